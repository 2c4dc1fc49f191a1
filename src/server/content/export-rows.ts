import { problem } from '#contract/errors.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { contentResource } from './content-resource.ts';
import { cellsOf } from './csv-cells.ts';
import { shownValue } from './shown-value.ts';

const perPage = 100;

/** One row for every entry outside the bin; the columns are the fields that an import can read. */
export async function exportRows(api: Api, name: string, context: StaffContext) {
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
