import { and, eq } from 'drizzle-orm';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { lockHoursShared } from '#server/booking/lock.ts';
import type { StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { getAppointment } from './desk.ts';

const { appointment: table } = schema;

/** A visit within reach, locked, in stored form and as staff see it, or why it may not be changed. */
export async function lockVisit(inside: StaffContext, id: number) {
  const [before] = await inside.orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), within(table, inside.staff, 'change')))
    .for('update');
  if (!before) return problem('not-found');
  const current = await getAppointment({ params: { id } }, inside);
  if (isProblem(current)) return problem('stale-version', { extra: { current: null } });
  if (isStale(inside, before)) return problem('stale-version', { extra: { current: current.data } });
  return { before, current };
}

/** Locks the hours of its doctor first. */
export async function lockInTurn(context: StaffContext, id: number) {
  const { orm, staff } = context;
  const [seen] = await orm
    .select({ doctorId: table.doctorId })
    .from(table)
    .where(and(eq(table.id, id), within(table, staff, 'change')));
  if (!seen) return problem('not-found');
  await lockHoursShared(orm, seen.doctorId);
  const locked = await lockVisit(context, id);
  if (isProblem(locked) || locked.before.doctorId === seen.doctorId) return locked;
  // Moved to another doctor in between.
  return problem('stale-version', { extra: { current: locked.current.data } }) as Problem<'stale-version'>;
}
