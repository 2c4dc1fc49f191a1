/** An appointment as its patient sees it. */

import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AppointmentStatus, Booked } from '#contract/appointment.ts';
import type { Reference } from '#contract/base.ts';
import { doctorColumns, purposeColumns } from '#server/content/named-columns.ts';
import { wordedAs, wordedAsIn } from '#server/content/translation-overlay.ts';
import { inSeries } from '#server/db/in-series.ts';
import type { Orm } from '#server/db/orm.ts';
import { questionsOfVisit } from '#server/db/questions-of-visit.ts';
import * as schema from '#server/db/schema.ts';
import { fromMailed, manageToken } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { isOnline } from '#server/times/availability.ts';
import { localAt } from '#server/times/zone.ts';
import { at, languageOfPage } from '#words/language.ts';

const { appointment, doctor, healthPackage, service } = schema;

interface Named extends Omit<Reference, 'language'> {
  language: string | null;
}

interface Linked {
  now(): number;
  publicUrl: string;
  secret: string;
}

interface VisitPlace {
  name: string;
  location: string;
  language: string | null;
}

/**
 * The department of a visit and its place in the building: that of the package or service if the doctor belongs to it,
 * otherwise the doctor's first. Null if the doctor belongs to none. For the columns of a query on `appointment`.
 */
export function visitPlaceOf({
  doctorId,
  packageId,
  serviceId,
}: Record<'doctorId' | 'packageId' | 'serviceId', SQLWrapper>): SQL<VisitPlace | null> {
  return sql`(
    select json_build_object('name', ${departmentWord('name')}, 'location', ${departmentWord('location')},
      'language', ${wordedAsIn('department', sql`d.id`)})
    from doctor_department x join department d on d.id = x.department_id
    where x.doctor_id = ${doctorId} and d.deleted_at is null and d.status = 'published'
    order by d.id in (
      select department_id from package where id = ${packageId}
      union all select department_id from service where id = ${serviceId}) desc, x.position limit 1)`;
}

const departmentWord = (name: string) =>
  wordedAs('department', sql`d.id`, name, sql`d.${sql.identifier(name)}`);

/** The columns of a query as one JSON object. */
export function inJson(columns: Record<string, SQLWrapper>) {
  const members = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(members, sql`, `)})`;
}

/**
 * The visit's name: as agreed, or the visit type's name in the patient's language. A visit whose length comes from a
 * package or service is named after it.
 */
export function visitTypeNameOf({
  visitTypeId,
  visitType,
  packageId,
  serviceId,
}: Record<'visitTypeId' | 'visitType' | 'packageId' | 'serviceId', SQLWrapper>): SQL<string> {
  const agreed = sql<string>`${visitType} ->> 'name'`;
  if (!languageOfPage()) return agreed;
  const ofPackage = wordedAs('package', sql`${packageId}`, 'title', agreed);
  return sql`case when (${visitType} ->> 'alone')::boolean then ${wordedAs('service', sql`${serviceId}`, 'title', ofPackage)}
    else ${wordedAs('visit_type', sql`${visitTypeId}`, 'name', agreed)} end`;
}

/** Language of that name; null if it is the request's language. */
export function visitTypeLanguageOf({
  visitTypeId,
  visitType,
  packageId,
  serviceId,
}: Record<'visitTypeId' | 'visitType' | 'packageId' | 'serviceId', SQLWrapper>): SQL<string | null> {
  if (!languageOfPage()) return sql`null::text`;
  return sql`case when (${visitType} ->> 'alone')::boolean
    then case when ${packageId} is null then ${wordedAsIn('service', sql`${serviceId}`)} else ${wordedAsIn('package', sql`${packageId}`)} end
    else ${wordedAsIn('visit_type', sql`${visitTypeId}`)} end`;
}

/** An appointment with its doctor, what it is for and where it is, as far as the patient may see them. */
export async function readAppointment(orm: Orm, condition: SQL | undefined) {
  const [row] = await readAppointments(orm, condition);
  return row;
}

/** In order of time. */
export async function readAppointments(orm: Orm, condition: SQL | undefined) {
  const rows = await orm
    .select({
      appointment,
      doctor: doctorColumns(),
      visitTypeName: visitTypeNameOf(appointment),
      visitTypeLanguage: visitTypeLanguageOf(appointment),
      isMovedOnline: isOnline(appointment.visitTypeId),
      package: purposeColumns(healthPackage),
      service: purposeColumns(service),
      place: visitPlaceOf(appointment),
      series: inSeries,
      questions: questionsOfVisit,
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .leftJoin(healthPackage, eq(healthPackage.id, appointment.packageId))
    .leftJoin(service, eq(service.id, appointment.serviceId))
    .where(condition)
    .orderBy(appointment.startsAt, appointment.id);
  return rows.map((row) => ({ ...row, package: orNone(row.package), service: orNone(row.service) }));
}

/** What a join found; null if it found nothing. */
export function orNone<Found extends { id: number | null }>(found: Found | null) {
  return found?.id ? { ...found, id: found.id } : null;
}
export type AppointmentRow = Awaited<ReturnType<typeof readAppointments>>[number];

/** An unconfirmed booking expires by the clock, without a cleanup job. */
export function statusAt(
  { status, confirmUntil }: Pick<AppointmentRow['appointment'], 'status' | 'confirmUntil'>,
  now: number,
): AppointmentStatus {
  return status === 'held' && confirmUntil!.getTime() <= now ? 'expired' : status;
}

export function presentBooked(
  { now, publicUrl, secret }: Linked,
  {
    appointment: found,
    doctor,
    visitTypeName,
    visitTypeLanguage,
    package: ofPackage,
    service: ofService,
  }: AppointmentRow,
): Booked {
  const status = statusAt(found, now());
  return {
    id: found.id,
    reference: found.reference,
    status,
    manageUrl: publicUrl + at(`/appointment/manage/${manageToken(secret, found)}`),
    startsAt: found.startsAt.toISOString(),
    endsAt: found.endsAt.toISOString(),
    timeZone: found.timeZone,
    ...localAt(found.timeZone, found.startsAt.getTime()),
    doctor: reference(doctor),
    visitTypeName,
    ...(visitTypeLanguage && { visitTypeLanguage }),
    mode: found.visitType.mode,
    package: ofPackage && reference(ofPackage),
    service: ofService && reference(ofService),
    price: found.price,
    confirm:
      status === 'held'
        ? { until: found.confirmUntil!.toISOString(), sentTo: found.email, isTimeKept: found.isTimeKept }
        : null,
  };
}

export function reference({ id, name, slug, language }: Named): Reference {
  return { id, name, slug, ...(language && { language }) };
}

/** The appointment of a manage link, by either of its tokens; the link expires seven days after the visit. */
export function ofManageToken(token: string, now: number) {
  const oldest = new Date(now - 7 * 86_400_000).toISOString();
  return and(
    inArray(appointment.manageTokenHash, [hashToken(token), hashToken(fromMailed(token))]),
    gt(appointment.endsAt, sql`${oldest}::timestamptz`),
  )!;
}
