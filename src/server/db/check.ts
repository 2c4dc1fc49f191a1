/**
 * Looks for damage that no query reports, such as rows that a failing disk lost: each table by PostgreSQL's own
 * `amcheck`, and its rows counted by the table and by an index. It changes nothing.
 */
import type { PoolClient } from 'pg';
import { quoted } from './tables.ts';

export interface Checked {
  tables: number;
  rows: number;
  indexes: number;
  /** A sentence for each damage. */
  findings: string[];
}

type Asking = Pick<PoolClient, 'query'>;

/** Reads everything, so it takes a while. Throws the server's message if it has no `amcheck` for this user. */
export async function checkDatabase(client: Asking): Promise<Checked> {
  const checked: Checked = { tables: 0, rows: 0, indexes: 0, findings: [] };
  await client.query('begin');
  try {
    await client.query('create extension if not exists amcheck');
    for (const table of await tablesOf(client)) {
      checked.tables++;
      checked.rows += await checkTable(client, table, checked.findings);
    }
    for (const { name, check } of await indexesOf(client)) {
      checked.indexes++;
      await attempt(client, checked.findings, name, check);
    }
  } finally {
    // Removes the extension too.
    await client.query('rollback');
  }
  return checked;
}

async function tablesOf(client: Asking) {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Since PostgreSQL 18 also GIN indexes. */
async function indexesOf(client: Asking) {
  const { rows } = await client.query<{ name: string; check: string }>(
    `select i.relname as name, case am.amname
        when 'btree' then format('select bt_index_check(%s, true)', i.oid)
        else format('select gin_index_check(%s)', i.oid) end as check
      from pg_class i
        join pg_am am on am.oid = i.relam
        join pg_index x on x.indexrelid = i.oid
        join pg_class t on t.oid = x.indrelid and t.relpersistence = 'p'
      where i.relnamespace = 'public'::regnamespace
        and (am.amname = 'btree' or am.amname = 'gin' and to_regproc('gin_index_check') is not null)
      order by 1`,
  );
  return rows;
}

/** Returns its rows. A table that lost its end has fewer of them than its key. */
async function checkTable(client: Asking, table: string, findings: string[]) {
  const damages = await attempt(
    client,
    findings,
    table,
    `select distinct msg from verify_heapam('${quoted(table)}') limit 20`,
  );
  for (const { msg } of damages ?? []) findings.push(`${table}: ${msg}.`);
  const count = `select count(*)::int as count from ${quoted(table)}`;
  const [byTable] = (await attempt(client, findings, table, count, ['indexscan', 'indexonlyscan'])) ?? [];
  const [byIndex] = (await attempt(client, findings, table, count, ['seqscan'])) ?? [];
  if (byTable && byIndex && byTable.count !== byIndex.count)
    findings.push(`${table}: it has ${byTable.count} rows, and its index has ${byIndex.count}.`);
  return Number(byTable?.count ?? 0);
}

/** Null if the query failed, which is a finding. */
async function attempt(
  client: Asking,
  findings: string[],
  what: string,
  sql: string,
  without: string[] = [],
): Promise<Record<string, unknown>[] | null> {
  await client.query('savepoint checking');
  try {
    for (const way of [...without, ...(without.length > 0 ? ['bitmapscan'] : [])])
      await client.query(`set local enable_${way} = off`);
    return (await client.query(sql)).rows;
  } catch (error) {
    findings.push(`${what}: ${(error as Error).message}.`);
    return null;
  } finally {
    await client.query('rollback to checking');
  }
}
