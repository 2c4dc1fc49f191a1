import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApiToken, apiToken as contract } from '#contract/api-token.ts';
import { problem } from '#contract/errors.ts';
import { isAdministrator } from '#contract/roles.ts';
import { addDays, plainNumber } from '#contract/words/formats.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { matches } from '#server/content/crud.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { sorted } from '#server/db/sorted.ts';
import { transaction } from '#server/db/transaction.ts';
import { otherAdministrators, refusedRoles, rolesInWords } from '#server/identity/account-roles.ts';
import { newProgramToken } from '#server/identity/program.ts';
import { hashToken } from '#server/links/token.ts';
import { writeTokenNotice } from '#server/mail/identity-message.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { startOfDay } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';

const { apiToken: table, staff } = schema;
const owner = alias(staff, 'owner');
/** Days; a forgotten token should not work for years. */
const longestDays = 366;

export const apiToken: Handlers<typeof contract> = {
  async list({ query: { q, sort = '-createdAt', page, limit } }, context) {
    const { orm } = context;
    const condition = q ? matches(q, [table.name]) : undefined;
    const total = await orm.$count(table, condition);
    const { name, createdAt, expiresAt: validUntil, id } = table;
    const rows = await withOwner(orm, condition)
      .orderBy(...sorted(sort, { name, createdAt, validUntil }, id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { data: await presented(context, rows), meta: { page, limit, total } };
  },

  async create({ body: { validUntil, ...fields } }, context) {
    const outcome = await transaction(context, async (inside) => {
      const { orm, now, staff: me } = inside;
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
          ownerId: me.id,
        })
        .returning();
      const told = { ...fields, roles: await rolesInWords(orm, fields.roles), validUntil };
      await recordActivity(orm, me, 'create', 'api_token', row!, changesBetween({}, told));
      for (const other of await otherAdministrators(orm, me.id))
        await writeTokenNotice(inside, other, {
          by: me.name,
          name: fields.name,
          roles: () => rolesInWords(orm, fields.roles),
        });
      return { data: { ...(await one(inside, row!.id))!, token } };
    });
    context.mailWritten();
    return outcome;
  },

  takeOver: ({ params }, context) =>
    transaction(context, async (inside) => {
      const { orm, staff: me } = inside;
      const before = await one(inside, params.id);
      if (!before) return problem('not-found');
      await orm.update(table).set({ ownerId: me.id }).where(eq(table.id, before.id));
      const after = (await one(inside, before.id))!;
      const changes = changesBetween({ owner: before.owner?.name }, { owner: after.owner?.name });
      await recordActivity(orm, me, 'update', 'api_token', after, changes);
      return { data: after };
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

async function one(context: StaffContext, id: number): Promise<ApiToken | undefined> {
  const [token] = await presented(context, await withOwner(context.orm, eq(table.id, id)));
  return token;
}

function withOwner(orm: Orm, condition: SQL | undefined) {
  return orm
    .select({
      token: table,
      owner: { id: owner.id, name: owner.name, roles: owner.roles, disabledAt: owner.disabledAt },
    })
    .from(table)
    .leftJoin(owner, eq(owner.id, table.ownerId))
    .where(condition)
    .$dynamic();
}

async function presented({ orm, now }: StaffContext, rows: Awaited<ReturnType<typeof withOwner>>) {
  const timeZone = await hospitalZone(orm);
  return rows.map(
    ({ token, owner: of }): ApiToken => ({
      id: token.id,
      createdAt: token.createdAt.toISOString(),
      name: token.name,
      roles: token.roles,
      readsOnly: token.readsOnly,
      validUntil: localAt(timeZone, token.expiresAt.getTime() - 1).localDate,
      hasEnded: token.expiresAt.getTime() <= now(),
      usedAt: token.usedAt?.toISOString() ?? null,
      owner: of && { id: of.id, name: of.name },
      isStopped: !of || of.disabledAt !== null || !isAdministrator(of.roles),
    }),
  );
}
