/** The states of an appointment and their transitions. Pure: the caller passes in the date. */
import type { AppointmentStatus } from '#contract/appointment.ts';

const steps: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  held: ['requested', 'booked', 'expired', 'cancelled'],
  requested: ['booked', 'declined', 'cancelled', 'entered_in_error'],
  booked: ['arrived', 'fulfilled', 'no_show', 'cancelled', 'entered_in_error'],
  arrived: ['in_progress', 'fulfilled', 'booked', 'no_show', 'cancelled', 'entered_in_error'],
  in_progress: ['fulfilled', 'arrived', 'entered_in_error'],
  fulfilled: ['no_show'],
  no_show: ['arrived', 'fulfilled'],
  cancelled: [],
  declined: [],
  expired: [],
  entered_in_error: [],
};

/** States that release the slot. */
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

/** Whether the patient is expected, or here and not done yet. */
export function isAhead({ status }: { status: AppointmentStatus }) {
  return ['held', 'requested', 'booked', 'arrived', 'in_progress'].includes(status);
}

/** The current time relative to the visit: on its date, and whether it has begun. */
export interface VisitMoment {
  isToday: boolean;
  hasBegun: boolean;
}

/**
 * The allowed next states. No one is a no-show before the visit's time, and only a patient seen early can be done
 * before it, on the day itself. A no-show can still arrive on that day only. A visit without a final state is done, or
 * a no-show, at once on a later day.
 */
export function allowedNext(
  status: AppointmentStatus,
  { isToday, hasBegun }: VisitMoment,
): AppointmentStatus[] {
  return steps[status].filter((next) => {
    if (next === 'no_show') return hasBegun;
    if (status === 'booked' && next === 'fulfilled') return hasBegun && !isToday;
    if (next === 'fulfilled') return hasBegun || (status === 'in_progress' && isToday);
    if (status === 'no_show' && next === 'arrived') return isToday;
    return true;
  });
}

/** `fulfilled` and `no_show` correct each other, with a reason. */
export function needsNote(from: AppointmentStatus, to: AppointmentStatus) {
  return (from === 'fulfilled' && to === 'no_show') || (from === 'no_show' && to === 'fulfilled');
}

/**
 * Whether the patient is notified of a step. Not of steps at the desk while the patient is there, later corrections, or
 * the end of a past visit.
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
