import type { Checked } from '#contract/base.ts';
import type { service as contract } from '#contract/service.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { crud, matches, pointsTo } from './crud.ts';
import { imagesOf, referencesOf, wire } from './present.ts';

const { service: table } = schema;

export const service: Handlers<typeof contract> = crud({
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
  filter: ({ q, department }: Checked<typeof contract.list>['query']) => [
    q ? matches(q, [table.title, table.summary]) : undefined,
    pointsTo(table.departmentId, schema.department, department),
  ],
});
