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

/** Whether an appointment has a time that can still change. */
export function isMovable({ status }: { status: string }) {
  return status === 'requested' || status === 'booked';
}

/** Where the hospital's clock stands: on the visit's own date, and whether its time has come. */
export interface VisitMoment {
  isToday: boolean;
  hasBegun: boolean;
}

/**
 * The states that may follow. Before its time nobody has failed to come to a visit, and a visit is over only for a
 * patient whom the doctor saw early, on the day itself. A patient marked as absent can still arrive on that day only.
 */
export function allowedNext(
  status: AppointmentStatus,
  { isToday, hasBegun }: VisitMoment,
): AppointmentStatus[] {
  return steps[status].filter((next) => {
    if (next === 'no_show') return hasBegun;
    if (next === 'fulfilled') return hasBegun || (status === 'in_progress' && isToday);
    if (status === 'no_show' && next === 'arrived') return isToday;
    return true;
  });
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
