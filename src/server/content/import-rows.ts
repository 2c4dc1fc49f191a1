/**
 * Imports entries from a table. A row with an entry's id or slug updates that entry if its cells differ; any other row
 * is new. All rows are written together or none is: a refused row, or a dry run, rolls back everything. Every row uses
 * the resource's own calls, so it leaves revisions and passes the same rules as typed input.
 */

import { setImmediate } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { fieldErrors } from '#server/call/field-errors.ts';
import { transaction } from '#server/db/transaction.ts';
import { t } from '#words/say.ts';
import { type ContentResource, contentResource } from './content-resource.ts';
import { cellsOf, paragraphsOf, textsOf } from './csv-cells.ts';
import { cellsByName, readTable } from './read-table.ts';
import { shownValue } from './shown-value.ts';

const mostRows = 1000;
/** Checked at once before yielding to other work: a row that is refused early never waits. */
const rowsAtOnce = 50;

interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** False for a dry run or after a refusal. */
  applied: boolean;
  problems: { line: number; path: string; message: string }[];
}

class RolledBack extends Error {}

export async function importRows(
  api: Api,
  { resource: name, csv, dryRun }: { resource: string; csv: string; dryRun: boolean },
  context: StaffContext,
): Promise<{ data: ImportReport } | Problem<'not-found' | 'invalid'>> {
  const resource = contentResource(api, name, context, 'change');
  if (!resource?.newFields) return problem('not-found');
  const table = await readTable(csv, mostRows, 'csv');
  if (isProblem(table)) return table;
  let report = emptyReport();
  const fields = cellsOf(resource.newFields);
  const texts = textsOf(resource.newFields);
  const known = new Set(['id', ...fields.keys(), ...texts]);
  for (const column of table.columns) {
    // Read-only columns of our own export are allowed.
    if (known.has(column) || readOnly.has(column)) continue;
    report.problems.push({ line: 1, path: column, message: t('This field does not exist.') });
  }
  if (report.problems.length > 0) return { data: report };
  try {
    await transaction({ ...context, ifMatch: undefined }, async (inside) => {
      // After a deadlock the transaction starts again.
      report = emptyReport();
      for (const [place, { info, record }] of table.rows.entries()) {
        if (place % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
        const row = { line: info.lines, cells: cellsByName(table.columns, record) };
        await importRow({ ...resource, cells: fields, texts }, row, inside, report);
      }
      if (dryRun || report.problems.length > 0) throw new RolledBack();
    });
    report.applied = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return { data: report };
}

function emptyReport(): ImportReport {
  return { created: 0, updated: 0, unchanged: 0, applied: false, problems: [] };
}

const readOnly = new Set(['createdAt', 'updatedAt', 'version']);

interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

async function importRow(
  resource: ContentResource & { cells: ReturnType<typeof cellsOf>; texts: string[] },
  { line, cells }: CsvRow,
  context: StaffContext,
  report: ImportReport,
) {
  const complain = (errors: { path: string; message: string }[]) =>
    report.problems.push(...errors.map((error) => ({ line, ...error })));
  const current = await findEntry(resource, cells, context);
  if (isProblem(current))
    return complain(current.errors ?? [{ path: 'id', message: t('This entry does not exist.') }]);
  const body: Record<string, unknown> = {};
  for (const [name, cell] of resource.cells) {
    const given = cells[name];
    if (given === undefined || (current ? given === cell.write(shownValue(current, name)) : given === ''))
      continue;
    const value = cell.read(given);
    if (value !== undefined) body[name] = value;
  }
  const written = resource.texts.filter((name) => cells[name]);
  if (current && written.length > 0) {
    const message = t('Change the text of an entry in its editor, and leave this cell empty.');
    return complain(written.map((path) => ({ path, message })));
  }
  for (const name of written) body[name] = paragraphsOf(cells[name]!);
  if (current && Object.keys(body).length === 0) {
    report.unchanged++;
    return;
  }
  const checked = (current ? resource.fields : resource.newFields!).safeParse(body, { reportInput: true });
  if (!checked.success) return complain(fieldErrors(checked.error));
  const answer = current
    ? await resource.update({ params: { id: current.id }, body: checked.data }, context)
    : await resource.create!({ body: checked.data }, context);
  if (isProblem(answer)) {
    complain(answer.errors ?? [{ path: '', message: answer.detail ?? t('This row was refused.') }]);
  } else if (current) report.updated++;
  else report.created++;
}

/** As staff see it; undefined for a new row. */
async function findEntry(resource: ContentResource, cells: Record<string, string>, context: StaffContext) {
  const { table, get } = resource;
  if (cells.id) {
    // Pictures of an album have no call for a single one.
    const answer =
      get && /^[1-9]\d{0,8}$/.test(cells.id)
        ? await get({ params: { id: Number(cells.id) } }, context)
        : problem('not-found');
    return isProblem(answer) ? answer : answer.data;
  }
  if (!cells.slug || !('slug' in table) || !get) return undefined;
  const [row] = await context.orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.slug, cells.slug), isNull(table.deletedAt)));
  if (!row) return undefined;
  const answer = await get({ params: { id: row.id as number } }, context);
  return isProblem(answer) ? answer : answer.data;
}
