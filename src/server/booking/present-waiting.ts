/** Waiting-list entries, as staff and their own links see them. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Waiting } from '#contract/waitlist.ts';
import type { Context } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { localAt } from '#server/times/zone.ts';

const { department, doctor, settings, visitType, waitlist, waitlistOffer } = schema;
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
      offer: { startsAt: waitlistOffer.startsAt, expiresAt: waitlistOffer.expiresAt },
      offering: { id: offering.id, name: offering.name, slug: offering.slug },
      visitType: { name: visitType.name, durationMinutes: visitType.durationMinutes },
      offersMade: sql<number>`(select count(*)::int from waitlist_offer made where made.waitlist_id = ${waitlist.id})`,
    })
    .from(waitlist)
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(doctor, eq(doctor.id, waitlist.doctorId))
    .leftJoin(department, eq(department.id, waitlist.departmentId))
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
    from: entry.fromDate,
    to: entry.toDate,
    timeZone,
    offer: presentOffer(row),
  };
}

function presentOffer({ offer, offering, visitType, timeZone }: WaitingRow): Waiting['offer'] {
  if (!offer || !offering || !visitType) return null;
  const expires = localAt(timeZone, offer.expiresAt.getTime());
  return {
    doctor: offering,
    visitTypeName: visitType.name,
    durationMinutes: visitType.durationMinutes,
    startsAt: offer.startsAt.toISOString(),
    ...localAt(timeZone, offer.startsAt.getTime()),
    expiresAt: offer.expiresAt.toISOString(),
    expiresLocalDate: expires.localDate,
    expiresLocalTime: expires.localTime,
  };
}
