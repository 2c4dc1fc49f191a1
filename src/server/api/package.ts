import { eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { type healthPackage as contract, isDiscount } from '#contract/package.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Handlers } from './context.ts';
import { crud, matches } from './crud.ts';
import { imagesOf, referencesOf, wire } from './present.ts';
import { isStale } from './stale.ts';

const { healthPackage: table } = schema;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const images = await imagesOf(
      orm,
      rows.map((row) => row.imageId),
    );
    const departments = await referencesOf(
      orm,
      schema.department,
      rows.map((row) => row.departmentId),
      context,
    );
    return rows.map(({ imageId, ...row }) => ({
      ...wire(row),
      image: images.get(imageId ?? 0) ?? null,
      department: departments.get(row.departmentId ?? 0) ?? null,
    }));
  },
  filter: ({ q, department, audience }: Checked<typeof contract.list>['query']) => [
    q ? matches(q, [table.title, table.summary, checks]) : undefined,
    department
      ? sql`${table.departmentId} in (select id from department where slug = ${department} and deleted_at is null)`
      : undefined,
    audience ? eq(table.audience, audience) : undefined,
  ],
});

/** The names of all checks of a package, a line each, so that one finds the packages that hold one. */
const checks = sql`(select string_agg(name #>> '{}', e'\n') from jsonb_path_query(${table.groups}, '$[*].items[*]') as name)`;

const noDiscount = () =>
  problem('invalid', {
    errors: [{ path: 'discountPrice', message: 'The discounted price must be lower than the price.' }],
  });

export const healthPackage: Handlers<typeof contract> = {
  ...base,
  async create({ body }, context) {
    const { price, discountPrice = null } = body;
    return isDiscount({ price, discountPrice }) ? base.create({ body }, context) : noDiscount();
  },
  update: ({ params, body }, context) =>
    transaction(context, async (inside) => {
      // Locked first: of two people who change one of the prices each, the second is held against the first.
      const [before] = await inside.orm.select().from(table).where(eq(table.id, params.id)).for('update');
      // An entry that is gone or was changed meanwhile is refused as that.
      if (!before || before.deletedAt || isStale(inside, before))
        return base.update({ params, body }, inside);
      const { price = before.price, discountPrice = before.discountPrice } = body;
      return isDiscount({ price, discountPrice }) ? base.update({ params, body }, inside) : noDiscount();
    }),
};
