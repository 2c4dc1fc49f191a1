import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isProblem, problem } from '#contract/errors.ts';
import type { media as contract } from '#contract/media.ts';
import { recordRevision } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { elsewhere } from '#server/content/out-of-reach.ts';
import { stillUsed, usedIn } from '#server/content/used-in.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { isTheirs } from '#server/media/theirs.ts';
import { presentMedia } from '#server/media/variants.ts';

const { media: table } = schema;

/** Pictures have no bin: a photograph that a person wants deleted is gone, files included. */
export const media: Handlers<typeof contract> = {
  async list({ query: { page, limit, q, sort = '-createdAt', alt } }, { orm }) {
    const condition = and(q ? finds(table, q) : undefined, alt === 'missing' ? eq(table.alt, '') : undefined);
    const total = await orm.$count(table, condition);
    // Ids increase with the time of creation and break ties.
    const by = sort.endsWith('name') ? [sql`lower(${table.name})`, table.id] : [table.id];
    const rows = await orm
      .select()
      .from(table)
      .where(condition)
      .orderBy(...by.map((column) => (sort.startsWith('-') ? desc(column) : asc(column))))
      .limit(limit)
      .offset((page - 1) * limit);
    return { data: rows.map(presentMedia), meta: { page, limit, total } };
  },

  async get({ params }, context) {
    const [row] = await context.orm.select().from(table).where(eq(table.id, params.id));
    return row ? { data: await whole(context, row) } : problem('not-found');
  },

  update: ({ params, body }, context) =>
    transaction(context, async (inside) => {
      const before = await lockForWrite(inside, params.id);
      if (isProblem(before)) return before;
      const [row] = await inside.orm
        .update(table)
        .set({ ...body, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
        .where(eq(table.id, params.id))
        .returning();
      await recordRevision(inside.orm, context.staff, 'update', 'media', presentMedia(row!));
      return { data: await whole(inside, row!) };
    }),

  async remove({ params }, context) {
    const outcome = await transaction(context, async (inside) => {
      // The lock prevents a concurrent use of the picture: a foreign key waits for it.
      const before = await lockForWrite(inside, params.id);
      if (isProblem(before)) return before;
      const uses = await usesOf(inside, params.id);
      if (uses.length > 0) return stillUsed('picture', uses);
      await inside.orm.delete(table).where(eq(table.id, params.id));
      await inside.orm.insert(schema.mediaRemoval).values({ key: before.key }).onConflictDoNothing();
      const last = { ...presentMedia(before), version: before.version + 1 };
      await recordRevision(inside.orm, context.staff, 'remove', 'media', last);
      return { data: undefined };
    });
    if (!isProblem(outcome)) context.picturesChanged();
    return outcome;
  },
};

async function whole(context: StaffContext, row: schema.StoredMedia) {
  return { ...presentMedia(row), usedIn: await usesOf(context, row.id) };
}

function usesOf(context: StaffContext, id: number) {
  return usedIn(context, 'media', id, { node: 'image', attribute: 'mediaId' });
}

async function lockForWrite(context: StaffContext, id: number) {
  const ofThis = eq(table.id, id);
  const [row] = await context.orm
    .select()
    .from(table)
    .where(and(ofThis, isTheirs(context.staff)))
    .for('update');
  if (!row) return (await context.orm.$count(table, ofThis)) > 0 ? elsewhere() : problem('not-found');
  if (!isStale(context, row)) return row;
  return problem('stale-version', { extra: { current: await whole(context, row) } });
}
