import { type Notice, type NoticeKind, type NoticeWay, noticePlaces } from '#contract/notice.ts';
import { addressOf } from '#web/admin/session/menu.ts';

export const titleOf: Record<NoticeKind, string> = {
  inquiry: 'New inquiry',
  request: 'Appointment to approve',
  stranded: 'Appointment to rebook',
  undelivered: 'Mail that was not delivered',
};

/** Several of a kind, as one chooses about them. */
export const kindWords: Record<NoticeKind, string> = {
  inquiry: 'New inquiries',
  request: 'Appointments to approve',
  stranded: 'Appointments to rebook',
  undelivered: 'Mail that was not delivered',
};

export const wayWords: Record<NoticeWay, string> = {
  area: 'In the staff area',
  mail: 'In the staff area, and by mail as it happens',
  digest: 'In the staff area, and in a daily mail',
  none: 'Not at all',
};

/** Where somebody does what waits: the entry itself, where it has a page of its own. */
export function placeOf({ kind, entityId }: Pick<Notice, 'kind' | 'entityId'>): string {
  switch (kind) {
    case 'inquiry':
      return addressOf('inquiry', entityId);
    case 'request':
      return `${noticePlaces.request}&visit=${entityId}`;
    case 'stranded':
      return noticePlaces.stranded;
    case 'undelivered':
      return addressOf('mail', entityId);
  }
}

/** "3 unread", "None unread". */
export function unreadWords(unread: number): string {
  return unread === 0 ? 'None unread' : `${unread} unread`;
}
