import { z } from 'zod';
import { Id, IdParams, IdText, Instant, requiredLine, route } from './base.ts';
import { said } from './validation-message.ts';

/** The contract's name of a resource, such as `service` or `visitType`. */
const resource = requiredLine(40, 'Enter the name of a resource.');

/** Actions of staff on an entry of any resource, besides its five routes. */
export const entry = {
  restore: route({
    method: 'POST',
    path: '/admin/revisions/{id}/restore',
    access: 'staff',
    forPrograms: true,
    summary: 'Restore an entry to this revision; a deleted one comes back',
    params: IdParams,
    data: z.looseObject({ id: z.int(), version: z.int() }),
    status: 200,
    errors: ['not-found', 'stale-version', 'slug-taken', 'name-taken', 'invalid', 'forbidden'],
  }),
  reach: route({
    method: 'GET',
    path: '/admin/reach',
    access: 'staff',
    forPrograms: true,
    summary:
      'Whether the account may change an entry; for `schedule`, the hours and leave of the doctor with this number',
    query: z.object({ resource, id: IdText }),
    data: z.object({ mayChange: z.boolean() }),
  }),
  preview: route({
    method: 'POST',
    path: '/admin/previews',
    access: 'staff',
    forPrograms: true,
    summary: 'A token that shows one unpublished entry at its public address, as ?preview=, for a day',
    body: z.strictObject({ resource, id: Id }),
    data: z.object({ token: z.string(), expiresAt: Instant }),
    status: 201,
    errors: ['not-found'],
  }),
  order: route({
    method: 'PUT',
    path: '/admin/order',
    access: 'staff',
    forPrograms: true,
    summary: 'Place an entry right after another one of its resource, or first',
    body: z.strictObject({ resource, id: Id, after: Id.nullable() }),
    status: 204,
    errors: ['not-found', 'invalid', 'forbidden'],
  }),
  export: route({
    method: 'GET',
    path: '/admin/exports',
    access: 'staff',
    forPrograms: true,
    summary: 'All entries of a resource as a CSV table that can be imported again',
    query: z.object({ resource }),
    data: z.string(),
    csv: true,
    errors: ['not-found'],
  }),
  import: route({
    method: 'POST',
    path: '/admin/imports',
    access: 'staff',
    forPrograms: true,
    summary: 'Import entries from a CSV table, all or none; a dry run says what would happen',
    body: z.strictObject({
      resource,
      csv: z
        .string()
        .min(1, said('Choose a file.'))
        .max(900_000, said('This file is too large. Choose a smaller one.')),
      dryRun: z.boolean(),
    }),
    data: z.object({
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      applied: z.boolean(),
      problems: z.array(z.object({ line: z.int(), path: z.string(), message: z.string() })),
    }),
    status: 200,
    errors: ['not-found', 'invalid'],
  }),
};
