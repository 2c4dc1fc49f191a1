import { type Problem, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';
import { readSender } from '#server/mail/letter.ts';
import { type Cutoffs, cutoffOf, type PatientsChange } from '#server/times/cutoff.ts';

/** The refusal of a change that is too late, with the number to call; undefined if in time. */
export async function cutoffPassed(
  orm: Orm,
  found: Cutoffs,
  change: PatientsChange,
  now: number,
): Promise<Problem<'past-cutoff'> | undefined> {
  // At its start the visit has begun, whatever the cut-off.
  if (now <= cutoffOf(found, change) && now < found.startsAt.getTime()) return undefined;
  if (now >= found.startsAt.getTime()) {
    return problem('past-cutoff', { detail: 'The time of this appointment has passed.' });
  }
  const { phone } = await readSender(orm);
  const call = phone ? `Please call us: ${phone}.` : 'Please call us.';
  return problem('past-cutoff', { detail: `It is too late to ${change} this appointment online. ${call}` });
}
