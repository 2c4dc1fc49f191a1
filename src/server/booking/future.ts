import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

/** Whether any appointment that is booked and still to come meets a condition on `appointment a`. */
export async function hasFutureAppointments({ orm, now }: { orm: Orm; now(): number }, condition: SQL) {
  const { rows } = await orm.execute(sql`
    select 1 from appointment a
    where a.starts_at > ${new Date(now()).toISOString()} and a.status in ('requested', 'booked') and ${condition} limit 1`);
  return rows.length > 0;
}
