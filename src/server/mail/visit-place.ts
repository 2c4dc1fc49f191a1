import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import type * as schema from '#server/db/schema.ts';

/**
 * The department that a visit takes place in, and where in the building it is: that of the package or service if the
 * doctor belongs to it, or else the doctor's first. Null where the doctor belongs to none.
 */
export async function placeOf(
  orm: Orm,
  {
    doctorId,
    packageId,
    serviceId,
  }: Pick<typeof schema.appointment.$inferSelect, 'doctorId' | 'packageId' | 'serviceId'>,
) {
  const { rows } = await orm.execute<{ name: string; location: string }>(sql`
    select d.name, d.location from doctor_department x join department d on d.id = x.department_id
    where x.doctor_id = ${doctorId} and d.deleted_at is null and d.status = 'published'
    order by d.id in (
      select department_id from package where id = ${packageId}
      union all select department_id from service where id = ${serviceId}) desc, x.position limit 1`);
  return rows[0] ?? null;
}
