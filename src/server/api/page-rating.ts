/** Answers to "Was this page useful?": counted by page and week, never by person. */

import { type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { pageRating as contract } from '#contract/page-rating.ts';
import type { Searched } from '#contract/resources.ts';
import { addDays } from '#contract/words/formats.ts';
import type { Context, Handlers, StaffContext } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Budget, clientBudgets, take } from '#server/identity/budget.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import {
  count,
  findRated,
  namedPages,
  reachedPages,
  type StoredPage,
  weekOf,
} from '#server/rating/rated-page.ts';
import { localToday } from '#server/times/availability.ts';
import { t } from '#words/say.ts';

type ListQuery = Checked<typeof contract.list>['query'];

interface PageCounts extends StoredPage, Record<string, unknown> {
  id: number;
  yes: number;
  no: number;
  comments: number;
  weeks: { week: string; yes: number; no: number }[];
}

export const pageRating: Handlers<typeof contract> = {
  async page({ query }, context) {
    const found = await findRated(context, query.path);
    return found ? { data: { path: found.path, title: found.title } } : problem('not-found');
  },

  async create({ body: { path, wasUseful } }, context) {
    const found = await findRated(context, path);
    if (!found) return problem('not-found');
    const week = weekOf(await localToday(context));
    return transaction(context, async (inside) => {
      const of = `${found.page} ${found.entryId ?? ''}`;
      if (!(await take(inside, [press(inside, `${of} ${wasUseful}`)]))) return { data: undefined };
      const ofPage = clientBudgets(inside, 'ratingsOfPage', of);
      if (!(await take(inside, [...clientBudgets(inside, 'ratings'), ...ofPage]))) {
        return problem('too-many-requests', {
          detail: t(
            'Many answers came from your network just now, so we could not count this one. Please try again later.',
          ),
          extra: { retryAfter: 3600 },
        });
      }
      await count(inside.orm, found, week, wasUseful ? { yes: 1, no: 0 } : { yes: 0, no: 1 });
      return { data: undefined };
    });
  },

  async list({ query }, context) {
    const weeks = await weeksOf(context, query);
    const all = await counted(context, weeks, query.sort);
    const named = (pages: PageCounts[]) => namedPages(context, pages);
    if (query.format === 'csv') {
      const rows = (await named(all)).flatMap(({ title, path, weeks: counts }) =>
        counts.map((one) => ({ title, path, ...one })),
      );
      return csvFile('page-ratings.csv', [rows], {
        Page: ({ title }) => title,
        'Address|web': ({ path }) => path,
        'Week from': ({ week }) => week,
        Yes: ({ yes }) => yes,
        No: ({ no }) => no,
      });
    }
    const from = (query.page - 1) * query.limit;
    const rows = await named(all.slice(from, from + query.limit));
    return {
      data: rows.map(({ page, entryId, weeks: counts, ...row }) => ({
        ...row,
        entry: entryId === null ? null : { resource: page as Searched, id: entryId },
        weeks: weeks.map((week) => counts.find((one) => one.week === week) ?? { week, yes: 0, no: 0 }),
      })),
      meta: {
        page: query.page,
        limit: query.limit,
        total: all.length,
        yes: sum(all.map(({ yes }) => yes)),
        no: sum(all.map(({ no }) => no)),
        from: weeks[0]!,
        to: addDays(weeks.at(-1)!, 6),
      },
    };
  },
};

/**
 * A second press of a button is no second answer. The page is the same for everyone, so the form has no key of its own.
 */
function press({ address, limits = standard }: Context, answer: string): Budget {
  // Answers have their own limits: here only the interval counts.
  const [perHour, perDay] = [3600, 86_400];
  return { name: `rating ${address} ${answer}`, perHour, perDay, secondsApart: limits.ratingSeconds.most };
}

/** The Mondays of a list, oldest first. */
export async function weeksOf(context: Context, { weeks, to }: Pick<ListQuery, 'weeks' | 'to'>) {
  const last = weekOf(to ?? (await localToday(context)));
  return Array.from({ length: weeks }, (_, index) => addDays(last, 7 * (index + 1 - weeks)));
}

/** Every page with an answer or a comment in these weeks. There are as many as pages, so all are read at once. */
async function counted({ orm, staff }: StaffContext, weeks: string[], sort: ListQuery['sort'] = '-no') {
  const { rows } = await orm.execute<PageCounts>(sql`
    select min(id) as id, page, entry_id as "entryId", sum(yes)::int as yes, sum(no)::int as no,
      sum((select count(*) from page_comment where page_rating_id = page_rating.id))::int as comments,
      jsonb_agg(jsonb_build_object('week', week, 'yes', yes, 'no', no) order by week) as weeks
    from page_rating
    where week between ${weeks[0]!} and ${weeks.at(-1)!} and ${reachedPages(staff, 'read') ?? sql`true`}
    group by page, entry_id
    order by ${orders[sort]}, min(id)`);
  return rows;
}

const share = sql`sum(yes)::real / nullif(sum(yes) + sum(no), 0)`;
const orders: Record<NonNullable<ListQuery['sort']>, SQL> = {
  no: sql`sum(no), sum(yes)`,
  '-no': sql`sum(no) desc, sum(yes)`,
  yes: sql`sum(yes), sum(no)`,
  '-yes': sql`sum(yes) desc, sum(no)`,
  useful: sql`${share} nulls last`,
  '-useful': sql`${share} desc nulls last`,
};

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
