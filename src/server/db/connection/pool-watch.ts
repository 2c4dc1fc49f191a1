/**
 * Follows the connections of a pool: which are lent, and whether anybody is served. A process whose pool is stuck never
 * serves again and has to be started anew, which `/healthz` tells whoever supervises it. A database that is merely away
 * is no such case: then every wait ends by a limit, and a new start would mend nothing.
 */
import type pg from 'pg';
import { cutOff } from '#server/db/discard.ts';
import type { DatabaseLimits } from './limits.ts';
import type { WatchedClient, Watcher } from './watched-client.ts';

export class PoolWatch implements Watcher {
  readonly connectMs: number;
  readonly silentMs: number;
  isAtWork?: (client: WatchedClient) => Promise<boolean>;
  readonly #stuckMs: number;
  readonly #clients = new Set<WatchedClient>();
  readonly #lent = new Set<WatchedClient>();
  readonly #idle = new Set<WatchedClient>();
  #most = Number.POSITIVE_INFINITY;
  #movedAt = performance.now();

  constructor({ connectMs, silentMs, stuckMs }: Pick<DatabaseLimits, 'connectMs' | 'silentMs' | 'stuckMs'>) {
    this.connectMs = connectMs;
    this.silentMs = silentMs;
    this.#stuckMs = stuckMs;
  }

  follow(pool: pg.Pool) {
    this.#most = pool.options.max;
    // A lost connection fails the query that runs on it; that is enough. `pg` also emits it as an event, and without a
    // listener that event would end the process.
    pool.on('error', () => {});
    pool.on('acquire', (client) => {
      this.#lent.add(client as unknown as WatchedClient);
      this.#idle.delete(client as unknown as WatchedClient);
      this.answered();
    });
    pool.on('release', (_error, client) => {
      this.#lent.delete(client as unknown as WatchedClient);
      this.#idle.add(client as unknown as WatchedClient);
      this.answered();
    });
  }

  made(client: WatchedClient) {
    this.#clients.add(client);
    client.on('error', () => {});
    client.once('end', () => {
      this.#clients.delete(client);
      this.#idle.delete(client);
    });
  }

  answered() {
    this.#movedAt = performance.now();
  }

  /** Idle connections lead to the same server; whoever is given one of them next would wait as long. */
  silent() {
    for (const client of this.#idle) cutOff(client);
  }

  /** Whether all connections are lent, and for a minute none was given back and no statement was answered. */
  get isStuck() {
    if (this.#lent.size < this.#most || performance.now() - this.#movedAt < this.#stuckMs) return false;
    // A statement of long work has a limit of its own.
    return ![...this.#lent].some((client) => client.longWork !== null && client.owedSince !== null);
  }

  /** Ends what is still open, at once. */
  cutAll() {
    for (const client of this.#clients) cutOff(client);
  }
}
