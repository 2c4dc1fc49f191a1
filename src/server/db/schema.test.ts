/** The migrations are authoritative: the code's tables and the contract's limits are compared with them. */

import { getTableColumns, getTableName, isTable, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { resources, snakeCase } from '#contract/resources.ts';
import { routes } from '#contract/routes.ts';
import * as schema from './schema.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

interface Column {
  table_name: string;
  column_name: string;
  is_nullable: 'YES' | 'NO';
  character_maximum_length: number | null;
}
let database: TestDatabase;
let columns: Column[];
beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.orm.execute<Column & Record<string, unknown>>(
    sql`select table_name, column_name, is_nullable, character_maximum_length from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  columns = rows;
});
afterAll(() => database.close());

const tables = Object.values(schema).filter((value) => isTable(value)) as PgTable[];

test('every table and column of the code exists in the database, with the same length and nullability', () => {
  for (const table of tables) {
    for (const [key, column] of Object.entries(getTableColumns(table)) as [
      string,
      PgColumn & { length?: number },
    ][]) {
      const found = columns.find(
        (one) => one.table_name === getTableName(table) && one.column_name === snakeCase(key),
      );
      expect([
        getTableName(table),
        key,
        found && { nullable: found.is_nullable === 'YES', length: found.character_maximum_length },
      ]).toEqual([getTableName(table), key, { nullable: !column.notNull, length: column.length ?? null }]);
    }
  }
});

test('every table and column of the database is known to the code', () => {
  const known = new Set(
    tables.flatMap((table) =>
      Object.keys(getTableColumns(table)).map((key) => `${getTableName(table)}.${snakeCase(key)}`),
    ),
  );
  const forgotten = columns
    .filter((one) => one.table_name !== 'migration')
    .map((one) => `${one.table_name}.${one.column_name}`);
  expect(forgotten.filter((name) => !known.has(name))).toEqual([]);
});

/** Resources whose table has another name. */
const tableOf: Record<string, string> = { newsletter: 'subscriber' };
/** Search terms in any spelling, which are not stored. */
const lookedFor = ['appointment.sendLinks'];
/** Every text that a call of the contract accepts, with the table of its resource. */
const texts = routes().flatMap(({ resource, operation, route: { body } }) => {
  if (!(body instanceof z.ZodObject) || lookedFor.includes(`${resource}.${operation}`)) return [];
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { type?: string; maxLength?: number }>;
  };
  return Object.entries(properties)
    .filter(([, { type }]) => type === 'string')
    .map(([name, { maxLength }]) => ({
      call: `${resource}.${operation}`,
      table: tableOf[resource] ?? snakeCase(resource),
      column: snakeCase(name),
      maxLength,
    }));
});

test('a text column has the same length in the contract and in the database', () => {
  const compared = texts.flatMap(({ call, table, column, maxLength }) => {
    const found = columns.find((one) => one.table_name === table && one.column_name === column);
    return maxLength && found?.character_maximum_length
      ? [{ call, table, column, contract: maxLength, database: found.character_maximum_length }]
      : [];
  });
  // Each content resource has at least one text.
  const tables = new Set(compared.map(({ table }) => table));
  expect(
    Object.keys(resources)
      .map(snakeCase)
      .filter((table) => !tables.has(table)),
  ).toEqual([]);
  expect(compared.filter(({ contract, database }) => contract !== database)).toEqual([]);
});

test('the statistics of every table can be computed, where PostgreSQL resolves no names but its own', async () => {
  await database.pool.query("insert into patient (name, email) values ('Ann Example', 'ann@example.org')");
  for (const table of tables) await database.pool.query(`vacuum (analyze) ${getTableName(table)}`);
});
