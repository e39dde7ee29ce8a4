// The build turns an imported SVG into its text.
declare module "*.svg" {
  const svg: string;
  export default svg;
}
