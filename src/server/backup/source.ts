/** The hospital to back up, as its own process sees it. The copying itself may be in another one. */
import type { Pool, PoolClient } from 'pg';
import type { Copying } from '#server/db/connection/pglite-copying.ts';
import { quoted } from '#server/db/tables.ts';

export interface Source {
  /** The keys of the present pictures. */
  pictures(): Promise<string[]>;
  /** From here on the log is kept; returns the position from which it must be copied. */
  begin(): Promise<string>;
  end(): Promise<Ended>;
  /** Call after the log has been copied, or the backup was abandoned. */
  release(): Promise<void>;
}

/** The moment of a backup. */
export interface Ended {
  /** The file `backup_label`, and the position of the log at which it ends. */
  label: string;
  to: string;
  at: string;
  migration: string;
  tables: Record<string, number>;
  /** The keys of its pictures. */
  pictures: string[];
  /** How long all other queries had to wait for this, in milliseconds. */
  heldMs: number;
}

export function sourceOf(copying: Copying, pool: Pool): Source {
  return {
    async pictures() {
      const { rows } = await pool.query<{ key: string }>('select key from media order by key');
      return rows.map(({ key }) => key);
    },
    begin: () => copying.begin(),
    release: () => copying.release(),
    async end() {
      const { label, to, result } = await copying.end(async (client) => {
        const began = performance.now();
        const counted = await count(client);
        return { ...counted, began };
      });
      const { began, ...counted } = result;
      return { label, to, ...counted, heldMs: performance.now() - began };
    },
  };
}

/** Rows of each table. Those of an unlogged table do not survive a crash, so no backup has them. */
export async function count(client: Pick<PoolClient, 'query'>) {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
  );
  const counts = names.map(({ name }) => `(select count(*)::int from ${quoted(name)}) as ${quoted(name)}`);
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(', ')}`);
  const { rows: others } = await client.query<{ at: Date; migration: string; pictures: string[] }>(
    `select now() as at, (select max(name) from migration) as migration,
      (select coalesce(array_agg(key order by key), '{}') from media) as pictures`,
  );
  const { at, migration, pictures } = others[0]!;
  return { at: at.toISOString(), migration, pictures, tables: rows[0]! };
}

/** Identifies this database for its lifetime; a restored one has the same value. */
export async function hospitalOf(pool: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query('select system_identifier::text as hospital from pg_control_system()');
  return rows[0].hospital;
}
