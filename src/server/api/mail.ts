/** The outbox for staff: queued, sent and dead messages, with their text. */
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Problem, problem } from '#contract/errors.ts';
import type { mail as contract, Mail, MailStatus } from '#contract/mail.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { finds } from '#server/db/list-search.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { writeTestMessage } from '#server/mail/test-message.ts';
import { sendsSms } from '#server/sms/sms-gateway.ts';
import { t } from '#words/say.ts';

const { outbox: table } = schema;
type StoredMail = typeof table.$inferSelect;

export const mail: Handlers<typeof contract> = {
  async summary(_input, { orm, hasMailServer }) {
    const [gateway] = await orm
      .select({
        sends: sendsSms,
        waiting: sql<number>`(select count(*)::int from outbox where status = 'queued' and channel = 'sms')`,
      })
      .from(schema.smsGateway);
    const rows = await orm.select({ status: table.status, value: count() }).from(table).groupBy(table.status);
    const of = (status: MailStatus) => rows.find((row) => row.status === status)?.value ?? 0;
    return {
      data: {
        hasServer: hasMailServer,
        hasGateway: gateway!.sends,
        smsWaiting: gateway!.waiting,
        queued: of('queued'),
        sent: of('sent'),
        dead: of('dead'),
      },
    };
  },

  async list({ query: { q, status, channel, patient, sort = '-createdAt', page, limit } }, context) {
    const { orm } = context;
    const condition: SQL | undefined = and(
      status && status !== 'all' ? eq(table.status, status) : undefined,
      channel ? eq(table.channel, channel) : undefined,
      patient ? toPatient(patient) : undefined,
      q ? finds(table, q) : undefined,
    );
    const [total] = await orm.select({ value: count() }).from(table).where(condition);
    const { createdAt, nextAttemptAt, sentAt, id } = table;
    const rows = await orm
      .select()
      .from(table)
      .where(condition)
      .orderBy(...sorted(sort, { createdAt, nextAttemptAt, sentAt }, id))
      .limit(limit)
      .offset((page - 1) * limit);
    return {
      data: rows.map((row) => present(row, context.now())),
      meta: { page, limit, total: total?.value ?? 0 },
    };
  },

  async get({ params }, { orm, now }) {
    const [row] = await orm.select().from(table).where(eq(table.id, params.id));
    return row ? { data: present(row, now()) } : problem('not-found');
  },

  async create(_input, context) {
    const row = await transaction(context, (inside) => writeTestMessage(inside, inside.staff));
    context.mailWritten();
    return { data: present(row, context.now()) };
  },

  async attempt({ params }, context) {
    const outcome = await transaction(context, async (inside) => {
      const before = await lock(inside, params.id);
      if ('code' in before) return before;
      if (before.status === 'expired') return problem('too-late-to-send');
      const isGivenUp = before.status !== 'queued';
      const [row] = await inside.orm
        .update(table)
        .set({
          status: 'queued',
          nextAttemptAt: new Date(inside.now()),
          // Messages that staff send do not count as a stranger's.
          countsAs: '',
          ...(isGivenUp ? { attempts: 0 } : {}),
        })
        .where(eq(table.id, params.id))
        .returning();
      await recordActivity(inside.orm, inside.staff, 'resend', 'mail', entryOf(before));
      return { data: present(row!, inside.now()) };
    });
    context.mailWritten();
    return outcome;
  },

  remove: ({ params }, context) =>
    transaction(context, async (inside) => {
      const before = await lock(inside, params.id);
      if ('code' in before) return before;
      await inside.orm.update(table).set({ status: 'discarded' }).where(eq(table.id, params.id));
      await recordActivity(inside.orm, inside.staff, 'discard', 'mail', entryOf(before));
      return { data: undefined };
    }),
};

/** Messages about a patient's visits and inquiries, and those to an address of a patient. */
function toPatient(id: number): SQL {
  const theirs = (of: AnyPgColumn) => sql`select id from ${of.table} where ${ofPatient(of, id)}`;
  return sql`(${table.appointmentId} in (${theirs(schema.appointment.patientId)})
    or ${table.seriesId} in (select series_id from appointment where ${ofPatient(schema.appointment.patientId, id)})
    or ${table.inquiryId} in (${theirs(schema.inquiry.patientId)})
    or lower(${table.recipient} collate "C") in (select lower(email collate "C") from patient
      where email <> '' and (id = ${id} or merged_into_id = ${id})))`;
}

/** The message, locked until the transaction ends, or why it may not be changed. */
async function lock(
  { orm, now }: StaffContext,
  id: number,
): Promise<StoredMail | Problem<'not-found' | 'already-sent' | 'being-sent'>> {
  const [row] = await orm.select().from(table).where(eq(table.id, id)).for('update');
  if (!row) return problem('not-found');
  if (row.status === 'sent') return problem('already-sent');
  return isBeingSent(row, now()) ? problem('being-sent') : row;
}

/** Subjects contain no names and nothing of the content, so the trail may keep them. */
function entryOf({ id, subject }: StoredMail) {
  return { id, name: subject };
}

function isBeingSent({ status, claimedUntil }: StoredMail, now: number) {
  return status === 'queued' && claimedUntil !== null && claimedUntil.getTime() > now;
}

/** With a colleague's link a reader could sign in as them. */
const secretText = 'This message contains a link for its recipient only, so its text is not shown here.';

function present(row: StoredMail, now: number): Mail {
  return {
    id: row.id,
    channel: row.channel,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    recipient: row.recipient,
    subject: row.subject,
    text: row.headers.isSecret ? t(secretText) : row.textBody,
    hasCalendar: row.calendar !== null,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    lastError: row.lastError,
    isBeingSent: isBeingSent(row, now),
  };
}
