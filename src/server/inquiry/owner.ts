/**
 * The owner of an inquiry: a department as soon as its subject is known, and a member of staff who takes it or is
 * handed it. Anyone who may answer it may hand it over, to a colleague who reaches it or to any department, which then
 * reaches it.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Change } from '#contract/activity.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { Colleague, InquiryStatus } from '#contract/inquiry.ts';
import type { Grant } from '#contract/roles.ts';
import { canSignIn } from '#server/account/signs-in-here.ts';
import { changesBetween } from '#server/activity/changes.ts';
import type { StaffContext } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { reachOf } from '#server/identity/rights.ts';
import { afterWorking } from '#server/times/desk-hours.ts';
import { t } from '#words/say.ts';

const { department, inquiry: table, settings, staff: account } = schema;
export type About = {
  [Key in 'departmentId' | 'doctorId' | 'serviceId' | 'packageId']?: number | null | undefined;
};
export type Whose = Pick<schema.StoredInquiry, 'ownerId' | 'ownerDepartmentId'>;

/** The department of an inquiry's subject; a doctor's first one. Null if unknown. */
export async function departmentOf(orm: Orm, about: About): Promise<number | null> {
  const { departmentId = null, doctorId = null, serviceId = null, packageId = null } = about;
  const { rows } = await orm.execute<{ id: number }>(sql`
    select d.id from department d where d.deleted_at is null and d.id = coalesce(${departmentId}::int,
      (select s.department_id from service s where s.id = ${serviceId}),
      (select p.department_id from package p where p.id = ${packageId}),
      (select x.department_id from doctor_department x join department own on own.id = x.department_id
        where x.doctor_id = ${doctorId} and own.deleted_at is null order by x.position, x.department_id limit 1))`);
  return rows[0]?.id ?? null;
}

/** When an inquiry is due that waits from now on. */
export async function dueFrom(context: { orm: Orm; now(): number }): Promise<Date> {
  const [policy] = await context.orm.select({ hours: settings.inquiryHours }).from(settings);
  return afterWorking(context, policy!.hours * 60);
}

/** A condition on `inquiry`: it has no owner, or one who can no longer sign in. */
export const isNobodys = sql`not exists (select from staff s
  where s.id = ${table.ownerId} and s.disabled_at is null and s.left_at is null)`;

/** A condition on `inquiry`: it is theirs, or has no owner. */
export function isOpenTo(staffId: number): SQL {
  return sql`(${table.ownerId} = ${staffId} or ${isNobodys})`;
}

/** A condition on `inquiry`: it still waits for an answer. */
export const isWaiting = sql`${table.status} in ('new', 'open')`;

export function isOverdue(now: number): SQL {
  return sql`(${isWaiting} and ${table.dueAt} <= ${new Date(now).toISOString()})`;
}

export function waits(status: InquiryStatus) {
  return status === 'new' || status === 'open';
}

/** The accounts that may answer an inquiry in its present state, by name. */
export async function colleaguesFor(orm: Orm, inquiry: schema.StoredInquiry): Promise<Colleague[]> {
  const departments = await departmentsThatReach(orm, inquiry);
  const rows = await orm
    .select({ id: account.id, name: account.name, roles: account.roles })
    .from(account)
    .where(canSignIn())
    .orderBy(account.name, account.id);
  return rows.filter(({ roles }) => reaches(roles, departments)).map(({ id, name }) => ({ id, name }));
}

/** Every department whose staff read it: that of its subject, the doctor's, and the one it was given to. */
async function departmentsThatReach(
  orm: Orm,
  { departmentId, doctorId, ownerDepartmentId }: schema.StoredInquiry,
) {
  const { rows } = await orm.execute<{ id: number }>(
    sql`select department_id as id from doctor_department where doctor_id = ${doctorId}`,
  );
  return [departmentId, ownerDepartmentId, ...rows.map(({ id }) => id)].filter((id) => id !== null);
}

function reaches(roles: readonly Grant[], departments: number[]) {
  const reach = reachOf({ roles, doctorId: null }, 'inquiries', 'change');
  if (reach === 'all') return true;
  return reach?.departments.some((id) => departments.includes(id)) ?? false;
}

interface HandOver {
  ownerId?: number | null | undefined;
  ownerDepartmentId?: number | null | undefined;
  handOverNote?: string | undefined;
}

/** The new owner, and the entry for the history; null without a change. */
export async function handedOver(
  { orm, staff, now }: StaffContext,
  before: schema.StoredInquiry,
  { handOverNote = '', ...to }: HandOver,
): Promise<
  | { set: Whose & { handedAt: Date | null }; action: 'take' | 'hand-over'; changes: Change[] }
  | Problem<'invalid'>
  | null
> {
  const { ownerDepartmentId = before.ownerDepartmentId } = to;
  const isElsewhere = ownerDepartmentId !== before.ownerDepartmentId;
  // Another department chooses itself who answers.
  const ownerId = to.ownerId !== undefined ? to.ownerId : isElsewhere ? null : before.ownerId;
  const after = { ownerId, ownerDepartmentId };
  if (!isElsewhere && ownerId === before.ownerId) return null;
  if (isElsewhere && ownerDepartmentId !== null && !(await isThere(orm, ownerDepartmentId)))
    return wrong('ownerDepartmentId', t('Choose a department.'));
  if (ownerId !== null && ownerId !== before.ownerId) {
    const colleagues = await colleaguesFor(orm, { ...before, ...after });
    if (!colleagues.some(({ id }) => id === ownerId))
      return wrong('ownerId', t('Choose a colleague who may answer this inquiry.'));
  }
  const isTaken = ownerId === staff.id;
  const [from, into] = [await namesOf(orm, before), await namesOf(orm, after)];
  return {
    set: { ...after, handedAt: isTaken ? null : new Date(now()) },
    action: isTaken ? 'take' : 'hand-over',
    changes: changesBetween(from, { ...into, handOverNote }),
  };
}

async function isThere(orm: Orm, id: number) {
  const found = await orm
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, id), isNull(department.deletedAt)));
  return found.length > 0;
}

/** For the history. */
async function namesOf(orm: Orm, { ownerId, ownerDepartmentId }: Whose) {
  const { rows } = await orm.execute<{ owner: string | null; ownerDepartment: string | null }>(sql`
    select (select name from staff where id = ${ownerId}) as owner,
      (select name from department where id = ${ownerDepartmentId}) as "ownerDepartment"`);
  return rows[0]!;
}

function wrong(path: string, message: string) {
  return problem('invalid', { errors: [{ path, message }] });
}
