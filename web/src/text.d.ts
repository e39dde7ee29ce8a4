// The build turns an imported drawing, or piece of HTML, into its text.
declare module "*.svg" {
  const svg: string;
  export default svg;
}

declare module "*.html" {
  const html: string;
  export default html;
}
