/** An appointment as its patient sees it. */

import { and, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AppointmentStatus, Booked } from '#contract/appointment.ts';
import type { Reference } from '#contract/base.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { fromMailed, manageToken } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { localAt } from '#server/times/zone.ts';
import { at } from '#words/language.ts';

const { appointment, doctor, healthPackage, service } = schema;

interface Linked {
  now(): number;
  publicUrl: string;
  secret: string;
}

interface Place {
  name: string;
  location: string;
}

/**
 * The department that a visit takes place in, and where in the building it is: that of the package or service if the
 * doctor belongs to it, or else the doctor's first. Null where the doctor belongs to none. For the columns of a query on
 * `appointment`.
 */
export function placeOf({
  doctorId,
  packageId,
  serviceId,
}: Record<'doctorId' | 'packageId' | 'serviceId', SQLWrapper>): SQL<Place | null> {
  return sql`(
    select json_build_object('name', d.name, 'location', d.location)
    from doctor_department x join department d on d.id = x.department_id
    where x.doctor_id = ${doctorId} and d.deleted_at is null and d.status = 'published'
    order by d.id in (
      select department_id from package where id = ${packageId}
      union all select department_id from service where id = ${serviceId}) desc, x.position limit 1)`;
}

/** An appointment with its doctor, what it is for and where it is, as far as the patient may see them. */
export async function readAppointment(orm: Orm, condition: SQL | undefined) {
  const [row] = await orm
    .select({
      appointment,
      doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug, title: doctor.title },
      package: {
        id: healthPackage.id,
        name: healthPackage.title,
        slug: healthPackage.slug,
        preparation: healthPackage.preparation,
      },
      service: { id: service.id, name: service.title, slug: service.slug, preparation: service.preparation },
      place: placeOf(appointment),
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .leftJoin(healthPackage, eq(healthPackage.id, appointment.packageId))
    .leftJoin(service, eq(service.id, appointment.serviceId))
    .where(condition);
  return row;
}
export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof readAppointment>>>;

/** An unconfirmed booking expires by the clock, without a cleanup job. */
export function statusAt(
  { status, confirmUntil }: Pick<AppointmentRow['appointment'], 'status' | 'confirmUntil'>,
  now: number,
): AppointmentStatus {
  return status === 'held' && confirmUntil!.getTime() <= now ? 'expired' : status;
}

export function presentBooked(
  { now, publicUrl, secret }: Linked,
  { appointment: found, doctor, package: ofPackage, service: ofService }: AppointmentRow,
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
    visitTypeName: found.visitType.name,
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

function reference({ id, name, slug }: Reference): Reference {
  return { id, name, slug };
}

/** The appointment of a manage link, by either of its tokens; the link expires seven days after the visit. */
export function ofManageToken(token: string, now: number) {
  const oldest = new Date(now - 7 * 86_400_000).toISOString();
  return and(
    inArray(appointment.manageTokenHash, [hashToken(token), hashToken(fromMailed(token))]),
    gt(appointment.endsAt, sql`${oldest}::timestamptz`),
  )!;
}
