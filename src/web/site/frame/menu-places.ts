import { ownPath } from '#web/shell/own-path.ts';

const places = ['/', '/about', '/services', '/packages', '/departments', '/gallery', '/contact'] as const;

/** The menu's item that a page belongs to; `isItself` on the page that the item leads to. */
export interface Place {
  href: (typeof places)[number];
  isItself: boolean;
}

/** Null on a page that the menu does not lead to. */
export function placeOf(pathname: string): Place | null {
  const path = ownPath(pathname);
  const href = places.find((place) => place === `/${path.split('/')[1]}`);
  return href ? { href, isItself: path === href } : null;
}
