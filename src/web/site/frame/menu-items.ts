/** In the specified order. */
export const items = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services', list: 'services', all: 'All services' },
  { href: '/packages', label: 'Packages' },
  { href: '/departments', label: 'Departments', list: 'departments', all: 'All departments' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/contact', label: 'Contact' },
] as const;

/** The menu's item that a page belongs to; `isItself` on the page that the item leads to. */
export interface Place {
  href: (typeof items)[number]['href'];
  isItself: boolean;
}

/** Null on a page that the menu does not lead to. */
export function placeOf(pathname: string): Place | null {
  const item = items.find(({ href }) => href === `/${pathname.split('/')[1]}`);
  return item ? { href: item.href, isItself: pathname === item.href } : null;
}
