import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Problem, problem } from '#contract/errors.ts';
import type { StaffContext } from '#server/call/context.ts';
import { t } from '#words/say.ts';
import { type Hideable, seen } from './published.ts';

/** The refusal for an entry that the caller may read but not change. */
export function elsewhere() {
  return problem('forbidden', {
    detail: t('Your account may only change what belongs to your departments.'),
  });
}

/** Why an entry not found within reach may not be written: the caller may only read it, or not even that. */
export async function outOfReach(
  context: StaffContext,
  table: Hideable,
  id: number,
): Promise<Problem<'forbidden' | 'not-found'>> {
  const rows = await context.orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.id, id), seen(table, context)));
  return rows.length > 0 ? elsewhere() : problem('not-found');
}
