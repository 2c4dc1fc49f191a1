import { eq } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { type healthPackage as contract, isDiscount } from '#contract/package.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud, pointsTo } from '#server/content/crud.ts';
import { presentForBooking } from '#server/content/given-visit-type.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

const { healthPackage: table } = schema;

export const healthPackage: Handlers<typeof contract> = crud({
  table,
  present: (orm, rows: (typeof table.$inferSelect)[], context) => presentForBooking(orm, rows, context),
  filter: ({ q, department, audience }: Checked<typeof contract.list>['query'], context) => [
    q ? finds(table, q) : undefined,
    pointsTo(table.departmentId, schema.department, department, context),
    audience ? eq(table.audience, audience) : undefined,
  ],
  refuse: ({ price = 0, discountPrice = null }) =>
    isDiscount({ price, discountPrice })
      ? undefined
      : problem('invalid', {
          errors: [
            { path: 'discountPrice', message: t('The discounted price must be lower than the price.') },
          ],
        }),
});
