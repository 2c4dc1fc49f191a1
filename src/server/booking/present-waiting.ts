/** Waiting-list entries, as staff and their own links see them. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownLength } from '#contract/own-length.ts';
import type { WaitlistPage } from '#contract/waitlist.ts';
import { orNone, reference } from '#server/appointment/read.ts';
import type { Context } from '#server/call/context.ts';
import { worded, wordedAs, wordedAsIn, wordedIn } from '#server/content/translation-overlay.ts';
import * as schema from '#server/db/schema.ts';
import { isTexted } from '#server/sms/sms-gateway.ts';
import { localAt } from '#server/times/zone.ts';

const { department, doctor, healthPackage, service, settings, visitType, waitlist, waitlistOffer } = schema;
const offering = alias(doctor, 'offering');
const awaitedType = alias(visitType, 'awaited_type');

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
      getsSms: isTexted(waitlist),
      timeZone: settings.timeZone,
      doctor: {
        id: doctor.id,
        name: worded(doctor, doctor.name),
        slug: worded(doctor, doctor.slug),
        language: wordedIn(doctor),
      },
      department: {
        id: department.id,
        name: worded(department, department.name),
        slug: worded(department, department.slug),
        language: wordedIn(department),
      },
      package: {
        id: healthPackage.id,
        name: worded(healthPackage, healthPackage.title),
        slug: worded(healthPackage, healthPackage.slug),
        language: wordedIn(healthPackage),
        visitTypeId: healthPackage.visitTypeId,
        durationMinutes: healthPackage.durationMinutes,
      },
      service: {
        id: service.id,
        name: worded(service, service.title),
        slug: worded(service, service.slug),
        language: wordedIn(service),
        visitTypeId: service.visitTypeId,
        durationMinutes: service.durationMinutes,
      },
      awaitedType: { id: awaitedType.id, name: awaitedType.name },
      offer: { id: waitlistOffer.id, startsAt: waitlistOffer.startsAt, expiresAt: waitlistOffer.expiresAt },
      offering: {
        id: offering.id,
        name: wordedAs('doctor', sql`${offering.id}`, 'name', sql`${offering.name}`),
        slug: wordedAs('doctor', sql`${offering.id}`, 'slug', sql`${offering.slug}`),
        language: wordedAsIn('doctor', sql`${offering.id}`),
      },
      visitType: {
        name: worded(visitType, visitType.name),
        language: wordedIn(visitType),
        durationMinutes: visitType.durationMinutes,
      },
      offersMade: sql<number>`(select count(*)::int from waitlist_offer made where made.waitlist_id = ${waitlist.id})`,
    })
    .from(waitlist)
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(doctor, eq(doctor.id, waitlist.doctorId))
    .leftJoin(department, eq(department.id, waitlist.departmentId))
    .leftJoin(healthPackage, eq(healthPackage.id, waitlist.packageId))
    .leftJoin(service, eq(service.id, waitlist.serviceId))
    .leftJoin(awaitedType, eq(awaitedType.id, waitlist.visitTypeId))
    .leftJoin(waitlistOffer, isOpen)
    .leftJoin(offering, eq(offering.id, waitlistOffer.doctorId))
    .leftJoin(visitType, eq(visitType.id, waitlistOffer.visitTypeId))
    .where(condition);
}
export type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

export function presentWaiting(row: WaitingRow): Omit<WaitlistPage, 'manageUrl'> {
  const { entry, timeZone } = row;
  return {
    status: entry.status,
    doctor: awaited(row.doctor),
    department: awaited(row.department),
    package: awaited(row.package),
    service: awaited(row.service),
    visitType: row.awaitedType?.name ?? null,
    from: entry.fromDate,
    to: entry.toDate,
    timeZone,
    offer: presentOffer(row),
  };
}

/** Null if the entry waits for none. */
function awaited(found: { id: number | null; name: string; slug: string; language: string | null } | null) {
  const one = orNone(found);
  return one && reference(one);
}

function presentOffer({ offer, offering, visitType, timeZone, ...row }: WaitingRow): WaitlistPage['offer'] {
  const doctor = awaited(offering);
  if (!offer || !doctor || !visitType) return null;
  const purpose = row.package?.id ? row.package : row.service;
  const length = purpose?.id ? ownLength(purpose) : null;
  const expires = localAt(timeZone, offer.expiresAt.getTime());
  const called = length ? purpose! : visitType;
  return {
    doctor,
    visitTypeName: called.name,
    ...(called.language && { visitTypeLanguage: called.language }),
    durationMinutes: length ?? visitType.durationMinutes,
    startsAt: offer.startsAt.toISOString(),
    ...localAt(timeZone, offer.startsAt.getTime()),
    expiresAt: offer.expiresAt.toISOString(),
    expiresLocalDate: expires.localDate,
    expiresLocalTime: expires.localTime,
  };
}
