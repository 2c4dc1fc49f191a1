/** Cut-offs for patients to move or cancel, as they were when the appointment was booked. */
import type { AppointmentStatus } from '#contract/appointment.ts';

export interface Cutoffs {
  status: AppointmentStatus;
  startsAt: Date;
  newTimesOfferedAt: Date | null;
  visitType: { moveCutoffMinutes: number; cancelCutoffMinutes: number };
}
export type PatientsChange = 'move' | 'cancel';

/**
 * The last instant at which a patient may still do it, in epoch milliseconds. A patient whom the hospital asked to
 * choose another time may do so until the visit starts.
 */
export function cutoffOf(
  { startsAt, visitType, newTimesOfferedAt }: Omit<Cutoffs, 'status'>,
  change: PatientsChange,
) {
  if (newTimesOfferedAt) return startsAt.getTime();
  const minutes = change === 'move' ? visitType.moveCutoffMinutes : visitType.cancelCutoffMinutes;
  return startsAt.getTime() - minutes * 60_000;
}
