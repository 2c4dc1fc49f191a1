/**
 * Mail about an inquiry: the copy for its sender, and replies by staff. Both are written to the outbox in their
 * transaction and form one thread: the copy starts it, and every reply references all earlier ones. Subjects contain
 * nothing of the question, since others may see them on a screen.
 *
 * Anyone could have typed the address of the copy. The copy is of little use to a spammer: it repeats nothing of what
 * was written, greets no name that does not look like one, and is marked as automatic, so that no machine answers it. A
 * mailbox gets few an hour from all senders together; the others wait. Each client may cause a limited number; further
 * inquiries are stored without a copy.
 */

import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';
import { generallyUseful, usefulAsAnswer } from './aging.ts';
import { readSender, type Sender, writeLetter } from './letter.ts';
import { answersTo, automatic } from './mail-headers.ts';
import { mailWords } from './mail-text.ts';
import { speakingTo } from './speaking-to.ts';
import { greetingFor, mayAsk, withoutLinks } from './unasked.ts';

type MessageContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret'>;

/** Characters of the visitor's message in a reply, which staff have read. */
const longestQuote = 1000;

/** Writes the copy if there is an address and its client may cause another one; returns its Message-ID, or ''. */
export async function writeInquiryCopy(
  context: MessageContext & { address: string },
  inquiry: schema.StoredInquiry,
  sender: Sender,
) {
  const { id, email, name, topic, reference } = inquiry;
  if (!email || !(await mayAsk(context))) return '';
  const messageId = newMessageId(context);
  const words = mailWords('inquiry-copy', sender, { reference });
  const about: [string, string][] = topic ? [[t('About|a topic'), topic]] : [];
  const letter = await writeLetter(sender, {
    greeting: greetingFor(name),
    opening: words.opening,
    facts: [[t('Reference|of an inquiry'), reference], ...about],
    closing: words.closing,
  });
  await context.orm.insert(schema.outbox).values({
    uniqueKey: `inquiry ${id} copy`,
    recipient: email,
    subject: words.subject,
    ...letter,
    headers: { messageId, ...automatic(sender) },
    inquiryId: id,
    nextAttemptAt: new Date(context.now()),
    usefulUntil: usefulAsAnswer(context.now()),
    countsAs: 'inquiry',
  });
  return messageId;
}

interface Reply {
  text: string;
  actorId: number;
  actorName: string;
}

/** A reply to a demo's invented patient stays in the thread and is not mailed. */
export function writeInquiryReply(context: MessageContext, inquiry: schema.StoredInquiry, reply: Reply) {
  return speakingTo(context.orm, inquiry.language, () => writeReply(context, inquiry, reply));
}

async function writeReply(context: MessageContext, inquiry: schema.StoredInquiry, reply: Reply) {
  const { orm } = context;
  const { inquiryReply, outbox } = schema;
  const sender = await readSender(orm);
  const earlier = await orm
    .select({ messageId: inquiryReply.messageId })
    .from(inquiryReply)
    .where(eq(inquiryReply.inquiryId, inquiry.id))
    .orderBy(asc(inquiryReply.id));
  const references = [inquiry.copyMessageId, ...earlier.map(({ messageId }) => messageId)].filter(Boolean);
  const messageId = newMessageId(context);
  const letter = await writeLetter(sender, {
    greeting: greetingFor(inquiry.name),
    opening: reply.text,
    closing: t('Your reference: {reference}', { reference: inquiry.reference }),
    quote: { title: t('You wrote:'), text: withoutLinks(inquiry.message, longestQuote) },
  });
  const message = inquiry.isDemo
    ? undefined
    : {
        recipient: inquiry.email,
        subject: t('Re: {subject}', { subject: subjectOf(inquiry, sender) }),
        ...letter,
        headers: { messageId, references, ...answersTo(sender) },
        inquiryId: inquiry.id,
        nextAttemptAt: new Date(context.now()),
        usefulUntil: generallyUseful(context.now()),
      };
  const [written] = message ? await orm.insert(outbox).values(message).returning({ id: outbox.id }) : [];
  await orm.insert(inquiryReply).values({
    ...reply,
    createdAt: new Date(context.now()),
    inquiryId: inquiry.id,
    messageId,
    outboxId: written?.id ?? null,
  });
}

function subjectOf({ reference }: schema.StoredInquiry, { name }: Sender) {
  return t('Your message to {hospital} ({reference})', { hospital: name, reference });
}

function newMessageId({ publicUrl }: MessageContext) {
  return `<${randomUUID()}@${new URL(publicUrl).hostname}>`;
}
