/**
 * Restores a backup from its vault into a work folder, opens it with a separate engine and compares it with the
 * hospital's state at that moment: the rows of every table, its tables and indexes by `checkDatabase`, its pictures.
 */
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase } from '#server/db/check.ts';
import { openPglite } from '#server/db/connection/pglite.ts';
import { type Manifest, pictureName } from './manifest.ts';
import { restoreDatabase } from './restore.ts';
import { Damaged, type Kept, type SealedVault } from './sealed-vault.ts';
import { count } from './source.ts';

/** Checks after which every picture was read back: each reads one share of them, besides the new ones. */
const rounds = 24;

/** In the data folder, since it holds patients' data; emptied before and after. */
const workName = 'backup-check';

/** Throws `Damaged` with the reason. Returns the rows, and how many pictures were read back. */
export async function verifyBackup(
  sealed: SealedVault,
  manifest: Manifest,
  { dataDir, newPictures, round }: { dataDir: string; newPictures: string[]; round: number },
) {
  const work = join(dataDir, workName);
  await rm(work, { recursive: true, force: true });
  await leaveRoom(dataDir, manifest.database.bytes);
  await mkdir(work, { mode: 0o700 });
  try {
    await restoreDatabase(sealed, manifest, work);
    await compareDatabase(manifest, work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const picturesRead = await comparePictures(sealed, manifest, newPictures, round);
  const rows = Object.values(manifest.tables).reduce((sum, one) => sum + one, 0);
  return { rows, picturesRead };
}

/** The check must not fill the disk that the hospital itself works on. */
async function leaveRoom(folder: string, bytes: number) {
  const { bavail, bsize } = await statfs(folder);
  const wanted = bytes * 1.2 + 64_000_000;
  if (bavail * bsize < wanted)
    throw new Error(
      `there is no room in ${folder} to restore the backup for its check: ${inMegabytes(wanted)} are required, ${inMegabytes(bavail * bsize)} are free`,
    );
}

function inMegabytes(bytes: number) {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}

/** Opens the database of a restored folder, which replays its log, and closes it. */
export async function compareDatabase(manifest: Manifest, dataDir: string) {
  const database = await openPglite(dataDir, { isCopy: true });
  try {
    const findings = await database.withoutTimeLimit(async (client) => {
      const found = await count(client);
      const { findings } = await checkDatabase(client);
      return [...differences(manifest, found), ...findings];
    });
    if (findings.length > 0) throw new Damaged(findings.slice(0, 5).join(' '));
  } finally {
    await database.close();
  }
}

function differences(manifest: Manifest, found: Awaited<ReturnType<typeof count>>) {
  const differing: string[] = [];
  for (const table of new Set([...Object.keys(manifest.tables), ...Object.keys(found.tables)]))
    if (manifest.tables[table] !== found.tables[table])
      differing.push(
        `${table}: ${found.tables[table] ?? 0} rows were restored, and there were ${manifest.tables[table] ?? 0}.`,
      );
  if (manifest.migration !== found.migration) differing.push(`The last migration is ${found.migration}.`);
  const known = new Set([...Object.keys(manifest.pictures), ...manifest.lostPictures]);
  if (found.pictures.length !== known.size || found.pictures.some((key) => !known.has(key)))
    differing.push('It has other pictures than the database that was restored.');
  return differing;
}

/** A damaged picture is removed, so that the next backup copies it again. */
async function comparePictures(
  sealed: SealedVault,
  { keyMark, pictures }: Manifest,
  newPictures: string[],
  round: number,
) {
  const sizes = new Map((await sealed.vault.list('pictures/')).map(({ name, bytes }) => [name, bytes]));
  const fresh = new Set(newPictures);
  const damaged: string[] = [];
  let read = 0;
  for (const [index, [key, kept]] of Object.entries(pictures).entries()) {
    const name = pictureName(keyMark, key);
    const isDue = fresh.has(key) || index % rounds === round % rounds;
    const isSame = sizes.get(name) === kept.bytes && (!isDue || (await isAsWritten(sealed, name, kept)));
    if (isDue) read++;
    if (isSame) continue;
    damaged.push(name);
    await sealed.vault.remove(name);
  }
  if (damaged.length > 0)
    throw new Damaged(
      `pictures in it were damaged, and the next backup copies them again: ${damaged.slice(0, 5).join(', ')}`,
    );
  return read;
}

async function isAsWritten(sealed: SealedVault, name: string, kept: Kept) {
  try {
    await sealed.get(name, kept);
    return true;
  } catch (error) {
    if (error instanceof Damaged) return false;
    throw error;
  }
}
