/**
 * What waits for someone on the staff, and how each account wants to hear of it. A notice says what waits and where, and
 * nothing about a patient: whoever wants to know more opens the place.
 */

import { z } from 'zod';
import type { CountedMessage } from '#words/catalogue.ts';
import { Id, Instant, route } from './base.ts';
import { listQuery } from './crud.ts';
import type { Area } from './roles.ts';
import { said } from './said.ts';

/** A new inquiry, one that should have been answered, an appointment to approve, one whose time the hours no longer offer, someone to call about a free time, and mail that was given up. */
export const NoticeKind = z.enum(['inquiry', 'overdue', 'request', 'stranded', 'call', 'undelivered']);
export type NoticeKind = z.output<typeof NoticeKind>;

/** The kinds that one chooses about. What is overdue goes the way of what is new. */
export const ChosenKind = NoticeKind.exclude(['overdue']);
export type ChosenKind = z.output<typeof ChosenKind>;

export function chosenAs(kind: NoticeKind): ChosenKind {
  return kind === 'overdue' ? 'inquiry' : kind;
}

/** The area whose readers are told. */
export const noticeAreas: Record<NoticeKind, Area> = {
  inquiry: 'inquiries',
  overdue: 'inquiries',
  request: 'visits',
  stranded: 'visits',
  call: 'visits',
  undelivered: 'messages',
};

/** One and several of a kind within a sentence. */
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

/** Where all of a kind are, in the staff area. */
export const noticePlaces: Record<NoticeKind, string> = {
  inquiry: '/admin/inquiries?status=new',
  overdue: '/admin/inquiries?due=overdue',
  request: '/admin/appointments?days=all&status=requested',
  stranded: '/admin/appointments/rebooking',
  call: '/admin/appointments/waitlist',
  undelivered: '/admin/settings/mail?status=dead',
};

/** All but `none` show it in the staff area: there alone, or by mail as it happens, or in a daily mail as well. */
export const NoticeWay = z.enum(['area', 'mail', 'digest', 'none'], said('Choose how to hear of it.'));
export type NoticeWay = z.output<typeof NoticeWay>;

/** Which notice it is. */
const Noticed = z.strictObject({
  kind: NoticeKind,
  /** The inquiry, appointment, offer to the waiting list, or message. */
  entityId: Id,
  /** The beginning of a visit or of the free time, or else when it came in: a visit that was moved is another matter. */
  occasion: Instant,
});
export const Notice = z.object({
  ...Noticed.shape,
  /** When it came in; of a stranded visit nobody knows when it became so. */
  since: Instant.nullable(),
  /** The doctor or the department; empty where it is the whole hospital's. */
  whose: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.output<typeof Notice>;

/** Hours of the hospital's clock at which a daily mail may come. */
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
