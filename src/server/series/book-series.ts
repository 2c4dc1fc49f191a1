/**
 * Books a series: every visit of it or none, in one transaction. As with any booking at the desk, whether a time is
 * free is not checked but claimed; a refusal lists all visits that cannot be booked, with free times nearby.
 */
import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Slot } from '#contract/appointment.ts';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem, titleOf } from '#contract/errors.ts';
import type { series as contract, SeriesFields } from '#contract/series.ts';
import { timeWords } from '#contract/words/formats.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { type AppointmentRow, readAppointments } from '#server/appointment/read.ts';
import { allocate, noRoomWords } from '#server/booking/allocate.ts';
import { insertAppointment } from '#server/booking/book.ts';
import {
  contactWarnings,
  countAhead,
  elsewhere,
  notConfirmed,
  sameDayWith,
} from '#server/booking/contact-limit.ts';
import { visitChanges } from '#server/booking/visit-changes.ts';
import type { StaffContext } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { answerInquiry, bookedAlready } from '#server/desk/asked-for.ts';
import { getAppointments } from '#server/desk/desk.ts';
import { notDoneWarning, patientIn, readParts, refusalOf, visitWith } from '#server/desk/desk-booking.ts';
import { writeSeriesMessage } from '#server/mail/series-message.ts';
import { nearestFree, type OfferedVisitType, type Practice } from '#server/times/availability.ts';
import { longDate } from '#server/times/deadlines.ts';
import type { VisitTypeRules } from '#server/times/slots.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';

type Booking = z.output<typeof SeriesFields>;
const route = 'POST /appointment/series';

/** Instants in epoch milliseconds. */
interface Planned {
  /** Index in the request. */
  index: number;
  practice: Practice;
  visitType: OfferedVisitType;
  startsAt: number;
  endsAt: number;
}

/** A visit that cannot be booked, and how to search for free times near it. */
export interface Missed {
  index: number;
  doctorId: number;
  visitType: VisitTypeRules;
  startsAt: number;
  detail: string;
}

export async function bookSeries({ body }: Checked<typeof contract.book>, context: StaffContext) {
  const missed: Missed[] = [];
  const outcome = await transaction(context, (inside) => {
    // A retry after a deadlock starts anew.
    missed.length = 0;
    return bookInside(body, missed, inside);
  });
  if ('data' in outcome) context.mailWritten();
  return 'code' in outcome && outcome.code === 'slot-taken' ? takenWith(missed, context) : outcome;
}

async function bookInside(booking: Booking, missed: Missed[], context: StaffContext) {
  const { orm, idempotencyKey, now } = context;
  const claim = { key: idempotencyKey, route };
  const earlier = await claimKey<{ appointmentIds: number[] }>(orm, claim, booking);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  if (earlier) return answerOf(earlier.appointmentIds, context);
  const doctorIds = booking.visits.map(({ doctorId }) => doctorId);
  const asked = await readParts(booking, doctorIds, context);
  if (isProblem(asked)) return asked;
  const plan: Planned[] = [];
  for (const [index, visit] of booking.visits.entries()) {
    const offered = visitWith(asked, visit.doctorId, booking);
    if (isProblem(offered)) return offered;
    const startsAt = Date.parse(visit.startsAt);
    const planned = { index, ...offered, startsAt };
    const detail = refusalOf(offered.practice, { ...planned, now: now() });
    if (detail) missed.push({ ...planned, doctorId: visit.doctorId, detail });
    plan.push({ ...planned, endsAt: startsAt + offered.visitType.durationMinutes * 60_000 });
  }
  // In order of time, so that two series that want the same times do not deadlock.
  plan.sort((a, b) => a.startsAt - b.startsAt);
  const crossed = plan.find((visit, place) => place > 0 && visit.startsAt < plan[place - 1]!.endsAt);
  if (crossed) {
    const message = t('Two visits of the series overlap. Choose another time for one of them.');
    return problem('invalid', { errors: [{ path: `visits.${crossed.index}`, message }] });
  }
  const warnings = booking.confirmed ? [] : await warningsOf(booking, asked, plan, context);
  if (warnings.length > 0 && missed.length === 0) return notConfirmed(warnings);
  const rows = await claimAll(booking, asked, { plan, missed }, context);
  if (missed.length > 0) return problem('slot-taken');
  const ids = rows.map(({ appointment }) => appointment.id);
  const answered = booking.inquiryId && (await answerInquiry(context, booking.inquiryId, ids[0]!));
  if (isProblem(answered)) return answered;
  await keepAnswer(orm, claim, { appointmentId: ids[0], appointmentIds: ids });
  await writeSeriesMessage(
    context,
    await readAppointments(orm, inArray(schema.appointment.id, ids)),
    'series-booked',
  );
  return answerOf(ids, context);
}

async function answerOf(ids: number[], context: StaffContext) {
  const visits = await getAppointments(ids, context);
  const id = visits[0]?.series?.id;
  // The visits may have been deleted between the two requests.
  return id ? { data: { id, visits } } : problem('not-found');
}

type SeriesParts = Exclude<Awaited<ReturnType<typeof readParts>>, Problem>;

/** Claims every free visit even if others are taken, so that all taken ones are known at once. */
async function claimAll(
  booking: Booking,
  { phone, purpose, ofPatient }: SeriesParts,
  { plan, missed }: { plan: Planned[]; missed: Missed[] },
  context: StaffContext,
): Promise<AppointmentRow[]> {
  const { orm, now, staff } = context;
  const { visits: _, ...person } = booking;
  const seriesId = randomUUID();
  const rows: AppointmentRow[] = [];
  for (const { index, practice, visitType, startsAt, endsAt } of plan) {
    if (missed.some((one) => one.index === index)) continue;
    const { doctorId, timeZone } = practice;
    const row = await insertAppointment(context, {
      booking: { ...person, doctorId },
      ...{ phone, visitType, startsAt, endsAt, timeZone, purpose, ...ofPatient, seriesId },
      // Staff who book a visit that needs approval have approved it.
      status: 'booked',
      source: 'phone',
    });
    const { id, reference } = row.appointment;
    const lane = await allocate(orm, { doctorId, visitType, startsAt, appointmentId: id, now: now() });
    if (!lane) {
      const detail = await noRoomWords(orm, { doctorId, visitType, startsAt });
      missed.push({ index, doctorId, visitType, startsAt, detail: detail ?? titleOf('slot-taken') });
      continue;
    }
    const changes = [
      ...visitChanges({}, row.appointment, { after: row.doctor.name }),
      { field: 'visitsOfSeries', before: null, after: plan.length },
    ];
    await recordActivity(orm, staff, 'create', 'appointment', { id, name: reference }, changes);
    rows.push(row);
  }
  return rows;
}

/**
 * Warnings: a doctor who does not do it, visits that the patient has already on each of the days, and how many are
 * ahead.
 */
async function warningsOf(
  booking: Booking,
  { phone, purpose, sender }: SeriesParts,
  plan: Planned[],
  context: StaffContext,
): Promise<string[]> {
  const { orm, now, staff } = context;
  const { email = '', inquiryId } = booking;
  const warnings = new Set(await bookedAlready(context, inquiryId));
  for (const { practice, startsAt, endsAt } of plan) {
    const { doctorId, timeZone } = practice;
    for (const warning of notDoneWarning(practice, purpose)) warnings.add(warning);
    const patient = patientIn(booking);
    const date = longDate(localAt(timeZone, startsAt).localDate, sender.locale);
    const twin = await sameDayWith(orm, { doctorId, patient, email, phone, startsAt, timeZone });
    if (twin)
      warnings.add(
        t('{date}: {patient} already has an appointment with this doctor that day, at {time}.', {
          ...{ date, patient, time: timeWords(twin, sender.locale) },
        }),
      );
    const under = await countAhead(orm, { email, phone, startsAt, endsAt, now: now() }, staff);
    if (under.overlapping > 0) warnings.add(t('{date}: {warning}', { date, warning: t(elsewhere) }));
    for (const warning of contactWarnings({ ...under, overlapping: 0 })) warnings.add(warning);
  }
  return [...warnings];
}

/** The refusal of a series, listing each taken visit with the nearest free times. */
export async function takenWith(missed: Missed[], context: StaffContext): Promise<Problem<'slot-taken'>> {
  const taken = [];
  for (const { index, doctorId, visitType, startsAt, detail } of missed.sort((a, b) => a.index - b.index)) {
    const nearest: Slot[] = await nearestFree(context, doctorId, visitType.id, startsAt, { visitType });
    taken.push({ index, detail, nearest });
  }
  return problem('slot-taken', {
    detail: t('Some of these times are no longer free, so nothing has changed yet. Choose others for them.'),
    extra: { taken },
  });
}
