import { z } from 'zod';
import { t } from '#words/say.ts';
import { Image, route, Slug } from './base.ts';
import { listQuery } from './crud.ts';
import { longestSearch } from './lengths.ts';
import { listed } from './listed.ts';
import { searched } from './resources.ts';

/** In the order of equal matches. */
export const SearchType = z.enum(searched, {
  error: () => t('Choose {options}.', { options: listed(searched, { type: 'disjunction' }) }),
});
export type SearchType = z.output<typeof SearchType>;

/** Searchable pages, and parts of them, that are no entries; each is named by its address. */
export const SitePage = z.enum([
  'contact',
  'contact#getting-here',
  'contact#hours',
  'appointment',
  'appointment/mine',
  'conditions',
  'patients-and-visitors',
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
  /** The entry's heading; for a doctor, with the title. */
  title: z.string(),
  /** A doctor's role, otherwise the summary. */
  summary: z.string(),
  /** Language of title and summary, if it differs from the requested one. */
  language: z.string().optional(),
  image: Image.nullable(),
  /** How much of the query was found in it, from 0 to 1. */
  covers: z.number(),
  /** The words that matched, in lower case without accents. */
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
    summary:
      'Doctors, departments, services, conditions, packages, guides and news in one list, the best match first',
    query: z.object({
      /** Any typed or pasted text: control characters separate words. */
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
      /** Pages that match all words, or more than the best entry does; shown above the list and not counted. */
      sitePages: z.array(SitePage),
      /** Hits of every type, regardless of `type`. */
      totals: z.record(SearchType, z.int()),
      /** For an emergency that the words may describe. */
      advice: z.object({ text: z.string(), phone: z.string() }).nullable(),
    }),
  }),
};
export type SearchMeta = z.output<typeof search.list.meta>;
