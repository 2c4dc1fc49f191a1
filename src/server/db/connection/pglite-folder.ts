/**
 * Makes the folder of a new embedded database. The folder gets its name only when it is complete and on the disk, so a
 * crash or a power cut in the middle leaves nothing that would be taken for a database.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { syncPath } from './disk.ts';
import { PgliteEngine } from './pglite-engine.ts';

/** Returns the folder of the database in a locked data folder; makes it at the first start, which takes some seconds. */
export async function prepareDatabaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database');
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
