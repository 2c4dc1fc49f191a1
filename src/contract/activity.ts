/** The trail of who did what to which entry. It is written with what it tells of, and by no call of its own. */
import { z } from 'zod';
import { CalendarDate, IdParams, IdText, Instant, line, route } from './base.ts';
import { listQuery } from './crud.ts';

/** One field before and after; null is nothing. */
export const Change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type Change = z.output<typeof Change>;

export const Activity = z.object({
  id: z.int(),
  createdAt: Instant,
  action: z.string(),
  entity: z.string(),
  entityId: z.int(),
  label: z.string(),
  /** Null for somebody who was not signed in. */
  actorId: z.int().nullable(),
  actorName: z.string(),
  /** Names of the fields that it changed. */
  fields: z.array(z.string()),
  /** What they were has been forgotten, as what is personal is after its time. */
  isForgotten: z.boolean(),
  /** Its place in the sealed chain; null until it is sealed, seconds after it was written. */
  sealNumber: z.int().nullable(),
});
export type Activity = z.output<typeof Activity>;

/** Whether the chain of seals is as it was made. */
export const SealReport = z.object({
  isWhole: z.boolean(),
  /** Rows that were checked, and those that wait for their seal. */
  sealed: z.int(),
  unsealed: z.int(),
  /** The last seal as `number:hash`; noted elsewhere, it shows later that nothing before it was replaced. */
  last: z.string(),
  /** What was found, first row first; at most ten. */
  findings: z.array(z.string()),
});
export type SealReport = z.output<typeof SealReport>;

export const activity = {
  list: route({
    method: 'GET',
    path: '/admin/activity',
    access: 'admin',
    summary:
      'Who did what to which entry, newest first; `q` looks into names and, from three letters on, into entries and what was changed',
    query: listQuery(['createdAt'], {
      entity: line(40).optional(),
      entityId: IdText.optional(),
      action: line(40).optional(),
      // `nobody` is whoever was not signed in.
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
    access: 'admin',
    summary: 'What the trail can be filtered by: people, and what was done to which kind of entry',
    data: z.object({
      people: z.array(z.object({ id: z.int().nullable(), name: z.string() })),
      deeds: z.array(z.object({ entity: z.string(), action: z.string() })),
    }),
  }),
  seals: route({
    method: 'GET',
    path: '/admin/activity/seals',
    access: 'admin',
    summary: 'Goes through the whole trail and says whether anything was changed, removed or put in',
    data: SealReport,
    isCounted: true,
  }),
  get: route({
    method: 'GET',
    path: '/admin/activity/{id}',
    access: 'admin',
    summary: 'One row of the trail, with what the changed fields were before and after',
    params: IdParams,
    data: Activity.extend({ changes: z.array(Change) }),
    errors: ['not-found'],
  }),
};
