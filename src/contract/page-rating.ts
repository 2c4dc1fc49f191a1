import { z } from 'zod';
import { CalendarDate, LocalDate, requiredLine, route } from './base.ts';
import { listQuery } from './crud.ts';
import { longestPath } from './lengths.ts';
import { searched } from './resources.ts';
import { said } from './validation-message.ts';

/** The path of a public page, such as `/departments/cardiology`. */
const PagePath = requiredLine(longestPath, 'Enter the address of a page, such as /about.');

export const PageRatingFields = z.strictObject({
  path: PagePath,
  wasUseful: z.boolean(said('Choose yes or no.')),
});

/** A public page that asks; its path is the present one, even if found by a former one. */
export const RatedPage = z.object({ path: z.string(), title: z.string() });
export type RatedPage = z.output<typeof RatedPage>;

const counts = { yes: z.int(), no: z.int() };

export const PageRating = z.object({
  /** The page's first week in this answer; finds its comments. */
  id: z.int(),
  title: z.string(),
  /** Empty if the page is not public. */
  path: z.string(),
  /** What staff edit; null for a text. */
  entry: z.object({ resource: z.enum(searched), id: z.int() }).nullable(),
  ...counts,
  comments: z.int(),
  /** Every requested week, oldest first. */
  weeks: z.array(z.object({ week: LocalDate, ...counts })),
});
export type PageRating = z.output<typeof PageRating>;

/** The number of weeks, ending with the one that contains `to`, which defaults to today. */
export const weekFilters = {
  weeks: z
    .string()
    .regex(/^\d{1,3}$/, said('Use a whole number.'))
    .transform(Number)
    .pipe(
      z
        .int()
        .min(1, said('Enter 1 or more.'))
        .max(105, said('Enter at most {max}.', { max: 105 })),
    )
    .default(12),
  to: CalendarDate.optional(),
};

export const pageRating = {
  page: route({
    method: 'GET',
    path: '/page-ratings/page',
    access: 'public',
    summary: 'The page at an address, if it asks whether it was useful',
    query: z.object({ path: PagePath }),
    data: RatedPage,
    errors: ['not-found', 'invalid'],
  }),
  create: route({
    method: 'POST',
    path: '/page-ratings',
    access: 'publicWrite',
    summary: 'Say whether a page was useful; only the page, the week and the answer are counted',
    body: PageRatingFields,
    status: 204,
    errors: ['not-found', 'invalid', 'too-many-requests'],
  }),
  list: route({
    method: 'GET',
    path: '/page-ratings',
    access: 'content',
    summary: 'The answers by page, most “No” first, `from` a Monday `to` a Sunday; as CSV by page and week',
    query: listQuery(['no', 'yes', 'useful'], {
      ...weekFilters,
      format: z.enum(['json', 'csv']).optional(),
    }).omit({ q: true, status: true }),
    data: z.array(PageRating),
    list: true,
    meta: z.object({ ...counts, from: LocalDate, to: LocalDate }),
    csv: true,
  }),
};
