/**
 * Receives an inquiry: the row, the copy for its sender and the receipt, in one transaction. The receipt is found by a
 * secret in its address, so that a guessed reference shows nothing; it contains nothing that was written.
 */

import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Problem, problem } from '#contract/errors.ts';
import type { InquiryFields, InquiryReceipt } from '#contract/inquiry.ts';
import { enteredPhone } from '#server/booking/phone.ts';
import type { Context } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { clientBudgets, take } from '#server/identity/budget.ts';
import { receiptToken } from '#server/links/derived-tokens.ts';
import { newReference } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { writeInquiryCopy } from '#server/mail/inquiry-message.ts';
import { readSender } from '#server/mail/letter.ts';
import { pleaseCall } from '#server/mail/please-call.ts';
import { at, languageOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import { departmentOf, dueFrom } from './owner.ts';
import { topicOf } from './topic.ts';
import { wrongWish } from './wish.ts';

const { inquiry: table } = schema;
const route = 'POST /inquiries';

type Fields = z.output<typeof InquiryFields>;
type InquiryOutcome =
  | { data: InquiryReceipt }
  | Problem<'invalid' | 'idempotency-key-reused' | 'too-many-requests'>;

export async function receive(fields: Fields, context: Context): Promise<InquiryOutcome> {
  const outcome = await transaction(context, (inside) => receiveInside(fields, inside));
  if ('data' in outcome) context.mailWritten();
  return outcome;
}

/** By the secret in the receipt's address. */
export async function findReceipt(context: Context, token: string): Promise<InquiryReceipt | undefined> {
  const [row] = await context.orm
    .select()
    .from(table)
    .where(eq(table.receiptTokenHash, hashToken(token)));
  return row && receiptOf(context, row);
}

async function receiveInside(fields: Fields, context: Context): Promise<InquiryOutcome> {
  const { orm, now, secret } = context;
  const claim = { key: context.idempotencyKey, route };
  const earlier = await claimKey<{ inquiryId: number }>(orm, claim, fields);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  if (earlier) return receivedBefore(context, earlier.inquiryId);

  const sender = await readSender(orm);
  const phone = enteredPhone(fields.phone, sender.country);
  if (typeof phone !== 'string') return phone;
  const topic = await topicOf(context, fields);
  if (typeof topic !== 'string') return topic;
  const unasked = await wrongWish(context, fields);
  if (unasked) return unasked;
  const ownerDepartmentId = await departmentOf(orm, fields);

  if (!(await take(context, clientBudgets(context, 'inquiries')))) {
    return problem('too-many-requests', {
      detail: `${t('Many messages came from your network just now, so we could not accept this one.')} ${pleaseCall(sender.phone)}`,
      extra: { retryAfter: 3600 },
    });
  }
  const reference = newReference();
  const at = new Date(now());
  const [row] = await orm
    .insert(table)
    .values({
      ...fields,
      phone,
      topic,
      ownerDepartmentId,
      dueAt: await dueFrom(context),
      language: languageOfPage(),
      reference,
      receiptTokenHash: hashToken(receiptToken(secret, reference)),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const copyMessageId = await writeInquiryCopy(context, row!, sender);
  if (copyMessageId) await orm.update(table).set({ copyMessageId }).where(eq(table.id, row!.id));
  await keepAnswer(orm, claim, { inquiryId: row!.id });
  return { data: receiptOf(context, { ...row!, copyMessageId }) };
}

async function receivedBefore(context: Context, id: number): Promise<InquiryOutcome> {
  const [row] = await context.orm.select().from(table).where(eq(table.id, id));
  if (row) return { data: receiptOf(context, row) };
  return problem('idempotency-key-reused', {
    detail: t('This inquiry arrived before and has been deleted since.'),
  });
}

function receiptOf(
  { publicUrl, secret }: Context,
  { id, createdAt, reference, topic, visitTypeId, copyMessageId }: typeof table.$inferSelect,
): InquiryReceipt {
  return {
    id,
    createdAt: createdAt.toISOString(),
    reference,
    topic,
    isForVisit: visitTypeId !== null,
    hasCopy: copyMessageId !== '',
    receiptUrl: publicUrl + at(`/contact/sent/${receiptToken(secret, reference)}`),
  };
}
