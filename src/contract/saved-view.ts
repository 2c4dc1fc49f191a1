/** Each account sees only its own. */

import { z } from 'zod';
import { Id, IdParams, line, requiredLine, route } from './base.ts';
import { longestLabel } from './lengths.ts';

const SavedViewFields = z.strictObject({
  list: requiredLine(40, 'Enter the name of a list.'),
  name: requiredLine(longestLabel, 'Enter a name.'),
  /** The query string of the page's address. */
  search: line(1000),
});
export const SavedView = z.object({ id: Id, list: z.string(), name: z.string(), search: z.string() });
export type SavedView = z.output<typeof SavedView>;

export const savedView = {
  list: route({
    method: 'GET',
    path: '/admin/views',
    access: 'staff',
    // No `shows`: the reader typed any search in them.
    summary: 'One’s own saved views of all lists, by name',
    data: z.array(SavedView),
  }),
  create: route({
    method: 'POST',
    path: '/admin/views',
    access: 'staff',
    summary: 'Save a view; replaces one of the same list and name',
    body: SavedViewFields,
    data: SavedView,
    status: 201,
    errors: ['invalid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'staff',
    summary: 'Delete one of one’s own views',
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
};
