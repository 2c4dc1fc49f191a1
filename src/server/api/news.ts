import { and, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import type { news as contract } from '#contract/news.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { imagesOf, wire } from '#server/content/present.ts';
import { listedHere, seen } from '#server/content/published.ts';
import { wordedIn, wordedJson } from '#server/content/translation-overlay.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';

const { news: table } = schema;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[]) {
    const images = await imagesOf(orm, rows, 'imageId');
    return rows.map(({ imageId, ...row }) => ({ ...wire(row), image: images.get(imageId ?? 0) ?? null }));
  },
  filter: ({ q, tag }: Checked<typeof contract.list>['query'], { now }) => [
    q ? finds(table, q) : undefined,
    tag
      ? sql`exists (select from jsonb_array_elements_text(${wordedJson(table, table.tags, now())}) one where lower(one) = lower(${tag}))`
      : undefined,
  ],
});

export const news: Handlers<typeof contract> = {
  ...base,

  list: ({ query: { sort = '-publishedAt', ...query } }, context) =>
    base.list({ query: { ...query, sort } }, context),

  update: ({ params, body }, context) =>
    transaction(context, async (inside) => {
      const before = await base.get({ params }, inside);
      if (!('data' in before)) return before;
      // A draft that waited for weeks is dated the day it is published, not the day it was started.
      const comesOut = body.status === 'published' && before.data.status !== 'published';
      const at = body.publishedAt === undefined ? before.data.publishedAt : body.publishedAt;
      const publishedAt = comesOut && at === null ? new Date(context.now()).toISOString() : body.publishedAt;
      return base.update({ params, body: { ...body, publishedAt } }, inside);
    }),

  async tags(_, context) {
    // Staff choose from the tags of drafts too; the public sees only those that lead somewhere.
    const { rows } = await context.orm.execute<{ tag: string; count: number; language: string | null }>(
      sql`select min(one) as tag, count(*)::int as count,
          case when count(*) = count(foreign_to) then min(foreign_to) end as language
        from (select ${wordedJson(table, table.tags, context.now())} as tags, ${wordedIn(table, context.now())} as foreign_to
          from ${table} where ${and(seen(table, context), listedHere(table, context.now()))}) news, jsonb_array_elements_text(tags) one
        group by lower(one) order by count desc, lower(one)`,
    );
    return { data: rows.map(({ language, ...tag }) => ({ ...tag, ...(language && { language }) })) };
  },
};
