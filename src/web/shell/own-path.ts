import { speech } from '#words/language.ts';

/** The path of a page without its language: "/de/about" is "/about". */
export function ownPath(pathname: string) {
  const { prefix } = speech();
  if (!prefix || !`${pathname}/`.startsWith(`${prefix}/`)) return pathname;
  return pathname.slice(prefix.length) || '/';
}
