import { ownPath } from '#web/shell/own-path.ts';

const places = [
  '/about',
  '/services',
  '/packages',
  '/departments',
  '/gallery',
  '/contact',
  '/doctors',
  '/conditions',
  '/appointment/mine',
  '/patients-and-visitors',
  '/pricing',
  '/news',
  '/',
] as const;

/** The menu item that a page belongs to; `isItself` on the item's own page. */
export interface Place {
  href: (typeof places)[number];
  isItself: boolean;
}

/** Null on a page outside the menu. */
export function placeOf(pathname: string): Place | null {
  const path = ownPath(pathname);
  const href = places.find((place) => path === place || (place !== '/' && path.startsWith(`${place}/`)));
  return href ? { href, isItself: path === href } : null;
}
