/** What the messages of an appointment say. Subjects name no speciality and no reason, since others may see them. */
import type { AppointmentRow } from '#server/booking/booked.ts';

export type MessageKind =
  | 'requested'
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'declined'
  | 'reminder-5-days'
  | 'reminder-1-day'
  | 'new-times';

/** Messages about a time that is still ahead; those of an appointment that has moved or ended say nothing true. */
export const reminderKinds = ['reminder-5-days', 'reminder-1-day'] as const;

export interface Words {
  subject: string;
  opening: string;
  closing: string;
  /** What the one link of the message is called. */
  link: string;
}

const see = 'See, move or cancel your appointment';
const another = 'Book another time';

/** `deadlines` says until when the patient may change it; `when` is the local date in words. */
export function wordsOf(
  kind: MessageKind,
  { status, changedBy, messageToPatient }: AppointmentRow['appointment'],
  { deadlines, when }: { deadlines: string; when: string },
): Words {
  const byPatient = changedBy === 'patient';
  const said = messageToPatient ? `\n\n${messageToPatient}` : '';
  switch (kind) {
    case 'requested':
      return {
        subject: 'We have your appointment request',
        opening:
          'We have your request and keep this time for you. We will confirm it as soon as a member of staff has looked at it.',
        closing: 'You do not need to do anything until then.',
        link: see,
      };
    case 'booked':
      return {
        subject: 'Your appointment is booked',
        opening: 'Your appointment is booked.',
        closing: deadlines,
        link: see,
      };
    case 'moved':
      return {
        subject: 'Your appointment is moved',
        opening:
          (byPatient ? 'You moved your appointment.' : 'We moved your appointment.') +
          (status === 'requested'
            ? ' We keep the new time for you and will confirm it as soon as a member of staff has looked at it.'
            : ' The new time is yours.') +
          said,
        closing: deadlines,
        link: see,
      };
    case 'cancelled':
      return {
        subject: 'Your appointment is cancelled',
        opening:
          (byPatient
            ? 'You cancelled your appointment.'
            : 'We are sorry: your appointment is cancelled by the hospital.') + said,
        closing: 'If you still need to be seen, please book another time or call us.',
        link: another,
      };
    case 'declined':
      return {
        subject: 'We cannot confirm your appointment request',
        opening: `We are sorry: we cannot confirm this time.${said}`,
        closing: 'Please choose another time or call us, and we will find one with you.',
        link: another,
      };
    case 'reminder-5-days':
    case 'reminder-1-day':
      return {
        subject: `Your appointment on ${when}`,
        opening: 'This is a reminder of your appointment. We look forward to seeing you.',
        closing: deadlines,
        link: see,
      };
    case 'new-times':
      return {
        subject: 'Please choose another time for your appointment',
        opening: `We are sorry: the time of your appointment can no longer be kept. Please choose another time by the link below; until then your place with us is not lost.${said}`,
        closing: 'If no time suits you, please call us, and we will find one with you.',
        link: 'Choose another time',
      };
  }
}
