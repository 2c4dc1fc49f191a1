/** An appointment as its patient sees it. */

import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Booked } from '#contract/appointment.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/identity/session.ts';
import { manageToken } from './reference.ts';
import { localAt } from './zone.ts';

const { appointment, doctor, healthPackage } = schema;

interface Linked {
  publicUrl: string;
  secret: string;
}

/** An appointment, its doctor and its package, as far as a patient is told of them. */
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
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .leftJoin(healthPackage, eq(healthPackage.id, appointment.packageId))
    .where(condition);
  return row;
}
export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof readAppointment>>>;

export function presentBooked(
  { publicUrl, secret }: Linked,
  { appointment: found, doctor: { id, name, slug }, package: of }: AppointmentRow,
): Booked {
  return {
    id: found.id,
    reference: found.reference,
    status: found.status,
    manageUrl: `${publicUrl}/appointment/manage/${manageToken(secret, found.reference)}`,
    startsAt: found.startsAt.toISOString(),
    endsAt: found.endsAt.toISOString(),
    timeZone: found.timeZone,
    ...localAt(found.timeZone, found.startsAt.getTime()),
    doctor: { id, name, slug },
    visitTypeName: found.visitType.name,
    mode: found.visitType.mode,
    package: of && { id: of.id, name: of.name, slug: of.slug },
  };
}

/** The appointment of a manage link, by its secret; the link is dead seven days after the visit. */
export function ofManageToken(token: string, now: number) {
  const oldest = new Date(now - 7 * 86_400_000).toISOString();
  return and(
    eq(appointment.manageTokenHash, hashToken(token)),
    gt(appointment.endsAt, sql`${oldest}::timestamptz`),
  )!;
}
