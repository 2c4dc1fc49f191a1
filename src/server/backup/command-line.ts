/** The backup commands of `npm run hospital`. Each returns the text to print, or throws a StartError. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { FolderInUse } from '#server/db/connection/data-lock.ts';
import { openPglite } from '#server/db/connection/pglite.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { findBackups, seeManifest } from './manifest.ts';
import { openBackups } from './open-backups.ts';
import { SealedVault } from './sealed-vault.ts';
import { openVault } from './vault.ts';
import { askForBackup, type Outcome } from './wanted.ts';

/** Through the running server or without one. */
export async function backUp(config: Config): Promise<string> {
  if (!config.backup) throw new StartError('set BACKUP_TO to the folder or the bucket for backups.');
  if (!existsSync(join(config.dataDir, 'database')))
    throw new StartError(`there is no hospital in ${config.dataDir}.`);
  const outcome = (await withoutServer(config)) ?? (await askForBackup(config.dataDir));
  if (!outcome) throw new StartError('the server that is running makes no backups; start it with BACKUP_TO.');
  if ('why' in outcome) throw new StartError(`no good backup was made: ${outcome.why}.`);
  const { id, verdict, lostPictures } = outcome.good;
  const lost =
    lostPictures > 0 ? ` The originals of ${lostPictures} pictures were missing from the store.` : '';
  return `The backup ${id} is good: ${verdict.rows} rows were restored and counted.${lost}`;
}

/** Null if a server is running. */
async function withoutServer(config: Config): Promise<Outcome | null> {
  let database: Awaited<ReturnType<typeof openPglite>>;
  try {
    database = await openPglite(config.dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
  try {
    const quiet = { info() {}, warn() {}, error() {} };
    const leaving = new AbortController().signal;
    const backups = await openBackups(config, database, { log: quiet, leaving, now: Date.now });
    return await backups!.make();
  } finally {
    await database.close();
  }
}

/** One line for each, the newest first. */
export async function listBackups(address: string | undefined, key: string | undefined): Promise<string> {
  if (!address) throw new StartError('give the folder or the bucket of the backups, or set BACKUP_TO.');
  const vault = await openVault(address);
  const found = await findBackups(new SealedVault(vault, key));
  if (found.length === 0) return `There are no backups in ${vault.where}.`;
  const lines: string[] = [];
  for (const { id, isComplete, verdict } of found) {
    const manifest = isComplete ? await seeManifest(vault, id) : null;
    if (!manifest) lines.push(`${id}  half a backup`);
    else
      lines.push(
        [
          id,
          verdict ? 'good       ' : 'not checked',
          `${Object.values(manifest.tables).reduce((sum, rows) => sum + rows, 0)} rows`,
          `${Object.keys(manifest.pictures).length} pictures`,
          `${Math.ceil(manifest.database.parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000)} MB`,
          manifest.keyMark === null ? 'not encrypted' : 'encrypted',
        ].join('  '),
      );
  }
  return lines.join('\n');
}
