/** How somebody likes to look at a list, under a name of their own. Each account sees only its own. */

import { z } from 'zod';
import { Id, IdParams, line, requiredLine, route } from './base.ts';
import { longestLabel } from './lengths.ts';

export const SavedViewFields = z.strictObject({
  /** The list's resource, such as `doctor`. */
  list: requiredLine(40),
  name: requiredLine(longestLabel),
  /** The part of the page's address behind the question mark. */
  search: line(1000),
});
export const SavedView = z.object({ id: Id, list: z.string(), name: z.string(), search: z.string() });
export type SavedView = z.output<typeof SavedView>;

export const savedView = {
  list: route({
    method: 'GET',
    path: '/admin/views',
    access: 'admin',
    summary: 'One’s own saved views of all lists, by name',
    data: z.array(SavedView),
  }),
  create: route({
    method: 'POST',
    path: '/admin/views',
    access: 'admin',
    summary: 'Save a view; one of the same list and name is replaced',
    body: SavedViewFields,
    data: SavedView,
    status: 201,
    errors: ['invalid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'admin',
    summary: 'Forget one of one’s own views',
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
};
