import { z } from 'zod';
import { Image, route, Slug } from './base.ts';
import { listQuery } from './crud.ts';
import { longestSearch } from './lengths.ts';
import { searched } from './resources.ts';

/** What the search finds; also the order in which equals stand. */
export const SearchType = z.enum(
  searched,
  `Choose ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(searched)}.`,
);
export type SearchType = z.output<typeof SearchType>;

/** Pages of the site that are no entries, and are looked for all the same; each is named as its address is. */
export const SitePage = z.enum([
  'contact',
  'appointment',
  'pricing',
  'about',
  'gallery',
  'accessibility',
  'privacy',
]);
export type SitePage = z.output<typeof SitePage>;

export const Hit = z.object({
  type: SearchType,
  id: z.int(),
  slug: Slug,
  /** As it stands above the entry; a doctor's with their title. */
  title: z.string(),
  /** One line on it: a doctor's role, else the summary. */
  summary: z.string(),
  image: Image.nullable(),
  /** How much of what was typed was found in it, from 0 to 1. */
  covers: z.number(),
  /** The words by which it was found, in small letters without accents. */
  matched: z.array(z.string()),
});
export type Hit = z.output<typeof Hit>;

const { page, limit } = listQuery(['relevance'], {}).shape;

export const search = {
  list: route({
    method: 'GET',
    path: '/search',
    access: 'public',
    isCounted: true,
    errors: ['too-many-requests', 'invalid'],
    summary: 'Doctors, departments, services, packages and news in one list, the best match first',
    query: z.object({
      /** Whatever people type or paste: control characters part words. */
      q: z
        .string()
        .transform((words) => words.slice(0, longestSearch).replace(/[\p{Cc}\p{Cs}]/gu, ' '))
        .default(''),
      type: SearchType.optional(),
      page,
      limit,
    }),
    data: z.array(Hit),
    list: true,
    meta: z.object({
      /** Pages that answer all of the words, or more of them than the best of the entries; they stand above the list and are not counted. */
      sitePages: z.array(SitePage),
      /** How many were found of each type, whichever was asked for. */
      totals: z.record(SearchType, z.int()),
      /** What to do in an emergency that the words may describe. */
      advice: z.object({ text: z.string(), phone: z.string() }).nullable(),
    }),
  }),
};
export type SearchMeta = z.output<typeof search.list.meta>;
