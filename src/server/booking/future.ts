import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

/** Whether a condition on `appointment a` matches any future active appointment. */
export async function hasFutureAppointments({ orm, now }: { orm: Orm; now(): number }, condition: SQL) {
  const { rows } = await orm.execute(sql`
    select 1 from appointment a
    where a.starts_at > ${new Date(now()).toISOString()} and a.status in ('requested', 'booked') and ${condition} limit 1`);
  return rows.length > 0;
}
