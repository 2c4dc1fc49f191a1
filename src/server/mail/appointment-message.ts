/**
 * Messages about an appointment, written to the outbox in the transaction that changed it: one per kind and sequence,
 * so that no message is written twice and none about a former time after the new one. gathering.ts decides when they
 * are sent, and which never are because a newer one replaces them.
 */

import { and, eq, like, or, sql } from 'drizzle-orm';
import { beforeVisit } from '#contract/before-visit.ts';
import type { Channel } from '#contract/mail.ts';
import { phoneEnding, remoteWords, whereFor } from '#contract/where-words.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { fullName } from '#contract/words/full-name.ts';
import { preparationOf, priceWords, purposeBesides } from '#contract/words/purpose-words.ts';
import type { AppointmentRow } from '#server/appointment/read.ts';
import type { Services } from '#server/call/context.ts';
import { doctorColumns } from '#server/content/named-columns.ts';
import { insertInto } from '#server/db/insert.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { mailedToken, manageToken } from '#server/links/reference.ts';
import { dateTimeWords, deadlineWords, longDate } from '#server/times/deadlines.ts';
import { localAt } from '#server/times/zone.ts';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import { linkWords, type MessageKind, reminderKinds, saysMore, valuesOf } from './appointment-words.ts';
import { type CalendarEntry, calendarText } from './calendar-entry.ts';
import { notBefore, readTold, type Told, takeBackUnsent } from './gathering.ts';
import { readSender, type Sender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { mailTimes } from './mail-limits.ts';
import { mailWords } from './mail-text.ts';
import { visitSms } from './sms-message.ts';
import { speakingTo } from './speaking-to.ts';
import { greetingFor } from './unasked.ts';

export interface MessageContext extends Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'> {
  /** The member of staff who made the change; null for a patient or the clock. */
  staff?: { id: number } | null;
}

const { outbox } = schema;
const kindsOfStates: Partial<Record<string, MessageKind>> = {
  held: 'confirm',
  requested: 'requested',
  booked: 'booked',
  cancelled: 'cancelled',
  declined: 'declined',
};

/**
 * Writes one message to the patient, by default the one for its state. False if there was none to write, as for a
 * demo's invented patients.
 */
export function writeAppointmentMessage(
  context: MessageContext,
  row: AppointmentRow,
  more: Parameters<typeof write>[2] = {},
) {
  return speakingTo(context.orm, row.appointment.language, () => write(context, row, more));
}

interface MessageOptions {
  kind?: MessageKind | undefined;
  /** If it has been read already. */
  sender?: Sender;
  /** Replaces the sequence in the key, for repeated messages of one kind without a change of the time. */
  number?: number;
  /** The patient has just answered a message and waits for this one, so it is never delayed. */
  isAwaited?: boolean;
}

/** By mail, and by text if the patient agreed to texts. */
async function write(context: MessageContext, row: AppointmentRow, asked: MessageOptions): Promise<boolean> {
  const { isDemo, phone, smsAgreedAt } = row.appointment;
  if (isDemo) return false;
  const isMailed = await writeBy('mail', context, row, asked);
  const isTexted = smsAgreedAt && phone ? await writeBy('sms', context, row, asked) : false;
  return isMailed || isTexted;
}

async function writeBy(
  channel: Channel,
  context: MessageContext,
  row: AppointmentRow,
  {
    kind: asked = kindsOfStates[row.appointment.status],
    sender: known,
    number,
    isAwaited = false,
  }: MessageOptions,
): Promise<boolean> {
  const { orm, now } = context;
  const { appointment: found } = row;
  // A new appointment has no earlier messages.
  const told = found.version > 1 ? await readTold(orm, found.id, channel) : nothing;
  const isWaiting =
    found.version > 1 && !isReminder(asked) && (await takeBackUnsent(orm, found.id, channel, now())) > 0;
  const kind = told.lastAt === null && isWaiting ? firstWord(context, row, asked) : asked;
  if (!kind || (channel === 'mail' && !found.email)) return false;
  const message = await messageOf(channel, context, row, { kind, told, sender: known });
  if (!message) return false;
  const isUrgent = isAwaited || isReminder(kind) || (context.staff && isSoon(found, now()));
  // Reminders of a stranger's booking count too.
  const isOfStranger = !context.staff && !(isReminder(kind) && found.source !== 'web');
  const { rowCount } = await orm.execute(sql`
    ${insertInto(outbox, {
      createdAt: new Date(now()),
      uniqueKey: keyOf(found.id, kind, number ?? found.sequence, channel),
      ...message,
      appointmentId: found.id,
      nextAttemptAt: new Date(isUrgent ? now() : notBefore(told, now())),
      usefulUntil: isReminder(kind) ? found.startsAt : (found.confirmUntil ?? found.endsAt),
      countsAs: isOfStranger ? (channel === 'sms' ? 'sms' : 'appointment') : '',
    })} on conflict do nothing`);
  return rowCount === 1;
}

async function messageOf(
  channel: Channel,
  context: MessageContext,
  row: AppointmentRow,
  { kind, told, sender: known }: { kind: MessageKind; told: Told; sender: Sender | undefined },
) {
  const { appointment: found } = row;
  if (channel === 'sms') return visitSms(context, found, kind);
  const sender = known ?? (await readSender(context.orm));
  return { recipient: found.email, ...(await letterOf(context, row, { kind, told, sender })) };
}

const nothing: Told = { lastAt: null, hasEvent: false };

/**
 * The first message a patient gets if the booking's own was still queued: nothing for a booking that they cancelled
 * themselves, and the booking at its new time for one that they moved.
 */
function firstWord(
  { staff }: MessageContext,
  { appointment }: AppointmentRow,
  asked: MessageKind | undefined,
) {
  // The patient does not know the previous mode either.
  if (asked === 'mode') return kindsOfStates[appointment.status];
  if (staff) return asked;
  if (asked === 'cancelled') return undefined;
  return asked === 'moved' ? kindsOfStates[appointment.status] : asked;
}

/** Whether the visit, at its new or former time, is soon. */
function isSoon({ startsAt, previousStartsAt }: AppointmentRow['appointment'], now: number) {
  const soon = now + mailTimes.urgent.value * 3_600_000;
  return [startsAt, previousStartsAt].some(
    (start) => start && start.getTime() > now && start.getTime() <= soon,
  );
}

/** In all its forms. */
async function letterOf(
  context: MessageContext,
  row: AppointmentRow,
  { kind, told, sender }: { kind: MessageKind; told: Told; sender: Sender },
) {
  const { orm, now, publicUrl, secret } = context;
  const { appointment: found } = row;
  const { localDate } = localAt(found.timeZone, found.startsAt.getTime());
  const values = valuesOf(found, {
    deadline: deadlineWords(found, { ...sender, ...row, now: now() }),
    date: longDate(localDate, sender.locale),
  });
  const words = mailWords(kind, sender, values);
  const said = saysMore.includes(kind) ? found.messageToPatient : '';
  const ends = kind === 'cancelled' || kind === 'declined';
  // This link proves who owns the mailbox, so it appears only here: not in the API's answer, nor in the calendar file.
  const manageUrl = publicUrl + at(`/appointment/manage/${mailedToken(secret, found)}`);
  const below: Partial<Record<MessageKind, string>> = { 'new-times': '?move', questions: '/questions' };
  const url = ends ? publicUrl + at('/appointment') : manageUrl + (below[kind] ?? '');
  const hasCalendar = ends
    ? told.hasEvent
    : !(kind === 'confirm' || kind === 'requested' || kind === 'new-times' || isReminder(kind));
  return {
    subject: words.subject,
    ...(await writeLetter(sender, {
      greeting: greetingFor(found.name),
      opening: [words.opening, said].filter(Boolean).join('\n\n'),
      facts: await factsOf(orm, row, kind, sender),
      link: { url, text: linkWords(kind) },
      closing: words.closing,
    })),
    calendar: hasCalendar
      ? calendarText({
          ...calendarEntryOf(row, { publicUrl, secret }, sender),
          method: ends ? 'CANCEL' : 'REQUEST',
          attendee: found.email,
        })
      : null,
    headers: automatic(sender),
  };
}

/** Queued reminders state a former time or state. */
export async function discardReminders(orm: Orm, appointmentId: number) {
  await orm
    .update(outbox)
    .set({ status: 'discarded' })
    .where(
      and(
        eq(outbox.appointmentId, appointmentId),
        eq(outbox.status, 'queued'),
        or(...reminderKinds.map((kind) => like(outbox.uniqueKey, keyOf(appointmentId, kind, '%')))),
      ),
    );
}

/** The unique key of a message; `reminder.ts` builds it in SQL. */
export function keyOf(
  appointmentId: number,
  kind: MessageKind,
  sequence: number | '%',
  channel: Channel = 'mail',
) {
  return `appointment ${appointmentId} ${kind} ${sequence}${channel === 'sms' ? ' sms' : ''}`;
}

function isReminder(kind: MessageKind | undefined) {
  return reminderKinds.some((one) => one === kind);
}

async function factsOf(
  orm: Orm,
  row: AppointmentRow,
  kind: MessageKind,
  sender: Sender,
): Promise<[string, string][]> {
  const { appointment: found, doctor, visitTypeName } = row;
  const { locale } = sender;
  const { previousStartsAt, previousDoctorId, visitType, timeZone } = found;
  const isEnded = kind === 'cancelled' || kind === 'declined';
  const zone = timeZone.replaceAll('_', ' ');
  const facts: [string, string][] = [
    [t('When'), `${dateTimeWords(timeZone, found.startsAt.getTime(), locale)} (${zone})`],
    [t('With'), fullName(doctor)],
    [
      t('Visit'),
      t('{words}, {more}', { words: visitTypeName, more: durationWords(visitType.durationMinutes) }),
    ],
    [t('For'), purposeBesides(visitTypeName, row)],
    [t('Price'), isEnded ? '' : priceWords(found.price, row, sender)],
    [t('Where'), placeWords(row, sender, isEnded)],
    [
      t('Confirm until'),
      kind === 'confirm' && found.confirmUntil
        ? dateTimeWords(timeZone, found.confirmUntil.getTime(), locale)
        : '',
    ],
    [t('Please prepare'), isEnded ? '' : preparationOf(visitType.alone, row)],
    [
      t('Before you come'),
      isEnded || kind === 'confirm'
        ? ''
        : [
            ...questionLines(row, (count) =>
              counted(
                'Please answer our question, on the page of your appointment.',
                'Please answer our {count} questions, on the page of your appointment.',
                count,
              ),
            ),
            ...beforeVisit(visitType.mode, sender.videoAddress !== ''),
          ].join('\n'),
    ],
    [t('Reference'), found.reference],
  ];
  if (kind === 'moved' && previousStartsAt && previousDoctorId) {
    const [before] = await orm
      .select(doctorColumns())
      .from(schema.doctor)
      .where(eq(schema.doctor.id, previousDoctorId));
    const time = dateTimeWords(timeZone, previousStartsAt.getTime(), locale);
    const isOther = before && previousDoctorId !== found.doctorId;
    facts.push([
      t('Before|the change'),
      isOther ? t('{time}, with {doctor}', { time, doctor: fullName(before) }) : time,
    ]);
  }
  return facts.filter(([, value]) => value !== '');
}

/** A line for unanswered questions; `words` depends on their number. */
export function questionLines(
  { questions }: Pick<AppointmentRow, 'questions'>,
  words: (count: number) => string,
): string[] {
  return questions && !questions.isComplete ? [words(questions.total)] : [];
}

/** The same uid with a higher sequence updates the entry the patient has. */
export function calendarEntryOf(
  row: AppointmentRow,
  { publicUrl, secret }: Pick<MessageContext, 'publicUrl' | 'secret'>,
  sender: Sender,
): CalendarEntry {
  const { appointment: found } = row;
  const host = new URL(publicUrl).hostname;
  const url = publicUrl + at(`/appointment/manage/${manageToken(secret, found)}`);
  return {
    method: 'PUBLISH',
    uid: `${found.reference}@${host}`,
    sequence: found.sequence,
    stamp: found.updatedAt,
    start: found.startsAt,
    end: found.endsAt,
    timeZone: found.timeZone,
    title: t('Appointment at {hospital}', { hospital: sender.name }),
    description: [
      [row.visitTypeName, purposeBesides(row.visitTypeName, row), priceWords(found.price, row, sender)]
        .filter(Boolean)
        .reduce((words, more) => t('{words}, {more}', { words, more })),
      t('With {doctor}', { doctor: fullName(row.doctor) }),
      preparationOf(found.visitType.alone, row),
      t('Reference {reference}', { reference: found.reference }),
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    location: found.visitType.mode === 'in-person' ? sender.location : whereOf(row, sender),
    url,
    isTentative: found.status === 'requested',
    organizer: { name: sender.name, email: sender.email || `appointments@${host}` },
  };
}

/** Where a visit takes place; for a cancelled one only its mode. */
export function placeWords(row: AppointmentRow, sender: Sender, isEnded = false): string {
  const { mode } = row.appointment.visitType;
  if (mode === 'in-person') return [placeLine(row), sender.location].filter(Boolean).join('\n');
  return isEnded ? remoteWords(mode) : whereOf(row, sender);
}

/** Without the link of a video visit: only the page has it, and knows whether the visit still takes place. */
function whereOf({ appointment: { visitType, phone } }: AppointmentRow, { videoAddress }: Sender) {
  return whereFor({
    mode: visitType.mode,
    phoneEnding: phoneEnding(phone),
    hasVideo: videoAddress !== '',
  });
}

function placeLine({ place }: AppointmentRow) {
  if (!place?.location) return place?.name ?? '';
  return t('{name}, {place}', { name: place.name, place: place.location });
}
