/** Proposes the visits of a series, and new times for moved ones, from the free times for staff. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Slot } from '#contract/appointment.ts';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import {
  type series as contract,
  longestSeriesDays,
  type SeriesMove,
  type SeriesOffer,
} from '#contract/series.ts';
import { addDays } from '#contract/words/formats.ts';
import { isMovable } from '#server/booking/states.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import {
  type DoctorFilter,
  deskRules,
  type FreeQuery,
  freeTimes,
  freeTimesOf,
  ofStaff,
  practices,
  seesPatients,
} from '#server/times/availability.ts';
import { purposeIn } from '#server/times/purpose.ts';
import { rulesOfBooked } from '#server/times/visit-rules.ts';
import { dayOf, localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import { datesOf, proposed, shiftBetween, shifted, type Wish } from './wishes.ts';

const { appointment, department, doctor } = schema;

export async function proposeSeries(
  { query }: Checked<typeof contract.propose>,
  context: StaffContext,
): Promise<{ data: SeriesOffer[] } | Problem<'invalid' | 'not-found'>> {
  const { time, earliest, latest, weekdays, gaps = 'nearest', visitType: visitTypeId, mode } = query;
  const dates = datesOf({ ...query, weekdays: weekdays?.split(',').map(Number) });
  const [first, last] = [dates[0]!, dates.at(-1)!];
  if (dayOf(last) - dayOf(first) > longestSeriesDays) return tooLong();
  const purpose = await purposeIn(query, context);
  if (isProblem(purpose)) return purpose;
  const whose = await doctorsOf(query, context);
  if (!whose) return problem('not-found');
  const between = query.every * (query.unit === 'weeks' ? 7 : 1);
  const asked = { visitTypeId, purpose, mode, atDesk: true };
  const span = { from: addDays(first, -between), to: addDays(last, between) };
  const own = await freeTimes(context, { ...asked, ...span, asked: whose.own });
  const wishes = dates.map((localDate) => ({ localDate, localTime: time, doctorId: whose.doctorId }));
  const range = earliest && latest ? { earliest, latest } : undefined;
  const others = whose.others
    ? await timesOfOthers(context, whose.others, {
        ...{ asked, wishes },
        without: proposed(wishes, own, { range, gaps: 'leave' }),
      })
    : [];
  const slots = proposed(wishes, [...own, ...others], { range, gaps });
  return {
    data: wishes.map(({ doctorId: _, ...wished }, place) => ({ wished, slot: slots[place]! })),
  };
}

/** Doctors of a department asked first: one of them nearly always has the wished time. */
const fewDoctors = 10;

/** Free times of a department's other doctors on the dates of wishes that the first doctor cannot meet. */
async function timesOfOthers(
  context: StaffContext,
  doctors: DoctorFilter,
  {
    asked,
    wishes,
    without,
  }: { asked: Omit<FreeQuery, 'asked' | 'from' | 'to'>; wishes: Wish[]; without: (Slot | null)[] },
): Promise<Slot[]> {
  const free: Slot[] = [];
  let unmet = wishes.filter((_, place) => without[place] === null);
  // The rest of a large department is asked only if none of its first doctors has the exact time.
  for (const part of [{ most: fewDoctors }, { skip: fewDoctors }]) {
    if (unmet.length === 0) break;
    const some = await practices(context.orm, doctors, part);
    const onDay = ({ localDate: day }: Wish) => freeTimesOf(context, some, { ...asked, from: day, to: day });
    free.push(...(await Promise.all(unmet.map(onDay))).flat());
    const met = proposed(unmet, free, { gaps: 'leave' });
    unmet = unmet.filter((_, place) => met[place] === null);
  }
  return free;
}

function tooLong() {
  const message = t('A series lasts at most two years. Choose fewer visits, or less time between them.');
  return problem('invalid', { errors: [{ path: 'count', message }] });
}

interface Doctors {
  doctorId: number;
  own: DoctorFilter;
  others: DoctorFilter | null;
}

/** The doctor and, with a department, its other doctors; null if one is unknown. */
async function doctorsOf(
  { doctor: slug, department: ofDepartment }: { doctor: string; department?: string | undefined },
  { orm, now, staff }: StaffContext,
): Promise<Doctors | null> {
  const reached = reachesDoctor(reachOf(staff, 'visits', 'read'), sql`d.id`);
  const within = (these: SQL) => seesPatients(now(), and(these, reached)!);
  const idOf = async (table: typeof doctor | typeof department, name: string) => {
    const [found] = await orm
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.slug, name), isNull(table.deletedAt)));
    return found?.id;
  };
  const doctorId = await idOf(doctor, slug);
  const departmentId = ofDepartment && (await idOf(department, ofDepartment));
  if (!doctorId || (ofDepartment && !departmentId)) return null;
  const others = departmentId
    ? within(
        sql`d.id <> ${doctorId} and d.id in (select doctor_id from doctor_department where department_id = ${departmentId})`,
      )
    : null;
  return { doctorId, own: within(sql`d.id = ${doctorId}`), others };
}

/** A visit and the later ones of its series that may still be moved, within the account's reach. */
async function fromHereOn(id: number, { orm, staff }: StaffContext): Promise<schema.StoredAppointment[]> {
  const [first] = await orm
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, id), within(appointment, staff, 'change')));
  if (!first?.seriesId) return [];
  const rows = await orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.seriesId, first.seriesId),
        within(appointment, staff, 'change'),
        sql`(${appointment.startsAt}, ${appointment.id}) >= (${first.startsAt.toISOString()}::timestamptz, ${id})`,
      ),
    )
    .orderBy(appointment.startsAt, appointment.id);
  return rows.filter(isMovable);
}

export async function proposeMove(
  { params, query }: Checked<typeof contract.proposeMove>,
  context: StaffContext,
): Promise<{ data: SeriesMove[] } | Problem<'not-found' | 'invalid'>> {
  const rows = await fromHereOn(params.id, context);
  const first = rows.find(({ id }) => id === params.id);
  if (!first) return problem('not-found');
  const whose = query.doctor ? await doctorsOf({ doctor: query.doctor }, context) : null;
  if (query.doctor && !whose) return problem('not-found');
  const at = (row: schema.StoredAppointment, instant = row.startsAt.getTime()) =>
    localAt(row.timeZone, instant);
  const shift = shiftBetween(at(first), at(first, Date.parse(query.startsAt)));
  // Visits with other doctors stay with them.
  const doctorOf = (row: schema.StoredAppointment) =>
    whose && row.doctorId === first.doctorId ? whose.doctorId : row.doctorId;
  const wishes = rows.map((row) => ({ row, ...shifted(at(row), shift), doctorId: doctorOf(row) }));
  const slots = await freeFor(wishes, context);
  if (isProblem(slots)) return slots;
  const names = await namesOf(
    rows.map(({ doctorId }) => doctorId),
    context,
  );
  return {
    data: wishes.map(({ row, localDate, localTime }, place) => ({
      ...{ id: row.id, version: row.version, ...at(row), doctor: names.get(row.doctorId)! },
      wished: { localDate, localTime },
      slot: slots[place]!,
    })),
  };
}

/** The free times nearest to the wishes of visits to be moved, each by its booked rules. */
async function freeFor(wishes: (Wish & { row: schema.StoredAppointment })[], context: StaffContext) {
  const dates = wishes.map(({ localDate }) => localDate).sort();
  const [first, last] = [dates[0]!, dates.at(-1)!];
  if (dayOf(last) - dayOf(first) > 2 * longestSeriesDays) return tooLong();
  const reached = reachesDoctor(reachOf(context.staff, 'visits', 'change'), sql`d.id`);
  const found = await practices(
    context.orm,
    ofStaff(sql`d.id = any(${sql.param(wishes.map((one) => one.doctorId))}::int[])`),
  );
  const rulesOf = ({ doctorId, row }: Wish & { row: schema.StoredAppointment }) =>
    rulesOfBooked(row.visitType, found.find((one) => one.doctorId === doctorId) ?? { visitTypes: [] });
  const alike = Map.groupBy(wishes, (wish) => JSON.stringify([wish.doctorId, rulesOf(wish)]));
  const free = await Promise.all(
    [...alike.values()].map(async (group) => {
      const [one] = group as [Wish & { row: schema.StoredAppointment }];
      const visitType = deskRules(rulesOf(one));
      return freeTimes(context, {
        asked: seesPatients(context.now(), and(sql`d.id = ${one.doctorId}`, reached)!),
        from: addDays(first, -7),
        to: addDays(last, 7),
        instead: { appointmentIds: wishes.map(({ row }) => row.id), visitType },
        atDesk: true,
      });
    }),
  );
  const range = { earliest: '00:00', latest: '23:59' };
  return proposed(wishes, free.flat(), { range, gaps: 'nearest' });
}

async function namesOf(ids: number[], { orm }: StaffContext) {
  const rows = await orm
    .select({ id: doctor.id, name: doctor.name, slug: doctor.slug })
    .from(doctor)
    .where(sql`${doctor.id} = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
