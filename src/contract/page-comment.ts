import { z } from 'zod';
import { IdParams, IdText, LocalDate, route, text } from './base.ts';
import { listQuery } from './crud.ts';
import { longestComment } from './lengths.ts';
import { PageRatingFields, weekFilters } from './page-rating.ts';
import { said } from './validation-message.ts';

/** A visitor's comment on their answer. */
const PageCommentFields = PageRatingFields.extend({
  comment: text(longestComment).min(1, said('Enter a comment.')),
});

export const PageComment = z.object({
  id: z.int(),
  /** The Monday of the week it was sent in. */
  week: LocalDate,
  title: z.string(),
  /** Empty if the page is not public. */
  path: z.string(),
  wasUseful: z.boolean(),
  comment: z.string(),
});
export type PageComment = z.output<typeof PageComment>;

export const pageComment = {
  create: route({
    method: 'POST',
    path: '/page-comments',
    access: 'publicWrite',
    summary: 'Add a comment to an answer; the same one sent twice is kept once',
    body: PageCommentFields,
    status: 204,
    errors: ['not-found', 'invalid', 'too-many-requests'],
  }),
  list: route({
    method: 'GET',
    path: '/page-comments',
    access: 'content',
    // No `shows`: a comment is about a page, and its author is unknown.
    summary: 'Comments, newest first; `ratingId` is any rating of the page that they are about',
    query: listQuery(['id'], { ...weekFilters, ratingId: IdText.optional() }).omit({
      sort: true,
      q: true,
      status: true,
    }),
    data: z.array(PageComment),
    list: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/page-comments/{id}',
    access: 'content',
    summary: 'Delete a comment for good',
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
};
