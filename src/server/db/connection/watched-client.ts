/**
 * A client that knows since when the server owes it an answer. If no data arrives for too long, its connection is
 * ended: the statement timeout is the server's own, and a server that has vanished enforces none.
 *
 * `query_timeout` of `pg` was ruled out: it gives the caller an error and does not close the connection.
 */
import type { Span } from '@opentelemetry/api';
import type pg from 'pg';
import { cutOff } from '#server/db/discard.ts';
import { failed } from '#server/telemetry/spans.ts';
import { beginStatement } from '#server/telemetry/statement.ts';
import { currentWork, type Work } from '#server/telemetry/work.ts';
import { PreparingClient } from './preparing-client.ts';

export interface Watcher {
  connectMs: number;
  silentMs: number;
  /** Asks over another connection whether a statement of long work is still running. */
  isAtWork?(client: WatchedClient): Promise<boolean>;
  made(client: WatchedClient): void;
  answered(): void;
  /** Reports the milliseconds of an answered statement, as of its server, with its work. */
  took(statement: string, ms: number, work: Work | undefined): void;
  /** Called before the connection is ended. */
  silent(client: WatchedClient): void;
}

export class SilentError extends Error {
  override name = 'SilentError';
  readonly code = 'ETIMEDOUT';
}

export abstract class WatchedClient extends PreparingClient {
  /** The session's backend pid while its statements have no timeout. */
  longWork: number | null = null;
  /** By `performance.now()`; null while no answer is owed. */
  owedSince: number | null = null;
  readonly #watcher: Watcher;
  #owed = 0;
  /** Unanswered statements, in order, with their work: an answer arrives in the context of the connection. */
  #statements: { text: string; work: Work | undefined; span: Span | null }[] = [];
  /** The SQLSTATE of a refusal of the statement being answered. */
  #refusal: string | undefined;
  #read = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig, watcher: Watcher) {
    super({ ...config, connectionTimeoutMillis: watcher.connectMs });
    this.#watcher = watcher;
    this.connection.on('readyForQuery', () => this.#answered());
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      this.#refusal = code;
    });
    // Statements that were never sent get no answer: the count restarts once the queue is empty.
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
    const text = textOf(parameters[0]);
    this.#statements.push({ text, work: currentWork(), span: beginStatement(text) });
    if (this.owedSince === null) {
      this.owedSince = performance.now();
      this.#read = bytesRead(this);
      this.#watch(this.#watcher.silentMs);
    }
    return super.query(...parameters);
  }

  async beginLongWork() {
    // Not the pid from startup, which a pooler would have set.
    const { rows } = await this.query('SELECT pg_backend_pid() AS pid');
    this.longWork = rows[0].pid;
  }

  #answered() {
    this.#watcher.answered();
    const statement = this.#statements.shift();
    endSpan(statement?.span, this.#refusal);
    this.#refusal = undefined;
    if (statement?.text && this.owedSince !== null && this.longWork === null)
      this.#watcher.took(statement.text, performance.now() - this.owedSince, statement.work);
    this.#owed = Math.max(0, this.#owed - 1);
    this.owedSince = this.#owed > 0 ? performance.now() : null;
  }

  #rest() {
    this.#owed = 0;
    for (const { span } of this.#statements.splice(0)) endSpan(span, 'unanswered');
    this.owedSince = null;
  }

  /** One timer for all statements, rescheduled if it fires too early: most statements end within a millisecond. */
  #watch(ms: number) {
    if (this.#timer || !Number.isFinite(ms)) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      // If this process was busy that long, the answer may already have arrived: it is read first.
      setImmediate(() => this.#judge().catch(() => this.#watch(this.#watcher.silentMs)));
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

function endSpan(span: Span | null | undefined, fault: string | undefined) {
  if (!span) return;
  if (fault) failed(span, fault);
  span.end();
}

function textOf(query: unknown) {
  if (typeof query === 'string') return query;
  return (query as { text?: string } | null)?.text ?? '';
}

/** Bytes from the network; the embedded database has none, and ends its statements itself. */
function bytesRead(client: pg.Client) {
  return (client.connection.stream as { bytesRead?: number }).bytesRead ?? 0;
}

export function watchedBy(watcher: Watcher) {
  return class extends WatchedClient {
    constructor(config: pg.ClientConfig = {}) {
      super(config, watcher);
    }
  };
}
