import { eq, sql } from 'drizzle-orm';
import type { closure as contract } from '#contract/closure.ts';
import { problem } from '#contract/errors.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import * as schema from '#server/db/schema.ts';
import { writing } from '#server/db/transaction.ts';
import { withStranded } from '#server/times/stranded.ts';
import { wallTimeText } from './schedule.ts';

const { closure: table } = schema;

const base = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) =>
    rows.map(({ startsLocal, endsLocal, ...row }) => ({
      ...wire(row),
      from: wallTimeText(startsLocal),
      to: wallTimeText(endsLocal),
    })),
});

/** Maps the wire's two wall times to their columns. */
function columnsOf<B extends { from?: string | undefined; to?: string | undefined }>({
  from,
  to,
  ...body
}: B) {
  return { ...body, startsLocal: from, endsLocal: to };
}

/** It may concern the whole hospital before or after an edit. */
const everywhere = sql`true`;

const wrongOrder = () =>
  problem('invalid', { errors: [{ path: 'to', message: 'The end must be after the start.' }] });

export const closure: Handlers<typeof contract> = {
  ...base,
  list: ({ query: { sort = 'from', ...query } }, context) =>
    base.list({ query: { ...query, sort: sort.replace('from', 'startsLocal') } }, context),
  create: ({ body }, context) =>
    writing(context, async (inside) => {
      if (body.to <= body.from) return wrongOrder();
      await lockHours(inside.orm);
      return withStranded(inside, everywhere, () => base.create({ body: columnsOf(body) }, inside));
    }),
  update: ({ params, body }, context) =>
    writing(context, async (inside) => {
      await lockHours(inside.orm);
      const [before] = await inside.orm.select().from(table).where(eq(table.id, params.id));
      const from = body.from ?? wallTimeText(before?.startsLocal ?? '');
      const to = body.to ?? wallTimeText(before?.endsLocal ?? '');
      if (before && to <= from) return wrongOrder();
      return withStranded(inside, everywhere, () => base.update({ params, body: columnsOf(body) }, inside));
    }),
};
