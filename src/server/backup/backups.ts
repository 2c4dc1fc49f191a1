/**
 * The backups of the embedded database: makes one when it is due or requested on the machine, and knows whether the
 * last good one is recent enough. A failed one is tried again after a quarter of the schedule.
 */
import type { BackupStep } from '#contract/backup.ts';
import { findBackups, type Verdict } from './manifest.ts';
import type { Order } from './messages.ts';
import { runBackup } from './run-backup.ts';
import { SealedVault } from './sealed-vault.ts';
import type { Source } from './source.ts';
import type { Vault } from './vault.ts';
import { type Outcome, takeWanted, type Wanted } from './wanted.ts';

export interface BackupState {
  where: string;
  isEncrypted: boolean;
  everyMinutes: number;
  step: BackupStep | null;
  lastGood: Verdict | null;
  /** Number of good backups. */
  count: number;
  /** Null if the last try succeeded. */
  failure: { at: string; why: string } | null;
  failures: number;
  /** The last good backup is older than twice the schedule. */
  isLate: boolean;
}

export interface BackupLog {
  info(about: object, text: string): void;
  error(about: object, text: string): void;
  warn(about: object, text: string): void;
}

export interface Keeping {
  source: Source;
  vault: Vault;
  order: Order;
  log: BackupLog;
  /** Aborted before the process ends. */
  leaving: AbortSignal;
  now(): number;
}

export class Backups {
  readonly #keeping: Keeping;
  readonly #since: number;
  #running: Promise<Outcome> | null = null;
  #lastGood: Verdict | null = null;
  #count = 0;
  #nextAt: number | null = null;
  #failure: BackupState['failure'] = null;
  #failures = 0;
  #wasLate = false;
  #asked: Wanted[] = [];
  #step: 'copying' | 'checking' | null = null;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#since = keeping.now();
  }

  get state(): BackupState {
    const { vault, order } = this.#keeping;
    return {
      where: vault.where,
      isEncrypted: order.key !== undefined,
      everyMinutes: order.everyMs / 60_000,
      step: this.#step ?? (this.#asked.length > 0 ? 'waiting' : null),
      lastGood: this.#lastGood,
      count: this.#count,
      failure: this.#failure,
      failures: this.#failures,
      isLate: this.#isLate(),
    };
  }

  /** Makes a backup if one is due or requested. Never rejects. */
  async tick(): Promise<void> {
    const { now, leaving } = this.#keeping;
    if (leaving.aborted) return;
    this.#listen();
    const asked = this.#asked.splice(0);
    if (asked.length > 0) {
      const outcome = await this.make();
      for (const order of asked) order.answer(outcome);
    } else if (now() >= (await this.#due())) await this.make();
    this.#warnWhenLate();
  }

  /** The next tick makes one for all pending requests. */
  ask(): void {
    this.#asked.push({ answer() {} });
  }

  /** Makes one now, or waits for the one in progress. */
  make(): Promise<Outcome> {
    this.#running ??= this.#make().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #make(): Promise<Outcome> {
    const { source, order, log, leaving, now } = this.#keeping;
    log.info({ where: this.#keeping.vault.where }, 'backup begins');
    const began = now();
    this.#step = 'copying';
    const listening = setInterval(() => this.#listen(), 1_000);
    try {
      const checking = () => {
        this.#step = 'checking';
      };
      const good = await runBackup(source, order, leaving, checking);
      const { verdict, ...others } = good;
      log.info({ ...others, ...verdict }, 'backup is good');
      if (good.lostPictures > 0)
        log.warn({ lostPictures: good.lostPictures }, 'backup: the store has lost pictures');
      this.#lastGood = verdict;
      this.#failure = null;
      this.#nextAt = began + order.everyMs;
      this.#count += 1 - good.removed;
      return { good };
    } catch (error) {
      if (leaving.aborted) return { why: 'the server is stopping' };
      const why = (error as Error).message;
      log.error({ error: why }, 'backup failed');
      this.#failures++;
      this.#failure = { at: new Date(now()).toISOString(), why };
      this.#nextAt = now() + order.everyMs / 4;
      return { why };
    } finally {
      clearInterval(listening);
      this.#step = null;
    }
  }

  /** A request during a backup gets the next one, which contains everything up to the request. */
  #listen() {
    const wanted = takeWanted(this.#keeping.order.dataDir);
    if (wanted) this.#asked.push(wanted);
  }

  /** After a start, the vault's content counts. */
  async #due(): Promise<number> {
    if (this.#nextAt !== null) return this.#nextAt;
    const { vault, order, now } = this.#keeping;
    try {
      const sealed = new SealedVault(vault, order.key);
      const good = (await findBackups(sealed)).filter(({ verdict }) => verdict);
      this.#count = good.length;
      this.#lastGood = good[0]?.verdict ?? null;
      this.#nextAt = this.#lastGood ? Date.parse(this.#lastGood.shows) + order.everyMs : now();
    } catch {
      // The backup itself reports what is wrong.
      this.#nextAt = now();
    }
    return this.#nextAt;
  }

  #isLate() {
    const { order, now } = this.#keeping;
    const last = this.#lastGood ? Date.parse(this.#lastGood.shows) : this.#since;
    return now() - last > 2 * order.everyMs;
  }

  #warnWhenLate() {
    const isLate = this.#isLate();
    if (isLate && !this.#wasLate)
      this.#keeping.log.error({ lastGood: this.#lastGood?.shows ?? null }, 'there is no recent backup');
    this.#wasLate = isLate;
  }
}
