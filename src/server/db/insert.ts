/**
 * An insert with only the given columns, for rows written with every booking. Drizzle's own lists every column of the
 * table and reads each one back, which takes longer than the database does.
 */
import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { snakeCase } from '#contract/resources.ts';

/** `insert into … values …`, which can be extended. */
export function insertInto<T extends PgTable>(table: T, row: T['$inferInsert']): SQL {
  const columns = columnsOf(table);
  const given = columns.filter(({ key }) => row[key as keyof typeof row] !== undefined);
  const names = given.map(({ quoted }) => quoted).join(', ');
  const values = given.map(({ key, column }) => driverValue(column, row[key as keyof typeof row]));
  // One flat template: nested ones are walked again.
  const template = [`insert into "${getTableName(table)}" (${names}) values (`, ...values.map(() => ', ')];
  template[values.length] = ')';
  return sql(template as unknown as TemplateStringsArray, ...values);
}

/** Plain values need no wrapping, which Drizzle would unwrap with a test for each possible type. */
function driverValue(column: Column, value: unknown) {
  if (value === null || is(value, SQL)) return value;
  const mapped = column.mapToDriverValue(value);
  return typeof mapped === 'object' ? sql.param(value, column) : mapped;
}

const listsOfColumns = new WeakMap<PgTable, SQL>();

/**
 * The columns of a table that this version knows, for `returning`. Never `*`: a statement that was prepared before the
 * next version added a column fails from then on, on every node that has not been updated yet.
 */
export function allOf(table: PgTable): SQL {
  const known = listsOfColumns.get(table);
  if (known) return known;
  const list = sql.raw(
    columnsOf(table)
      .map(({ quoted }) => quoted)
      .join(', '),
  );
  listsOfColumns.set(table, list);
  return list;
}

/** A row of a table as `returning ${allOf(table)}` gives it. */
export function readRow<T extends PgTable>(table: T, raw: Record<string, unknown>): T['$inferSelect'] {
  return Object.fromEntries(
    columnsOf(table).map(({ key, name, column }) => {
      const value = raw[name];
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
}

type Column = ReturnType<typeof getTableColumns<PgTable>>[string];
const columnsOfTables = new WeakMap<
  PgTable,
  { key: string; name: string; quoted: string; column: Column }[]
>();

function columnsOf(table: PgTable) {
  const known = columnsOfTables.get(table);
  if (known) return known;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const name = snakeCase(key);
    return { key, name, quoted: `"${name}"`, column };
  });
  columnsOfTables.set(table, columns);
  return columns;
}
