/**
 * Whether a time may be booked or kept by the rules, as a booking, a hold or a move asks once more inside its
 * transaction; and what is offered instead of a time that is not.
 */
import { sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';
import {
  type AskedFor,
  bookable,
  nearestFree,
  type OfferedVisitType,
  type Practice,
  practices,
} from '#server/times/availability.ts';
import { isOffered, type VisitTypeRules } from '#server/times/slots.ts';
import { type Held, lockHold } from './held.ts';

interface Clocked {
  orm: Orm;
  now(): number;
}

/** A time that is not to be had, as it is known inside: with what the free ones nearest to it are sought by. */
export interface NotFree extends Problem<'slot-taken' | 'slot-not-offered'> {
  sought: { doctorId: number; visitTypeId: number; instead?: AskedFor };
}

export function notFree(code: NotFree['code'], sought: NotFree['sought'], detail?: string): NotFree {
  return { ...problem(code, { detail }), sought };
}

export const notOffered = {
  'outside-hours': 'The doctor does not see patients at this time.',
  closed: 'The doctor is away or the hospital is closed at this time.',
  'too-soon': 'This time is too soon to book online. Please call us.',
  'too-far': 'This time cannot be booked online yet.',
} as const;

/**
 * The kind of visit that is asked for, where the doctor gives it at that time. Ask under the lock of hours. With the
 * token of a hold, also that hold, and what was early enough when it began still is.
 */
export async function offeredVisit(
  { orm, now }: Clocked,
  wanted: {
    doctorId: number;
    visitTypeId?: number | undefined;
    startsAt: string;
    holdToken?: string | undefined;
    /** What was early enough then still is, in epoch milliseconds. */
    since?: number | undefined;
  },
): Promise<
  | { visitType: OfferedVisitType; held: Held | null; practice: Practice }
  | Problem<'invalid' | 'not-found' | 'hold-not-valid'>
  | NotFree
> {
  const { doctorId, visitTypeId, holdToken: token } = wanted;
  const [practice] = await practices(orm, bookable(now(), sql`d.id = ${doctorId}`));
  if (!practice) return problem('not-found', { detail: 'This doctor takes no appointments online.' });
  const visitType = visitTypeId
    ? practice.visitTypes.find(({ id }) => id === visitTypeId)
    : practice.visitTypes[0];
  if (!visitType) {
    return problem('invalid', {
      errors: [{ path: 'visitTypeId', message: 'This doctor does not offer that kind of visit.' }],
    });
  }
  const startsAt = Date.parse(wanted.startsAt);
  const asked = { doctorId, visitTypeId: visitType.id, startsAt };
  const held = token ? await lockHold(orm, { ...asked, token, now: now() }) : null;
  if (held && 'code' in held) return held;
  const offer = offerOf(practice, visitType, startsAt, {
    now: now(),
    since: held?.since ?? wanted.since ?? now(),
  });
  if (offer !== 'offered') {
    return notFree('slot-not-offered', { doctorId, visitTypeId: visitType.id }, notOffered[offer]);
  }
  return { visitType, held, practice };
}

/** The rules' answer; an instant beyond any horizon is refused before calendars are asked about it. */
function offerOf(
  practice: Practice,
  visitType: VisitTypeRules,
  startsAt: number,
  { now, since }: { now: number; since: number },
) {
  const dayMs = 86_400_000;
  if (startsAt < now) return 'too-soon';
  if (startsAt > now + (visitType.horizonDays + 2) * dayMs) return 'too-far';
  return isOffered({ ...practice, visitType, now: since }, startsAt);
}

/** What is answered: a time that is not to be had comes with the three free ones that are nearest to it. */
export async function withNearest<Outcome extends { data: unknown } | Problem>(
  context: Clocked,
  startsAt: string,
  outcome: Outcome | NotFree,
): Promise<Exclude<Outcome, NotFree> | Problem<NotFree['code']>> {
  if (!isNotFree(outcome)) return outcome as Exclude<Outcome, NotFree>;
  const { sought, ...refusal } = outcome;
  const { doctorId, visitTypeId, instead } = sought;
  const nearest = await nearestFree(context, doctorId, visitTypeId, Date.parse(startsAt), instead);
  return { ...refusal, extra: { nearest } };
}

function isNotFree(outcome: object): outcome is NotFree {
  return 'sought' in outcome;
}
