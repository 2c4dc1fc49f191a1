/**
 * Inquiries for staff: the list, one of them, changing its state or note, replying, and deleting. Each action leaves a
 * row in the trail with the reference only: the trail is kept for years, the inquiry is not. Notes are part of the
 * row's changes, which are deleted with the inquiry.
 */

import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Problem, problem } from '#contract/errors.ts';
import type {
  inquiry as contract,
  Inquiry,
  InquiryChange,
  InquiryReply,
  InquiryStatus,
} from '#contract/inquiry.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import { batches } from '#server/db/batches.ts';
import { finds } from '#server/db/list-search.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { reachesDepartment, reachOf } from '#server/identity/rights.ts';
import { writeInquiryReply } from '#server/mail/inquiry-message.ts';
import { withinDays } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import {
  colleaguesFor,
  dueFrom,
  handedOver,
  isNobodys,
  isOpenTo,
  isOverdue,
  isWaiting,
  waits,
} from './owner.ts';

const { inquiry: table, inquiryReply, outbox } = schema;
type ListQuery = z.output<(typeof contract)['list']['query']>;
type Change = z.output<typeof InquiryChange>;
interface OneOf {
  params: { id: number };
}

const route = 'PUT /inquiries/{id}';

export async function listInquiries(context: StaffContext, query: ListQuery) {
  const { orm } = context;
  const condition = await conditionOf(context, query);
  const [total] = await orm.select({ value: count() }).from(table).where(condition);
  const rows = await ordered(orm, condition, query)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return {
    data: await present(context, rows),
    meta: { page: query.page, limit: query.limit, total: total?.value ?? 0 },
  };
}

export async function allInquiries(context: StaffContext, query: ListQuery) {
  const { orm } = context;
  const found = await orm
    .select({ id: table.id })
    .from(table)
    .where(await conditionOf(context, query))
    .orderBy(...orderOf(query));
  return batches(found, async (ids) => present(context, await ordered(orm, inArray(table.id, ids), query)));
}

export async function getInquiry({ params }: OneOf, context: StaffContext) {
  const { orm, staff } = context;
  const rows = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, params.id), within(table, staff, 'read')));
  const [found] = await present(context, rows);
  return found ? { data: found } : problem('not-found');
}

export async function changeInquiry({ params, body }: OneOf & { body: Change }, context: StaffContext) {
  const outcome = await transaction(context, async (inside) => {
    const { orm, staff } = inside;
    const claim = { key: context.idempotencyKey, route };
    const earlier = await claimKey(orm, claim, { ...params, ...body });
    if (earlier === 'reused') return problem('idempotency-key-reused');
    if (earlier) return getInquiry({ params }, inside);
    const before = await lock(inside, params.id);
    if ('code' in before) return before;
    if (body.reply && !before.email) {
      return problem('invalid', {
        errors: [
          { path: 'reply', message: t('There is no email address to reply to. Please call instead.') },
        ],
      });
    }
    const handed = await handedOver(inside, before, body);
    if (handed && 'code' in handed) return handed;
    const status = body.status ?? (body.reply ? 'replied' : statusAfter(before.status, handed));
    const note = body.note ?? before.note;
    const [after] = await orm
      .update(table)
      .set({
        ...{ status, note, ...handed?.set },
        // A reopened inquiry is due as soon as a new one.
        ...(waits(status) && !waits(before.status) ? { dueAt: await dueFrom(inside) } : {}),
        ...{ version: before.version + 1, updatedAt: new Date(inside.now()) },
      })
      .where(eq(table.id, params.id))
      .returning();
    if (body.reply) {
      const reply = { text: body.reply, actorId: staff.id, actorName: staff.name };
      await writeInquiryReply(inside, before, reply);
    }
    const entry = { id: params.id, name: before.reference };
    if (handed) await recordActivity(orm, staff, handed.action, 'inquiry', entry, handed.changes);
    if (body.reply) await recordActivity(orm, staff, 'reply', 'inquiry', entry);
    if (note !== before.note) {
      const changes = changesBetween({ note: before.note }, { note });
      await recordActivity(orm, staff, 'note', 'inquiry', entry, changes);
    }
    const isSaid = (body.reply && status === 'replied') || (handed && body.status === undefined);
    if (status !== before.status && !isSaid) {
      const changes = changesBetween({ status: before.status }, { status });
      await recordActivity(orm, staff, status, 'inquiry', entry, changes);
    }
    await keepAnswer(orm, claim, params);
    // After handing it to another department the caller may no longer reach it.
    const [data] = await present(inside, [after!]);
    return { data: data! };
  });
  if (body.reply && 'data' in outcome) context.mailWritten();
  return outcome;
}

/** Taking an inquiry opens it; for new owners it is new. */
function statusAfter(status: InquiryStatus, handed: { action: 'take' | 'hand-over' } | null): InquiryStatus {
  if (handed?.action === 'hand-over') return 'new';
  return handed && status === 'new' ? 'open' : status;
}

export async function ownersOf({ params }: OneOf, { orm, staff }: StaffContext) {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, params.id), within(table, staff, 'read')));
  if (!row) return problem('not-found');
  const { department } = schema;
  const departments = await orm
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(isNull(department.deletedAt))
    .orderBy(department.name, department.id);
  return { data: { colleagues: await colleaguesFor(orm, row), departments } };
}

/** Permanently, including the thread and the mail. */
export function removeInquiry({ params }: OneOf, context: StaffContext) {
  return transaction(context, async (inside) => {
    const before = await lock(inside, params.id);
    if ('code' in before) return before;
    await inside.orm.delete(table).where(eq(table.id, params.id));
    const entry = { id: params.id, name: before.reference };
    await recordActivity(inside.orm, inside.staff, 'remove', 'inquiry', entry);
    return { data: undefined };
  });
}

async function conditionOf({ orm, staff, now }: StaffContext, query: ListQuery) {
  const { status, q, from, to, patient, whose, due } = query;
  return and(
    within(table, staff, 'read'),
    await withinDays(orm, table.createdAt, { from, to }),
    status && status !== 'all' ? eq(table.status, status) : undefined,
    patient ? ofPatient(table.patientId, patient) : undefined,
    q ? finds(table, q) : undefined,
    whose === 'mine' ? eq(table.ownerId, staff.id) : undefined,
    whose === 'department' ? ofTheirs(staff) : undefined,
    whose === 'nobody' ? isNobodys : undefined,
    whose === 'free' ? isOpenTo(staff.id) : undefined,
    due === 'overdue' ? isOverdue(now()) : undefined,
  );
}

/** Given to a department of the account. An account that reaches all departments has none in particular. */
function ofTheirs(staff: StaffContext['staff']) {
  const reach = reachOf(staff, 'inquiries', 'read');
  return reach === 'all'
    ? sql`${table.ownerDepartmentId} is not null`
    : reachesDepartment(reach, table.ownerDepartmentId);
}

function ordered(orm: Orm, condition: SQL | undefined, query: ListQuery) {
  return orm
    .select()
    .from(table)
    .where(condition)
    .orderBy(...orderOf(query))
    .$dynamic();
}

function orderOf({ sort = '-createdAt' }: ListQuery) {
  const { createdAt, updatedAt, name, id } = table;
  if (sort === 'dueAt' || sort === '-dueAt') {
    const due = sql`case when ${isWaiting} then ${table.dueAt} end`;
    const urgency = sort === 'dueAt' ? sql`${due} asc nulls last` : sql`${due} desc nulls last`;
    return [urgency, desc(createdAt), desc(id)];
  }
  return sorted(sort, { createdAt, updatedAt, name }, id);
}

/** The row, locked until the transaction ends, or why it may not be written. */
async function lock(
  context: StaffContext,
  id: number,
): Promise<schema.StoredInquiry | Problem<'not-found' | 'stale-version'>> {
  const [row] = await context.orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), within(table, context.staff, 'change')))
    .for('update');
  if (!row) return problem('not-found');
  if (!isStale(context, row)) return row;
  const [current] = await present(context, [row]);
  return problem('stale-version', { extra: { current } });
}

async function present({ orm, now }: StaffContext, rows: schema.StoredInquiry[]): Promise<Inquiry[]> {
  const threads = await threadsOf(
    orm,
    rows.map(({ id }) => id),
  );
  const { owners, departments } = await ownersIn(orm, rows);
  const visits = await visitsOf(orm, rows);
  return rows.map((row) => {
    const {
      receiptTokenHash: _,
      copyMessageId: __,
      handedAt: ___,
      appointmentId: ____,
      ownerId,
      ownerDepartmentId,
      ...shown
    } = row;
    const { createdAt, updatedAt, dueAt, status } = row;
    return {
      ...shown,
      phoneText: phoneInWords(row.phone),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      owner: owners.get(ownerId ?? 0) ?? null,
      ownerDepartment: departments.get(ownerDepartmentId ?? 0) ?? null,
      dueAt: dueAt?.toISOString() ?? null,
      isOverdue: waits(status) && dueAt !== null && dueAt.getTime() <= now(),
      ...visits(row),
      replies: threads.get(row.id) ?? [],
    };
  });
}

/** The names of the owners; the last name of an account that has left. */
async function ownersIn(orm: Orm, rows: schema.StoredInquiry[]) {
  const { staff, department } = schema;
  const idsOf = (field: 'ownerId' | 'ownerDepartmentId') => [
    ...new Set(rows.map((row) => row[field]).filter((id) => id !== null)),
  ];
  const owners = await orm
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, idsOf('ownerId')));
  const departments = await orm
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(inArray(department.id, idsOf('ownerDepartmentId')));
  const byId = (found: { id: number; name: string }[]) => new Map(found.map((one) => [one.id, one]));
  return { owners: byId(owners), departments: byId(departments) };
}

/** The requested visits, and those booked for the inquiries. */
async function visitsOf(orm: Orm, rows: schema.StoredInquiry[]) {
  const { appointment, visitType } = schema;
  const idsOf = (field: 'visitTypeId' | 'appointmentId') =>
    rows.map((row) => row[field]).filter((id) => id !== null);
  const types = idsOf('visitTypeId').length
    ? await orm
        .select({ id: visitType.id, name: visitType.name })
        .from(visitType)
        .where(inArray(visitType.id, idsOf('visitTypeId')))
    : [];
  const { id, reference, startsAt, timeZone } = appointment;
  const booked = idsOf('appointmentId').length
    ? await orm
        .select({ id, reference, startsAt, timeZone })
        .from(appointment)
        .where(inArray(id, idsOf('appointmentId')))
    : [];
  return ({ visitTypeId, appointmentId }: schema.StoredInquiry) => {
    const found = booked.find((one) => one.id === appointmentId);
    return {
      visitTypeName: types.find((one) => one.id === visitTypeId)?.name ?? '',
      appointment: found
        ? { id: found.id, reference: found.reference, ...localAt(found.timeZone, found.startsAt.getTime()) }
        : null,
    };
  };
}

async function threadsOf(orm: Orm, ids: number[]) {
  const threads = new Map<number, InquiryReply[]>();
  if (ids.length === 0) return threads;
  const rows = await orm
    .select({ reply: inquiryReply, status: outbox.status, isDemo: table.isDemo })
    .from(inquiryReply)
    .innerJoin(table, eq(table.id, inquiryReply.inquiryId))
    .leftJoin(outbox, eq(outbox.id, inquiryReply.outboxId))
    .where(inArray(inquiryReply.inquiryId, ids))
    .orderBy(asc(inquiryReply.id));
  for (const { reply, status, isDemo } of rows) {
    const { id, createdAt, actorId, actorName, text, inquiryId } = reply;
    // Only sent mail is purged before its inquiry; replies to a demo's invented patients never become mail.
    const without = isDemo && actorId !== null ? 'discarded' : 'sent';
    const shown = { id, createdAt: createdAt.toISOString(), actorName, text, delivery: status ?? without };
    threads.set(inquiryId, [...(threads.get(inquiryId) ?? []), shown]);
  }
  return threads;
}
