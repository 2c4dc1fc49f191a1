/** The trail of who did what to which entry. A row is written together with its change, never by its own call. */
import { z } from 'zod';
import { CalendarDate, IdParams, IdText, Instant, line, type PersonalEntity, route } from './base.ts';
import { listQuery } from './crud.ts';
import type { Area } from './roles.ts';

/** Recorded actions, besides the states of an appointment or an inquiry. activity-words.ts has their wording. */
export type ActivityAction =
  | ('create' | 'read' | 'download' | 'update' | 'remove' | 'restore' | 'reorder' | 'import' | 'purge')
  | ('move' | 'room' | 'delay' | 'needs' | 'correct' | 'correct-email' | 'keep' | 'offer' | 'leave' | 'extra')
  | ('answer' | 'ask-again' | 'mode')
  | (
      | 'merge'
      | 'unmerge'
      | 'elsewhere'
      | 'erase'
      | 'note'
      | 'remove-note'
      | 'reply'
      | 'take'
      | 'hand-over'
      | 'book'
      | 'pass'
    )
  | (
      | 'subscribe'
      | 'end-subscription'
      | 'unsubscribe'
      | 'resend'
      | 'renew'
      | 'discard'
      | 'sign'
      | 'back-up'
      | 'change-secret'
      | 'sign-everyone-out'
      | AccountAction
    );
export type AccountAction =
  | ('sign-in' | 'sign-in-by-passkey' | 'sign-in-by-sso' | 'sign-out' | 'sign-out-elsewhere' | 'end-session')
  | ('invite' | 'accept-invitation' | 'link-sso' | 'disable' | 'enable')
  | ('ask-password' | 'reset-password' | 'change-password' | 'ask-email' | 'change-email')
  | ('two-factor-on' | 'two-factor-off' | 'recovery-codes' | 'use-recovery-code')
  | ('add-passkey' | 'remove-passkey');

/** One field before and after; null means empty. */
export const Change = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type Change = z.output<typeof Change>;

/**
 * If the account may not read the entry's whole area, `label`, `fields` and the changes are empty, and `q` does not
 * search them.
 */
export const Activity = z.object({
  id: z.int(),
  createdAt: Instant,
  action: z.string(),
  entity: z.string(),
  entityId: z.int(),
  label: z.string(),
  /** Null without a signed-in account. */
  actorId: z.int().nullable(),
  actorName: z.string(),
  fields: z.array(z.string()),
  /** The stated purpose of a file; empty for other actions. */
  reason: z.string(),
  /** The values are gone: personal data past its retention period. */
  isForgotten: z.boolean(),
  /** Its place in the sealed chain; null until it is sealed, seconds after it was written. */
  sealNumber: z.int().nullable(),
});
export type Activity = z.output<typeof Activity>;

export const Deed = Activity.extend({ changes: z.array(Change) });
export type Deed = z.output<typeof Deed>;

export const SealReport = z.object({
  isWhole: z.boolean(),
  /** Rows checked, and rows not sealed yet. */
  sealed: z.int(),
  unsealed: z.int(),
  /** The last seal as `number:hash`. Noted elsewhere, it proves later that nothing before it was replaced. */
  last: z.string(),
  /** At most ten findings, in order of their rows. */
  findings: z.array(z.string()),
});
export type SealReport = z.output<typeof SealReport>;

/**
 * The history of one entry, for everyone who may read it. Views and files of it are only for readers of the trail. A
 * waiting-list entry has no history: the trail records only its end.
 */
function historyOf<const P extends string, const A extends Area, const S extends PersonalEntity>(
  path: P,
  access: A,
  shows: S,
) {
  return route({
    method: 'GET',
    path: `${path}/{id}/history`,
    access,
    shows,
    summary: 'What was done with this entry and by whom, newest first, at most 100 rows; not who looked',
    params: IdParams,
    data: z.array(Deed),
    errors: ['not-found'],
  });
}

export const activity = {
  list: route({
    method: 'GET',
    path: '/admin/activity',
    access: 'trail',
    shows: 'activity',
    summary:
      'Who did what to which entry, newest first; who read or downloaded with the action `read`, for one entry including the lists that showed it; `q` searches names and, from three letters on, entries and changes',
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
    shows: 'activity',
    summary: 'One row of the trail, with the changed fields before and after',
    params: IdParams,
    data: Deed,
    errors: ['not-found'],
  }),
  ofAppointment: historyOf('/appointment', 'visits', 'appointment'),
  ofInquiry: historyOf('/inquiries', 'inquiries', 'inquiry'),
};
