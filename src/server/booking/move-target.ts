/** Where an appointment may be moved to: what was booked keeps its length, and what is offered today decides the rest. */

import { and, sql } from 'drizzle-orm';
import type { ChangedBy } from '#contract/appointment.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';
import type * as schema from '#server/db/schema.ts';
import { type Holder, reachesDoctor, reachOf } from '#server/identity/rights.ts';
import {
  bookable,
  furthestDays,
  isBookedOnline,
  type Practice,
  practices,
  seesPatients,
} from '#server/times/availability.ts';
import { isOffered, type VisitTypeRules } from '#server/times/slots.ts';
import { rulesOfBooked } from '#server/times/visit-rules.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { type NotFree, notFree, notOffered } from './offered.ts';

/** A time that the rules allow, in epoch milliseconds, and how to search for free ones near it. */
export interface Target {
  practice: Practice;
  visitType: VisitTypeRules;
  startsAt: number;
  endsAt: number;
  sought: NotFree['sought'];
}

/** Its times are not shown to patients, so no one can choose one. */
const notMovedOnline = 'This kind of visit is not moved online. Please call us.' satisfies PlainMessage;

/** Call it under the lock of hours. */
export async function targetOf(
  { orm, now, staff }: { orm: Orm; now(): number; staff: Holder | null },
  before: schema.StoredAppointment,
  { doctorId, startsAt, by }: { doctorId: number; startsAt: number; by: ChangedBy },
): Promise<Target | NotFree | Problem<'not-found' | 'invalid' | 'state-not-allowed'>> {
  if (by === 'patient' && !(await isBookedOnline(orm, before.visitTypeId)))
    return problem('state-not-allowed', { detail: t(notMovedOnline) });
  const sees = by === 'patient' ? bookable : seesPatients;
  const reached = staff ? reachesDoctor(reachOf(staff, 'visits', 'change'), sql`d.id`) : undefined;
  const [practice] = await practices(orm, sees(now(), and(sql`d.id = ${doctorId}`, reached)!));
  if (!practice)
    return problem('not-found', {
      detail: t('This doctor sees no patients at the moment. Choose another one.'),
    });
  const visitType = rulesOfBooked(before.visitType, practice);
  if (doctorId !== before.doctorId && !practice.visitTypes.some(({ id }) => id === visitType.id)) {
    return problem('invalid', {
      errors: [
        {
          path: 'doctorId',
          message: t('This doctor does not offer that kind of visit. Choose another one.'),
        },
      ],
    });
  }
  const instead = { appointmentIds: [before.id], visitType };
  const sought = { doctorId, visitTypeId: visitType.id, instead };
  const offer = offerOf(practice, { visitType, startsAt, by, now: now() });
  if (offer !== 'offered') return notFree('slot-not-offered', sought, t(notOffered[offer]));
  return { practice, visitType, startsAt, endsAt: startsAt + visitType.durationMinutes * 60_000, sought };
}

function offerOf(
  practice: Practice,
  {
    visitType,
    startsAt,
    by,
    now,
  }: { visitType: VisitTypeRules; startsAt: number; by: ChangedBy; now: number },
) {
  if (startsAt < now) return 'too-soon';
  if (startsAt > now + furthestDays * 86_400_000) return 'too-far';
  const rules =
    by === 'patient'
      ? visitType
      : { ...visitType, stepMinutes: 1, leadMinutes: 0, horizonDays: furthestDays };
  return isOffered({ ...practice, visitType: rules, now }, startsAt);
}
