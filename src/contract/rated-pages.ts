/**
 * Which public pages ask "Was this page useful?": those of the entries that the site search finds, and some texts. Free
 * of schemas, so that the frame of the public pages can use it.
 */
import type { PlainMessage } from '#words/catalogue.ts';
import { folders, type Searched, searched } from './resources.ts';

/** Pages that are no entries, by path, with their names for staff. */
export const ratedTexts = {
  '/about': 'About',
  '/pricing': 'Pricing',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/accessibility': 'Accessibility',
} as const satisfies Record<string, PlainMessage>;
type RatedText = keyof typeof ratedTexts;

export type RatedAddress = { path: RatedText } | { path: string; resource: Searched; slug: string };

/** The page at an address, which may be an alias; null if that page does not ask. */
export function ratedAt(pathname: string): RatedAddress | null {
  if (Object.hasOwn(ratedTexts, pathname)) return { path: pathname as RatedText };
  const [, folder = '', slug = ''] = /^\/([\w-]+)\/([a-z0-9-]{1,120})$/.exec(pathname) ?? [];
  const main = folder === 'ClinicalDepartment' ? 'departments' : folder;
  const resource = Object.hasOwn(folders, main) ? folders[main as keyof typeof folders] : undefined;
  return isSearched(resource) ? { path: `/${main}/${slug}`, resource, slug } : null;
}

function isSearched(resource: string | undefined): resource is Searched {
  return searched.some((name) => name === resource);
}
