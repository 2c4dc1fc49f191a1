/** In the specified order. */
import { ownPath } from '#web/shell/own-path.ts';
import type { PlainMessage } from '#words/catalogue.ts';
export const items = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services', list: 'services', toggle: 'List of services', all: 'All services' },
  { href: '/packages', label: 'Packages|menu' },
  {
    href: '/departments',
    label: 'Departments',
    list: 'departments',
    toggle: 'List of departments',
    all: 'All departments',
  },
  { href: '/gallery', label: 'Gallery' },
  { href: '/contact', label: 'Contact' },
] as const satisfies {
  href: string;
  label: PlainMessage;
  list?: string;
  toggle?: PlainMessage;
  all?: PlainMessage;
}[];

/** The menu's item that a page belongs to; `isItself` on the page that the item leads to. */
export interface Place {
  href: (typeof items)[number]['href'];
  isItself: boolean;
}

/** Null on a page that the menu does not lead to. */
export function placeOf(pathname: string): Place | null {
  const path = ownPath(pathname);
  const item = items.find(({ href }) => href === `/${path.split('/')[1]}`);
  return item ? { href: item.href, isItself: path === item.href } : null;
}
