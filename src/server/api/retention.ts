import { desc } from 'drizzle-orm';
import type { retention as contract, Purge } from '#contract/retention.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers } from '#server/call/context.ts';
import { wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { tidy } from '#server/jobs/tidy.ts';

export const retention: Handlers<typeof contract> = {
  ...single(schema.retention, async (orm, row) => ({ ...wire(row), lastRun: await lastRun(orm) })),

  async purge(_input, { orm, staff, now }) {
    const removed = await tidy(orm, now());
    await recordActivity(orm, staff, 'purge', 'retention', { id: 1 });
    return { data: { ranAt: new Date(now()).toISOString(), removed } };
  },
};

async function lastRun(orm: Orm): Promise<Purge | null> {
  const { purge } = schema;
  const [row] = await orm.select().from(purge).orderBy(desc(purge.createdAt), desc(purge.id)).limit(1);
  return row ? { ranAt: row.createdAt.toISOString(), removed: row.removed } : null;
}
