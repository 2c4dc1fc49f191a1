import { type Problem, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';
import { readSender } from '#server/mail/letter.ts';
import { pleaseCall } from '#server/mail/please-call.ts';
import { type Cutoffs, cutoffOf, type PatientsChange } from '#server/times/cutoff.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

const tooLate = {
  move: 'It is too late to move this appointment online.',
  cancel: 'It is too late to cancel this appointment online.',
} as const satisfies Record<PatientsChange, PlainMessage>;

/** The refusal of a change that is too late, with the number to call; undefined if in time. */
export async function cutoffPassed(
  orm: Orm,
  found: Cutoffs,
  change: PatientsChange,
  now: number,
): Promise<Problem<'past-cutoff'> | undefined> {
  // At its start the visit has begun, regardless of the cut-off.
  if (now <= cutoffOf(found, change) && now < found.startsAt.getTime()) return undefined;
  if (now >= found.startsAt.getTime()) {
    return problem('past-cutoff', { detail: t('The time of this appointment has passed.') });
  }
  const { phone } = await readSender(orm);
  return problem('past-cutoff', { detail: `${t(tooLate[change])} ${pleaseCall(phone)}` });
}
