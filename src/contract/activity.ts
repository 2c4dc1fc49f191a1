/** The trail of who did what to which entry. A row is written together with its change, never by its own call. */
import { z } from 'zod';
import { CalendarDate, IdParams, IdText, Instant, line, route } from './base.ts';
import { listQuery } from './crud.ts';

/** One field before and after; null means empty. */
export const Change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type Change = z.output<typeof Change>;

/**
 * Of an entry in an area that the account may not read as a whole, `label` and `fields` are empty, as its changes are, and
 * `q` does not search them.
 */
export const Activity = z.object({
  id: z.int(),
  createdAt: Instant,
  action: z.string(),
  entity: z.string(),
  entityId: z.int(),
  label: z.string(),
  /** Null if nobody was signed in. */
  actorId: z.int().nullable(),
  actorName: z.string(),
  fields: z.array(z.string()),
  /** The values are gone: personal data past its retention period. */
  isForgotten: z.boolean(),
  /** Its place in the sealed chain; null until it is sealed, seconds after it was written. */
  sealNumber: z.int().nullable(),
});
export type Activity = z.output<typeof Activity>;

export const SealReport = z.object({
  isWhole: z.boolean(),
  /** Rows that were checked, and rows not sealed yet. */
  sealed: z.int(),
  unsealed: z.int(),
  /** The last seal as `number:hash`. Noted elsewhere, it proves later that nothing before it was replaced. */
  last: z.string(),
  /** At most ten findings, in order of their rows. */
  findings: z.array(z.string()),
});
export type SealReport = z.output<typeof SealReport>;

export const activity = {
  list: route({
    method: 'GET',
    path: '/admin/activity',
    access: 'trail',
    summary:
      'Who did what to which entry, newest first; who read only with the action `read`, for one entry including the lists that showed it; `q` searches names and, from three letters on, entries and changes',
    query: listQuery(['createdAt'], {
      entity: line(40).optional(),
      entityId: IdText.optional(),
      action: line(40).optional(),
      // `nobody`: requests without a signed-in account.
      actorId: IdText.or(z.literal('nobody')).optional(),
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
      format: z.enum(['json', 'csv']).optional(),
    }),
    data: z.array(Activity),
    list: true,
    csv: true,
  }),
  choices: route({
    method: 'GET',
    path: '/admin/activity/choices',
    access: 'trail',
    summary: 'Values to filter the trail by: people, and actions per kind of entry',
    data: z.object({
      people: z.array(z.object({ id: z.int().nullable(), name: z.string() })),
      deeds: z.array(z.object({ entity: z.string(), action: z.string() })),
    }),
  }),
  seals: route({
    method: 'GET',
    path: '/admin/activity/seals',
    access: 'trail',
    summary: 'Checks whether anything in the trail was changed, removed or inserted',
    data: SealReport,
    isCounted: true,
  }),
  get: route({
    method: 'GET',
    path: '/admin/activity/{id}',
    access: 'trail',
    summary: 'One row of the trail, with the changed fields before and after',
    params: IdParams,
    data: Activity.extend({ changes: z.array(Change) }),
    errors: ['not-found'],
  }),
};
