/** What a patient sees and does with the manage link. A foreign, unknown or expired link reveals nothing. */

import { and, eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { checkInMinutes } from '#contract/check-in.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { manage as contract, Managed } from '#contract/manage.ts';
import { phoneEnding } from '#contract/where-words.ts';
import { fullName } from '#contract/words/full-name.ts';
import { preparationOf } from '#contract/words/purpose-words.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import {
  type AppointmentRow,
  ofManageToken,
  presentBooked,
  readAppointment,
  readAppointments,
  reference,
  statusAt,
} from '#server/appointment/read.ts';
import { cancelAppointment } from '#server/booking/cancel.ts';
import { confirmAppointment } from '#server/booking/confirm.ts';
import { moveAppointment } from '#server/booking/move.ts';
import { hasNeeds } from '#server/booking/needs.ts';
import { isMovable } from '#server/booking/states.ts';
import type { Context } from '#server/call/context.ts';
import { linkStream } from '#server/call/link-stream.ts';
import { doctorColumns } from '#server/content/named-columns.ts';
import { arrive, canArrive } from '#server/day/check-in.ts';
import { delayOfVisit } from '#server/day/delay.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { isMailed, mailedToken, manageToken } from '#server/links/reference.ts';
import { videoUrlOf } from '#server/links/video.ts';
import { calendarEntryOf } from '#server/mail/appointment-message.ts';
import { calendarText } from '#server/mail/calendar-entry.ts';
import { readSender } from '#server/mail/letter.ts';
import { isTexted, offersSms } from '#server/sms/sms-gateway.ts';
import { bookable, freeTimes, practices } from '#server/times/availability.ts';
import { cutoffOf, type PatientsChange } from '#server/times/cutoff.ts';
import { deadlineWords } from '#server/times/deadlines.ts';
import { rulesOfBooked } from '#server/times/visit-rules.ts';
import { dayOf, localAt } from '#server/times/zone.ts';
import { questionStateOf } from '#server/visit-answer/state.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { canCorrectEmail, correctAddress } from './correct-email.ts';

type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;
const longestDays = 62;

export async function getManaged({ params }: Call<'manage'>, context: Context) {
  const row = await readAppointment(context.orm, ofManageToken(params.token, context.now()));
  return row ? { data: await presentManaged(context, row, params.token) } : problem('not-found');
}

export async function getManageSlots({ params, query: { from, to } }: Call<'manageSlots'>, context: Context) {
  if (to < from || dayOf(to) - dayOf(from) >= longestDays) {
    return problem('invalid', {
      errors: [
        { path: 'to', message: t('Choose at least one and at most {days} days.', { days: longestDays }) },
      ],
    });
  }
  const { orm, now } = context;
  const row = await readAppointment(orm, ofManageToken(params.token, now()));
  if (!row) return problem('not-found');
  const { appointment: found } = row;
  const asked = bookable(now(), sql`d.id = ${found.doctorId}`);
  const [practice] = await practices(orm, asked);
  if (!practice || !row.isMovedOnline || !isOpen(found, 'move', now())) return { data: [] };
  const visitType = rulesOfBooked(found.visitType, practice);
  const slots = await freeTimes(context, {
    asked,
    from,
    to,
    instead: { appointmentIds: [found.id], visitType },
  });
  // Its current slot is not a move.
  const current = found.startsAt.toISOString();
  return { data: slots.filter(({ startsAt }) => startsAt !== current) };
}

export async function getManageCalendar({ params }: Call<'manageCalendar'>, context: Context) {
  const row = await readAppointment(context.orm, ofManageToken(params.token, context.now()));
  // An unconfirmed appointment belongs in no one's calendar.
  if (!row || row.appointment.status === 'held') return problem('not-found');
  const { status, reference } = row.appointment;
  const entry = calendarEntryOf(row, context, await readSender(context.orm));
  const content = calendarText({ ...entry, ...(isEnded(status) ? { method: 'CANCEL' as const } : {}) });
  return { data: { fileName: `appointment-${reference}.ics`, content } };
}

export async function getManageEvents({ params: { token } }: Call<'manageEvents'>, context: Context) {
  const { orm, now } = context;
  const { appointment: table } = schema;
  const readShown = async () => {
    const [found] = await orm
      .select({
        ...{ doctorId: table.doctorId, startsAt: table.startsAt, timeZone: table.timeZone },
        ...{ version: table.version, status: table.status, callNumber: table.callNumber },
        delayMinutes: delayOfVisit(now()),
      })
      .from(table)
      .where(ofManageToken(token, now()));
    return found ?? null;
  };
  let shown = await readShown();
  if (!shown) return problem('not-found');
  return linkStream(context, {
    link: token,
    concerns: ({ doctorId, localDate }) =>
      (doctorId === null || doctorId === shown?.doctorId) &&
      (localDate === null || localDate === localAt(shown!.timeZone, shown!.startsAt.getTime()).localDate),
    async read() {
      shown = await readShown();
      return shown;
    },
  });
}

export function confirmManaged({ params }: Call<'confirm'>, context: Context) {
  const which = ofManageToken(params.token, context.now());
  return answered(context, confirmAppointment(params.token, context), params.token, which);
}

export function moveManaged({ params, body }: Call<'move'>, context: Context) {
  const which = ofManageToken(params.token, context.now());
  const patient = { ...context, staff: null, linkToken: params.token };
  return answered(context, moveAppointment(which, body, 'patient', patient), params.token, which);
}

export async function correctManaged({ params, body }: Call<'correctEmail'>, context: Context) {
  const done = await correctAddress({ ...params, ...body }, context);
  if (!('data' in done)) return done;
  // The link that was used has ended.
  const token = manageToken(context.secret, done.data.appointment);
  return { data: await presentManaged(context, done.data, token) };
}

export async function arriveManaged({ params }: Call<'arrive'>, context: Context) {
  const which = ofManageToken(params.token, context.now());
  const before = await readAppointment(context.orm, which);
  if (!before) return problem('not-found');
  const { status } = before.appointment;
  const isHere = status === 'arrived' || status === 'in_progress';
  if (!isHere && !(await canArrive(context, before.appointment))) return problem('state-not-allowed');
  const done = await arrive(which, context, checkInMinutes.link);
  return 'data' in done ? { data: await presentManaged(context, done.data, params.token) } : done;
}

export function cancelManaged({ params, body }: Call<'cancel'>, context: Context) {
  const which = ofManageToken(params.token, context.now());
  const patient = { ...context, staff: null };
  return answered(context, cancelAppointment(which, body, 'patient', patient), params.token, which);
}

/** The outcome for the patient; a change based on an older version gets the current appointment. */
async function answered<Refusal extends Problem>(
  context: Context,
  outcome: Promise<{ data: AppointmentRow } | Refusal>,
  token: string,
  which: ReturnType<typeof ofManageToken>,
): Promise<{ data: Managed } | Refusal> {
  const done = await outcome;
  if ('data' in done) return { data: await presentManaged(context, done.data, token) };
  if (done.code !== 'stale-version') return done;
  const row = await readAppointment(context.orm, which);
  return { ...done, extra: { current: row ? await presentManaged(context, row, token) : null } };
}

async function presentManaged(context: Context, row: AppointmentRow, token: string): Promise<Managed> {
  const { orm, now } = context;
  const { appointment: found } = row;
  const sender = await readSender(orm);
  const sms = await presentSms(context, found);
  const [late] = await orm
    .select({ minutes: delayOfVisit(now()) })
    .from(schema.appointment)
    .where(eq(schema.appointment.id, found.id));
  return {
    ...presentBooked(context, row),
    version: found.version,
    canConfirm: statusAt(found, now()) === 'held' && isMailed(context.secret, found, token),
    canMove: row.isMovedOnline && isOpen(found, 'move', now()),
    canCorrectEmail: canCorrectEmail(context, found, token),
    canCancel: isOpen(found, 'cancel', now()),
    canArrive: await canArrive(context, found),
    moveUntil: new Date(cutoffOf(found, 'move')).toISOString(),
    cancelUntil: new Date(cutoffOf(found, 'cancel')).toISOString(),
    deadlines: deadlineWords(found, { ...sender, ...row, now: now() }),
    isPast: found.endsAt.getTime() <= now(),
    changedBy: found.changedBy || null,
    asksForNewTime: found.newTimesOfferedAt !== null && isMovable(found),
    previous: await previousOf(context, found),
    series: await seriesOf(context, row, token),
    doctorTitle: row.doctor.title,
    place: row.place && placed(row.place),
    mailProvider: context.hasMailServer ? (found.email.split('@').at(-1) ?? '') : '',
    message: found.messageToPatient,
    hasNeeds: hasNeeds(found),
    questions: questionStateOf(row, now()),
    ...sms,
    videoUrl: videoUrlOf(found, { secret: context.secret, pattern: sender.videoAddress, now: now() }) || null,
    phoneEnding: sms.wantsSms !== null || found.visitType.mode === 'phone' ? phoneEnding(found.phone) : '',
    delayMinutes: late?.minutes ?? 0,
    callNumber: found.callNumber,
    preparation: preparationOf(found.visitType.alone, row),
  };
}

function isOpen(found: AppointmentRow['appointment'], change: PatientsChange, now: number) {
  return isMovable(found) && now <= cutoffOf(found, change) && now < found.startsAt.getTime();
}

/** What the patient may choose about texts, and for which number. */
async function presentSms({ orm, now }: Pick<Context, 'orm' | 'now'>, found: AppointmentRow['appointment']) {
  const { phone, startsAt, status, smsAgreedAt } = found;
  const isAsked = phone !== '' && !isEnded(status) && startsAt.getTime() > now();
  const { appointment } = schema;
  const [sms] = isAsked
    ? await orm
        .select({ offers: offersSms, gets: isTexted(appointment) })
        .from(appointment)
        .where(eq(appointment.id, found.id))
    : [];
  return {
    wantsSms: sms?.offers ? smsAgreedAt !== null : null,
    getsSms: sms?.gets ?? false,
  };
}

/** Only the visit of the link: other bookings with the number may be another person's. */
export async function chooseSms({ params, body: { wantsSms } }: Call<'chooseSms'>, context: Context) {
  const which = ofManageToken(params.token, context.now());
  const outcome = await transaction(context, async (inside) => {
    const { orm, now } = inside;
    const [before] = await orm.select().from(schema.appointment).where(which).for('update');
    if (!before) return problem('not-found');
    const choice = await presentSms(inside, before);
    if (choice.wantsSms === null)
      return problem('state-not-allowed', { detail: t('No texts can be sent about this appointment.') });
    if (choice.wantsSms !== wantsSms) {
      await orm
        .update(schema.appointment)
        .set({ smsAgreedAt: wantsSms ? new Date(now()) : null, updatedAt: new Date(now()) })
        .where(eq(schema.appointment.id, before.id));
      const entry = { id: before.id, name: before.reference };
      const changes = changesBetween({ wantsSms: choice.wantsSms }, { wantsSms });
      await recordActivity(orm, null, 'update', 'appointment', entry, changes);
    }
    return { data: (await readAppointment(orm, eq(schema.appointment.id, before.id)))! };
  });
  return 'data' in outcome ? { data: await presentManaged(context, outcome.data, params.token) } : outcome;
}

export function isEnded(status: string) {
  return ['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status);
}

function placed({ name, location, language }: NonNullable<AppointmentRow['place']>) {
  return { name, location, ...(language && { language }) };
}

/**
 * The other future visits of the series, with links of the same kind as this one: the holder of the mailed link has
 * read that mailbox, and no one else gets one. Visits with another address, or whose links were ended, are left out.
 */
async function seriesOf(
  { orm, now, publicUrl, secret }: Context,
  { appointment: found, series }: AppointmentRow,
  token: string,
): Promise<Managed['series']> {
  if (!found.seriesId || !series) return null;
  const { appointment: table } = schema;
  const rows = await readAppointments(
    orm,
    and(
      eq(table.seriesId, found.seriesId),
      eq(sql`lower(${table.email})`, found.email.toLowerCase()),
      eq(table.linkVersion, found.linkVersion),
      sql`${table.patientId} is not distinct from ${found.patientId}`,
      sql`${table.id} <> ${found.id} and ${table.status} in ('requested', 'booked')`,
      sql`${table.endsAt} > ${new Date(now()).toISOString()}`,
    ),
  );
  const tokenOf = isMailed(secret, found, token) ? mailedToken : manageToken;
  const others = rows.map(({ appointment, doctor }) => ({
    ...localAt(appointment.timeZone, appointment.startsAt.getTime()),
    doctorName: fullName(doctor),
    manageUrl: publicUrl + at(`/appointment/manage/${tokenOf(secret, appointment)}`),
  }));
  return { place: series.place, of: series.of, others };
}

async function previousOf({ orm }: Context, found: AppointmentRow['appointment']) {
  const { previousStartsAt, previousDoctorId, timeZone } = found;
  if (!previousStartsAt || !previousDoctorId) return null;
  const { id, name, slug, language } = doctorColumns();
  const [doctor] = await orm
    .select({ id, name, slug, language })
    .from(schema.doctor)
    .where(eq(schema.doctor.id, previousDoctorId));
  return doctor ? { ...localAt(timeZone, previousStartsAt.getTime()), doctor: reference(doctor) } : null;
}
