import type { Checked } from '#contract/base.ts';
import type { service as contract } from '#contract/service.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { crud, matches, pointsTo } from './crud.ts';
import { presentInDepartment } from './present.ts';

const { service: table } = schema;

export const service: Handlers<typeof contract> = crud({
  table,
  present: (orm, rows: (typeof table.$inferSelect)[], context) => presentInDepartment(orm, rows, context),
  filter: ({ q, department }: Checked<typeof contract.list>['query']) => [
    q ? matches(q, [table.title, table.summary]) : undefined,
    pointsTo(table.departmentId, schema.department, department),
  ],
});
