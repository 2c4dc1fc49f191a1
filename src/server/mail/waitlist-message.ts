/** Messages to the waiting list: joining, and a slot held for the person. */

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { fullName } from '#contract/words/full-name.ts';
import type { Services } from '#server/call/context.ts';
import { doctorColumns } from '#server/content/named-columns.ts';
import { worded } from '#server/content/translation-overlay.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { dateTimeWords, longDate } from '#server/times/deadlines.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { usefulAsAnswer } from './aging.ts';
import { type Letter, readSender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { mailWords } from './mail-text.ts';
import { offerSms } from './sms-message.ts';
import { speakingTo } from './speaking-to.ts';
import { greetingFor } from './unasked.ts';

interface MessageContext extends Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'> {
  /** Without a mail server the link to an address reaches no one. */
  hasMailServer?: boolean;
}
interface Offer {
  doctorId: number;
  startsAt: string;
  expiresAt: Date;
}

export function writeWaitlistJoined(context: MessageContext, entry: schema.StoredWait) {
  return speakingTo(context.orm, entry.language, () => writeJoined(context, entry));
}

async function writeJoined(context: MessageContext, entry: schema.StoredWait) {
  const sender = await readSender(context.orm);
  const first = longDate(entry.fromDate, sender.locale);
  const last = longDate(entry.toDate, sender.locale);
  // Joining again sends the link again.
  await write(context, entry, `waitlist ${entry.id} joined ${randomUUID()}`, {
    ...mailWords('waitlist-joined', sender),
    facts: [
      ...(await purposeLine(context.orm, entry)),
      [t('Days'), first === last ? first : t('{first} to {last}', { first, last })],
    ],
    link: t('See or leave the waiting list'),
    usefulUntil: usefulAsAnswer(context.now()),
  });
}

export function writeWaitlistOffer(context: MessageContext, entry: schema.StoredWait, offer: Offer) {
  return speakingTo(context.orm, entry.language, () => writeOffer(context, entry, offer));
}

async function writeOffer(context: MessageContext, entry: schema.StoredWait, offer: Offer) {
  const { orm } = context;
  const sender = await readSender(orm);
  const { timeZone, locale } = sender;
  const [doctor] = await orm
    .select(doctorColumns())
    .from(schema.doctor)
    .where(eq(schema.doctor.id, offer.doctorId));
  const zone = timeZone.replaceAll('_', ' ');
  const sms = entry.isDemo ? null : await offerSms(context, entry, { ...offer, timeZone });
  if (sms)
    await orm.insert(schema.outbox).values({
      createdAt: new Date(context.now()),
      uniqueKey: `waitlist ${entry.id} offer ${randomUUID()}`,
      ...sms,
      nextAttemptAt: new Date(context.now()),
      usefulUntil: offer.expiresAt,
      countsAs: 'sms',
    });
  if (!entry.email) return;
  // Repeated only to a corrected address: the table of offers holds each time once.
  await write(context, entry, `waitlist ${entry.id} offer ${randomUUID()}`, {
    ...mailWords('waitlist-offer', sender),
    facts: [
      [t('When'), `${dateTimeWords(timeZone, Date.parse(offer.startsAt), locale)} (${zone})`],
      [t('With'), fullName(doctor!)],
      ...(await purposeLine(orm, entry)),
      [t('Kept until'), `${dateTimeWords(timeZone, offer.expiresAt.getTime(), locale)} (${zone})`],
    ],
    link: t('Book this time'),
    usefulUntil: offer.expiresAt,
  });
}

/** Discards messages queued for an entry whose link has ended. */
export async function takeBackWaitlistMail({ orm, now }: Pick<MessageContext, 'orm' | 'now'>, id: number) {
  await orm.execute(sql`
    update outbox set status = 'discarded', last_error = 'The address was corrected.'
    where status = 'queued' and unique_key like ${`waitlist ${id} %`}
      and (claimed_until is null or claimed_until <= ${new Date(now()).toISOString()})`);
}

/** The package, service or kind of visit of an entry. */
async function purposeLine(
  orm: Orm,
  { packageId, serviceId, visitTypeId }: schema.StoredWait,
): Promise<[string, string][]> {
  if (visitTypeId) {
    const { visitType } = schema;
    const [kind] = await orm
      .select({ name: worded(visitType, visitType.name) })
      .from(visitType)
      .where(eq(visitType.id, visitTypeId));
    return kind ? [[t('For'), kind.name]] : [];
  }
  const id = packageId ?? serviceId;
  if (!id) return [];
  const table = packageId ? schema.healthPackage : schema.service;
  const [found] = await orm
    .select({ title: worded(table, table.title) })
    .from(table)
    .where(eq(table.id, id));
  return found ? [[t('For'), found.title]] : [];
}

async function write(
  { orm, now, publicUrl, secret }: MessageContext,
  entry: schema.StoredWait,
  uniqueKey: string,
  {
    subject,
    link,
    usefulUntil,
    ...words
  }: Omit<Letter, 'greeting' | 'link'> & { subject: string; link: string; usefulUntil: Date },
) {
  if (entry.isDemo) return;
  const sender = await readSender(orm);
  const url = publicUrl + at(`/appointment/waitlist/${waitlistToken(secret, entry.linkKey)}`);
  await orm.insert(schema.outbox).values({
    createdAt: new Date(now()),
    uniqueKey,
    recipient: entry.email,
    subject,
    ...(await writeLetter(sender, {
      ...words,
      greeting: greetingFor(entry.name),
      link: { url, text: link },
    })),
    headers: automatic(sender),
    nextAttemptAt: new Date(now()),
    usefulUntil,
    countsAs: 'waitlist',
  });
}
