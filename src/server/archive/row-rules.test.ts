/** Generated from the exported tables: a rule covers every table and every column. */

import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Route } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { camelCase, snakeCase } from '#contract/resources.ts';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { columnRules, type Row, wrongIn } from './row-rules.ts';
import { fillWholeHospital } from './test-full-hospital.ts';
import { travelling } from './travel.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  await fillWholeHospital(hospital);
});
afterAll(() => hospital.close());

/** A row of a table as in an export. */
async function rowsOf(table: string): Promise<Row[]> {
  const { without = {}, only } = travelling[table]!;
  const { rows } = await hospital.orm.execute<{ row: Row }>(
    sql.raw(`select to_jsonb(t) as row from "${table}" t order by 1 desc limit 300`),
  );
  const cut = Object.fromEntries(
    Object.entries(without).map(([name, value]) => [name, value === '{}' ? {} : value]),
  );
  return rows
    .map(({ row }) => ({ ...row, ...cut }))
    .filter((row: Row) => {
      const value = only && row[only.column];
      return !only || (only.is ? value === only.is : value !== null && value !== only.isNot);
    });
}

const tables = Object.keys(travelling);
const generated = async (table: string) => {
  const { rows } = await hospital.orm.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = 'public'
      and table_name = ${table} and is_generated <> 'NEVER'`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Values that hardly any field takes, and some that certain fields must refuse. */
const strange: unknown[] = [
  5,
  -1,
  0.5,
  1e12,
  true,
  'javascript:alert(1)',
  'a\u0000b',
  'x'.repeat(2_000_000),
  ' padded ',
  'e\u0301',
  'infinity',
  {},
  { type: 'doc', content: [{ type: 'script' }] },
  [5],
  [{ question: 'only' }],
  [[]],
  '<svg onload="alert(1)">',
  '2026-02-30',
];

describe('a row of a table', () => {
  test('from an export is accepted', async () => {
    for (const table of tables) {
      const rows = await rowsOf(table);
      expect([table, rows.length > 0]).toEqual([table, true]);
      const left = await generated(table);
      for (const row of rows) {
        for (const name of left) delete row[name];
        expect([table, row.id, wrongIn(table, row)]).toEqual([table, row.id, undefined]);
      }
    }
  });

  test('is refused, naming the column, with values that the contract refuses or of a wrong type', async () => {
    for (const table of tables) {
      const [row] = await rowsOf(table);
      const left = await generated(table);
      for (const name of left) delete row![name];
      const fields = contractFieldsOf(table);
      for (const [column, { name, isNullable, unfilled }] of columnRules(table)) {
        if (left.has(column)) continue;
        let refused = 0;
        for (const value of [...strange, null]) {
          const wrong = wrongIn(table, { ...row, [column]: value });
          if (wrong) refused++;
          expect([table, column, wrong?.column ?? column]).toEqual([table, column, column]);
          const field = fields.get(column);
          const isEmpty = JSON.stringify(value) === JSON.stringify(unfilled);
          if (
            !field ||
            isEmpty ||
            (value === null && isNullable) ||
            column in (travelling[table]!.without ?? {})
          )
            continue;
          const given = field.safeParse(value);
          if (!given.success || JSON.stringify(given.data) !== JSON.stringify(value))
            expect([table, column, value, wrong?.column]).toEqual([table, column, value, column]);
        }
        expect([table, name, refused > 5]).toEqual([table, name, true]);
      }
    }
  });

  test('is refused with a column that exports leave out, or an unknown one', async () => {
    for (const table of tables) {
      const [row] = await rowsOf(table);
      for (const name of await generated(table)) delete row![name];
      const { without = {}, only } = travelling[table]!;
      for (const column of Object.keys(without))
        for (const value of ['secret', 7, '\\x00', { isSecret: true }])
          expect(wrongIn(table, { ...row, [column]: value })).toEqual({
            column,
            why: 'exports leave this out, so an import refuses it.',
          });
      if (only) {
        const { [only.column]: _, ...missing } = row!;
        for (const other of [
          missing,
          { ...row, [only.column]: null },
          { ...row, [only.column]: (only.isNot ?? only.is) ? (only.isNot ?? 'queued') : null },
        ])
          expect(wrongIn(table, other)?.column).toBe(only.column);
      }
      expect(wrongIn(table, { ...row, is_admin: true })?.column).toBe('is_admin');
      expect(wrongIn(table, JSON.parse('{"__proto__": 1}'))?.column ?? 'without').not.toBe(undefined);
    }
  });
});

/** What the contract's calls accept for a column, found without the rules under test. */
function contractFieldsOf(table: string): Map<string, z.ZodType> {
  const resource = { staff: 'account', subscriber: 'newsletter' }[table] ?? camelCase(table);
  const routes = (contract as unknown as Record<string, Record<string, Route>>)[resource] ?? {};
  const found = new Map<string, z.ZodType>();
  const code = (Object.values(schema) as unknown[]).find(
    (value): value is PgTable => is(value, PgTable) && getTableName(value) === table,
  )!;
  for (const route of [routes.update, routes.create]) {
    const shape = (route?.body as z.ZodObject | undefined)?.shape ?? {};
    for (const key of Object.keys(getTableColumns(code)))
      if (key in shape) found.set(snakeCase(key), shape[key] as z.ZodType);
  }
  return found;
}

test('the rules are compared with many fields of the contract', () => {
  const fields = tables.flatMap((table) => [...contractFieldsOf(table).keys()]);
  expect(fields.length).toBeGreaterThan(120);
});
