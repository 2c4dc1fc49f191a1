/**
 * Makes a hospital from a backup, in an empty data folder. The database gets its name last, after it was opened and
 * counted and everything is on disk: a crash leaves nothing that starts.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { readRestoreConfig } from '#server/config/config.ts';
import { lockDataFolder } from '#server/db/connection/data-lock.ts';
import { syncPath, syncTree } from '#server/db/connection/disk.ts';
import { openPglite } from '#server/db/connection/pglite.ts';
import { restoringName } from '#server/db/connection/pglite-folder.ts';
import { migrate } from '#server/db/migrate.ts';
import { installation } from '#server/kernel/installation.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { openStore } from '#server/media/store.ts';
import { findBackups, type Manifest, readManifest } from './manifest.ts';
import { restoreDatabase, restorePictures } from './restore.ts';
import { Damaged, SealedVault } from './sealed-vault.ts';
import { signEveryoneOut } from './sign-everyone-out.ts';
import { openVault } from './vault.ts';
import { compareDatabase } from './verify.ts';

type RestoreConfig = ReturnType<typeof readRestoreConfig>;

/** Files that an empty folder may hold: a secret that was put there for this, and the initial content of a disk. */
const harmless = /^(secret|lost\+found|database\.(lock.*|owner))$/;

/** Restores the last good backup, or the last one not after `at`. Returns the text to print. */
export async function restoreHospital(config: RestoreConfig, at = Number.POSITIVE_INFINITY): Promise<string> {
  const { dataDir, from, key } = config;
  if (!from) throw new StartError('give the folder or the bucket of the backups.');
  const sealed = new SealedVault(await openVault(from), key);
  const good = (await findBackups(sealed)).filter(({ verdict }) => verdict);
  const chosen = good.find(({ verdict }) => Date.parse(verdict!.shows) <= at);
  if (!chosen)
    throw new StartError(
      good.length === 0
        ? `there is no good backup in ${sealed.vault.where}.`
        : `the first good backup is of ${good.at(-1)!.verdict!.shows}.`,
    );
  expectEmpty(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(dataDir);
  try {
    expectEmpty(dataDir);
    const manifest = await readManifest(sealed, chosen.id);
    const { pictures, lookThrough } = await restoreInto(sealed, manifest, config);
    return `${summary(manifest, pictures, config)}\n${lookThrough}`;
  } catch (error) {
    if (error instanceof Damaged)
      throw new StartError(`the backup ${chosen.id} cannot be restored: ${error.message}.`);
    throw error;
  } finally {
    lock.release();
  }
}

/** A folder with an interrupted restore may be used again. */
function expectEmpty(dataDir: string) {
  if (!existsSync(dataDir)) return;
  const names = readdirSync(dataDir).filter((name) => !harmless.test(name));
  const isOurs = names.includes(restoringName) && !names.includes('database');
  if (names.length > 0 && !isOurs)
    throw new StartError(
      `the data folder ${dataDir} is not empty (${names.slice(0, 3).join(', ')}); set DATA_DIR to a new one.`,
    );
}

async function restoreInto(sealed: SealedVault, manifest: Manifest, config: RestoreConfig) {
  const { dataDir } = config;
  const restoring = join(dataDir, restoringName);
  rmSync(restoring, { recursive: true, force: true });
  mkdirSync(restoring, { mode: 0o700 });
  await restoreDatabase(sealed, manifest, restoring);
  await compareDatabase(manifest, restoring);
  const lookThrough = await signOut(restoring);
  const pictures = await restorePictures(sealed, manifest, await openStore(config));
  const secret = join(restoring, 'secret');
  if (manifest.hasSecret && !config.hasSecret) {
    copyFileSync(secret, join(dataDir, 'secret'));
    syncPath(join(dataDir, 'secret'));
  }
  const made = join(restoring, 'database');
  syncTree(made);
  syncPath(dataDir);
  renameSync(made, join(dataDir, 'database'));
  syncPath(dataDir);
  rmSync(restoring, { recursive: true });
  return { pictures, lookThrough };
}

async function signOut(restoring: string) {
  const copy = await openPglite(restoring, { isCopy: true });
  try {
    // It may be of an earlier version; a start would do the same.
    await migrate(copy, join(installation, 'src/server/db/migrations'));
    return await signEveryoneOut(copy.orm);
  } finally {
    await copy.close();
  }
}

function summary(manifest: Manifest, pictures: number, { dataDir, hasSecret }: RestoreConfig) {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const lines = [
    `Restored the hospital as it was at ${manifest.at}: ${rows} rows of ${Object.keys(manifest.tables).length} tables, as counted then, and ${pictures} pictures. Start it with npm start.`,
  ];
  if (!manifest.hasSecret && !hasSecret && !existsSync(join(dataDir, 'secret')))
    lines.push(
      'It holds no secret. Put the former one there or set SECRET before the start, or links in earlier messages end and everyone is signed out.',
    );
  if (manifest.lostPictures.length > 0)
    lines.push(`The originals of ${manifest.lostPictures.length} pictures were lost before the backup.`);
  return lines.join('\n');
}
