/**
 * Keeps a data folder to one process. Two processes that open one PGlite folder do not notice each other, and what the
 * second one writes is lost without a word; so the folder is locked before it is opened.
 *
 * The lock is the kernel's: SQLite, which comes with Node, holds an exclusive file lock on an empty `database.lock`.
 * The kernel frees it when the process ends, however it ends, so there is no stale lock to judge and take over. A lock
 * file that names a process was ruled out: process ids repeat, and two containers with one volume or two machines with
 * one network folder cannot see each other's. `database.owner` beside it only words the refusal.
 *
 * Nothing else in this process may open `database.lock`: closing any handle to it would free the lock (POSIX).
 */
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export interface DataLock {
  release(): void;
}

/** Locks an existing folder for this process, or throws a StartError that names the process which holds it. */
export function lockDataFolder(dataDir: string): DataLock {
  const file = join(dataDir, 'database.lock');
  const owner = join(dataDir, 'database.owner');
  const lock = takeLock(dataDir, file, owner);
  try {
    chmodSync(file, 0o600);
    writeFileSync(
      owner,
      JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }),
      { mode: 0o600 },
    );
  } catch (error) {
    lock.close();
    throw new StartError(
      `the data folder ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  // A lock that nobody refers to would be collected as garbage, and so freed.
  held.add(lock);
  return {
    release() {
      if (!held.delete(lock)) return;
      rmSync(owner, { force: true });
      lock.close();
    },
  };
}

const held = new Set<DatabaseSync>();

/** SQLite's primary result codes: https://sqlite.org/rescode.html */
const busy = 5;
const cannotOpen = new Set([3, 8, 14, 23]);

function takeLock(dataDir: string, file: string, owner: string) {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    if (code === busy)
      throw new StartError(
        `the data folder ${dataDir} is in use by ${describeOwner(owner)}. Stop it first, or set DATA_DIR to another folder.`,
      );
    if (cannotOpen.has(code)) throw new StartError(`the data folder ${dataDir} cannot be written to.`);
    throw new StartError(
      `the data folder ${dataDir} cannot be locked (${(error as Error).message}). It must be on a file system with file locks.`,
    );
  }
}

/** The owner's note may be missing for the moment between its lock and its note. */
function describeOwner(owner: string) {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(owner, 'utf8')) as {
      pid: number;
      host: string;
      since: string;
    };
    return `process ${pid} on ${host} (since ${since})`;
  } catch {
    return 'another process';
  }
}
