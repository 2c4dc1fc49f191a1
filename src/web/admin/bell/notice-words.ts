import {
  type ChosenKind,
  type Notice,
  type NoticeKind,
  type NoticeWay,
  noticePlaces,
} from '#contract/notice.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

export const titleOf = {
  inquiry: 'New inquiry',
  overdue: 'Overdue inquiry',
  request: 'Appointment to approve',
  stranded: 'Appointment to rebook',
  call: 'Person to call about a free time',
  undelivered: 'Mail that was not delivered',
} as const satisfies Record<NoticeKind, PlainMessage>;

/** Kinds in the plural, for settings. */
export const kindWords = {
  inquiry: 'New and overdue inquiries',
  request: 'Appointments to approve',
  stranded: 'Appointments to rebook',
  call: 'People to call about a free time',
  undelivered: 'Mail that was not delivered',
} as const satisfies Record<ChosenKind, PlainMessage>;

export const wayWords = {
  area: 'In the staff area',
  mail: 'In the staff area, and by mail as it happens',
  digest: 'In the staff area, and in a daily mail',
  none: 'Not at all',
} as const satisfies Record<NoticeWay, PlainMessage>;

/** The page to act on a notice: the entry itself, if it has a page. */
export function noticeAddress({ kind, entityId }: Pick<Notice, 'kind' | 'entityId'>): string {
  switch (kind) {
    case 'inquiry':
    case 'overdue':
      return addressOf('inquiry', entityId);
    case 'request':
      return `${noticePlaces.request}&visit=${entityId}`;
    case 'stranded':
    case 'call':
      return noticePlaces[kind];
    case 'undelivered':
      return addressOf('mail', entityId);
  }
}

/** "3 unread", "None unread". */
export function unreadWords(unread: number): string {
  return unread === 0 ? t('None unread') : counted('{count} unread', '{count} unread', unread);
}
