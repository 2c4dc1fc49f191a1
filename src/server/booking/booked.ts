/** An appointment as its patient sees it. */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Booked } from '#contract/appointment.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/identity/session.ts';
import { manageToken } from './reference.ts';
import { localAt } from './zone.ts';

const { appointment, doctor } = schema;

interface Clocked {
  orm: Orm;
  now(): number;
  publicUrl: string;
  secret: string;
}

export async function findBooked(
  { orm, publicUrl, secret }: Omit<Clocked, 'now'>,
  condition: SQL | undefined,
): Promise<Booked | undefined> {
  const [row] = await orm
    .select({ appointment, doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug } })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .where(condition);
  if (!row) return undefined;
  const found = row.appointment;
  return {
    id: found.id,
    reference: found.reference,
    status: found.status,
    manageUrl: `${publicUrl}/appointment/manage/${manageToken(secret, found.reference)}`,
    startsAt: found.startsAt.toISOString(),
    endsAt: found.endsAt.toISOString(),
    timeZone: found.timeZone,
    ...localAt(found.timeZone, found.startsAt.getTime()),
    doctor: row.doctor,
    visitTypeName: found.visitType.name,
    mode: found.visitType.mode,
  };
}

/** By the secret of the manage link, which is dead seven days after the visit. */
export function findByManageToken(context: Clocked, token: string) {
  const oldest = new Date(context.now() - 7 * 86_400_000).toISOString();
  return findBooked(
    context,
    and(
      eq(appointment.manageTokenHash, hashToken(token)),
      gt(appointment.endsAt, sql`${oldest}::timestamptz`),
    ),
  );
}
