/**
 * One message about several visits of a series: all future dates with their links, and one calendar file. It states the
 * present, so a newer one replaces one still queued. Later messages about a single visit wait for it (outbox.ts).
 */
import { sql } from 'drizzle-orm';
import { beforeVisit } from '#contract/before-visit.ts';
import type { Channel } from '#contract/mail.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { fullName } from '#contract/words/full-name.ts';
import { preparationOf, priceWords, purposeBesides } from '#contract/words/purpose-words.ts';
import type { AppointmentRow } from '#server/appointment/read.ts';
import { insertInto } from '#server/db/insert.ts';
import * as schema from '#server/db/schema.ts';
import { mailedToken } from '#server/links/reference.ts';
import { dateTimeWords } from '#server/times/deadlines.ts';
import { joined } from '#words/joined.ts';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import {
  calendarEntryOf,
  type MessageContext,
  placeWords,
  questionLines,
  writeAppointmentMessage,
} from './appointment-message.ts';
import type { SeriesKind } from './appointment-words.ts';
import { calendarText } from './calendar-entry.ts';
import { takeBackSeries, takeBackUnsent } from './gathering.ts';
import { readSender, type Sender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { mailWords } from './mail-text.ts';
import { visitSms } from './sms-message.ts';
import { speakingTo } from './speaking-to.ts';
import { greetingFor } from './unasked.ts';

/**
 * Writes what changed in a series: one message for each address of its visits, and one text if the patient agreed to
 * texts. `changed` is in order of time, and `all` are the visits of the series. A change of a single visit gets an
 * ordinary message.
 */
export async function writeSeriesMessage(
  context: MessageContext,
  changed: AppointmentRow[],
  kind: SeriesKind,
  {
    all = changed,
    formerly,
  }: {
    all?: AppointmentRow[];
    /** A visit with its former address, whose queued messages are discarded. */
    formerly?: schema.StoredAppointment;
  } = {},
) {
  const byAddress = Map.groupBy(changed, ({ appointment }) => addressesOf(appointment).join(' '));
  for (const [addresses, rows] of byAddress) {
    const [first] = rows as [AppointmentRow];
    if (first.appointment.isDemo) continue;
    if (rows.length === 1) {
      await writeAppointmentMessage(context, first, kind === 'series-moved' ? { kind: 'moved' } : {});
      continue;
    }
    const ahead = all.filter(
      (row) => addressesOf(row.appointment).join(' ') === addresses && isAhead(context, row),
    );
    await speakingTo(context.orm, first.appointment.language, async () => {
      for (const channel of ['mail', 'sms'] as const)
        if (addressFor(channel, first.appointment))
          await write(channel, context, kind, { rows, ahead, formerly });
    });
  }
}

/** Empty if a visit's messages do not use the channel. */
function addressFor(channel: Channel, { email, phone, smsAgreedAt }: schema.StoredAppointment) {
  return channel === 'mail' ? email.toLowerCase() : smsAgreedAt ? phone : '';
}

const addressesOf = (visit: schema.StoredAppointment) => [
  addressFor('mail', visit),
  addressFor('sms', visit),
];

function isAhead({ now }: MessageContext, { appointment: { status, endsAt } }: AppointmentRow) {
  return (status === 'booked' || status === 'requested') && endsAt.getTime() > now();
}

/** Visits that changed, and all future ones, both in order of time. */
interface Said {
  rows: AppointmentRow[];
  ahead: AppointmentRow[];
}

async function write(
  channel: Channel,
  context: MessageContext,
  kind: SeriesKind,
  { rows, ahead, formerly }: Said & { formerly: schema.StoredAppointment | undefined },
) {
  const { orm, now } = context;
  const [{ appointment: first }] = rows as [AppointmentRow];
  const seriesId = first.seriesId!;
  for (const { appointment } of rows)
    if (appointment.version > 1) await takeBackUnsent(orm, appointment.id, channel, now());
  const recipient = addressFor(channel, formerly ?? first);
  const isUntold = await takeBackSeries(orm, { seriesId, channel, recipient, now: now() });
  const told = isUntold && kind === 'series-moved' ? 'series-booked' : kind;
  const sequences = rows.reduce((sum, row) => sum + row.appointment.sequence, 0);
  const message =
    channel === 'sms'
      ? await visitSms(context, (told === 'series-cancelled' ? rows : ahead)[0]?.appointment ?? first, told)
      : {
          recipient: first.email,
          ...(await letterOf(context, told, { rows, ahead }, await readSender(orm))),
        };
  if (!message) return;
  const ends = [...rows, ...ahead].map((row) => row.appointment.endsAt.getTime());
  await orm.execute(sql`
    ${insertInto(schema.outbox, {
      createdAt: new Date(now()),
      uniqueKey: `appointment ${first.id} ${told} ${sequences}${channel === 'sms' ? ' sms' : ''}`,
      ...message,
      appointmentId: first.id,
      seriesId,
      nextAttemptAt: new Date(now()),
      usefulUntil: new Date(Math.max(...ends)),
    })} on conflict do nothing`);
}

async function letterOf(context: MessageContext, kind: SeriesKind, { rows, ahead }: Said, sender: Sender) {
  const { publicUrl, secret } = context;
  const [first] = rows as [AppointmentRow];
  const { subject, opening, closing } = mailWords(kind, sender);
  const note = kind === 'series-booked' ? '' : first.appointment.messageToPatient;
  const gone = kind === 'series-cancelled' ? rows : [];
  const doctors = new Set([...rows, ...ahead].map(({ doctor }) => fullName(doctor)));
  const when = ({ appointment: { timeZone, startsAt } }: AppointmentRow) =>
    dateTimeWords(timeZone, startsAt.getTime(), sender.locale);
  const [event, ...more] = [
    ...ahead.map((row) => calendarEntryOf(row, context, sender)),
    ...gone.map((row) => ({ ...calendarEntryOf(row, context, sender), isEnded: true })),
  ];
  return {
    subject,
    ...(await writeLetter(sender, {
      greeting: greetingFor(first.appointment.name),
      opening: [opening, note].filter(Boolean).join('\n\n'),
      facts: [
        ...(gone.length > 0 ? [[t('Cancelled'), gone.map(when).join('\n')] as [string, string]] : []),
        ...factsOf(first, sender, { doctors: [...doctors], ahead }),
      ],
      // These links prove who owns the mailbox, like that of a single visit.
      links: ahead.map((row, place) => ({
        text: t('{place} of {count}: {date}', {
          ...{ place: row.series?.place ?? place + 1, count: row.series?.of ?? ahead.length },
          date:
            doctors.size > 1
              ? t('{time}, with {doctor}', { time: when(row), doctor: fullName(row.doctor) })
              : when(row),
        }),
        url: publicUrl + at(`/appointment/manage/${mailedToken(secret, row.appointment)}`),
      })),
      closing,
    })),
    calendar: calendarText(event!, ...more),
    headers: automatic(sender),
  };
}

function factsOf(
  row: AppointmentRow,
  sender: Sender,
  { doctors, ahead }: { doctors: string[]; ahead: AppointmentRow[] },
): [string, string][] {
  const isOver = ahead.length === 0;
  const { appointment, visitTypeName } = row;
  const { visitType, timeZone, price }: schema.StoredAppointment = appointment;
  const facts: [string, string][] = [
    [t('With'), joined(doctors)],
    [
      t('Visit'),
      t('{words}, {more}', { words: visitTypeName, more: durationWords(visitType.durationMinutes) }),
    ],
    [t('For'), purposeBesides(visitTypeName, row)],
    [t('Price of each visit'), isOver ? '' : priceWords(price, row, sender)],
    [t('Where'), placeWords(row, sender)],
    [t('Time zone'), timeZone.replaceAll('_', ' ')],
    [t('Please prepare'), isOver ? '' : preparationOf(visitType.alone, row)],
    [
      t('Before you come'),
      isOver
        ? ''
        : [
            // Only the first visit of a series is asked.
            ...ahead.flatMap((one) => questionLines(one, askedFirst)),
            ...beforeVisit(visitType.mode, sender.videoAddress !== ''),
          ].join('\n'),
    ],
  ];
  return facts.filter(([, value]) => value !== '');
}

function askedFirst(count: number) {
  return counted(
    'Please answer our question, on the page of your first visit.',
    'Please answer our {count} questions, on the page of your first visit.',
    count,
  );
}
