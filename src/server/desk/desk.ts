/** Appointments for staff: lists, one of them, and the change of its state. */

import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Appointment, AppointmentStatus, appointment as contract } from '#contract/appointment.ts';
import { problem } from '#contract/errors.ts';
import { modesOf, roomKindIn } from '#contract/modes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { readAppointment, statusAt } from '#server/appointment/read.ts';
import { release } from '#server/booking/allocate.ts';
import { settleTime } from '#server/booking/confirm.ts';
import { contactWarnings, underContact } from '#server/booking/contact-limit.ts';
import { noNeeds, storedNeeds } from '#server/booking/needs.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import { allowedNext, needsNote, releasing, tellsPatient, type VisitMoment } from '#server/booking/states.ts';
import { visitChanges } from '#server/booking/visit-changes.ts';
import type { StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import { batches } from '#server/db/batches.ts';
import { inSeries } from '#server/db/in-series.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import { questionsOfVisit } from '#server/db/questions-of-visit.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { videoUrlOf } from '#server/links/video.ts';
import { discardReminders, writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { isUntold } from '#server/mail/queue.ts';
import { isTexted } from '#server/sms/sms-gateway.ts';
import { localToday } from '#server/times/availability.ts';
import { withinDays } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { searchCondition } from './search.ts';

const { allocation, appointment: table, doctor, healthPackage, room, service, settings, visitType } = schema;
type ListQuery = z.output<(typeof contract)['list']['query']>;

export async function listAppointments({ query }: { query: ListQuery }, context: StaffContext) {
  const condition = await conditionOf(query, context);
  const [total] = await context.orm.select({ value: count() }).from(table).where(condition);
  // Sorts ids, not whole rows: a late page has many before it. A separate statement: within the next one, every row of
  // the table would be joined before these are looked up.
  const page = await context.orm
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...orderOf(query, { isFew: total!.value < few }))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await ordered(context, inArray(table.id, ids), query);
  const clock = await readClock(context);
  return {
    data: rows.map((row) => present(row, clock)),
    meta: { page: query.page, limit: query.limit, total: total?.value ?? 0 },
  };
}

export async function allAppointments({ query }: { query: ListQuery }, context: StaffContext) {
  const found = await context.orm
    .select({ id: table.id })
    .from(table)
    .where(await conditionOf(query, context))
    .orderBy(...orderOf(query));
  const clock = await readClock(context);
  return batches(found, async (ids) => {
    const rows = await ordered(context, inArray(table.id, ids), query);
    return rows.map((row) => present(row, clock));
  });
}

async function conditionOf(query: ListQuery, { orm, now, staff }: StaffContext) {
  return and(
    within(table, staff, 'read'),
    // An unconfirmed appointment past its deadline no longer counts, and is deleted soon.
    sql`not (${table.status} = 'held' and ${table.confirmUntil} <= ${new Date(now()).toISOString()})`,
    await withinDays(orm, table.startsAt, query),
    query.doctor ? sql`${table.doctorId} = (select id from doctor where slug = ${query.doctor})` : undefined,
    query.department
      ? sql`${table.doctorId} in (select x.doctor_id from doctor_department x join department d on d.id = x.department_id where d.slug = ${query.department})`
      : undefined,
    query.status && query.status !== 'all' ? eq(table.status, query.status) : undefined,
    query.patient ? ofPatient(table.patientId, query.patient) : undefined,
    query.series ? eq(table.seriesId, query.series) : undefined,
    query.q ? await searchCondition(orm, query.q) : undefined,
  );
}

function ordered(context: StaffContext, condition: SQL | undefined, query: ListQuery) {
  return selected(context)
    .where(condition)
    .orderBy(...orderOf(query));
}

/** Sorting this many is faster than scanning a million visits in index order. */
const few = 10_000;

function orderOf({ sort = 'startsAt' }: ListQuery, { isFew = false } = {}) {
  const direction = sort.startsWith('-') ? desc : asc;
  const column = { startsAt: table.startsAt, createdAt: table.createdAt, updatedAt: table.updatedAt }[
    sort.replace('-', '') as 'startsAt'
  ];
  // No index has this expression, so the rows found are sorted.
  return [direction(isFew ? sql`(${column} + interval '0')` : column), asc(table.id)];
}

/** In order of time. */
export async function getAppointments(ids: number[], context: StaffContext): Promise<Appointment[]> {
  const rows = await selected(context)
    .where(and(inArray(table.id, ids), within(table, context.staff, 'read')))
    .orderBy(asc(table.startsAt), asc(table.id));
  const clock = await readClock(context);
  return rows.map((row) => present(row, clock));
}

export async function getAppointment({ params }: { params: { id: number } }, context: StaffContext) {
  const [row] = await selected(context).where(
    and(eq(table.id, params.id), within(table, context.staff, 'read')),
  );
  return row ? { data: present(row, await readClock(context)) } : problem('not-found');
}

/**
 * Changes the state of an appointment. Compare-and-swap: the row is locked, and with If-Match the version must be the
 * one that staff saw. A state that releases the slot frees it in the same transaction.
 */
export async function changeState(
  {
    params,
    body,
  }: {
    params: { id: number };
    body: { status: AppointmentStatus; note?: string | undefined; message?: string | undefined };
  },
  context: StaffContext,
) {
  const outcome = await transaction(context, async (inside) => {
    const [before] = await inside.orm
      .select()
      .from(table)
      .where(and(eq(table.id, params.id), within(table, inside.staff, 'change')))
      .for('update');
    if (!before) return problem('not-found');
    if (isStale(context, before)) {
      const current = await getAppointment({ params }, inside);
      return problem('stale-version', { extra: { current: 'data' in current ? current.data : null } });
    }
    const from = statusAt(before, inside.now());
    const allowed = allowedNext(from, momentOf(before, await readClock(inside)));
    if (!allowed.includes(body.status)) {
      return problem('state-not-allowed', {
        detail:
          allowed.length > 0
            ? t('From {state} it can change to: {states}.', { state: from, states: joined(allowed) })
            : t('An appointment that is {state} can no longer change.', { state: from }),
        extra: { allowed },
      });
    }
    if (needsNote(before.status, body.status) && !body.note) {
      return problem('invalid', { errors: [{ path: 'note', message: t('Say why this is corrected.') }] });
    }
    // The desk vouches for the contact, as the link in the mail would.
    const isSettled = from === 'held' && !releasing.includes(body.status);
    if (isSettled && !(await settleTime(inside.orm, before, inside.now()))) return problem('slot-taken');
    const isNews = tellsPatient(before, body.status, inside.now());
    await inside.orm
      .update(table)
      .set({
        status: body.status,
        statusNote: body.note ?? '',
        // Staff at the desk have seen the patient, or that they are absent.
        hasCheckedIn: false,
        ...(releasing.includes(body.status)
          ? { changedBy: 'staff' as const, messageToPatient: body.message ?? '', ...noNeeds }
          : {}),
        ...(from === 'held' ? { confirmUntil: null, isTimeKept: true } : {}),
        version: sql`${table.version} + 1`,
        // A correction leaves the patient's calendar, and reminders already sent, unchanged.
        ...(isNews ? { sequence: sql`${table.sequence} + 1` } : {}),
        updatedAt: new Date(inside.now()),
      })
      .where(eq(table.id, params.id));
    if (releasing.includes(body.status)) await release(inside.orm, params.id);
    const row = (await readAppointment(inside.orm, eq(table.id, params.id)))!;
    const entry = { id: params.id, name: before.reference };
    const changes = visitChanges(before, row.appointment);
    await recordActivity(inside.orm, context.staff, body.status, 'appointment', entry, changes);
    if (isNews) await writeAppointmentMessage(inside, row);
    else if (releasing.includes(body.status)) await discardReminders(inside.orm, params.id);
    return getAppointment({ params }, inside);
  });
  context.mailWritten();
  if (releasing.includes(body.status)) context.timesFreed();
  return outcome;
}

type DeskRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function selected({ orm, now, staff }: StaffContext) {
  return orm
    .select({
      appointment: table,
      doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug },
      package: { id: healthPackage.id, name: healthPackage.title, slug: healthPackage.slug },
      service: { id: service.id, name: service.title, slug: service.slug },
      room: { id: room.id, name: room.name },
      getsSms: isTexted(table),
      series: inSeries,
      questions: questionsOfVisit,
      today: { roomKind: visitType.roomKind, mode: visitType.mode, otherModes: visitType.otherModes },
      videoAddress: settings.videoAddress,
      under: underContact(now(), staff),
      isUntold,
    })
    .from(table)
    .innerJoin(doctor, eq(doctor.id, table.doctorId))
    .innerJoin(visitType, eq(visitType.id, table.visitTypeId))
    .innerJoin(settings, eq(settings.id, 1))
    .leftJoin(allocation, and(eq(allocation.appointmentId, table.id), eq(allocation.active, true)))
    .leftJoin(room, eq(room.id, allocation.roomId))
    .leftJoin(healthPackage, eq(healthPackage.id, table.packageId))
    .leftJoin(service, eq(service.id, table.serviceId))
    .$dynamic();
}

interface Clock {
  /** Epoch milliseconds. */
  now: number;
  /** The hospital's local date. */
  today: string;
  /** Derives the rooms of video visits. */
  secret: string;
  /** A program attends no visit. */
  isProgram: boolean;
}

async function readClock({ orm, now, secret, staff }: StaffContext): Promise<Clock> {
  return {
    now: now(),
    today: await localToday({ orm, now }),
    secret,
    isProgram: staff.program !== undefined,
  };
}

function momentOf(
  row: { timeZone: string; startsAt: Date },
  { now, today }: Pick<Clock, 'now' | 'today'>,
): VisitMoment {
  const startsAt = row.startsAt.getTime();
  return { isToday: localAt(row.timeZone, startsAt).localDate === today, hasBegun: startsAt <= now };
}

function present(row: DeskRow, clock: Clock): Appointment {
  const found = row.appointment;
  const status = statusAt(found, clock.now);
  return {
    id: found.id,
    createdAt: found.createdAt.toISOString(),
    updatedAt: found.updatedAt.toISOString(),
    version: found.version,
    reference: found.reference,
    status,
    allowed: allowedNext(status, momentOf(found, clock)),
    startsAt: found.startsAt.toISOString(),
    endsAt: found.endsAt.toISOString(),
    timeZone: found.timeZone,
    ...localAt(found.timeZone, found.startsAt.getTime()),
    doctor: row.doctor,
    visitTypeId: found.visitTypeId,
    visitTypeName: found.visitType.name,
    mode: found.visitType.mode,
    modes: modesOf(row.today),
    videoUrl: clock.isProgram
      ? ''
      : videoUrlOf(found, { secret: clock.secret, pattern: row.videoAddress, now: clock.now }),
    room: row.room,
    roomKind: roomKindIn(found.visitType.mode, row.today),
    name: found.name,
    email: found.email,
    phone: found.phone,
    phoneText: phoneInWords(found.phone),
    patientIsOther: found.patientIsOther,
    patientName: found.patientName,
    reason: found.reason,
    statusNote: found.statusNote,
    language: found.language,
    wantsSms: found.smsAgreedAt !== null,
    getsSms: row.getsSms,
    ...storedNeeds(found),
    questions: row.questions && withoutWhen(row.questions),
    source: found.source,
    patientId: found.patientId,
    package: row.package,
    service: row.service,
    price: found.price,
    callNumber: found.callNumber,
    hasCheckedIn: found.hasCheckedIn && status === 'arrived',
    isContactProven: found.contactProvenAt !== null,
    isSqueezedIn: found.isSqueezedIn,
    series: row.series,
    isDemo: found.isDemo,
    warnings: [
      ...(row.isUntold && found.endsAt.getTime() > clock.now ? [t(untold)] : []),
      ...(row.under ? contactWarnings(row.under) : []),
    ],
  };
}

const untold =
  'A message about this visit did not arrive. Please tell the patient in another way.' satisfies PlainMessage;

function withoutWhen({ when: _, ...questions }: NonNullable<DeskRow['questions']>) {
  return questions;
}
