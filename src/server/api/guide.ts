import { eq } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import type { guide as contract } from '#contract/guide.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';

const { guide: table } = schema;

export const guide: Handlers<typeof contract> = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) => rows.map(wire),
  filter: ({ q, topic }: Checked<typeof contract.list>['query']) => [
    q ? finds(table, q) : undefined,
    topic ? eq(table.topic, topic) : undefined,
  ],
});
