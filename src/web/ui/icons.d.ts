/** An icon of the Iconify sets as the text of its SVG element, inlined by the build. */
declare module '~icons/*?raw' {
  const svg: string;
  export default svg;
}

/** The drawings of a table by name (vite.config.ts). */
declare module 'virtual:*-icons' {
  const drawings: ReadonlyMap<string, string>;
  export default drawings;
}
