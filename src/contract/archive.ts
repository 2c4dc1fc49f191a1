import { z } from 'zod';
import { route } from './base.ts';

/** A whole hospital as one ZIP file: exported from this one, imported into an empty one. */
export const archive = {
  export: route({
    method: 'POST',
    path: '/admin/export',
    access: 'administration',
    summary: 'Everything as one ZIP: a file of JSON lines for each table, and the pictures',
    shows: 'hospital',
    sensitive: true,
    zip: true,
  }),
  readiness: route({
    method: 'GET',
    path: '/admin/import',
    access: 'administration',
    summary: 'Whether this hospital is empty, so that an export can be imported',
    sensitive: true,
    data: z.object({
      isEmpty: z.boolean(),
      /** What it contains, in words such as "3 departments". */
      holds: z.string(),
    }),
  }),
  import: route({
    method: 'POST',
    path: '/admin/import',
    access: 'administration',
    summary: 'Import an export; the whole file is checked before anything is written',
    sensitive: true,
    takesZip: true,
    data: z.object({
      rows: z.int(),
      pictures: z.int(),
      /** What the operator should know, such as accounts that need a new password. */
      notes: z.array(z.string()),
    }),
    errors: ['not-empty', 'archive-refused'],
  }),
};
