import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { migrate } from './migrate.ts';
import { load090, rowCounts } from './test-0-9-0.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const folder = join(import.meta.dirname, 'migrations');

let former: TestDatabase;
let before: Record<string, number>;
beforeAll(async () => {
  former = await testDatabase({ migrations: mkdtempSync(join(tmpdir(), 'openward-empty-')) });
  await former.pool.query('drop schema public cascade; create schema public');
  await load090(former.pool);
  before = await rowCounts(former.pool);
});
afterAll(() => former.close());

/** Everything that the catalogues say of tables, functions, triggers, indexes and constraints. */
async function schemaOf(pool: Pick<pg.Pool, 'query'>) {
  const { rows } = await pool.query(`
    select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attgenerated, attstorage, pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and deptype = 'e')
`);
  // A condition that was read from a dump has other casts and parentheses.
  return rows.map(({ line }) => line.replaceAll(/::(character varying|text)\b(\[\])?|[()]/g, '')).sort();
}

test('a database that is older than 0.9.0 is refused, and told the step between', async () => {
  const { rows } = await former.pool.query("delete from migration where name like '092-%' returning *");
  expect(rows).toHaveLength(1);
  await expect(migrate(former, folder)).rejects.toThrow(StartError);
  await expect(migrate(former, folder)).rejects.toThrow(
    'Start Openward 0.9.0 with it once, then this version.',
  );
  const { name, sha256 } = rows[0];
  await former.pool.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
  expect(await rowCounts(former.pool)).toEqual(before);
});

test('a database of 0.9.0 keeps every row, and has the tables of a new one', async () => {
  const applied = await migrate(former, folder);
  expect(applied[0]).toBe('093-session-opened-by.sql');
  expect(await rowCounts(former.pool)).toEqual({ ...before, migration: before.migration! + applied.length });
  const fresh = await testDatabase();
  expect(await schemaOf(former.pool)).toEqual(await schemaOf(fresh.pool));
  await fresh.close();
});
