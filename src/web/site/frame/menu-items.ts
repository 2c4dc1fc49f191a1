/** The menu's labels. Only the server renders them, so browsers do not load them. */
import type { PlainMessage } from '#words/catalogue.ts';
import type { Place } from './menu-places.ts';

/** In the order of the specification. */
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
  href: Place['href'];
  label: PlainMessage;
  list?: string;
  toggle?: PlainMessage;
  all?: PlainMessage;
}[];
