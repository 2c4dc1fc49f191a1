/** Until when patients may move or cancel an appointment themselves, as it stood when they booked. */
import type { AppointmentStatus } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';
import { readSender } from '#server/mail/letter.ts';

interface Cutoffs {
  status: AppointmentStatus;
  startsAt: Date;
  newTimesOfferedAt: Date | null;
  visitType: { moveCutoffMinutes: number; cancelCutoffMinutes: number };
}
export type PatientsChange = 'move' | 'cancel';

/**
 * The last instant at which a patient may still do it (epoch milliseconds). Whom the hospital asked to choose another
 * time may do so until the visit would begin.
 */
export function cutoffOf(
  { startsAt, visitType, newTimesOfferedAt }: Omit<Cutoffs, 'status'>,
  change: PatientsChange,
) {
  if (newTimesOfferedAt) return startsAt.getTime();
  const minutes = change === 'move' ? visitType.moveCutoffMinutes : visitType.cancelCutoffMinutes;
  return startsAt.getTime() - minutes * 60_000;
}

/** The refusal of a change that comes too late, which says whom to call; undefined in time. */
export async function cutoffPassed(
  orm: Orm,
  found: Cutoffs,
  change: PatientsChange,
  now: number,
): Promise<Problem<'past-cutoff'> | undefined> {
  // At the start itself, whatever the cut-off, the visit has begun.
  if (now <= cutoffOf(found, change) && now < found.startsAt.getTime()) return undefined;
  if (now >= found.startsAt.getTime()) {
    return problem('past-cutoff', { detail: 'The time of this appointment has passed.' });
  }
  const { phone } = await readSender(orm);
  const call = phone ? `Please call us: ${phone}.` : 'Please call us.';
  return problem('past-cutoff', { detail: `It is too late to ${change} this appointment online. ${call}` });
}
