import { and, eq, isNull, sql } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import type { waitingArea as contract } from '#contract/waiting-area.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { offeredLanguages } from '#server/content/languages.ts';
import { wire } from '#server/content/present.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { areaToken } from '#server/links/area-tokens.ts';

const { waitingArea: table } = schema;
type StoredWaitingArea = typeof table.$inferSelect;

export const waitingArea: Handlers<typeof contract> = {
  ...crud({
    table,
    present: async (_orm, rows: StoredWaitingArea[]) => rows.map(({ linkVersion: _, ...row }) => wire(row)),
  }),

  async addresses({ params }, context) {
    const [row] = await context.orm
      .select()
      .from(table)
      .where(and(eq(table.id, params.id), isNull(table.deletedAt), within(table, context.staff, 'read')));
    return row ? { data: await addressesOf(row, context) } : problem('not-found');
  },

  renewAddresses: ({ params }, context) =>
    transaction(context, async (inside) => {
      const [row] = await inside.orm
        .update(table)
        .set({ linkVersion: sql`${table.linkVersion} + 1` })
        .where(and(eq(table.id, params.id), isNull(table.deletedAt), within(table, inside.staff, 'change')))
        .returning();
      if (!row) return problem('not-found');
      await recordActivity(inside.orm, inside.staff, 'renew', 'waiting_area', row);
      return { data: await addressesOf(row, inside) };
    }),
};

async function addressesOf(row: StoredWaitingArea, { orm, publicUrl, secret }: Context) {
  const { main, others } = await offeredLanguages(orm, undefined)();
  const path = `/board/${areaToken(secret, 'board', row)}`;
  return {
    board: [
      { language: main, url: publicUrl + path },
      ...others.map((language) => ({ language, url: `${publicUrl}/${language}${path}` })),
    ],
    sheet: row.takesCheckIn ? `${publicUrl}/check-in/${areaToken(secret, 'door', row)}/sheet` : null,
  };
}
