import { count, desc } from 'drizzle-orm';
import type { media as contract } from '#contract/media.ts';
import * as schema from '#server/db/schema.ts';
import { presentImage } from '#server/media/variants.ts';
import type { Handlers } from './context.ts';
import { matches } from './crud.ts';

const { media: table } = schema;

export const media: Handlers<typeof contract> = {
  async list({ query: { page, limit, q } }, { orm }) {
    const condition = q ? matches(q, [table.alt, table.name]) : undefined;
    const [total] = await orm.select({ value: count() }).from(table).where(condition);
    const rows = await orm
      .select()
      .from(table)
      .where(condition)
      .orderBy(desc(table.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { data: rows.map(presentImage), meta: { page, limit, total: total?.value ?? 0 } };
  },
};
