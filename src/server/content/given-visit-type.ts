import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { presentInDepartment } from './present.ts';
import { published } from './published.ts';

const { doctor, visitType, visitTypeDoctor } = schema;

/**
 * Whether a visit type exists for the public. One without doctors is offered by all; one that only hidden doctors offer
 * must not become that, so it is hidden too.
 */
export function isGiven(now: number): SQL {
  return sql`(select coalesce(bool_or(${published(doctor, now)}), true)
    from ${visitTypeDoctor} join ${doctor} on ${doctor.id} = ${visitTypeDoctor.doctorId}
    where ${visitTypeDoctor.visitTypeId} = ${visitType.id})`;
}

/** Packages or services in wire form. A hidden visit type that is booked for one is left out. */
export async function presentForBooking<
  R extends { imageId: number | null; departmentId: number | null; visitTypeId: number | null },
>(orm: Orm, rows: R[], context: Context) {
  const shown = await presentInDepartment(orm, rows, context);
  const wanted = [...new Set(rows.map(({ visitTypeId }) => visitTypeId))].filter((id) => id !== null);
  if (context.staff || wanted.length === 0) return shown;
  const given = await orm
    .select({ id: visitType.id })
    .from(visitType)
    .where(and(inArray(visitType.id, wanted), isNull(visitType.deletedAt), isGiven(context.now())));
  return shown.map((entry, at) => ({
    ...entry,
    visitTypeId: given.find(({ id }) => id === rows[at]!.visitTypeId)?.id ?? null,
  }));
}
