import type { Checked } from '#contract/base.ts';
import type { service as contract } from '#contract/service.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud, pointsTo } from '#server/content/crud.ts';
import { presentForBooking } from '#server/content/given-visit-type.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';

const { service: table } = schema;

export const service: Handlers<typeof contract> = crud({
  table,
  present: (orm, rows: (typeof table.$inferSelect)[], context) => presentForBooking(orm, rows, context),
  filter: ({ q, department }: Checked<typeof contract.list>['query'], context) => [
    q ? finds(table, q) : undefined,
    pointsTo(table.departmentId, schema.department, department, context),
  ],
});
