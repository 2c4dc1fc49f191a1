/** What the messages of an appointment say beside the words that a hospital may choose (contract/mail-text.ts). */
import type { MailKind, Placeholder } from '#contract/mail-text.ts';
import type { AppointmentRow } from '#server/booking/booked.ts';

export type MessageKind = Extract<
  MailKind,
  | 'confirm'
  | 'requested'
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'declined'
  | 'reminder-5-days'
  | 'reminder-1-day'
  | 'new-times'
>;

/** Messages about a time that is still ahead; those of an appointment that has moved or ended say nothing true. */
export const reminderKinds = ['reminder-5-days', 'reminder-1-day'] as const;

/** What the one link of a message is called. */
export function linkWords(kind: MessageKind): string {
  if (kind === 'confirm') return 'Confirm your appointment';
  if (kind === 'cancelled' || kind === 'declined') return 'Book another time';
  return kind === 'new-times' ? 'Choose another time' : 'See, move or cancel your appointment';
}

/** What fills the placeholders: `deadline` says until when the patient may change it, `date` is the local one in words. */
export function valuesOf(
  { status, changedBy, reference }: AppointmentRow['appointment'],
  { deadline, date }: { deadline: string; date: string },
): Partial<Record<Placeholder, string>> {
  const byPatient = changedBy === 'patient';
  const next =
    status === 'requested'
      ? 'We keep the new time for you and will confirm it as soon as a member of staff has looked at it.'
      : 'The new time is yours.';
  return {
    reference,
    deadline,
    date,
    change: `${byPatient ? 'You' : 'We'} moved your appointment. ${next}`,
    end: byPatient
      ? 'You cancelled your appointment.'
      : 'We are sorry: your appointment is cancelled by the hospital.',
  };
}

/** Kinds below whose opening stands what staff wrote to this patient. */
export const saysMore: readonly MessageKind[] = ['moved', 'cancelled', 'declined', 'new-times'];
