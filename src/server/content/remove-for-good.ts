import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { StaffContext } from '#server/call/context.ts';
import { transaction } from '#server/db/transaction.ts';

/** Deletes rows without a bin. The trail, kept for years, has the id alone, without text or addresses. */
export function removeForGood(
  context: StaffContext,
  table: PgTable & { id: AnyPgColumn },
  entity: string,
  id: number,
  /** Limits the deletion to rows within reach. */
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
