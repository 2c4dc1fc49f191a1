/**
 * Creates the folder of a new embedded database. It gets its name only when it is complete and on disk, so that a crash
 * or a power cut leaves nothing that looks like a database.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#server/kernel/start-error.ts';
import { syncPath } from './disk.ts';
import { PgliteEngine } from './pglite-engine.ts';

/** Holds a backup during a restore; renamed to the database only when complete. */
export const restoringName = 'database.restoring';

/** The database folder in a locked data folder; created at the first start, which takes a few seconds. */
export async function prepareDatabaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database');
  const restoring = join(dataDir, restoringName);
  if (existsSync(restoring) && !existsSync(folder))
    throw new StartError(`a backup was not restored to its end into ${dataDir}; run restore-backup again.`);
  rmSync(restoring, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return folder;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartError(`the folder ${folder} holds something that is not a database.`);
  }
  const unfinished = join(dataDir, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const maker = new PgliteEngine({ make: unfinished });
  try {
    await maker.ready();
  } finally {
    await maker.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  syncPath(dataDir);
  return folder;
}
