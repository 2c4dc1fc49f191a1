import { and, asc, eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { entry as contract } from '#contract/entry.ts';
import { problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Api, Handlers, StaffContext } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { newPreview } from '#server/identity/preview.ts';
import { forbidden, reachOf } from '#server/identity/rights.ts';
import { t } from '#words/say.ts';
import { contentResource } from './content-resource.ts';
import { cellsOf } from './csv-cells.ts';
import { importRows } from './import-rows.ts';
import { mayChange } from './reach.ts';
import { restoreRevision } from './restore.ts';
import { shownValue } from './shown-value.ts';
import { within } from './within.ts';

/** `api` is a function because these handlers are part of it. */
export function entryHandlers(api: () => Api): Handlers<typeof contract> {
  return {
    async restore({ params }, context) {
      const [revision] = await context.orm
        .select()
        .from(schema.revision)
        .where(eq(schema.revision.id, params.id));
      return revision ? restoreRevision(api(), revision, context) : problem('not-found');
    },

    async reach({ query }, context) {
      return { data: { mayChange: await mayChange(api(), query, context) } };
    },

    async preview({ body: { resource, id } }, context) {
      const { table } = contentResource(api(), resource, context, 'change') ?? {};
      if (!table || !('status' in table)) return problem('not-found');
      const [row] = await context.orm
        .select({ id: table.id })
        .from(table as PgTable)
        .where(and(eq(table.id, id), isNull(table.deletedAt), within(table, context.staff, 'read')));
      if (!row) return problem('not-found');
      const { token, expiresAt } = newPreview(context, { entity: getTableName(table), id });
      return { data: { token, expiresAt: expiresAt.toISOString() } };
    },

    export: ({ query }, context) => exportRows(api(), query.resource, context),

    import: ({ body }, context) => importRows(api(), body, context),

    order: ({ body: { resource, id, after } }, context) =>
      transaction(context, async (inside) => {
        const { orm, staff } = inside;
        const { table } = contentResource(api(), resource, inside, 'change') ?? {};
        if (!table || !('position' in table)) return problem('not-found');
        // Moving one entry changes the position of all others.
        const area = areaOf(getTableName(table));
        if (reachOf(staff, area, 'change') !== 'all') return forbidden(area, 'change');
        const columns = getTableColumns(table as PgTable);
        const heading = (columns.name ?? columns.title)!;
        const rows = (await orm
          .select({ id: table.id, position: table.position, name: heading })
          .from(table as PgTable)
          .where(isNull(table.deletedAt))
          .orderBy(asc(table.position), asc(table.id))
          .for('update')) as { id: number; position: number; name: string }[];
        const moved = rows.find((row) => row.id === id);
        const others = rows.filter((row) => row.id !== id);
        if (!moved) return problem('not-found');
        const before = after === null ? 0 : others.findIndex((row) => row.id === after) + 1;
        if (after !== null && before === 0) {
          return problem('invalid', {
            errors: [{ path: 'after', message: t('This entry does not exist.') }],
          });
        }
        const placed = others.toSpliced(before, 0, moved).map((row) => row.id);
        // Positions are not content: they leave no revision and make no open editor stale.
        await orm.execute(sql`
          update ${table} set position = placed.place
          from jsonb_array_elements_text(${JSON.stringify(placed)}::jsonb) with ordinality placed (id, place)
          where ${table.id} = placed.id::int and ${table.position} <> placed.place`);
        await recordActivity(orm, staff, 'reorder', getTableName(table), moved);
        return { data: undefined };
      }),
  };
}

const perPage = 100;

/** One row for every entry outside the bin; the columns are the fields that an import can read. */
async function exportRows(api: Api, name: string, context: StaffContext) {
  const resource = contentResource(api, name, context, 'read');
  if (!resource?.newFields || !resource.list) return problem('not-found');
  const { list } = resource;
  async function* pages() {
    for (let page = 1; ; page++) {
      const { data } = await list({ query: { page, limit: perPage, status: 'all' } }, context);
      yield data;
      if (data.length < perPage) return;
    }
  }
  const cells = [...cellsOf(resource.newFields)].map(
    ([field, cell]) => [field, (row: Record<string, unknown>) => cell.write(shownValue(row, field))] as const,
  );
  return csvFile(`${name}.csv`, pages(), { id: ({ id }) => id, ...Object.fromEntries(cells) });
}
