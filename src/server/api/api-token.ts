import { asc, desc, eq } from 'drizzle-orm';
import type { ApiToken, apiToken as contract } from '#contract/api-token.ts';
import { problem } from '#contract/errors.ts';
import { addDays, plainNumber } from '#contract/words/formats.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers } from '#server/call/context.ts';
import { matches } from '#server/content/crud.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { refusedRoles, rolesInWords } from '#server/identity/account-roles.ts';
import { newProgramToken } from '#server/identity/program.ts';
import { hashToken } from '#server/links/token.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { startOfDay } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';

const { apiToken: table, staff } = schema;
/** A token that nobody thinks of any more should not open anything for years. */
const longestDays = 366;

export const apiToken: Handlers<typeof contract> = {
  async list({ query: { q, sort = '-createdAt', page, limit } }, { orm, now }) {
    const condition = q ? matches(q, [table.name, table.createdBy]) : undefined;
    const total = await orm.$count(table, condition);
    const column = { name: table.name, createdAt: table.createdAt, validUntil: table.expiresAt }[
      sort.replace('-', '') as 'name'
    ];
    const direction = sort.startsWith('-') ? desc : asc;
    const rows = await orm
      .select()
      .from(table)
      .where(condition)
      .orderBy(direction(column), direction(table.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const timeZone = await hospitalZone(orm);
    return {
      data: rows.map((row) => present(row, timeZone, now())),
      meta: { page, limit, total },
    };
  },

  create: ({ body: { validUntil, ...fields } }, context) =>
    transaction(context, async ({ orm, now, staff: me }) => {
      const timeZone = await hospitalZone(orm);
      const { localDate: today } = localAt(timeZone, now());
      if (validUntil < today || validUntil > addDays(today, longestDays))
        return problem('invalid', {
          errors: [
            {
              path: 'validUntil',
              message: t('Enter a date from today to {days} days from now.', {
                days: plainNumber(longestDays),
              }),
            },
          ],
        });
      const refused = await refusedRoles(orm, { roles: fields.roles, doctorId: null });
      if (refused) return refused;
      const at = new Date(now());
      const [actor] = await orm
        .insert(staff)
        .values({ name: fields.name, email: '', roles: [], createdAt: at, disabledAt: at, leftAt: at })
        .returning({ id: staff.id });
      const token = newProgramToken();
      const [row] = await orm
        .insert(table)
        .values({
          ...fields,
          createdAt: at,
          staffId: actor!.id,
          tokenHash: hashToken(token),
          expiresAt: new Date(startOfDay(timeZone, addDays(validUntil, 1))),
          createdBy: me.name,
        })
        .returning();
      const told = { ...fields, roles: await rolesInWords(orm, fields.roles), validUntil };
      await recordActivity(orm, me, 'create', 'api_token', row!, changesBetween({}, told));
      return { data: { ...present(row!, timeZone, now()), token } };
    }),

  remove: ({ params }, context) =>
    transaction(context, async ({ orm, staff: me }) => {
      const [gone] = await orm
        .delete(table)
        .where(eq(table.id, params.id))
        .returning({ id: table.id, name: table.name });
      if (!gone) return problem('not-found');
      await recordActivity(orm, me, 'remove', 'api_token', gone);
      return { data: undefined };
    }),
};

function present(row: typeof table.$inferSelect, timeZone: string, now: number): ApiToken {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    roles: row.roles,
    readsOnly: row.readsOnly,
    validUntil: localAt(timeZone, row.expiresAt.getTime() - 1).localDate,
    hasEnded: row.expiresAt.getTime() <= now,
    usedAt: row.usedAt?.toISOString() ?? null,
    createdBy: row.createdBy,
  };
}
