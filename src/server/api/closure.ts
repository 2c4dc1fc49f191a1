import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { closure as contract } from '#contract/closure.ts';
import { problem } from '#contract/errors.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import { crud, type ListQuery } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import * as schema from '#server/db/schema.ts';
import { writing } from '#server/db/transaction.ts';
import { reachesDepartment, reachOf } from '#server/identity/rights.ts';
import { withStranded } from '#server/times/stranded.ts';
import { t } from '#words/say.ts';
import { wallTimeText } from './schedule.ts';

const { closure: table } = schema;

const base = crud({
  table,
  filter: (_query: ListQuery, context) => [known(context)],
  present: async (_orm, rows: (typeof table.$inferSelect)[]) =>
    rows.map(({ startsLocal, endsLocal, ...row }) => ({
      ...wire(row),
      from: wallTimeText(startsLocal),
      to: wallTimeText(endsLocal),
    })),
});

/**
 * A closure of the whole hospital is visible to everyone; one of a department, with its note, to staff who read its
 * hours.
 */
function known({ staff }: Pick<Context, 'staff'>) {
  const reached = reachesDepartment(staff && reachOf(staff, 'hours', 'read'), table.departmentId);
  return reached && or(isNull(table.departmentId), reached);
}

function columnsOf<B extends { from?: string | undefined; to?: string | undefined }>({
  from,
  to,
  ...body
}: B) {
  return { ...body, startsLocal: from, endsLocal: to };
}

async function find(id: number, { orm, staff }: Pick<Context, 'orm' | 'staff'>) {
  const [found] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt), known({ staff })));
  return found;
}

/** It may affect the whole hospital before or after an edit. */
const everywhere = sql`true`;

const wrongOrder = () =>
  problem('invalid', { errors: [{ path: 'to', message: t('The end must be after the start.') }] });

export const closure: Handlers<typeof contract> = {
  ...base,
  list: ({ query: { sort = 'from', ...query } }, context) =>
    base.list({ query: { ...query, sort: sort.replace('from', 'startsLocal') } }, context),
  async get(input, context) {
    return (await find(input.params.id, context)) ? base.get(input, context) : problem('not-found');
  },
  create: ({ body }, context) =>
    writing(context, async (inside) => {
      if (body.to <= body.from) return wrongOrder();
      await lockHours(inside.orm);
      return withStranded(inside, everywhere, () => base.create({ body: columnsOf(body) }, inside));
    }),
  update: ({ params, body }, context) =>
    writing(context, async (inside) => {
      await lockHours(inside.orm);
      const before = await find(params.id, inside);
      if (!before) return problem('not-found');
      const from = body.from ?? wallTimeText(before.startsLocal);
      const to = body.to ?? wallTimeText(before.endsLocal);
      if (to <= from) return wrongOrder();
      return withStranded(inside, everywhere, () => base.update({ params, body: columnsOf(body) }, inside));
    }),
  async remove(input, context) {
    return (await find(input.params.id, context)) ? base.remove(input, context) : problem('not-found');
  },
};
