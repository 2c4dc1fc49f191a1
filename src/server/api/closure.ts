import type { closure as contract } from '#contract/closure.ts';
import { problem } from '#contract/errors.ts';
import { lockHours } from '#server/booking/lock.ts';
import * as schema from '#server/db/schema.ts';
import { writing } from '#server/db/transaction.ts';
import type { Handlers } from './context.ts';
import { crud } from './crud.ts';
import { wire } from './present.ts';
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

/** The wire's names of the two wall times, as columns. */
function columnsOf<B extends { from?: string | undefined; to?: string | undefined }>({
  from,
  to,
  ...body
}: B) {
  return { ...body, startsLocal: from, endsLocal: to };
}

const wrongOrder = () =>
  problem('invalid', { errors: [{ path: 'to', message: 'The end must be after the start.' }] });

export const closure: Handlers<typeof contract> = {
  ...base,
  create: ({ body }, context) =>
    writing(context, async (inside) => {
      if (body.to <= body.from) return wrongOrder();
      await lockHours(inside.orm);
      return base.create({ body: columnsOf(body) }, inside);
    }),
  update: ({ params, body }, context) =>
    writing(context, async (inside) => {
      await lockHours(inside.orm);
      const outcome = await base.update({ params, body: columnsOf(body) }, inside);
      return 'data' in outcome && outcome.data.to <= outcome.data.from ? wrongOrder() : outcome;
    }),
};
