/**
 * Future appointments that the rules as they now stand would no longer offer: the list is computed each time it is asked
 * for, never stored, so that no change of rules can be forgotten. Stored is only that staff decided to keep one, as a
 * hash of the rules of its day: once those change, it is asked about again.
 */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { isProblem, type Problem } from '#contract/errors.ts';
import type { Stranded, StrandedReason } from '#contract/schedule.ts';
import type { Orm } from '#server/db/orm.ts';
import { hospitalZone, type Practice, practices, seesPatients } from './availability.ts';
import { readHours, windowsOn } from './hours.ts';
import { isOffered, type VisitTypeRules } from './slots.ts';
import { dayOf, localAt, zoneMapAt } from './zone.ts';

interface Clocked {
  orm: Orm;
  now(): number;
}

interface Judged extends Stranded {
  /** What `kept_rules` has to be for the appointment to stand. */
  rulesHash: Buffer;
}

/** The stranded appointments that meet a condition on `appointment a`, in order of time. */
export async function findStranded(context: Clocked, condition: SQL): Promise<Stranded[]> {
  const judged = await judgeStranded(context, condition);
  return judged
    .filter(({ rulesHash, kept }) => !kept?.equals(rulesHash))
    .map(({ rulesHash: _, kept: __, ...stranded }) => stranded);
}

/** The same with those that staff keep; `kept` is what they once decided on. */
export async function judgeStranded(
  { orm, now }: Clocked,
  condition: SQL,
): Promise<(Judged & { kept: Buffer | null })[]> {
  const { rows } = await orm.execute<{
    id: number;
    reference: string;
    doctor_id: number;
    starts_ms: string;
    visit_type: VisitTypeRules;
    kept_rules: Buffer | null;
  }>(sql`
    select a.id, a.reference, a.doctor_id, extract(epoch from a.starts_at) * 1000 as starts_ms, a.visit_type, a.kept_rules
    from appointment a
    where a.starts_at > ${new Date(now()).toISOString()} and a.status in ('held', 'requested', 'booked') and ${condition}
    order by a.starts_at, a.id`);
  if (rows.length === 0) return [];
  const timeZone = await hospitalZone(orm);
  const doctorIds = sql.join([...new Set(rows.map((row) => row.doctor_id))], sql`, `);
  const found = await practices(orm, sql`d.id in (${doctorIds})`);
  const byDoctor = new Map(found.map((practice) => [practice.doctorId, practice]));
  const { rows: here } = await orm.execute<{ id: number }>(
    sql`select d.id from doctor d where ${seesPatients(now(), sql`d.id in (${doctorIds})`)}`,
  );
  const working = new Set(here.map(({ id }) => id));
  return rows.flatMap((row) => {
    const startsAt = Number(row.starts_ms);
    const practice = byDoctor.get(row.doctor_id);
    const reason = working.has(row.doctor_id)
      ? reasonOf(practice!, { visitType: row.visit_type, startsAt, timeZone, now: now() })
      : 'doctor-unavailable';
    if (!reason) return [];
    return {
      appointmentId: row.id,
      reference: row.reference,
      doctorId: row.doctor_id,
      startsAt: new Date(startsAt).toISOString(),
      ...localAt(timeZone, startsAt),
      reason,
      rulesHash: hashOf(practice, { doctorId: row.doctor_id, reason, startsAt, timeZone }),
      kept: row.kept_rules,
    };
  });
}

/** The stranded appointments of one doctor. */
export function strandedAppointments(context: Clocked, doctorId: number): Promise<Stranded[]> {
  return findStranded(context, sql`a.doctor_id = ${doctorId}`);
}

/**
 * Does a change of rules and adds to its answer the appointments that it strands, among those that meet a condition on
 * `appointment a`; those that were stranded before are not its doing. To be called under the lock of the hours.
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
 * Lead time and horizon do not count: an appointment that stands was once early enough. Nor does the grid, which may have
 * changed: what matters is that the doctor is there for the whole visit, and still gives it.
 */
function reasonOf(
  practice: Practice,
  {
    visitType,
    startsAt,
    timeZone,
    now,
  }: { visitType: VisitTypeRules; startsAt: number; timeZone: string; now: number },
): StrandedReason | null {
  if (!practice.visitTypes.some(({ id }) => id === visitType.id)) return 'visit-type-not-offered';
  const rules = { ...visitType, stepMinutes: 1, leadMinutes: 0, horizonDays: 100_000 };
  const offer = isOffered({ ...practice, timeZone, visitType: rules, now }, startsAt);
  return offer === 'offered' ? null : offer === 'closed' ? 'closed' : 'outside-hours';
}

/** Of all that decided: whose time it is, when, why it is stranded, and the hours of that day. */
function hashOf(
  practice: Practice | undefined,
  {
    startsAt,
    timeZone,
    ...rest
  }: { doctorId: number; reason: StrandedReason; startsAt: number; timeZone: string },
) {
  const zone = zoneMapAt(timeZone, startsAt);
  const day = dayOf(zone.localAt(startsAt).localDate);
  const windows = practice ? windowsOn(readHours(zone, practice), day) : [];
  const facts = windows.map(({ range, open, visitTypeIds }) => ({ range, open, visitTypeIds }));
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, startsAt, facts }))
    .digest();
}
