/**
 * What waits for staff, and how each account is notified. A notice says what waits and where, and nothing about a
 * patient: details are at the linked place.
 */

import { z } from 'zod';
import type { CountedMessage } from '#words/catalogue.ts';
import { Id, Instant, route } from './base.ts';
import { listQuery } from './crud.ts';
import type { Area } from './roles.ts';
import { said } from './validation-message.ts';

/**
 * A new inquiry, an overdue one, an appointment to approve, a stranded one, a person to call about a free time, and
 * mail that was given up.
 */
export const NoticeKind = z.enum(['inquiry', 'overdue', 'request', 'stranded', 'call', 'undelivered']);
export type NoticeKind = z.output<typeof NoticeKind>;

/** The kinds with a setting. `overdue` follows that of `inquiry`. */
export const ChosenKind = NoticeKind.exclude(['overdue']);
export type ChosenKind = z.output<typeof ChosenKind>;

export function chosenAs(kind: NoticeKind): ChosenKind {
  return kind === 'overdue' ? 'inquiry' : kind;
}

/** The area whose readers are notified. */
export const noticeAreas: Record<NoticeKind, Area> = {
  inquiry: 'inquiries',
  overdue: 'inquiries',
  request: 'visits',
  stranded: 'visits',
  call: 'visits',
  undelivered: 'messages',
};

/** Singular and plural within a sentence. */
export const noticeWords = {
  inquiry: ['{count} new inquiry', '{count} new inquiries'],
  overdue: ['{count} overdue inquiry', '{count} overdue inquiries'],
  request: ['{count} appointment to approve', '{count} appointments to approve'],
  stranded: ['{count} appointment to rebook', '{count} appointments to rebook'],
  call: ['{count} person to call about a free time', '{count} people to call about a free time'],
  undelivered: [
    '{count} message that could not be delivered',
    '{count} messages that could not be delivered',
  ],
} as const satisfies Record<NoticeKind, [one: string, several: CountedMessage]>;

/** The list of each kind in the staff area. */
export const noticePlaces: Record<NoticeKind, string> = {
  inquiry: '/admin/inquiries?status=new',
  overdue: '/admin/inquiries?due=overdue',
  request: '/admin/appointments?days=all&status=requested',
  stranded: '/admin/appointments/rebooking',
  call: '/admin/appointments/waitlist',
  undelivered: '/admin/settings/mail?status=dead',
};

/** All but `none` show it in the staff area: only there, also by mail at once, or also in a daily mail. */
export const NoticeWay = z.enum(['area', 'mail', 'digest', 'none'], said('Choose how to hear of it.'));
export type NoticeWay = z.output<typeof NoticeWay>;

/** Identifies a notice. */
const Noticed = z.strictObject({
  kind: NoticeKind,
  /** The inquiry, appointment, offer to the waiting list, or message. */
  entityId: Id,
  /** The start of the visit or the free time, or else when it came in: a moved visit makes a new notice. */
  occasion: Instant,
});
export const Notice = z.object({
  ...Noticed.shape,
  /** When it came in; null for a stranded visit, since that moment is unknown. */
  since: Instant.nullable(),
  /** The doctor or the department; empty for the whole hospital. */
  whose: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.output<typeof Notice>;

/** Hours of the hospital's clock for the daily mail. */
export const digestHours = { first: 0, last: 23, usual: 7 };

export const NoticeChoices = z.strictObject({
  inquiry: NoticeWay,
  request: NoticeWay,
  stranded: NoticeWay,
  call: NoticeWay,
  undelivered: NoticeWay,
  digestHour: z
    .int(said('Choose an hour.'))
    .min(digestHours.first, said('Choose an hour.'))
    .max(digestHours.last, said('Choose an hour.')),
});
export type NoticeChoices = z.output<typeof NoticeChoices>;

export const notice = {
  list: route({
    method: 'GET',
    path: '/admin/notices',
    access: 'staff',
    summary:
      'What waits for the account, unread first and then newest first; what is done is no longer there',
    query: listQuery(['position'], {}).pick({ page: true, limit: true }),
    data: z.array(Notice),
    list: true,
    meta: z.object({ unread: z.int() }),
  }),
  read: route({
    method: 'POST',
    path: '/admin/notices/read',
    access: 'staff',
    summary: 'Mark notices as read, for this account alone',
    body: z.strictObject({ notices: z.array(Noticed).min(1, said('Choose at least one notice.')).max(100) }),
    status: 204,
  }),
};

export const noticeChoice = {
  get: route({
    method: 'GET',
    path: '/admin/notices/choices',
    access: 'staff',
    summary: 'How the account hears of each kind of notice',
    data: NoticeChoices,
  }),
  update: route({
    method: 'PUT',
    path: '/admin/notices/choices',
    access: 'staff',
    summary: 'Choose how to hear of each kind; mail begins with what comes from now on',
    body: NoticeChoices,
    data: NoticeChoices,
  }),
};
