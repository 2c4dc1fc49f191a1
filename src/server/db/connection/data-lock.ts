/**
 * Keeps a data folder to one process. Two processes that open one PGlite folder do not notice each other, and the
 * writes of the second are silently lost; so the folder is locked before it is opened.
 *
 * The lock is the kernel's: SQLite, which comes with Node, holds an exclusive file lock on an empty `database.lock`.
 * The kernel releases it at any end of the process, so there are no stale locks to take over. A lock file with a
 * process id was ruled out: ids repeat, and two containers on one volume or two machines on one network folder cannot
 * see each other's. `database.owner` only words the refusal, and says when its process is about to end: then a start
 * waits for the folder.
 *
 * A file lock protects nothing once the file is deleted: the next process creates another one. So the holder checks
 * twice a second that the file is still the one it locked, and the database thread checks before it writes to the log.
 * If the file is gone, the holder locks the new one, or ends if another process was faster. A process that opens a
 * database that was not closed waits until a living holder has checked.
 *
 * Nothing else in this process may open `database.lock`: closing any handle to it would release the lock (POSIX).
 */
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '#server/kernel/start-error.ts';
import { type DatabaseLimits, databaseLimits } from './limits.ts';
import { isSame, type LockedFile, lockedFile } from './locked-file.ts';

const owners = 'database.owner';

export class DataLock {
  readonly #dataDir: string;
  readonly #file: string;
  #lock: DatabaseSync;
  #locked: LockedFile;
  #database: LockedFile | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isHeld = true;
  #isLeaving = false;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#file = join(dataDir, 'database.lock');
    this.#lock = takeLock(dataDir, this.#file);
    try {
      this.#locked = this.#sign();
    } catch (error) {
      this.#lock.close();
      throw new StartError(
        `the data folder ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
    // An unreferenced lock would be garbage-collected, and so released.
    held.add(this);
  }

  /**
   * Resolves when no one else can be using the database. One that was not closed has crashed, or its process lost the
   * lock and is about to notice.
   */
  async settle(database: string) {
    this.#database = lockedFile(database);
    if (isClosed(database)) return;
    await setTimeout(databaseLimits.lockGraceMs);
    this.hold();
  }

  /** The lock file; locks it again if it was deleted. Throws if the folder is lost. */
  hold(): LockedFile {
    if (!this.#isHeld) throw new Error(`the data folder ${this.#dataDir} is no longer held.`);
    if (isSame(this.#locked) && (!this.#database || isSame(this.#database))) return this.#locked;
    const former = this.#lock;
    try {
      if (this.#database && !isSame(this.#database)) throw new StartError('another database is in its place');
      this.#lock = takeLock(this.#dataDir, this.#file);
      former.close();
      this.#locked = this.#sign();
    } catch (error) {
      this.#isHeld = false;
      throw new Error(`it no longer holds its data folder: ${(error as Error).message}`);
    }
    return this.#locked;
  }

  /** Checks periodically, and reports once when the folder is lost. */
  watch(onLost: (error: Error) => void) {
    this.#timer = setInterval(() => {
      try {
        this.hold();
      } catch (error) {
        // A disk that does not answer says nothing about the lock.
        if (this.#isHeld) return;
        clearInterval(this.#timer);
        onLost(error as Error);
      }
    }, databaseLimits.lockCheckMs).unref();
  }

  /** Says that this process is about to end, so that the next one waits instead of refusing to start. */
  leave() {
    this.#isLeaving = true;
    try {
      this.hold();
      this.#sign();
    } catch {
      // Without the note, the next start is refused and must be repeated.
    }
  }

  release() {
    if (!held.delete(this)) return;
    clearInterval(this.#timer);
    try {
      // Leaves the note of a new holder alone.
      if (this.#isHeld && isSame(this.#locked)) rmSync(join(this.#dataDir, owners), { force: true });
    } catch {
      // On a read-only disk it stays behind and misleads no one: only the lock counts.
    }
    this.#isHeld = false;
    this.#lock.close();
  }

  #sign() {
    chmodSync(this.#file, 0o600);
    writeFileSync(
      join(this.#dataDir, owners),
      JSON.stringify({
        pid: process.pid,
        host: hostname(),
        since: new Date().toISOString(),
        isLeaving: this.#isLeaving,
      } satisfies Note),
      { mode: 0o600 },
    );
    return lockedFile(this.#file);
  }
}

/**
 * Locks an existing folder for this process, or throws a StartError naming the process that holds it. Waits for one
 * that is about to end: `npm` ends before the server that it started, so a restart comes while the server still closes.
 */
export async function lockDataFolder(
  dataDir: string,
  { leaveMs }: Pick<DatabaseLimits, 'leaveMs'> = databaseLimits,
): Promise<DataLock> {
  const latest = performance.now() + leaveMs;
  for (;;) {
    try {
      return new DataLock(dataDir);
    } catch (error) {
      const isWaiting =
        error instanceof FolderInUse && isBetweenOwners(dataDir) && performance.now() < latest;
      if (!isWaiting) throw error;
      await setTimeout(20);
    }
  }
}

/** There is no note for a moment: while an owner leaves, and before the next has signed. */
function isBetweenOwners(dataDir: string) {
  const note = readNote(dataDir);
  return !note || note.isLeaving;
}

/** PostgreSQL's record of the last shutdown: DBState in its catalog/pg_control.h. */
function isClosed(database: string) {
  const shutDown = 1;
  return readFileSync(join(database, 'global/pg_control')).readInt32LE(16) === shutDown;
}

const held = new Set<DataLock>();

/** SQLite's primary result codes: https://sqlite.org/rescode.html */
const busy = 5;
const cannotOpen = new Set([3, 8, 14, 23]);

function takeLock(dataDir: string, file: string) {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    if (code === busy)
      throw new FolderInUse(
        `the data folder ${dataDir} is in use by ${describeOwner(dataDir)}. Stop it first, or set DATA_DIR to another folder.`,
      );
    if (cannotOpen.has(code)) throw new StartError(`the data folder ${dataDir} cannot be written to.`);
    throw new StartError(
      `the data folder ${dataDir} cannot be locked (${(error as Error).message}). It must be on a file system with file locks.`,
    );
  }
}

/** Another process holds it, or this one does. */
export class FolderInUse extends StartError {}

interface Note {
  pid: number;
  host: string;
  since: string;
  isLeaving: boolean;
}

function readNote(dataDir: string): Note | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, owners), 'utf8'));
  } catch {
    return null;
  }
}

function describeOwner(dataDir: string) {
  const note = readNote(dataDir);
  return note ? `process ${note.pid} on ${note.host} (since ${note.since})` : 'another process';
}
