/**
 * An insert with only the given columns, for rows written with every booking. Drizzle's own lists every column of the
 * table and reads each one back, which takes longer than the database does.
 */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { snakeCase } from '#contract/resources.ts';

/** `insert into … values …`, which can be extended. */
export function insertInto<T extends PgTable>(table: T, row: T['$inferInsert']): SQL {
  const columns = getTableColumns(table);
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const names = given.map(([key]) => `"${snakeCase(key)}"`).join(', ');
  const values = given.map(([key, value]) => (value === null ? null : sql.param(value, columns[key])));
  // One flat template: nested ones are walked again.
  const template = [`insert into "${getTableName(table)}" (${names}) values (`, ...values.map(() => ', ')];
  template[values.length] = ')';
  return sql(template as unknown as TemplateStringsArray, ...values);
}

/** A row of a table as `returning *` gives it. */
export function readRow<T extends PgTable>(table: T, raw: Record<string, unknown>): T['$inferSelect'] {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => {
      const value = raw[snakeCase(key)];
      return [key, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
}
