/** An icon of the Iconify sets as the text of its SVG element, inlined when the site is built. */
declare module '~icons/*?raw' {
  const svg: string;
  export default svg;
}
