/** The catalogue's view of the tables, for code that moves whole rows. */
import type { PoolClient } from 'pg';

/** Every table except `migration`, each after the ones it references. */
export async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows: all } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
  );
  const { rows: references } = await client.query<{ name: string; needs: string }>(
    `select conrelid::regclass::text as name, confrelid::regclass::text as needs from pg_constraint where contype = 'f'`,
  );
  const ordered: string[] = [];
  const waiting = new Set(all.map(({ name }) => name));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !references.some((one) => one.name === name && one.needs !== name && waiting.has(one.needs)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}.`);
    for (const name of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}

/** Excludes generated ones. */
export async function ownColumns(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Continues the id sequence after the existing rows. */
export async function continueNumbering(client: PoolClient, table: string) {
  const { rows } = await client.query<{ sequence: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as sequence from information_schema.columns where table_name = $1 and column_name = 'id' and is_identity = 'YES'`,
    [table],
  );
  if (!rows[0]?.sequence) return;
  await client.query(
    `select setval($1, greatest((select coalesce(max(id), 0) from ${quoted(table)}), 1), (select count(*) > 0 from ${quoted(table)}))`,
    [rows[0].sequence],
  );
}

export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}
