/** A hospital of Openward 0.9.0, as that version wrote it: its database in a dump, and its export. Kept until 1.0. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';

const folder = join(import.meta.dirname, '../../../tests/former');

export const export090 = () => readFileSync(join(folder, '0.9.0.zip'));

/** Into an empty database. */
export async function load090(pool: Pick<pg.Pool, 'connect'>) {
  const client = await pool.connect();
  await client.query(gunzipSync(readFileSync(join(folder, '0.9.0.sql.gz'))).toString());
  // The dump changes the settings of its session.
  await client.query('reset all');
  client.release();
}

/** The number of rows by table. */
export async function rowCounts(pool: Pick<pg.Pool, 'query'>): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const { rows } = await pool.query<{ name: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
