/** A hospital with few rows and one picture, open in a folder of its own, and an empty vault. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#server/db/connection/pglite.ts';
import { migrate } from '#server/db/migrate.ts';
import { DiskStore } from '#server/media/disk-store.ts';
import { masterName } from '#server/media/variants.ts';
import { copyEmptyDatabase } from '#server/test-data-folder.ts';
import type { Making } from './make.ts';
import type { Order } from './messages.ts';
import { SealedVault } from './sealed-vault.ts';
import { hospitalOf, sourceOf } from './source.ts';
import { FolderVault } from './vault.ts';

export const backupKey = 'a key that only this test knows about';
export const pictureKey = 'ab'.repeat(16);

export async function smallHospital() {
  const parent = mkdtempSync(join(tmpdir(), 'openward-backup-'));
  const dataDir = join(parent, 'data');
  const to = join(parent, 'backups');
  mkdirSync(dataDir);
  mkdirSync(to);
  await copyEmptyDatabase(dataDir);
  const database = await openPglite(dataDir);
  await migrate(database, join(import.meta.dirname, '../db/migrations'));
  const store = new DiskStore(join(dataDir, 'media'));
  await store.put(masterName(pictureKey), Buffer.from('the pixels'));
  const { pool } = database;
  await pool.query(
    `insert into media (key, name, width, height, placeholder) values ($1, 'Ward', 1, 1, '')`,
    [pictureKey],
  );
  await pool.query("insert into speciality (slug, name) values ('skin', 'Skin of someone known')");
  const source = sourceOf(database.copying!, pool);
  const order: Order = {
    dataDir,
    to,
    key: undefined,
    mediaUrl: undefined,
    keepsSecret: false,
    hospital: await hospitalOf(pool),
    everyMs: 3_600_000,
    keep: { hours: 24, days: 14, weeks: 8 },
  };
  return {
    parent,
    dataDir,
    to,
    database,
    store,
    source,
    order,
    /** For `makeBackup` in this process. */
    making(change: Partial<Making> = {}): Making {
      const sealed = new SealedVault(new FolderVault(to), undefined);
      const common = { knownPictures: {}, secret: null, program: '0', now: Date.now };
      return { source, dataDir, store, sealed, ...common, ...change };
    },
    async close() {
      await database.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
