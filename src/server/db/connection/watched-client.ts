/**
 * A client that knows whether the server owes it an answer, and since when. Where nothing at all has come for too long,
 * its connection is ended: the limit on statements is the server's own, and one that is gone without a word keeps none.
 *
 * It does not use `query_timeout` of `pg`, which gives the caller an error and leaves the connection as it is.
 */
import type pg from 'pg';
import { cutOff } from '#server/db/discard.ts';
import { PreparingClient } from './preparing-client.ts';

/** What the clients of one pool have in common. */
export interface Watcher {
  connectMs: number;
  silentMs: number;
  /** Whether the server says, over another connection, that it is still at a statement of long work. */
  isAtWork?(client: WatchedClient): Promise<boolean>;
  made(client: WatchedClient): void;
  answered(): void;
  /** Told before the connection is ended. */
  silent(client: WatchedClient): void;
}

export class SilentError extends Error {
  override name = 'SilentError';
  readonly code = 'ETIMEDOUT';
}

export abstract class WatchedClient extends PreparingClient {
  /** The server's name for this session, once its statements may take as long as they need. */
  longWork: number | null = null;
  /** Epoch of `performance.now()`; null while no answer is owed. */
  owedSince: number | null = null;
  readonly #watcher: Watcher;
  #owed = 0;
  #read = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig, watcher: Watcher) {
    super({ ...config, connectionTimeoutMillis: watcher.connectMs });
    this.#watcher = watcher;
    this.connection.on('readyForQuery', () => this.#answered());
    // Statements that were never sent get no answer: the count begins anew once there is nothing left to do.
    this.on('drain', () => this.#rest());
    this.once('end', () => {
      this.#rest();
      clearTimeout(this.#timer);
    });
    watcher.made(this);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the signature is that of `pg`.
  override query(...parameters: any[]): any {
    this.#owed++;
    if (this.owedSince === null) {
      this.owedSince = performance.now();
      this.#read = bytesRead(this);
      this.#watch(this.#watcher.silentMs);
    }
    return super.query(...parameters);
  }

  async beginLongWork() {
    // Not what the connection began with, which is the pooler's where there is one.
    const { rows } = await this.query('SELECT pg_backend_pid() AS pid');
    this.longWork = rows[0].pid;
  }

  #answered() {
    this.#watcher.answered();
    this.#owed = Math.max(0, this.#owed - 1);
    this.owedSince = this.#owed > 0 ? performance.now() : null;
  }

  #rest() {
    this.#owed = 0;
    this.owedSince = null;
  }

  /** One timer for all statements, put off when it goes off too early: most end within a millisecond. */
  #watch(ms: number) {
    if (this.#timer || !Number.isFinite(ms)) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // When this process was busy for that long, the answer may lie in the mailbox: it is read before the verdict.
      setImmediate(() => void this.#judge());
    }, ms).unref();
  }

  async #judge() {
    const { silentMs, isAtWork } = this.#watcher;
    if (this.owedSince === null) return;
    const since = this.owedSince;
    const read = bytesRead(this);
    if (read !== this.#read) {
      this.#read = read;
      return this.#watch(silentMs);
    }
    const left = since + silentMs - performance.now();
    if (left > 0) return this.#watch(left);
    if (this.longWork !== null && (await isAtWork?.(this))) return this.#watch(silentMs);
    if (since !== this.owedSince || read !== bytesRead(this)) return this.#watch(silentMs);
    this.#watcher.silent(this);
    cutOff(this, new SilentError(`The database has said nothing for ${silentMs / 1000} s.`));
  }
}

/** What has come over the network; the embedded database has none, and ends its statements by itself. */
function bytesRead(client: pg.Client) {
  return (client.connection.stream as { bytesRead?: number }).bytesRead ?? 0;
}

/** The class of client for the pool of a watcher. */
export function watchedBy(watcher: Watcher) {
  return class extends WatchedClient {
    constructor(config: pg.ClientConfig = {}) {
      super(config, watcher);
    }
  };
}
