import type { Checked } from '#contract/base.ts';
import type { condition as contract } from '#contract/condition.ts';
import { problem } from '#contract/errors.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud, pointsTo } from '#server/content/crud.ts';
import { linked, referencesOf, wire } from '#server/content/present.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

const { condition: table } = schema;

export const condition: Handlers<typeof contract> = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const departments = await referencesOf(orm, schema.department, rows, 'departmentId', context);
    return rows.map((row) => ({
      ...wire(row),
      ...linked(departments, row.departmentId, 'department', context),
    }));
  },
  filter: ({ q, department }: Checked<typeof contract.list>['query'], context) => [
    q ? finds(table, q) : undefined,
    pointsTo(table.departmentId, schema.department, department, context),
  ],
  refuse: ({ reviewedOn, reviewDueOn }) =>
    reviewedOn && reviewDueOn && reviewDueOn <= reviewedOn
      ? problem('invalid', {
          errors: [{ path: 'reviewDueOn', message: t('Enter a date after the last review.') }],
        })
      : undefined,
});
