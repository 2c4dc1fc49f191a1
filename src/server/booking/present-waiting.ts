/** Waiting-list entries, as staff and their own links see them. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownLength } from '#contract/own-length.ts';
import type { Waiting } from '#contract/waitlist.ts';
import type { Context } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { localAt } from '#server/times/zone.ts';

const { department, doctor, healthPackage, service, settings, visitType, waitlist, waitlistOffer } = schema;
const offering = alias(doctor, 'offering');

/** Entries with what they wait for and their current offer: one query, for one entry or a page of the list. */
export function selectWaiting({ orm, now }: Pick<Context, 'orm' | 'now'>, condition: SQL | undefined) {
  const isOpen = and(
    eq(waitlistOffer.waitlistId, waitlist.id),
    eq(waitlist.status, 'waiting'),
    eq(waitlistOffer.state, 'open'),
    sql`${waitlistOffer.expiresAt} > ${new Date(now()).toISOString()}`,
  );
  return orm
    .select({
      entry: waitlist,
      timeZone: settings.timeZone,
      doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug },
      department: { id: department.id, name: department.name, slug: department.slug },
      package: {
        id: healthPackage.id,
        name: healthPackage.title,
        slug: healthPackage.slug,
        visitTypeId: healthPackage.visitTypeId,
        durationMinutes: healthPackage.durationMinutes,
      },
      service: {
        id: service.id,
        name: service.title,
        slug: service.slug,
        visitTypeId: service.visitTypeId,
        durationMinutes: service.durationMinutes,
      },
      offer: { startsAt: waitlistOffer.startsAt, expiresAt: waitlistOffer.expiresAt },
      offering: { id: offering.id, name: offering.name, slug: offering.slug },
      visitType: { name: visitType.name, durationMinutes: visitType.durationMinutes },
      offersMade: sql<number>`(select count(*)::int from waitlist_offer made where made.waitlist_id = ${waitlist.id})`,
    })
    .from(waitlist)
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(doctor, eq(doctor.id, waitlist.doctorId))
    .leftJoin(department, eq(department.id, waitlist.departmentId))
    .leftJoin(healthPackage, eq(healthPackage.id, waitlist.packageId))
    .leftJoin(service, eq(service.id, waitlist.serviceId))
    .leftJoin(waitlistOffer, isOpen)
    .leftJoin(offering, eq(offering.id, waitlistOffer.doctorId))
    .leftJoin(visitType, eq(visitType.id, waitlistOffer.visitTypeId))
    .where(condition);
}
export type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

export function presentWaiting(row: WaitingRow): Omit<Waiting, 'manageUrl'> {
  const { entry, timeZone } = row;
  return {
    status: entry.status,
    doctor: row.doctor,
    department: row.department,
    package: row.package && reference(row.package),
    service: row.service && reference(row.service),
    from: entry.fromDate,
    to: entry.toDate,
    timeZone,
    offer: presentOffer(row),
  };
}

function reference({ id, name, slug }: { id: number; name: string; slug: string }) {
  return { id, name, slug };
}

function presentOffer({ offer, offering, visitType, timeZone, ...row }: WaitingRow): Waiting['offer'] {
  if (!offer || !offering || !visitType) return null;
  const purpose = row.package ?? row.service;
  const length = purpose && ownLength(purpose);
  const expires = localAt(timeZone, offer.expiresAt.getTime());
  return {
    doctor: offering,
    visitTypeName: length ? purpose.name : visitType.name,
    durationMinutes: length ?? visitType.durationMinutes,
    startsAt: offer.startsAt.toISOString(),
    ...localAt(timeZone, offer.startsAt.getTime()),
    expiresAt: offer.expiresAt.toISOString(),
    expiresLocalDate: expires.localDate,
    expiresLocalTime: expires.localTime,
  };
}
