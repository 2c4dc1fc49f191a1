import type { QuestionState } from '#contract/question.ts';
import type { AppointmentRow } from '#server/appointment/read.ts';
import { isMovable } from '#server/booking/states.ts';

/** A visit's progress with its questions, for its patient. Nothing is asked before a booking is confirmed. */
export function questionStateOf(
  { appointment, questions }: Pick<AppointmentRow, 'appointment' | 'questions'>,
  now: number,
): QuestionState | null {
  if (!questions || !isMovable(appointment)) return null;
  const { when, ...state } = questions;
  const isOpen = isStillOpen(appointment, now);
  return { ...state, isOpen, asksAtOnce: isOpen && when === 'booking' && !state.isComplete };
}

/** Patients answer, and correct their answers, until the visit begins. */
export function isStillOpen(found: AppointmentRow['appointment'], now: number) {
  return isMovable(found) && now < found.startsAt.getTime();
}
