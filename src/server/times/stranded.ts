/**
 * Future appointments that the current rules would no longer offer. The list is computed on demand, never stored, so no
 * change of rules is missed. Only the decision of staff to keep one is stored, as a hash of the rules of its day: when
 * those change, it is listed again.
 */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { isProblem, type Problem } from '#contract/errors.ts';
import type { Stranded, StrandedReason } from '#contract/schedule.ts';
import type { Orm } from '#server/db/orm.ts';
import { type Holder, reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { hospitalZone, ofStaff, type Practice, practices, seesPatients } from './availability.ts';
import { startOfDay } from './days.ts';
import { readHours, type WorkingHours, windowsOn } from './hours.ts';
import { lostRooms } from './rooms.ts';
import { offerWithin, type VisitTypeRules } from './slots.ts';
import { dayOf, localAt, zoneMapAt } from './zone.ts';

interface Clocked {
  orm: Orm;
  now(): number;
  /** The reader of the answer; absent for a job. */
  staff?: Holder | null;
  /** Start of the range, in epoch milliseconds; defaults to now. */
  since?: number;
}

interface Judged extends Stranded {
  /** The value of `kept_rules` that keeps the appointment. Lazy, because it is expensive and few are kept. */
  rulesHash(): Buffer;
}

/**
 * Start of the range that waits for a decision: today's stranded appointments stay listed until the day is over, even
 * after their time, since the patient may not have been called.
 */
export async function undecidedSince({ orm, now }: Clocked): Promise<number> {
  const timeZone = await hospitalZone(orm);
  return Date.parse(startOfDay(timeZone, localAt(timeZone, now()).localDate)) - 1;
}

/** In order of time. The condition is on `appointment a`. */
export async function findStranded(context: Clocked, condition: SQL): Promise<Stranded[]> {
  const judged = await judgeStranded(context, condition);
  return judged
    .filter(({ rulesHash, kept }) => !kept?.equals(rulesHash()))
    .map(({ rulesHash: _, kept: __, ...stranded }) => stranded);
}

/** Includes those that staff keep; `kept` is the hash of the rules they decided on. */
export async function judgeStranded(
  { orm, now, staff, since = now() }: Clocked,
  condition: SQL,
): Promise<(Judged & { kept: Buffer | null })[]> {
  const { rows } = await orm.execute<{
    id: number;
    reference: string;
    doctor_id: number;
    starts_ms: string;
    visit_type_id: number;
    duration_minutes: number;
    kept_rules: Buffer | null;
  }>(sql`
    select a.id, ${referenceFor(staff)} as reference, a.doctor_id, extract(epoch from a.starts_at) * 1000 as starts_ms, a.kept_rules,
      (a.visit_type->>'id')::int as visit_type_id, (a.visit_type->>'durationMinutes')::int as duration_minutes
    from appointment a
    where a.starts_at > ${new Date(since).toISOString()} and a.status in ('requested', 'booked') and ${condition}
    order by a.starts_at, a.id`);
  if (rows.length === 0) return [];
  const doctorIds = sql.join([...new Set(rows.map((row) => row.doctor_id))], sql`, `);
  const found = await practices(orm, ofStaff(sql`d.id in (${doctorIds})`));
  const byDoctor = new Map(
    found.map((practice) => [practice.doctorId, { ...practice, hours: hoursByYear(practice) }]),
  );
  const { rows: here } = await orm.execute<{ id: number }>(
    sql`select d.id from doctor d where ${seesPatients(now(), sql`d.id in (${doctorIds})`).doctors}`,
  );
  const working = new Set(here.map(({ id }) => id));
  const roomless = await lostRooms(
    orm,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const startsAt = Number(row.starts_ms);
    const { doctor_id: doctorId, visit_type_id: id, duration_minutes: durationMinutes } = row;
    const practice = byDoctor.get(doctorId);
    // The doctor was emptied from the bin between the two queries, and the appointment with it.
    if (!practice) return [];
    const hours = practice.hours(startsAt);
    const asOf = Math.min(now(), startsAt);
    const reason = working.has(doctorId)
      ? (reasonOf(practice, hours, { visitType: { id, durationMinutes }, startsAt, now: asOf }) ??
        (roomless.has(row.id) ? 'room-unavailable' : null))
      : 'doctor-unavailable';
    if (!reason) return [];
    return {
      appointmentId: row.id,
      reference: row.reference,
      doctorId,
      startsAt: new Date(startsAt).toISOString(),
      ...hours.zone.localAt(startsAt),
      reason,
      rulesHash: () => hashOf(hours, { doctorId, reason, startsAt, ...roomless.get(row.id) }),
      kept: row.kept_rules,
    };
  });
}

/**
 * Anyone who changes hours learns which times they take away. The reference, which finds the patient, is only for staff
 * who may read the visits.
 */
function referenceFor(staff: Holder | null | undefined) {
  if (!staff) return sql`''`;
  const reached = reachesDoctor(reachOf(staff, 'visits', 'read'), sql`a.doctor_id`);
  return reached ? sql`case when ${reached} then a.reference else '' end` : sql`a.reference`;
}

/** Parsed once per year, since many appointments are checked together. */
function hoursByYear(practice: Practice) {
  const years = new Map<number, WorkingHours>();
  return (instant: number) => {
    const year = new Date(instant).getUTCFullYear();
    const known = years.get(year) ?? readHours(zoneMapAt(practice.timeZone, instant), practice);
    years.set(year, known);
    return known;
  };
}

export function strandedAppointments(context: Clocked, doctorId: number): Promise<Stranded[]> {
  return findStranded(context, sql`a.doctor_id = ${doctorId}`);
}

/**
 * Changes the rules and adds the appointments this strands to the answer, among those that meet a condition on
 * `appointment a`, without those stranded before. Call it under the lock of hours.
 */
export async function withStranded<D extends object, P extends Problem>(
  context: Clocked,
  condition: SQL,
  change: () => Promise<{ data: D } | P>,
): Promise<{ data: D & { stranded: Stranded[] } } | P> {
  const before = new Set((await findStranded(context, condition)).map(({ appointmentId }) => appointmentId));
  const outcome = await change();
  if (isProblem(outcome)) return outcome;
  const after = await findStranded(context, condition);
  return {
    data: { ...outcome.data, stranded: after.filter(({ appointmentId }) => !before.has(appointmentId)) },
  };
}

/**
 * Ignores lead time and horizon, which the appointment once satisfied, and the grid, which may have changed: the doctor
 * must be there for the whole visit and still offer it.
 */
function reasonOf(
  { visitTypes, timeZone }: Practice,
  hours: WorkingHours,
  {
    visitType,
    startsAt,
    now,
  }: { visitType: Pick<VisitTypeRules, 'id' | 'durationMinutes'>; startsAt: number; now: number },
): StrandedReason | null {
  if (!visitTypes.some(({ id }) => id === visitType.id)) return 'visit-type-not-offered';
  const offer = offerWithin(hours, { timeZone, visitType: { ...anyMinute, ...visitType }, now }, startsAt);
  return offer === 'offered' ? null : offer === 'closed' ? 'closed' : 'outside-hours';
}

const anyMinute = {
  stepMinutes: 1,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  places: 1,
  leadMinutes: 0,
  horizonDays: 100_000,
};

/** Everything behind the decision: doctor, time, reason, and the hours of that day. */
function hashOf(
  hours: WorkingHours,
  { startsAt, ...rest }: { doctorId: number; reason: StrandedReason; startsAt: number; room?: string },
) {
  const day = dayOf(hours.zone.localAt(startsAt).localDate);
  const facts = windowsOn(hours, day).map(({ range, open, visitTypeIds }) => ({ range, open, visitTypeIds }));
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, startsAt, facts }))
    .digest();
}
