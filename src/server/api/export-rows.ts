import { problem } from '#contract/errors.ts';
import { contentResource } from './content-resource.ts';
import type { Api, StaffContext } from './context.ts';
import { csvFile } from './csv.ts';
import { cellsOf } from './csv-cells.ts';
import { shownValue } from './shown-value.ts';

const perPage = 100;

/** Every entry but those in the bin, a row each; the columns are the fields that have a cell, so an import reads them. */
export async function exportRows(api: Api, name: string, context: StaffContext) {
  const resource = contentResource(api, name);
  if (!resource?.newFields || !resource.list) return problem('not-found');
  const rows: (Record<string, unknown> & { id: number })[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await resource.list({ query: { page, limit: perPage, status: 'all' } }, context);
    rows.push(...data);
    if (data.length < perPage || rows.length >= meta.total) break;
  }
  const cells = [...cellsOf(resource.newFields)].map(
    ([field, cell]) => [field, (row: Record<string, unknown>) => cell.write(shownValue(row, field))] as const,
  );
  return csvFile(`${name}.csv`, rows, { id: ({ id }) => id, ...Object.fromEntries(cells) });
}
