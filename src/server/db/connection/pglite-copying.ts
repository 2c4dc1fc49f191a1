/**
 * Copies the files of the embedded database while it works, as `pg_basebackup` does with a server. From `begin` to
 * `release` the log keeps all changes, so that the opened copy is the database at the moment of `end`, regardless of
 * writes while its files were read.
 *
 * Only the checkpoint of `begin` and the work within `end` hold up other queries. The backup belongs to the engine's
 * session: if its thread is replaced meanwhile, `end` fails and the copy is worthless.
 */
import type pg from 'pg';
import type { PgliteEngine } from './pglite-engine.ts';
import { aloneWithoutLimit } from './pglite-upkeep.ts';

interface EndOfCopy<T> {
  /** The content of the file `backup_label` of the copy. */
  label: string;
  /** The last position of the log that the copy includes, such as `0/4F7A268`. */
  to: string;
  /** The result of `work` at that exact moment. */
  result: T;
}

export class Copying {
  readonly #pool: pg.Pool;
  readonly #engine: Pick<PgliteEngine, 'liftLimit' | 'holdCheckpoints'>;
  #releaseLog: (() => void) | null = null;
  #hasBegun = false;

  constructor(pool: pg.Pool, engine: Pick<PgliteEngine, 'liftLimit' | 'holdCheckpoints'>) {
    this.#pool = pool;
    this.#engine = engine;
  }

  /** Makes a checkpoint; returns the first position of the log that the copy must include. */
  async begin(): Promise<string> {
    if (this.#releaseLog) throw new Error('The files of the database are already being copied.');
    this.#releaseLog = this.#engine.holdCheckpoints();
    try {
      const from = await this.#alone(async (client) => {
        const { rows } = await client.query("select pg_backup_start('openward', true) as position");
        return rows[0].position as string;
      });
      this.#hasBegun = true;
      return from;
    } catch (error) {
      await this.release();
      throw error;
    }
  }

  /** Runs `work` alone, at the moment that the copy will show. The log must still be copied before `release`. */
  async end<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<EndOfCopy<T>> {
    return this.#alone(async (client) => {
      const result = await work(client);
      this.#hasBegun = false;
      const { rows } = await client.query('select lsn, labelfile from pg_backup_stop(false)');
      return { label: rows[0].labelfile as string, to: rows[0].lsn as string, result };
    });
  }

  /** Releases the log; ends an abandoned copy. */
  async release(): Promise<void> {
    const releaseLog = this.#releaseLog;
    if (!releaseLog) return;
    this.#releaseLog = null;
    try {
      if (this.#hasBegun) await this.#alone((client) => client.query('select pg_backup_stop(false)'));
    } catch {
      // A replaced thread knows of no copy.
    } finally {
      this.#hasBegun = false;
      releaseLog();
    }
  }

  #alone<T>(work: (client: pg.PoolClient) => Promise<T>) {
    return aloneWithoutLimit(this.#pool, this.#engine, work);
  }
}
