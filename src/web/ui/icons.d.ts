/** An Iconify icon as SVG text, inlined by the build. */
declare module '~icons/*?raw' {
  const svg: string;
  export default svg;
}

/** A table of drawings by name (vite.config.ts). */
declare module 'virtual:*-icons' {
  const drawings: ReadonlyMap<string, string>;
  export default drawings;
}
