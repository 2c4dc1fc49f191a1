/**
 * Whether the rules allow a slot, checked again inside the transaction of a booking, hold or move, and the nearest
 * alternatives if they do not.
 */

import { sql } from 'drizzle-orm';
import { isDoneBy } from '#contract/done-by.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { VisitMode } from '#contract/modes.ts';
import type { Orm } from '#server/db/orm.ts';
import {
  type AskedFor,
  bookable,
  isBookedOnline,
  nearestFree,
  type OfferedVisitType,
  type Practice,
  practices,
} from '#server/times/availability.ts';
import type { Purpose } from '#server/times/purpose.ts';
import { isOffered, type VisitTypeRules } from '#server/times/slots.ts';
import { rulesOfBooked, visitTypeOf } from '#server/times/visit-rules.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { type LiveHold, lockHold } from './use-hold.ts';

interface Clocked {
  orm: Orm;
  now(): number;
}

/** An unavailable slot, with what the search for the nearest free ones requires. */
export interface NotFree extends Problem<'slot-taken' | 'slot-not-offered'> {
  sought: { doctorId: number; visitTypeId: number; instead?: AskedFor };
}

export function notFree(code: NotFree['code'], sought: NotFree['sought'], detail?: string): NotFree {
  return { ...problem(code, { detail }), sought };
}

export function soughtIn(doctorId: number, visitType: VisitTypeRules): NotFree['sought'] {
  return { doctorId, visitTypeId: visitType.id, instead: { visitType } };
}

export const notOffered = {
  'outside-hours': 'The doctor does not see patients at this time. Choose another one.',
  closed: 'The doctor is away or the hospital is closed at this time. Choose another one.',
  'too-soon': 'This time is too soon to book online. Please call us.',
  'too-far': 'This time cannot be booked online yet. Choose an earlier one.',
} as const satisfies Record<string, PlainMessage>;

/**
 * The requested visit type, if the doctor offers it at that time. Call it under the lock of hours. With a hold's token
 * it also returns the hold, whose start satisfied the lead time.
 */
export async function offeredVisit(
  { orm, now }: Clocked,
  wanted: {
    doctorId: number;
    visitTypeId?: number | undefined;
    purpose?: Purpose | undefined;
    mode?: VisitMode | undefined;
    /** The rules of the original booking, which apply again. */
    booked?: (VisitTypeRules & { mode: VisitMode }) | undefined;
    startsAt: string;
    holdToken?: string | undefined;
    /** Epoch milliseconds. What satisfied the lead time then still does. */
    since?: number | undefined;
  },
): Promise<
  | { visitType: OfferedVisitType; held: LiveHold | null; practice: Practice }
  | Problem<'invalid' | 'not-found' | 'hold-not-valid'>
  | NotFree
> {
  const { doctorId, holdToken: token } = wanted;
  const [practice] = await practices(orm, bookable(now(), sql`d.id = ${doctorId}`));
  if (!practice)
    return problem('not-found', { detail: t('This doctor takes no appointments online. Please call us.') });
  const offered = visitTypeOf(practice, wanted);
  const visitType =
    offered && wanted.booked ? { ...offered, ...rulesOfBooked(wanted.booked, practice) } : offered;
  if (!visitType) return notOfDoctor(orm, practice, wanted);
  const startsAt = Date.parse(wanted.startsAt);
  const asked = { doctorId, visitTypeId: visitType.id, startsAt };
  const held = token ? await lockHold(orm, { ...asked, token, now: now() }) : null;
  if (held && 'code' in held) return held;
  const offer = offerOf(practice, visitType, startsAt, {
    now: now(),
    since: held?.since ?? wanted.since ?? now(),
  });
  if (offer !== 'offered') {
    return notFree('slot-not-offered', soughtIn(doctorId, visitType), t(notOffered[offer]));
  }
  return { visitType, held, practice };
}

/** Why a visit is not offered: the doctor does not do it, or not in this mode, online or of this type. */
async function notOfDoctor(
  orm: Orm,
  practice: Practice,
  { mode: _, ...wanted }: Parameters<typeof visitTypeOf>[1],
): Promise<Problem<'invalid'>> {
  if (wanted.purpose && !isDoneBy(wanted.purpose, practice))
    return problem('invalid', { errors: [notDone()] });
  const id = wanted.purpose?.visitTypeId ?? wanted.visitTypeId;
  const error = visitTypeOf(practice, wanted)
    ? { path: 'mode', message: t('This visit does not take place like that. Choose another way.') }
    : id && !(await isBookedOnline(orm, id))
      ? { path: 'visitTypeId', message: t('This kind of visit is not booked online. Please call us.') }
      : {
          path: 'visitTypeId',
          message: t('This doctor does not offer that kind of visit. Choose another one.'),
        };
  return problem('invalid', { errors: [error] });
}

/** For a package or service that the chosen doctor does not do. */
export function notDone() {
  const message = t(
    'This doctor does not do what the visit is for. Choose a doctor of the department that does.',
  );
  return { path: 'doctorId', message };
}

/** Refuses an instant beyond any horizon before expanding a calendar. */
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
