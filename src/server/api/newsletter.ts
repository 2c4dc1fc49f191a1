/**
 * Newsletter subscribers, by double opt-in. Signing up does the same work and gives the same answer for every address,
 * new, known or just requested: only its owner learns from the mail which it was.
 */

import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { newsletter as contract, Subscriber } from '#contract/newsletter.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { removeForGood } from '#server/content/remove-for-good.ts';
import { batches } from '#server/db/batches.ts';
import { finds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { clientBudgets, take } from '#server/identity/budget.ts';
import { canonicalEmail } from '#server/kernel/email-address.ts';
import { linkToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import { mailRates } from '#server/mail/mail-limits.ts';
import {
  confirmableDays,
  writeAlreadySubscribed,
  writeConfirmationRequest,
  writeWelcome,
} from '#server/mail/newsletter-message.ts';
import { mayWriteTo } from '#server/mail/unasked.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { languageOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';

const { subscriber: table } = schema;
type ListQuery = Checked<typeof contract.list>['query'];

const answered =
  'Please check your inbox: we have sent you a message with a link. Open it to confirm. If it does not arrive, wait an hour and try again.' satisfies PlainMessage;
/** Queued mail is sent if a mail server is configured in time (`confirmableDays`). */
const answeredWithoutMail =
  'We have noted your address. We cannot send email at the moment: if that changes within seven days, we send you a message with a link to confirm. If nothing arrives, please sign up again later.' satisfies PlainMessage;

export const newsletter: Handlers<typeof contract> = {
  async create({ body }, context) {
    const outcome = await transaction(context, (inside) => ask(inside, canonicalEmail(body.email)));
    if ('data' in outcome) context.mailWritten();
    return outcome;
  },

  async confirm({ params }, context) {
    const outcome = await transaction(context, async (inside) => {
      const oldest = new Date(inside.now() - confirmableDays * 86_400_000);
      const [found] = await inside.orm
        .select()
        .from(table)
        .where(eq(table.linkTokenHash, hashToken(params.token)))
        .for('update');
      if (!found || (!found.confirmedAt && found.updatedAt < oldest)) return problem('not-found');
      if (found.confirmedAt) return { data: undefined };
      const at = new Date(inside.now());
      await inside.orm.update(table).set({ confirmedAt: at, updatedAt: at }).where(eq(table.id, found.id));
      await writeWelcome(inside, found);
      return { data: undefined };
    });
    context.mailWritten();
    return outcome;
  },

  async unsubscribe({ params }, context) {
    await transaction(context, async (inside) => {
      const [gone] = await inside.orm
        .delete(table)
        .where(eq(table.linkTokenHash, hashToken(params.token)))
        .returning({ id: table.id });
      // The trail is kept for years, so it does not name the address.
      if (gone) await recordActivity(inside.orm, null, 'unsubscribe', 'newsletter', gone);
    });
    return { data: undefined };
  },

  async list({ query }, { orm }) {
    if (query.format === 'csv') {
      return csvFile('newsletter.csv', await allSubscribers(orm, query), {
        Email: ({ email }) => email,
        State: ({ status }) => status,
        'Signed up': ({ createdAt }) => createdAt,
        'Confirmed|subscription': ({ confirmedAt }) => confirmedAt,
      });
    }
    const total = await orm.$count(table, conditionOf(query));
    const rows = await found(orm, conditionOf(query), query)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
    return {
      data: rows.map(present),
      meta: { page: query.page, limit: query.limit, total },
    };
  },

  remove: ({ params }, context) => removeForGood(context, table, 'newsletter', params.id),
};

/**
 * Stores the address, known or not, in one statement, counts in another, and writes one message, which is sent if the
 * count allows it. A second request for the same address waits for the first.
 */
async function ask(context: Context, email: string) {
  if (!(await take(context, clientBudgets(context, 'newsletter')))) {
    return problem('too-many-requests', {
      detail: t(
        'Many people signed up for the newsletter from your network just now. Please try again later.',
      ),
      extra: { retryAfter: 3600 },
    });
  }
  const createdAt = new Date(context.now());
  const [subscriber] = await context.orm
    .insert(table)
    .values({
      email,
      language: languageOfPage(),
      createdAt,
      updatedAt: createdAt,
      linkTokenHash: hashToken(linkToken(context.secret, { email, createdAt })),
    })
    .onConflictDoUpdate({ target: table.email, set: { updatedAt: createdAt, language: languageOfPage() } })
    .returning();
  const limit = { kind: 'newsletter', recipient: email, ...mailRates.newsletter };
  // Always written, so that response time does not reveal an earlier request.
  const status = (await mayWriteTo(context, limit)) ? 'queued' : 'discarded';
  if (subscriber!.confirmedAt) await writeAlreadySubscribed(context, subscriber!, status);
  else await writeConfirmationRequest(context, subscriber!, status);
  return { data: { detail: t(context.hasMailServer ? answered : answeredWithoutMail) } };
}

function conditionOf({ q, status }: ListQuery): SQL | undefined {
  return and(
    q ? finds(table, q) : undefined,
    status === 'pending' ? isNull(table.confirmedAt) : undefined,
    status === 'confirmed' ? isNotNull(table.confirmedAt) : undefined,
  );
}

async function allSubscribers(orm: Orm, query: ListQuery) {
  const ids = await orm
    .select({ id: table.id })
    .from(table)
    .where(conditionOf(query))
    .orderBy(...orderOf(query));
  return batches(ids, async (some) => (await found(orm, inArray(table.id, some), query)).map(present));
}

function found(orm: Orm, condition: SQL | undefined, query: ListQuery) {
  return orm
    .select()
    .from(table)
    .where(condition)
    .orderBy(...orderOf(query))
    .$dynamic();
}

function orderOf({ sort = '-createdAt' }: ListQuery) {
  const { createdAt, confirmedAt, email, id } = table;
  return sorted(sort, { createdAt, confirmedAt, email }, id);
}

function present({ id, email, createdAt, updatedAt, confirmedAt }: typeof table.$inferSelect): Subscriber {
  return {
    id,
    email,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    status: confirmedAt ? 'confirmed' : 'pending',
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}
