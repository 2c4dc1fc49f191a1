/** The states of an appointment and the steps between them. Pure: what day it is comes from the caller. */
import type { AppointmentStatus } from '#contract/appointment.ts';

const steps: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  held: ['requested', 'booked', 'expired', 'cancelled'],
  requested: ['booked', 'declined', 'cancelled', 'entered_in_error'],
  booked: ['arrived', 'no_show', 'cancelled', 'entered_in_error'],
  arrived: ['in_progress', 'fulfilled', 'booked', 'no_show', 'cancelled', 'entered_in_error'],
  in_progress: ['fulfilled', 'arrived', 'entered_in_error'],
  fulfilled: ['no_show'],
  no_show: ['arrived', 'fulfilled'],
  cancelled: [],
  declined: [],
  expired: [],
  entered_in_error: [],
};

/** States that give the time back. */
export const releasing: readonly AppointmentStatus[] = [
  'cancelled',
  'declined',
  'expired',
  'entered_in_error',
];

/** The states that may follow; a patient marked as absent can still arrive on the day itself only. */
export function allowedNext(status: AppointmentStatus, isToday: boolean): AppointmentStatus[] {
  return steps[status].filter((next) => !(status === 'no_show' && next === 'arrived' && !isToday));
}

/** `fulfilled` and `no_show` correct each other, and a correction says why. */
export function needsNote(from: AppointmentStatus, to: AppointmentStatus) {
  return (from === 'fulfilled' && to === 'no_show') || (from === 'no_show' && to === 'fulfilled');
}

/**
 * Whether a step is news to the patient. What the desk does while the patient is there, or corrects afterwards, is not;
 * neither is the end of a visit whose time is over.
 */
export function tellsPatient(
  { status, endsAt }: { status: AppointmentStatus; endsAt: Date },
  to: AppointmentStatus,
  now: number,
) {
  const awaited: readonly AppointmentStatus[] = ['held', 'requested', 'booked'];
  return (
    awaited.includes(status) &&
    ['requested', 'booked', 'cancelled', 'declined'].includes(to) &&
    endsAt.getTime() > now
  );
}
