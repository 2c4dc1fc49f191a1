/** Comments on "Was this page useful?": text for the staff who write the page, and nothing about the sender. */

import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import type { pageComment as contract } from '#contract/page-comment.ts';
import type { Handlers } from '#server/call/context.ts';
import { removeForGood } from '#server/content/remove-for-good.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { clientBudgets, take } from '#server/identity/budget.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import { count, findRated, isPage, namedPages, reachedPages, weekOf } from '#server/rating/rated-page.ts';
import { localToday } from '#server/times/availability.ts';
import { t } from '#words/say.ts';
import { weeksOf } from './page-rating.ts';

const { pageComment: table, pageRating } = schema;

export const pageComment: Handlers<typeof contract> = {
  async create({ body: { path, wasUseful, comment } }, context) {
    const found = await findRated(context, path);
    if (!found) return problem('not-found');
    const week = weekOf(await localToday(context));
    return transaction(context, async (inside) => {
      const { limits = standard } = inside;
      if (!(await take(inside, clientBudgets(inside, 'comments')))) {
        return problem('too-many-requests', {
          detail: t(
            'Many comments came from your network just now, so we could not accept this one. Please try again later.',
          ),
          extra: { retryAfter: 3600 },
        });
      }
      // Adding zero locks the row, so that only one of two concurrent comments is the last.
      const pageRatingId = await count(inside.orm, found, week, { yes: 0, no: 0 });
      const same = { pageRatingId, wasUseful, comment };
      if (await isThere(inside.orm, same)) return { data: undefined };
      if (
        (await inside.orm.$count(table, eq(table.pageRatingId, pageRatingId))) >= limits.commentsOnPage.most
      ) {
        return problem('too-many-requests', {
          detail: t('We have had many comments on this page this week and could not keep yours.'),
          extra: { retryAfter: 86_400 },
        });
      }
      await inside.orm.insert(table).values(same);
      return { data: undefined };
    });
  },

  async list({ query }, context) {
    const weeks = await weeksOf(context, query);
    const ratings = context.orm
      .select({ id: pageRating.id })
      .from(pageRating)
      .where(
        and(
          between(pageRating.week, weeks[0]!, weeks.at(-1)!),
          reachedPages(context.staff, 'read'),
          query.ratingId ? await samePage(context.orm, query.ratingId) : undefined,
        ),
      );
    const condition = inArray(table.pageRatingId, ratings);
    const total = await context.orm.$count(table, condition);
    const { id, wasUseful, comment } = table;
    const { week, page, entryId } = pageRating;
    const rows = await context.orm
      .select({ id, week, wasUseful, comment, page, entryId })
      .from(table)
      .innerJoin(pageRating, eq(pageRating.id, table.pageRatingId))
      .where(condition)
      .orderBy(desc(id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
    const named = await namedPages(context, rows);
    return {
      data: named.map(({ page: _, entryId: __, ...row }) => row),
      meta: { page: query.page, limit: query.limit, total },
    };
  },

  remove: ({ params }, context) =>
    removeForGood(context, table, 'page_comment', params.id, ({ orm, staff }) => {
      const reached = reachedPages(staff, 'change');
      const pages = orm.select({ id: pageRating.id }).from(pageRating).where(reached);
      return reached && inArray(table.pageRatingId, pages);
    }),
};

async function isThere(orm: Orm, same: typeof table.$inferInsert) {
  const [row] = await orm
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.pageRatingId, same.pageRatingId),
        eq(table.wasUseful, same.wasUseful),
        eq(table.comment, same.comment),
      ),
    );
  return row !== undefined;
}

/** The page of a rating, in any week; nothing matches a rating that is gone. */
async function samePage(orm: Orm, ratingId: number): Promise<SQL | undefined> {
  const [row] = await orm.select().from(pageRating).where(eq(pageRating.id, ratingId));
  return row ? isPage(row) : sql`false`;
}
