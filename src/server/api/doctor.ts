import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Checked, Reference } from '#contract/base.ts';
import type { doctor as contract } from '#contract/doctor.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { hasFutureAppointments } from '#server/booking/future.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import { crud, matches } from '#server/content/crud.ts';
import { imagesOf, referencesOf, wire } from '#server/content/present.ts';
import { seen } from '#server/content/published.ts';
import { hasSlug } from '#server/content/translation-overlay.ts';
import { finds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { doctorsAvailableOn } from '#server/times/availability.ts';
import { withStranded } from '#server/times/stranded.ts';
import { t } from '#words/say.ts';

const { doctor: table, doctorDepartment, doctorSpeciality } = schema;

const departmentLinks = {
  table: doctorDepartment,
  column: doctorDepartment.departmentId,
  entries: schema.department,
};
const specialityLinks = {
  table: doctorSpeciality,
  column: doctorSpeciality.specialityId,
  entries: schema.speciality,
};
type Links = typeof departmentLinks | typeof specialityLinks;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const images = await imagesOf(orm, rows, 'imageId');
    const ids = rows.map((row) => row.id);
    const departments = await linkedOf(orm, departmentLinks, ids, context);
    const specialities = await linkedOf(orm, specialityLinks, ids, context);
    return rows.map(({ imageId, ...row }) => ({
      ...wire(row),
      image: images.get(imageId ?? 0) ?? null,
      departments: departments.get(row.id) ?? [],
      departmentIds: (departments.get(row.id) ?? []).map(({ id }) => id),
      specialities: specialities.get(row.id) ?? [],
      specialityIds: (specialities.get(row.id) ?? []).map(({ id }) => id),
    }));
  },

  async filter(
    { q, department, speciality, language, available }: Checked<typeof contract.list>['query'],
    context,
  ) {
    const { department: departments, speciality: specialities } = schema;
    const ofDepartment = (which: SQL) => sql`${table.id} in (
      select ${doctorDepartment.doctorId} from ${doctorDepartment} join ${departments}
        on ${departments.id} = ${doctorDepartment.departmentId} where ${seen(departments, context)} and ${which})`;
    const ofSpeciality = (which: SQL) => sql`${table.id} in (
      select ${doctorSpeciality.doctorId} from ${doctorSpeciality} join ${specialities}
        on ${specialities.id} = ${doctorSpeciality.specialityId} where ${seen(specialities, context)} and ${which})`;
    return [
      q
        ? sql`(${finds(table, q)} or ${ofDepartment(matches(q, [departments.name]))} or ${ofSpeciality(matches(q, [specialities.name]))})`
        : undefined,
      department ? ofDepartment(hasSlug(departments, department)) : undefined,
      speciality ? ofSpeciality(hasSlug(specialities, speciality)) : undefined,
      language ? sql`${table.languages} @> ${JSON.stringify([language])}::jsonb` : undefined,
      available ? inArray(table.id, await doctorsAvailableOn(context, available)) : undefined,
    ];
  },

  async write(orm, id, body) {
    const { departmentIds, specialityIds } = body as { departmentIds?: number[]; specialityIds?: number[] };
    if (departmentIds) await writeLinks(orm, departmentLinks, id, departmentIds);
    if (specialityIds) await writeLinks(orm, specialityLinks, id, specialityIds);
  },
});

export const doctor: Handlers<typeof contract> = {
  ...base,
  // No booking may slip in between: this may unpublish the doctor, or change departments and so closures.
  update: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm, input.params.id);
      const ofDoctor = sql`a.doctor_id = ${input.params.id}`;
      return withStranded(inside, ofDoctor, () => base.update(input, inside));
    }),
  remove: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm, input.params.id);
      const outcome = await base.remove(input, inside);
      // An account that may not delete the doctor learns nothing about their appointments.
      if (isProblem(outcome)) return outcome;
      if (await hasFutureAppointments(inside, sql`a.doctor_id = ${input.params.id}`)) {
        return problem('has-appointments', {
          detail: t('This doctor has future appointments. Move or cancel them first.'),
        });
      }
      return outcome;
    }),
};

/** By doctor, in the order that staff chose. */
async function linkedOf(orm: Orm, { table, column, entries }: Links, doctorIds: number[], context: Context) {
  const byDoctor = new Map<number, Reference[]>();
  if (doctorIds.length === 0) return byDoctor;
  const links = await orm
    .select({ doctorId: table.doctorId, id: column })
    .from(table as PgTable)
    .where(inArray(table.doctorId, doctorIds))
    .orderBy(asc(table.position));
  const found = await referencesOf(orm, entries, links, 'id', context);
  for (const { doctorId, id } of links) {
    const entry = found.get(id);
    if (entry) byDoctor.set(doctorId, [...(byDoctor.get(doctorId) ?? []), entry]);
  }
  return byDoctor;
}

async function writeLinks(orm: Orm, { table, column }: Links, doctorId: number, ids: number[]) {
  await orm.delete(table).where(eq(table.doctorId, doctorId));
  const links = [...new Set(ids)].map((id, position) => ({ doctorId, [column.name]: id, position }));
  if (links.length > 0) await orm.insert(table).values(links as never);
}
