/** The parts of an appointment's messages that a hospital cannot change (for the rest see contract/mail-text.ts). */
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

/** Messages about a future time; once the appointment has moved or ended they are wrong. */
export const reminderKinds = ['reminder-5-days', 'reminder-1-day'] as const;

export function linkWords(kind: MessageKind): string {
  if (kind === 'confirm') return 'Confirm your appointment';
  if (kind === 'cancelled' || kind === 'declined') return 'Book another time';
  return kind === 'new-times' ? 'Choose another time' : 'See, move or cancel your appointment';
}

/** The values of the placeholders: `deadline` states the patient's cut-offs, `date` is the local date in words. */
export function valuesOf(
  { status, changedBy, reference }: AppointmentRow['appointment'],
  { deadline, date }: { deadline: string; date: string },
): Partial<Record<Placeholder, string>> {
  const byPatient = changedBy === 'patient';
  const next =
    status === 'requested'
      ? 'We are keeping the new time for you and will confirm it as soon as a member of staff has looked at it.'
      : 'The new time is booked for you.';
  return {
    reference,
    deadline,
    date,
    change: `${byPatient ? 'You' : 'We'} moved your appointment. ${next}`,
    end: byPatient ? 'You cancelled your appointment.' : 'We are sorry: we had to cancel your appointment.',
  };
}

/** Kinds with room for a note from staff below the opening. */
export const saysMore: readonly MessageKind[] = ['moved', 'cancelled', 'declined', 'new-times'];
