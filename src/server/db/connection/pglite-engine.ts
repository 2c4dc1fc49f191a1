/**
 * The embedded database as the main thread sees it: starts its thread, passes it one request at a time, and replaces a
 * thread that broke or whose query ran too long. PGlite ignores PostgreSQL's `statement_timeout` and
 * `idle_in_transaction_session_timeout`, so both are enforced here.
 *
 * Invariant: at most one thread has the folder open; the next one starts only when the last one is gone. Terminating a
 * thread is as safe as killing a server: the log is on disk before a commit is acknowledged, and the next start replays
 * it. Sessions do not outlive their thread: their clients get an error, and the pool reconnects.
 *
 * It also makes the checkpoints that PGlite never makes itself. It does not lock the folder: see `data-lock.ts`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { installation } from '#server/kernel/installation.ts';
import type { DataLock } from './data-lock.ts';
import { type DatabaseLimits, databaseLimits } from './limits.ts';
import type { Done, Reply, Request, Setup, ThreadData } from './pglite-messages.ts';

let compiled: Promise<WebAssembly.Module> | undefined;

/** The WebAssembly module, compiled once for all threads of this process: a third of the time it takes to open one. */
function compiledProgram() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

export type Limits = DatabaseLimits;

/** One connection; destroyed when its thread is gone. */
export interface Session {
  destroy(error: Error): unknown;
}

/** An error with the SQLSTATE that a PostgreSQL server would give. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The SQLSTATE a server would give for a thread that ended or does not open, if the reason is known. */
function codeOf(reason: string, otherwise: string) {
  if (reason.endsWith(': Read-only file system')) return '25006';
  return reason.endsWith(': No space left on device') ? '53100' : otherwise;
}

interface Task {
  request: Request;
  onBytes(bytes: Uint8Array): void;
  resolve(done: Done): void;
  reject(error: Error): void;
}

export class PgliteEngine {
  readonly #setup: Setup;
  readonly #limits: Limits;
  /** Called when its thread was given up, and the next request starts another. */
  onReplaced: ((reason: string) => void) | undefined;
  readonly #lock: Pick<DataLock, 'hold'> | undefined;
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #gone: Promise<unknown> = Promise.resolve();
  /** When a thread was told to end but has not yet; otherwise null. */
  #leavingSince: number | null = null;
  #stopped = false;
  #running: Task | null = null;
  #waiting: Task[] = [];
  #session: Session | null = null;
  #unlimited = 0;
  #held = 0;
  #done: Omit<Done, 'bytes'> = { status: 'I', walBytes: 0, fsyncs: 0 };
  #checkpointDue = false;
  #statementTimer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #checkpointTimer: NodeJS.Timeout | undefined;

  /** With a lock, its folder is opened only while the lock holds. */
  constructor(setup: Setup, limits: Partial<Limits> = {}, lock?: Pick<DataLock, 'hold'>) {
    this.#setup = setup;
    this.#limits = { ...databaseLimits, ...limits };
    this.#lock = lock;
  }

  /** Resolves when queries can run; starts the thread if there is none. Rejects with the reason. */
  ready(): Promise<void> {
    if (this.#stopped) return Promise.reject(new EngineError('The database is closed.', '57P01'));
    if (this.#ready) return this.#ready;
    const ready = this.#start();
    this.#ready = ready;
    ready.catch(() => {
      if (ready === this.#ready) this.#ready = null;
    });
    return ready;
  }

  /** Runs one batch of frontend messages of a session. */
  async exchange(
    session: Session,
    bytes: Uint8Array<ArrayBuffer>,
    onBytes: (bytes: Uint8Array) => void,
  ): Promise<void> {
    // A startup message, which begins with a zero, takes over the one connection.
    if (bytes[0] === 0) this.#session = session;
    if (session !== this.#session)
      throw new EngineError('Another connection has taken over from this one.', '57P01');
    clearTimeout(this.#idleTimer);
    const { bytes: end, status } = await this.#perform({ type: 'batch', bytes }, onBytes);
    onBytes(end);
    if (status === 'I' || status === null || session !== this.#session) return;
    this.#idleTimer = globalThis.setTimeout(() => {
      session.destroy(new EngineError('The transaction was idle for too long and was rolled back.', '25P03'));
    }, this.#limits.idleInTransactionMs);
  }

  /** Discards a session and what it left behind. */
  async leave(session: Session): Promise<void> {
    if (session !== this.#session) return;
    this.#session = null;
    clearTimeout(this.#idleTimer);
    if (this.#worker) await this.#perform({ type: 'reset' });
  }

  async checkpoint(): Promise<void> {
    await this.ready();
    await this.#perform({ type: 'checkpoint' });
  }

  /** The whole database as a tar file, for `memory: { image }`. */
  async image(): Promise<Uint8Array> {
    await this.ready();
    return (await this.#perform({ type: 'image' })).bytes;
  }

  /** Lifts the time limit until the returned function is called. */
  liftLimit(): () => void {
    this.#unlimited++;
    this.#limitTask();
    return () => {
      this.#unlimited--;
    };
  }

  /** Makes no checkpoint, and so removes nothing from the log, until the returned function is called. */
  holdCheckpoints(): () => void {
    this.#held++;
    return () => {
      this.#held--;
      this.#checkpointWhenIdle();
    };
  }

  /** A thread that does not end cannot be replaced: it hangs in disk access. */
  get isStuck() {
    return this.#leavingSince !== null && performance.now() - this.#leavingSince > this.#limits.stuckMs;
  }

  /** Bytes of log since the last checkpoint, and fsyncs since the thread started; as of the last request. */
  get counters() {
    return this.#done;
  }

  /** Closes the database with a last checkpoint, or terminates it if that takes longer than the given time. */
  async stop(patienceMs = this.#limits.closeMs): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    clearTimeout(this.#checkpointTimer);
    await Promise.race([this.#ready?.catch(() => {}), setTimeout(patienceMs, undefined, { ref: false })]);
    if (this.#worker) {
      const stopped = this.#perform({ type: 'stop' }).catch(() => {});
      await Promise.race([stopped, setTimeout(patienceMs, undefined, { ref: false })]);
    }
    this.#lose(new EngineError('The database is closed.', '57P01'));
    // Without a time limit: the folder is released only when nothing writes to it any more.
    await this.#gone;
  }

  /** Terminates the database for good. */
  abandon(error: Error) {
    this.#stopped = true;
    this.#lose(new EngineError(error.message, '57P01'));
  }

  async #start() {
    const program = await compiledProgram();
    await this.#gone;
    const lock = this.#lock?.hold();
    const worker = new Worker(join(installation, 'src/server/db/connection/pglite-worker.ts'), {
      name: 'database',
      workerData: { ...this.#setup, ...('open' in this.#setup && { lock }), program } satisfies ThreadData,
      // Flags of the main thread, such as -e, do not apply to this one.
      execArgv: [],
    });
    this.#worker = worker;
    const lose = (reason: string) => {
      if (worker === this.#worker)
        this.#lose(new EngineError(`${reason[0]!.toUpperCase()}${reason.slice(1)}`, codeOf(reason, '57P02')));
    };
    const { openMs } = this.#limits;
    const timer = globalThis.setTimeout(
      () => lose(`the embedded database did not open within ${openMs / 1000} s`),
      openMs,
    );
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (reply: Reply) => {
        if (reply.type === 'ready') resolve();
        if (reply.type === 'broken') reject(new EngineError(reply.reason, codeOf(reply.reason, '57P03')));
        if (worker !== this.#worker) return;
        if (reply.type === 'broken') lose(reply.reason);
        if (reply.type === 'bytes') {
          this.#running?.onBytes(reply.bytes);
          if (this.#unlimited > 0) this.#limitTask();
        }
        if (reply.type === 'done') this.#finish(reply);
      });
      worker.on('error', (error) => {
        reject(error);
        lose(`the embedded database ended: ${(error as Error).message}`);
      });
      worker.on('exit', () => {
        reject(new Error('the thread of the database ended'));
        lose('the thread of the database ended');
      });
    }).finally(() => clearTimeout(timer));
    this.#checkpointTimer = setInterval(() => {
      this.#checkpointDue = true;
      this.#checkpointWhenIdle();
    }, this.#limits.checkpointMs).unref();
  }

  #perform(request: Request, onBytes: (bytes: Uint8Array) => void = () => {}): Promise<Done> {
    if (!this.#worker) return Promise.reject(new EngineError('The database is not running.', '57P01'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, onBytes, resolve, reject });
      this.#next();
    });
  }

  #next() {
    if (this.#running || !this.#worker) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#running = task;
    this.#worker.postMessage(task.request, task.request.type === 'batch' ? [task.request.bytes.buffer] : []);
    this.#limitTask();
  }

  /** Terminates the thread if its current task takes too long, including internal tasks and long work. */
  #limitTask() {
    clearTimeout(this.#statementTimer);
    const task = this.#running;
    if (!task) return;
    const ms = this.#limitOf(task);
    this.#statementTimer = globalThis.setTimeout(() => {
      // If the main thread was busy that long, the answer may already have arrived: it is read first.
      setImmediate(() => {
        if (task !== this.#running || ms < this.#limitOf(task)) return;
        const what =
          task.request.type === 'batch' ? 'The query ran' : `The database's ${task.request.type} took`;
        this.#lose(new EngineError(`${what} longer than ${ms / 1000} s and was ended.`, '57014'));
      });
    }, ms);
  }

  #limitOf({ request }: Task) {
    if (request.type !== 'batch') return this.#limits.upkeepMs;
    return this.#unlimited > 0 ? this.#limits.longStepMs : this.#limits.statementMs;
  }

  #finish(done: Done) {
    const task = this.#running;
    clearTimeout(this.#statementTimer);
    this.#running = null;
    this.#done = { walBytes: done.walBytes, fsyncs: done.fsyncs, status: done.status };
    this.#checkpointWhenIdle();
    task?.resolve(done);
    this.#next();
  }

  /** Between transactions only: in a failed one PostgreSQL would refuse it. */
  #checkpointWhenIdle() {
    const { walBytes, status } = this.#done;
    if (this.#held > 0 || this.#running || status !== 'I' || walBytes === 0) return;
    if (!this.#checkpointDue && walBytes < this.#limits.checkpointBytes) return;
    this.#checkpointDue = false;
    this.#perform({ type: 'checkpoint' }).catch(() => {});
  }

  /** Gives up the thread and everything in progress. */
  #lose(error: EngineError) {
    if (this.#worker) {
      if (!this.#stopped) this.onReplaced?.(error.message);
      this.#leavingSince = performance.now();
      this.#gone = this.#worker.terminate().finally(() => {
        this.#leavingSince = null;
      });
    }
    const tasks = [this.#running, ...this.#waiting];
    const session = this.#session;
    this.#worker = null;
    this.#ready = null;
    this.#running = null;
    this.#waiting = [];
    this.#session = null;
    this.#done = { status: 'I', walBytes: 0, fsyncs: 0 };
    clearTimeout(this.#statementTimer);
    clearTimeout(this.#idleTimer);
    clearInterval(this.#checkpointTimer);
    for (const task of tasks) task?.reject(error);
    session?.destroy(error);
  }
}
