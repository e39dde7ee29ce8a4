// The build turns an imported SVG into a data URL.
declare module "*.svg" {
  const url: string;
  export default url;
}
