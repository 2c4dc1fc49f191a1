/**
 * Logs a database outage once, with the number of failures: a line per failed request would bury the one that says when
 * it began. Which requests failed does not matter, since nothing was wrong with them.
 */
import type { Logger } from 'pino';
import { type Outage, outageOf } from '#server/db/outage.ts';
import { databaseError } from '#server/db/transaction.ts';
import { outside } from '#server/telemetry/work.ts';

/** Milliseconds. */
const defaults = {
  /** An outage ends after this long without a failure: longer than the interval of frequent jobs. */
  quietMs: 30_000,
  /** A long outage is logged again, so that a daily log still shows it. */
  everyMs: 60_000,
};

const sentences: Record<Outage, string> = {
  away: 'the database cannot be reached',
  full: 'the database has no disk, memory or connections left',
  'read-only': 'the database is read-only: its disk or its server',
  disk: 'the disk of the database fails',
  busy: 'the database did not answer in time',
};

interface Running {
  outage: Outage;
  from: number;
  until: number;
  failed: number;
  codes: Record<string, number>;
}

export class OutageLog {
  readonly #limits: typeof defaults;
  readonly #running = new Map<string, Running>();

  constructor(limits: Partial<typeof defaults> = {}) {
    this.#limits = { ...defaults, ...limits };
  }

  /** The line for the first failure of an outage, null if it is only counted; undefined if it is no outage. */
  note(log: Logger, error: unknown): string | null | undefined {
    const outage = outageOf(error);
    if (!outage) return undefined;
    const { code = 'none' } = databaseError(error);
    // Each kind of slow statement is worth a look.
    const key = outage === 'busy' ? `${outage} ${code}` : outage;
    const known = this.#running.get(key);
    const running = known ?? { outage, from: Date.now(), until: 0, failed: 0, codes: {} };
    running.until = Date.now();
    running.failed++;
    running.codes[code] = (running.codes[code] ?? 0) + 1;
    if (known) return null;
    this.#running.set(key, running);
    // It outlasts the request that met it first.
    outside(() => this.#follow(log, key, running, running.from));
    return sentences[outage];
  }

  /** It is over after a while without failures: jobs query the database several times a minute. */
  #follow(log: Logger, key: string, running: Running, saidAt: number) {
    const { quietMs, everyMs } = this.#limits;
    setTimeout(() => {
      const now = Date.now();
      if (now - running.until >= quietMs) {
        this.#running.delete(key);
        return this.#say(log, running, 'the outage of the database is over');
      }
      const isDue = now - saidAt >= everyMs;
      if (isDue) this.#say(log, running, 'the outage of the database goes on');
      this.#follow(log, key, running, isDue ? now : saidAt);
    }, quietMs / 2).unref();
  }

  #say(log: Logger, { outage, from, until, failed, codes }: Running, sentence: string) {
    const seconds = Math.ceil((until - from) / 1000);
    const [since, last] = [from, until].map((at) => new Date(at).toISOString());
    log.warn({ outage, since, last, seconds, failed, codes }, sentence);
  }
}
