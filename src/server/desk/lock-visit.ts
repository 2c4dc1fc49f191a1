import { and, eq } from 'drizzle-orm';
import { isProblem, problem } from '#contract/errors.ts';
import type { StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { getAppointment } from './desk.ts';

const { appointment: table } = schema;

/** A visit within reach, locked: as it is stored, and as staff see it. Or why it may not be changed. */
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
