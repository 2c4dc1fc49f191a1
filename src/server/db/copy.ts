/**
 * Copies a whole database into an empty one: the way from the embedded database to PostgreSQL. Rows are JSON that
 * PostgreSQL itself writes and reads, so no type is converted manually. All or nothing: the target gets a single
 * transaction.
 */
import type { PoolClient } from 'pg';
import { StartError } from '#server/kernel/start-error.ts';
import type { Database } from './connection/connect.ts';
import { continueNumbering, ownColumns, quoted, tablesInOrder } from './tables.ts';
import { commit } from './transaction.ts';

const batch = 500;

/** Both must be migrated to the same version; returns the number of rows by table. */
export async function copyDatabase(source: Database, target: Database): Promise<Record<string, number>> {
  return source.withoutTimeLimit((from) =>
    target.withoutTimeLimit(async (to) => {
      await refuseIfFilled(to);
      const copied: Record<string, number> = {};
      await from.query('begin transaction isolation level repeatable read read only');
      await to.query('begin');
      try {
        // Rows that migrations inserted are replaced by the source's own.
        const tables = await tablesInOrder(to);
        await to.query(`truncate ${tables.map(quoted).join(', ')}`);
        await setTriggers(to, tables, 'disable');
        for (const table of tables) copied[table] = await copyTable(from, to, table);
        await setTriggers(to, tables, 'enable');
        await commit(to);
      } catch (error) {
        await to.query('rollback').catch(() => {});
        throw error;
      } finally {
        await from.query('rollback').catch(() => {});
      }
      return copied;
    }),
  );
}

async function refuseIfFilled(to: PoolClient) {
  const { rows } = await to.query(
    'select 1 from staff union all select 1 from department union all select 1 from revision limit 1',
  );
  if (rows.length > 0) throw new StartError('the database to copy into is not empty; give an empty one.');
}

/**
 * Rows derived by triggers, such as the words of the search, are copied as well, so they must not be derived again.
 * Foreign keys stay checked. Unlike the role of a replica, this requires only owning the tables.
 */
async function setTriggers(to: PoolClient, tables: string[], state: 'disable' | 'enable') {
  await to.query(tables.map((table) => `alter table ${quoted(table)} ${state} trigger user`).join('; '));
}

async function copyTable(from: PoolClient, to: PoolClient, table: string) {
  const name = quoted(table);
  const columns = (await ownColumns(to, table)).map(quoted).join(', ');
  let count = 0;
  await from.query(`declare copying no scroll cursor for select to_jsonb(t) as row from ${name} t`);
  for (;;) {
    const { rows } = await from.query<{ row: unknown }>(`fetch ${batch} from copying`);
    if (rows.length === 0) break;
    await to.query(
      `insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
    count += rows.length;
  }
  await from.query('close copying');
  await continueNumbering(to, table);
  return count;
}
