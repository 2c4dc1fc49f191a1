/** The parts of an appointment's messages that a hospital cannot change (for the rest see contract/mail-text.ts). */

import type { MailKind, Placeholder } from '#contract/mail-text.ts';
import type { AppointmentRow } from '#server/appointment/read.ts';
import { t } from '#words/say.ts';

export type MessageKind = Extract<
  MailKind,
  | 'confirm'
  | 'requested'
  | 'booked'
  | 'moved'
  | 'mode'
  | 'cancelled'
  | 'declined'
  | 'reminder-5-days'
  | 'reminder-1-day'
  | 'reminder-late'
  | 'questions'
  | 'new-times'
>;

/** About several visits of a series. */
export type SeriesKind = Extract<MailKind, `series-${string}`>;

/** Messages about a future time; once the appointment has moved or ended they are wrong. */
export const reminderKinds = ['reminder-5-days', 'reminder-1-day', 'reminder-late', 'questions'] as const;

export function linkWords(kind: MessageKind): string {
  if (kind === 'confirm') return t('Confirm your appointment');
  if (kind === 'cancelled' || kind === 'declined') return t('Book another time');
  if (kind === 'questions') return t('Answer the questions');
  return kind === 'new-times' ? t('Choose another time') : t('See, move or cancel your appointment');
}

/** `deadline` states the patient's cut-offs, `date` is the local date in words. */
export function valuesOf(
  { status, changedBy, reference }: AppointmentRow['appointment'],
  { deadline, date }: { deadline: string; date: string },
): Partial<Record<Placeholder, string>> {
  const byPatient = changedBy === 'patient';
  const next =
    status === 'requested'
      ? t(
          'We are keeping the new time for you and will confirm it as soon as a member of staff has looked at it.',
        )
      : t('The new time is booked for you.');
  const moved = byPatient ? t('You moved your appointment.') : t('We moved your appointment.');
  return {
    reference,
    deadline,
    date,
    change: `${moved} ${next}`,
    end: byPatient
      ? t('You cancelled your appointment.')
      : t('We are sorry: we had to cancel your appointment.'),
  };
}

/** Kinds with room for a note from staff below the opening. */
export const saysMore: readonly MessageKind[] = ['moved', 'mode', 'cancelled', 'declined', 'new-times'];
