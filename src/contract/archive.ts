import { z } from 'zod';
import { route } from './base.ts';

/** Everything of a hospital in one ZIP file: out of this one, and into an empty one. */
export const archive = {
  export: route({
    method: 'POST',
    path: '/admin/export',
    access: 'admin',
    summary: 'Everything as one ZIP: a file of JSON lines for each table, and the pictures',
    sensitive: true,
    zip: true,
  }),
  readiness: route({
    method: 'GET',
    path: '/admin/import',
    access: 'admin',
    summary: 'Whether this hospital is empty, so that another one can be imported into it',
    sensitive: true,
    data: z.object({
      isEmpty: z.boolean(),
      /** What there is, in words such as "3 departments". */
      holds: z.string(),
    }),
  }),
  import: route({
    method: 'POST',
    path: '/admin/import',
    access: 'admin',
    summary: 'Take in what an export holds; checked whole before anything is written',
    sensitive: true,
    takesZip: true,
    data: z.object({
      rows: z.int(),
      pictures: z.int(),
      /** What the reader should know, such as accounts that need a new password. */
      notes: z.array(z.string()),
    }),
    errors: ['not-empty', 'archive-refused'],
  }),
};
