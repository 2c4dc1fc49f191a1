/**
 * One record for each resource whose entries staff write. Sitemap, link pictures, site search and the staff area's
 * names, targets and search derive from it. `index.ts` does not compile while a resource has no record.
 */
import type { PlainMessage } from '#words/catalogue.ts';

export interface ResourceRecord {
  /** The word for one entry. Sentences with it are separate messages (resource-words.ts). */
  one: PlainMessage;
  folder?: string;
  /** Included in the site search. Among equal matches, the order here decides. */
  isSearched?: true;
}

export const resources = {
  department: { one: 'department', folder: 'departments', isSearched: true },
  service: { one: 'service', folder: 'services', isSearched: true },
  condition: { one: 'condition', folder: 'conditions', isSearched: true },
  doctor: { one: 'doctor', folder: 'doctors', isSearched: true },
  package: { one: 'package', folder: 'packages', isSearched: true },
  guide: { one: 'guide', folder: 'patients-and-visitors', isSearched: true },
  news: { one: 'article', folder: 'news', isSearched: true },
  gallery: { one: 'album', folder: 'gallery' },
  galleryImage: { one: 'picture of an album' },
  speciality: { one: 'speciality' },
  testimonial: { one: 'testimonial' },
  visitType: { one: 'visit type' },
  closure: { one: 'closure' },
  room: { one: 'room' },
  waitingArea: { one: 'waiting area' },
  synonym: { one: 'set of words' },
  savedReply: { one: 'saved reply' },
} as const satisfies Record<string, ResourceRecord>;

type Records = typeof resources;
type Having<Key extends string> = {
  [Name in keyof Records]: Records[Name] extends Record<Key, unknown> ? Name : never;
}[keyof Records];
export type Searched = Having<'isSearched'>;
type WithPages = Having<'folder'>;
export type Folder = Records[WithPages]['folder'];

function having<Key extends keyof ResourceRecord>(key: Key) {
  return (Object.entries(resources) as [string, ResourceRecord][]).filter(([, record]) => record[key]);
}

export const searched = having('isSearched').map(([name]) => name) as [Searched, ...Searched[]];

export const folders = Object.fromEntries(
  having('folder').map(([name, { folder }]) => [folder, name]),
) as Record<Folder, WithPages>;

export function headingOf({ name, title }: { name?: unknown; title?: unknown }): string {
  return String(name ?? title ?? '');
}

/** "visitType" is `visit_type` in the database: in its tables, columns, revisions and activity. */
export function snakeCase(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function camelCase(name: string) {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
