/**
 * Tracks the connections of a pool: which are lent, and whether anyone is served. A process whose pool is stuck never
 * recovers and must be restarted, which `/healthz` reports. An unavailable database is different: then every wait ends
 * by a limit, and a restart would not help.
 */
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { cutOff } from '#server/db/discard.ts';
import { during, type Work } from '#server/telemetry/work.ts';
import type { DatabaseEvents } from './connect.ts';
import type { DatabaseLimits } from './limits.ts';
import type { WatchedClient, Watcher } from './watched-client.ts';

export class PoolWatch implements Watcher {
  readonly connectMs: number;
  readonly silentMs: number;
  readonly events = new EventEmitter<DatabaseEvents>();
  readonly #slowMs: number;
  isAtWork?: (client: WatchedClient) => Promise<boolean>;
  readonly #stuckMs: number;
  readonly #clients = new Set<WatchedClient>();
  readonly #lent = new Set<WatchedClient>();
  readonly #idle = new Set<WatchedClient>();
  #most = Number.POSITIVE_INFINITY;
  #movedAt = performance.now();

  constructor({
    connectMs,
    silentMs,
    stuckMs,
    slowMs,
  }: Pick<DatabaseLimits, 'connectMs' | 'silentMs' | 'stuckMs' | 'slowMs'>) {
    this.connectMs = connectMs;
    this.silentMs = silentMs;
    this.#stuckMs = stuckMs;
    this.#slowMs = slowMs;
  }

  follow(pool: pg.Pool) {
    this.#most = pool.options.max;
    // A lost connection fails its query; that is enough. `pg` also emits an event, which would end the process without
    // a listener.
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

  took(statement: string, ms: number, work: Work | undefined) {
    if (ms >= this.#slowMs) during(work, () => this.events.emit('slow', statement, ms));
  }

  /** Idle connections lead to the same server; their next users would wait as long. */
  silent() {
    for (const client of this.#idle) cutOff(client);
  }

  /** All connections are lent, and for a minute none was returned and no statement answered. */
  get isStuck() {
    if (this.#lent.size < this.#most || performance.now() - this.#movedAt < this.#stuckMs) return false;
    // A statement of long work has its own limit.
    return ![...this.#lent].some((client) => client.longWork !== null && client.owedSince !== null);
  }

  cutAll() {
    for (const client of this.#clients) cutOff(client);
  }
}
