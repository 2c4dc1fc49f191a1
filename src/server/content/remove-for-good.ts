import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { StaffContext } from '#server/call/context.ts';
import { transaction } from '#server/db/transaction.ts';

/** Deletes what has no bin. The trail is kept for years, so it has the id alone, and neither words nor addresses. */
export function removeForGood(
  context: StaffContext,
  table: PgTable & { id: AnyPgColumn },
  entity: string,
  id: number,
  /** Only if this holds as well: that it is within reach. */
  reached?: (context: StaffContext) => SQL | undefined,
) {
  return transaction(context, async (inside) => {
    const [gone] = await inside.orm
      .delete(table)
      .where(and(eq(table.id, id), reached?.(inside)))
      .returning({ id: table.id });
    if (!gone) return problem('not-found');
    await recordActivity(inside.orm, inside.staff, 'remove', entity, { id });
    return { data: undefined };
  });
}
