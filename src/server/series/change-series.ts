/**
 * Moves or cancels a visit of a series and later ones with it, all or none, in one transaction and with one message.
 * All of them release their times before the first new one is claimed, since one may move to where another was.
 */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Appointment } from '#contract/appointment.ts';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem, titleOf } from '#contract/errors.ts';
import type { series as contract } from '#contract/series.ts';
import { type AppointmentRow, readAppointments } from '#server/appointment/read.ts';
import { allocate, noRoomWords, release } from '#server/booking/allocate.ts';
import { writeCancelled } from '#server/booking/cancel.ts';
import { countAhead, elsewhere, notConfirmed } from '#server/booking/contact-limit.ts';
import { lockForBooking, ofContacts, ofSeries } from '#server/booking/lock.ts';
import { writeMoved } from '#server/booking/move.ts';
import { type Target, targetOf } from '#server/booking/move-target.ts';
import { isMovable, tellsPatient } from '#server/booking/states.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { getAppointments } from '#server/desk/desk.ts';
import { discardReminders } from '#server/mail/appointment-message.ts';
import { readSender } from '#server/mail/letter.ts';
import { writeSeriesMessage } from '#server/mail/series-message.ts';
import { longDate } from '#server/times/deadlines.ts';
import { localAt } from '#server/times/zone.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { type Missed, takenWith } from './book-series.ts';

const { appointment } = schema;
type Move = Checked<typeof contract.move>;
type Cancel = Checked<typeof contract.cancel>;

export async function moveSeries(call: Move, context: StaffContext) {
  const missed: Missed[] = [];
  const outcome = await transaction(context, (inside) => {
    missed.length = 0;
    return moveInside(call, missed, inside);
  });
  if ('data' in outcome) {
    context.mailWritten();
    context.timesFreed();
  }
  return 'code' in outcome && outcome.code === 'slot-taken' ? takenWith(missed, context) : outcome;
}

async function moveInside({ params, body }: Move, missed: Missed[], context: StaffContext) {
  const { orm, now } = context;
  const seen = await visitsOf(params.id, body.visits, context);
  if (isProblem(seen)) return seen;
  const doctorIds = body.visits.map(({ doctorId }) => doctorId);
  const contacts = seen.flatMap(({ appointment: { email, phone } }) => ofContacts(email, phone));
  await lockForBooking(orm, doctorIds, [...new Set(contacts), ...ofSeries(doctorIds)]);
  // A second press gets the answer of the first, which has ended by now.
  const asked = new Map(body.visits.map((visit) => [visit.id, visit]));
  const current = await visitsOf(params.id, body.visits, context);
  if (isProblem(current)) return current;
  const isThere = current.every(({ appointment: { id, doctorId, startsAt, status } }) => {
    const to = asked.get(id)!;
    return (
      isMovable({ status }) && doctorId === to.doctorId && startsAt.getTime() === Date.parse(to.startsAt)
    );
  });
  if (isThere) return { data: await getAppointments(idsOf(body.visits), context) };
  const locked = await lockSeen(params.id, body.visits, context);
  if (isProblem(locked)) return locked;

  const targets: { before: schema.StoredAppointment; index: number; target: Target }[] = [];
  for (const [index, { id, doctorId, startsAt }] of body.visits.entries()) {
    const before = locked.get(id)!;
    const start = Date.parse(startsAt);
    if (before.doctorId === doctorId && before.startsAt.getTime() === start) continue;
    const target = await targetOf(context, before, { doctorId, startsAt: start, by: 'staff' });
    if (!('code' in target)) targets.push({ before, index, target });
    else if (!('sought' in target)) return target;
    else missed.push({ index, doctorId, ...atHand(before), startsAt: start, detail: target.detail! });
  }
  targets.sort((a, b) => a.target.startsAt - b.target.startsAt);
  const warnings = body.confirmed ? [] : await warningsOf(targets, seen, context);
  if (warnings.length > 0 && missed.length === 0) return notConfirmed(warnings);
  for (const { before } of targets) await release(orm, before.id);
  for (const { before, index, target } of targets) {
    const { practice, visitType, startsAt } = target;
    const claim = { doctorId: practice.doctorId, visitType, startsAt, appointmentId: before.id, now: now() };
    if (await allocate(orm, claim)) continue;
    const detail = (await noRoomWords(orm, claim)) ?? titleOf('slot-taken');
    missed.push({ index, doctorId: practice.doctorId, visitType, startsAt, detail });
  }
  if (missed.length > 0) return problem('slot-taken');
  const moved: number[] = [];
  for (const { before, target } of targets) {
    const former = seen.find((row) => row.appointment.id === before.id)!.doctor.ownName;
    await writeMoved(context, before, former, { ...target, by: 'staff', message: body.message });
    moved.push(before.id);
  }
  return done(body.visits, moved, 'series-moved', context);
}

/** A visit keeps its booked rules wherever it moves. */
function atHand({ visitType }: schema.StoredAppointment) {
  return { visitType };
}

export async function cancelSeries({ params, body }: Cancel, context: StaffContext) {
  const outcome = await transaction(context, async (inside) => {
    const seen = await visitsOf(params.id, body.visits, inside);
    if (isProblem(seen)) return seen;
    // A second press gets the answer of the first.
    if (seen.every((row) => row.appointment.status === 'cancelled'))
      return { data: await getAppointments(idsOf(body.visits), inside) };
    const locked = await lockSeen(params.id, body.visits, inside);
    if (isProblem(locked)) return locked;
    const told: number[] = [];
    for (const before of locked.values()) {
      await writeCancelled(inside, before, { reason: body.note, message: body.message, by: 'staff' });
      if (tellsPatient(before, 'cancelled', inside.now())) told.push(before.id);
      else await discardReminders(inside.orm, before.id);
    }
    return done(body.visits, told, 'series-cancelled', inside);
  });
  if ('data' in outcome) {
    context.mailWritten();
    context.timesFreed();
  }
  return outcome;
}

/** Notifies the patient of the changes, and returns all visits for staff. */
async function done(
  visits: { id: number }[],
  changed: number[],
  kind: 'series-moved' | 'series-cancelled',
  context: StaffContext,
): Promise<{ data: Appointment[] }> {
  if (changed.length > 0) {
    const [first] = await readAppointments(context.orm, eq(appointment.id, changed[0]!));
    const all = await readAppointments(context.orm, eq(appointment.seriesId, first!.appointment.seriesId!));
    const rows = all.filter((row) => changed.includes(row.appointment.id));
    await writeSeriesMessage(context, rows, kind, { all });
  }
  return { data: await getAppointments(idsOf(visits), context) };
}

function idsOf(visits: { id: number }[]) {
  return visits.map(({ id }) => id);
}

/** The named visits, if all of them belong to the series of the first and are within reach. */
async function visitsOf(
  id: number,
  visits: { id: number }[],
  { orm, staff }: StaffContext,
): Promise<AppointmentRow[] | Problem<'not-found' | 'invalid'>> {
  const ids = new Set(idsOf(visits));
  const ofFirst = sql`${appointment.seriesId} = (select series_id from appointment where id = ${id})`;
  const rows = await readAppointments(
    orm,
    and(ofFirst, inArray(appointment.id, [...ids]), within(appointment, staff, 'change')),
  );
  if (ids.size !== visits.length || !ids.has(id) || rows.length === 0) return problem('not-found');
  return rows.length === ids.size ? rows : problem('not-found');
}

/** Locks them in one order, so that concurrent changes of a series wait for each other, and checks the versions. */
async function lockSeen(
  id: number,
  visits: { id: number; version: number }[],
  { orm }: StaffContext,
): Promise<
  Map<number, schema.StoredAppointment> | Problem<'stale-version' | 'state-not-allowed' | 'not-found'>
> {
  const rows = await orm
    .select()
    .from(appointment)
    .where(inArray(appointment.id, idsOf(visits)))
    .orderBy(asc(appointment.id))
    .for('update');
  const versionOf = new Map(visits.map((visit) => [visit.id, visit.version]));
  const changed = rows.filter((row) => row.version !== versionOf.get(row.id));
  const { locale } = await readSender(orm);
  const dates = (some: schema.StoredAppointment[]) =>
    joined(some.map((row) => longDate(localAt(row.timeZone, row.startsAt.getTime()).localDate, locale)));
  if (rows.length < visits.length) return problem('not-found');
  if (changed.length > 0)
    return problem('stale-version', {
      detail: t(
        'Someone else changed visits of this series first: {dates}. Close this and check them again.',
        {
          dates: dates(changed),
        },
      ),
      extra: { current: null },
    });
  const fixed = rows.filter((row) => !isMovable(row));
  if (fixed.length > 0)
    return problem('state-not-allowed', {
      detail: t('Visits of this series can no longer change: {dates}.', { dates: dates(fixed) }),
    });
  const first = rows.find((row) => row.id === id)!;
  if (rows.some((row) => row.startsAt < first.startsAt)) return problem('not-found');
  return new Map(
    rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).map((row) => [row.id, row]),
  );
}

/** Other appointments of the patient at the new times, except those of the series that move as well. */
async function warningsOf(
  targets: { before: schema.StoredAppointment; target: Target }[],
  seen: AppointmentRow[],
  { orm, now, staff }: StaffContext,
): Promise<string[]> {
  const { locale } = await readSender(orm);
  const moving = seen.map((row) => row.appointment.id);
  const warnings: string[] = [];
  for (const { before, target } of targets) {
    const { email, phone } = before;
    const { startsAt, endsAt, practice } = target;
    const at = { email, phone, startsAt, endsAt, now: now(), except: moving };
    const { overlapping } = await countAhead(orm, at, staff);
    const date = longDate(localAt(practice.timeZone, startsAt).localDate, locale);
    if (overlapping > 0) warnings.push(t('{date}: {warning}', { date, warning: t(elsewhere) }));
  }
  return warnings;
}
