import { sql } from 'drizzle-orm';
import type { Stranded } from '#contract/schedule.ts';
import type { Orm } from '#server/db/orm.ts';
import { hospitalZone, practices } from './availability.ts';
import { isOffered, type VisitTypeRules } from './slots.ts';
import { localAt } from './zone.ts';

/**
 * The future appointments of one doctor that the rules as they now stand would no longer offer. Lead time and horizon
 * do not count: an appointment that stands was once early enough.
 */
export async function strandedAppointments(
  { orm, now }: { orm: Orm; now(): number },
  doctorId: number,
): Promise<Stranded[]> {
  const timeZone = await hospitalZone(orm);
  const [practice] = await practices(orm, sql`d.id = ${doctorId}`);
  const { rows } = await orm.execute<{
    id: number;
    reference: string;
    starts_ms: string;
    visit_type: VisitTypeRules;
  }>(sql`
    select id, reference, extract(epoch from starts_at) * 1000 as starts_ms, visit_type from appointment
    where doctor_id = ${doctorId} and starts_at > ${new Date(now()).toISOString()} and status in ('held', 'requested', 'booked')
    order by starts_at`);
  const stranded: Stranded[] = [];
  for (const row of rows) {
    const startsAt = Number(row.starts_ms);
    // The grid may have changed; what matters is that the doctor is there for the whole visit.
    const visitType = { ...row.visit_type, stepMinutes: 1, leadMinutes: 0, horizonDays: 100_000 };
    if (practice && isOffered({ ...practice, timeZone, visitType, now: now() }, startsAt) === 'offered')
      continue;
    stranded.push({
      appointmentId: row.id,
      reference: row.reference,
      startsAt: new Date(startsAt).toISOString(),
      ...localAt(timeZone, startsAt),
    });
  }
  return stranded;
}
