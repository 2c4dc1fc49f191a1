import { eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { type healthPackage as contract, isDiscount } from '#contract/package.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { crud, matches, pointsTo } from './crud.ts';
import { imagesOf, referencesOf, wire } from './present.ts';

const { healthPackage: table } = schema;

/** The names of all checks of a package, a line each, so that one finds the packages that hold one. */
const checks = sql`(select string_agg(name #>> '{}', e'\n') from jsonb_path_query(${table.groups}, '$[*].items[*]') as name)`;

export const healthPackage: Handlers<typeof contract> = crud({
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
    pointsTo(table.departmentId, schema.department, department),
    audience ? eq(table.audience, audience) : undefined,
  ],
  refuse: ({ price = 0, discountPrice = null }) =>
    isDiscount({ price, discountPrice })
      ? undefined
      : problem('invalid', {
          errors: [{ path: 'discountPrice', message: 'The discounted price must be lower than the price.' }],
        }),
});
