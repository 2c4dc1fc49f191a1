/** Which rows an account may write, or read if they are not public: content, hours and patients. */
import { and, eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Level } from '#contract/roles.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { areaOf } from '#server/identity/area-of.ts';
import {
  type Holder,
  reachesDepartment,
  reachesDoctor,
  reachesEither,
  reachOf,
} from '#server/identity/rights.ts';

export type Identified = PgTable & { id: AnyPgColumn };

/**
 * A condition on the entries within reach; undefined if all are. A department and its doctors own every row that names
 * them: an appointment by its doctor, an inquiry or a waiting-list entry by either, an inquiry also by the department
 * it was given to, a patient by any of these. Everything else belongs to the whole hospital, so no account limited to a
 * department may change it. A doctor's only content is their own entry: a testimonial that names them is the
 * hospital's.
 */
export function within(table: Identified, holder: Holder, level: Level): SQL | undefined {
  const area = areaOf(getTableName(table));
  const all = reachOf(holder, area, level);
  if (all === 'all') return undefined;
  const reach = all && area === 'content' && table !== schema.doctor ? { ...all, doctors: [] } : all;
  if (table === schema.department) return reachesDepartment(reach, table.id);
  if (table === schema.patient) return reachesPatient(holder, level);
  if (table === schema.doctor) return reachesDoctor(reach, table.id);
  const { departmentId, doctorId, ownerDepartmentId } = getTableColumns(table) as Record<string, AnyPgColumn>;
  if (departmentId && doctorId) {
    const named = reachesEither(reach, { departmentId, doctorId });
    return ownerDepartmentId ? or(named, reachesDepartment(reach, ownerDepartmentId)) : named;
  }
  if (departmentId) return reachesDepartment(reach, departmentId);
  if (doctorId) return reachesDoctor(reach, doctorId);
  return sql`false`;
}

/**
 * A patient is within reach through any visit, inquiry or waiting-list entry that is, including those of patients
 * merged into them.
 */
function reachesPatient(holder: Holder, level: Level): SQL {
  const about = [schema.appointment, schema.waitlist, schema.inquiry].map((table) => {
    const reached = within(table, holder, level) ?? sql`true`;
    return sql`exists (select from ${table} join patient member on member.id = ${table.patientId}
      where (member.id = ${schema.patient.id} or member.merged_into_id = ${schema.patient.id}) and ${reached})`;
  });
  return sql`(${sql.join(about, sql` or `)})`;
}

/** Checked within the transaction. */
export async function isWithin(orm: Orm, table: Identified, id: number, holder: Holder, level: Level) {
  const condition = within(table, holder, level);
  if (!condition) return true;
  const rows = await orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.id, id), condition));
  return rows.length > 0;
}
