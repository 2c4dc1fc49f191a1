/**
 * The messages of an appointment: written to the outbox in the transaction that changed it, one for each state and
 * sequence. Subject and calendar title carry no speciality and no reason, since others may see them on a screen.
 */

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentStatus } from '#contract/appointment.ts';
import type { AppointmentRow } from '#server/booking/booked.ts';
import { manageToken } from '#server/booking/reference.ts';
import { localAt } from '#server/booking/zone.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { readSender, writeLetter } from './letter.ts';
import { greetingFor } from './unasked.ts';

interface MessageContext {
  orm: Orm;
  now(): number;
  publicUrl: string;
  secret: string;
}

/** What a patient is told, by the state reached or what was done; other states send nothing. */
const words: Partial<
  Record<AppointmentStatus | 'moved', { subject: string; opening: string; closing: string }>
> = {
  booked: {
    subject: 'Your appointment is booked',
    opening: 'Your appointment is booked.',
    closing:
      'If you cannot come, please tell us at least a day before, so that somebody else can have the time.',
  },
  requested: {
    subject: 'We have your appointment request',
    opening:
      'We have your request and keep this time for you. We will confirm it as soon as a member of staff has looked at it.',
    closing: 'You do not need to do anything until then.',
  },
  moved: {
    subject: 'Your appointment is moved',
    opening: 'Your appointment is moved to another time.',
    closing:
      'If you cannot come, please tell us at least a day before, so that somebody else can have the time.',
  },
  cancelled: {
    subject: 'Your appointment is cancelled',
    opening: 'Your appointment is cancelled.',
    closing: 'If you still need to be seen, please book another time or call us.',
  },
  declined: {
    subject: 'We cannot confirm your appointment request',
    opening: 'We are sorry: we cannot confirm this time.',
    closing: 'Please choose another time or call us, and we will find one with you.',
  },
};

export async function writeAppointmentMessage(
  { orm, now, publicUrl, secret }: MessageContext,
  { appointment: found, doctor }: AppointmentRow,
  kind: AppointmentStatus | 'moved' = found.status,
) {
  const message = words[kind];
  if (!message || !found.email) return;
  const sender = await readSender(orm);
  const { name, locale, location } = sender;
  const { localDate, localTime } = localAt(found.timeZone, found.startsAt.getTime());
  const who = [doctor.title, doctor.name].filter(Boolean).join(' ');
  const facts: [string, string][] = [
    ['When', `${longDate(localDate, locale)}, ${localTime} (${found.timeZone.replaceAll('_', ' ')})`],
    ['With', who],
    ['Visit', `${found.visitType.name}, ${found.visitType.durationMinutes} minutes`],
    [
      'Where',
      found.visitType.mode === 'in-person'
        ? location
        : found.visitType.mode === 'video'
          ? 'By video'
          : 'By phone',
    ],
    ['Reference', found.reference],
  ];
  const manageUrl = `${publicUrl}/appointment/manage/${manageToken(secret, found.reference)}`;
  const ends = found.status === 'cancelled' || found.status === 'declined';
  const link = ends
    ? { url: `${publicUrl}/appointment`, text: 'Book another time' }
    : { url: manageUrl, text: 'See your appointment' };
  await orm.insert(schema.outbox).values({
    uniqueKey: `appointment ${found.id} ${kind} ${found.sequence}`,
    recipient: found.email,
    subject: `${message.subject} | ${name}`,
    ...(await writeLetter(sender, { greeting: greetingFor(found.name), ...message, facts, link })),
    calendar:
      found.status === 'requested'
        ? null
        : calendarEntry(found, { hospital: name, location, who, manageUrl }),
    appointmentId: found.id,
    nextAttemptAt: new Date(now()),
  });
}

function longDate(localDate: string, locale: string) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${localDate}T12:00Z`),
  );
}

/** The calendar entry; the same UID with a higher sequence updates the one that the patient already has. */
function calendarEntry(
  found: typeof schema.appointment.$inferSelect,
  {
    hospital,
    location,
    who,
    manageUrl,
  }: {
    hospital: string;
    location: string;
    who: string;
    manageUrl: string;
  },
) {
  const cancelled = found.status === 'cancelled' || found.status === 'declined';
  const calendar = ical({
    prodId: { company: 'Openward', product: 'Appointments' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${found.reference}@${new URL(manageUrl).hostname}`,
    sequence: found.sequence,
    stamp: found.updatedAt,
    start: found.startsAt,
    end: found.endsAt,
    summary: `Appointment at ${hospital}`,
    description: `With ${who}. Reference ${found.reference}. ${manageUrl}`,
    location: found.visitType.mode === 'in-person' ? location : null,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
