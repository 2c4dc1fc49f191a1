/**
 * Text messages about a visit or the waiting list. They name the hospital, the time and the next step, and nothing that
 * reveals the reason for a visit: no doctor, department, kind of visit or reason, since a text is read on a locked
 * screen.
 */

import { eq, sql } from 'drizzle-orm';
import { mailKind } from '#contract/mail-text.ts';
import { dateFormat, timeWords } from '#contract/words/formats.ts';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { visitCode, waitCode } from '#server/links/short-link.ts';
import { hasStopped, offersSms } from '#server/sms/sms-gateway.ts';
import { fits, inPlainSigns } from '#server/sms/sms-length.ts';
import { localAt } from '#server/times/zone.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t, translated } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { generallyUseful } from './aging.ts';
import type { MessageKind, SeriesKind } from './appointment-words.ts';
import { readSender, type Sender } from './letter.ts';

type SmsContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'>;
/** How the hospital writes. */
export interface SmsSender extends Pick<Sender, 'name' | 'locale' | 'phone'> {
  shortName: string;
  /** Whether the sender is a number, which can receive replies. */
  canReply: boolean;
}
type TextedKind = Exclude<MessageKind, 'confirm'> | SeriesKind;

const longestShortName = 20;

/**
 * For the outbox; null if no text is written. Confirmation is by mail alone. For a series it names this visit, whose
 * page lists the others.
 */
export async function visitSms(
  { orm, publicUrl, secret }: SmsContext,
  found: schema.StoredAppointment,
  kind: MessageKind | SeriesKind,
) {
  if (kind === 'confirm') return null;
  const sender = await readSmsSender(orm, found.phone);
  if (!sender) return null;
  const when = momentOf(found.timeZone, found.startsAt.getTime(), sender.locale);
  const link = publicUrl + at(`/t/${visitCode(secret, found)}`);
  return {
    ...smsOf(found.phone, translated(mailKind(kind).label), visitText(kind, { when, link }, sender)),
    headers: kind.startsWith('reminder-') ? { isForDaytime: true } : {},
  };
}

/** With an email address, the link is in the mail alone: using it proves that the address is theirs. */
export async function offerSms(
  { orm, publicUrl, secret, hasMailServer }: SmsContext & { hasMailServer?: boolean },
  entry: schema.StoredWait,
  { startsAt, expiresAt, timeZone }: { startsAt: string; expiresAt: Date; timeZone: string },
) {
  if (!entry.phone || !entry.smsAgreedAt) return null;
  const sender = await readSmsSender(orm, entry.phone);
  if (!sender) return null;
  const offer = {
    when: momentOf(timeZone, Date.parse(startsAt), sender.locale),
    until: momentOf(timeZone, expiresAt.getTime(), sender.locale),
    isMailed: Boolean(entry.email && hasMailServer),
    link: entry.email ? '' : publicUrl + at(`/t/${waitCode(secret, entry)}`),
  };
  return smsOf(entry.phone, translated(mailKind('waitlist-offer').label), offerText(offer, sender));
}

export async function writeTestSms({ orm, now }: Pick<SmsContext, 'orm' | 'now'>, phone: string) {
  const sender = await senderOf(orm);
  const text = testText(sender);
  const [row] = await orm
    .insert(schema.outbox)
    .values({
      createdAt: new Date(now()),
      ...smsOf(phone, t('Test message'), text),
      nextAttemptAt: new Date(now()),
      usefulUntil: generallyUseful(now()),
    })
    .returning();
  return row!;
}

function smsOf(recipient: string, subject: string, text: string) {
  return { channel: 'sms' as const, recipient, subject, textBody: text, htmlBody: '' };
}

/** Null without a provider, or if this number stopped texts. */
async function readSmsSender(orm: Orm, phone: string): Promise<SmsSender | null> {
  const [may] = await orm
    .select({ offers: offersSms, stopped: hasStopped(sql`${phone}`) })
    .from(schema.smsGateway);
  return may!.offers && !may!.stopped ? senderOf(orm) : null;
}

async function senderOf(orm: Orm): Promise<SmsSender> {
  const { name, locale, phone } = await readSender(orm);
  const [{ shortName, sender }] = (await orm
    .select({ shortName: schema.smsGateway.shortName, sender: schema.smsGateway.sender })
    .from(schema.smsGateway)
    .where(eq(schema.smsGateway.id, 1))) as [{ shortName: string; sender: string }];
  return { name, locale, phone, shortName, canReply: /^(\+?\d{3,}|MG\w+)$/.test(sender) };
}

export function visitText(
  kind: TextedKind,
  { when, link }: { when: string; link: string },
  sender: SmsSender,
): string {
  const hospital = shortNameOf(sender);
  const questions = questionsTo(sender);
  const first = t(sentences[kind], { hospital, when });
  if (kind === 'cancelled' || kind === 'declined' || kind === 'series-cancelled')
    return firstThatFits([[first, questions], [first]]);
  return firstThatFits([
    ...(kind === 'booked' || kind === 'requested' || kind === 'series-booked'
      ? [[first, link, stopLine(sender)]]
      : []),
    [first, link],
    [first, questions],
    [first],
  ]);
}

export function offerText(
  { when, until, isMailed, link }: { when: string; until: string; isMailed: boolean; link: string },
  sender: SmsSender,
): string {
  const hospital = shortNameOf(sender);
  if (isMailed)
    return firstThatFits([
      [t('{hospital}: a time is free for you, {when}. The link is in our email.', { hospital, when })],
    ]);
  const first = t('{hospital}: a time is free for you, {when}, kept until {until}.', {
    hospital,
    when,
    until,
  });
  return firstThatFits([...(link ? [[first, link]] : []), [first, questionsTo(sender)], [first]]);
}

export function testText(sender: SmsSender) {
  return firstThatFits([[t('{hospital}: this is a test text.', { hospital: shortNameOf(sender) })]]);
}

const sentences = {
  requested: '{hospital}: we have your request for {when} and will confirm it.',
  booked: '{hospital}: your appointment is booked for {when}.',
  mode: '{hospital}: we changed how your appointment on {when} takes place.',
  moved: '{hospital}: your appointment has been moved to {when}.',
  cancelled: '{hospital}: your appointment on {when} is cancelled.',
  declined: '{hospital}: we cannot confirm your request for {when}.',
  'reminder-5-days': '{hospital}: a reminder of your appointment on {when}.',
  'reminder-1-day': '{hospital}: a reminder of your appointment on {when}.',
  'reminder-late': '{hospital}: we are running late for your appointment on {when}. See how late:',
  questions: '{hospital}: please answer our questions before your appointment on {when}.',
  'new-times': '{hospital}: please choose another time for your appointment on {when}.',
  'series-booked': '{hospital}: your appointments are booked, the first for {when}.',
  'series-moved': '{hospital}: your appointments have been moved, the first to {when}.',
  'series-cancelled': '{hospital}: appointments of yours are cancelled, the first on {when}.',
} as const satisfies Record<TextedKind, PlainMessage>;

/** On separate lines, so that a link or a number keeps its order in right-to-left text. */
function firstThatFits(texts: (string | undefined)[][]): string {
  const written = texts.map((lines) => inPlainSigns(lines.filter(Boolean).join('\n')));
  return written.find(fits) ?? written.at(-1)!;
}

function questionsTo({ phone }: SmsSender) {
  return phone ? t('Questions: {phone}', { phone }) : undefined;
}

function stopLine({ canReply }: SmsSender) {
  return canReply ? t('Reply STOP for no more texts.') : undefined;
}

/** The hospital's own short name, or as many words of its name as fit. */
export function shortNameOf({ shortName, name }: Pick<SmsSender, 'shortName' | 'name'>) {
  if (shortName || name.length <= longestShortName) return shortName || name;
  const cut = shorten(name, longestShortName + 1);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : shorten(name, longestShortName);
}

/** "Tue 3 Mar, 09:30", on the hospital's clock. */
export function momentOf(timeZone: string, instant: number, locale: string) {
  const { localDate, localTime } = localAt(timeZone, instant);
  const date = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return t('{date}, {time}', {
    date: date.format(new Date(`${localDate}T12:00Z`)),
    time: timeWords(localTime, locale),
  });
}
