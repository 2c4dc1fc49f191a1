/**
 * Backups of a hospital under constant writes. Each is restored elsewhere, and must be the hospital of one moment: the
 * same rows in every table, the same pictures. BACKUP_DRILLS sets their number.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite, type PgliteDatabase } from '#server/db/connection/pglite.ts';
import { migrate } from '#server/db/migrate.ts';
import { quoted } from '#server/db/tables.ts';
import { DiskStore } from '#server/media/disk-store.ts';
import { readWhole } from '#server/media/store.ts';
import { folderOf, masterName } from '#server/media/variants.ts';
import { copyEmptyDatabase, copyHospital } from '#server/test-data-folder.ts';
import { restoreHospital } from './restore-hospital.ts';
import { runBackup } from './run-backup.ts';
import { count, hospitalOf, type Source, sourceOf } from './source.ts';
import { claimVault, openVault } from './vault.ts';

const drills = Number(process.env.BACKUP_DRILLS ?? 2);
const key = 'a key that only this test knows about';
const parent = mkdtempSync(join(tmpdir(), 'openward-drill-'));
const dataDir = join(parent, 'data');
const to = join(parent, 'backups');
const pictures = new Map<string, Buffer>();
const removed = new Set<string>();
const store = new DiskStore(join(dataDir, 'media'));
let database: PgliteDatabase;
let writing: Promise<number>;
let isOver = false;

beforeAll(async () => {
  mkdirSync(dataDir);
  mkdirSync(to);
  // Many drills are of the demo hospital; a few, in the gate, of a small one.
  await (process.env.BACKUP_DRILLS ? copyHospital(dataDir) : copyEmptyDatabase(dataDir));
  // Checkpoints are due all the time, and must not remove the log that a backup is about to copy.
  database = await openPglite(dataDir, { limits: { checkpointMs: 300, checkpointBytes: 1_000_000 } });
  await migrate(database, join(import.meta.dirname, '../db/migrations'));
  const { rows } = await database.pool.query<{ key: string }>('select key from media');
  for (const one of rows) pictures.set(one.key, (await readWhole(store, masterName(one.key)))!);
  await claimVault(await openVault(to), await hospitalOf(database.pool));
  writing = write();
}, 240_000);
afterAll(async () => {
  isOver = true;
  await writing;
  await database.close();
  rmSync(parent, { recursive: true, force: true });
});

/** Adds, changes and removes rows and pictures, some in one transaction and some not committed; returns how many. */
async function write() {
  let number = 0;
  const mine: string[] = [];
  while (!isOver) {
    number++;
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into subscriber (email, link_token_hash)
          select 'drill-' || $1::text || '-' || n || '@example.org', sha256(convert_to($1::text || '-' || n, 'UTF8'))
          from generate_series(1, 20) n`,
        [String(number)],
      );
      await client.query('update department set version = version + 1');
      await client.query(
        'delete from subscriber where id in (select id from subscriber order by id limit 7)',
      );
      await client.query(number % 5 === 0 ? 'rollback' : 'commit');
    } finally {
      client.release();
    }
    if (number % 10 === 0) mine.push(await addPicture());
    if (number % 30 === 0) await removePicture(mine.shift()!);
    if (number % 100 === 0) await database.keepUp();
    await setTimeout(20);
  }
  return number;
}

/** As an upload does: the file first. */
async function addPicture() {
  const bytes = randomBytes(20_000);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  pictures.set(name, bytes);
  await store.put(masterName(name), bytes);
  await database.pool.query(
    `insert into media (key, name, width, height, placeholder) values ($1, 'drill', 10, 10, '')`,
    [name],
  );
  return name;
}

/** As the job for pictures does: the row first. */
async function removePicture(name: string) {
  removed.add(name);
  await database.pool.query('delete from media where key = $1', [name]);
  await store.remove(folderOf(name));
}

/** Excludes what a restore itself writes into the trail. */
const ofBefore: Record<string, string> = {
  activity: `where action <> 'sign-everyone-out'`,
  activity_change: `where activity_id not in (select id from activity where action = 'sign-everyone-out')`,
};

/** One hash over all rows of each table. */
async function hashes(client: Pick<pg.PoolClient, 'query'>) {
  const { tables } = await count(client);
  const parts = Object.keys(tables).map(
    (table) =>
      `(select md5(coalesce(string_agg(one, '' order by one), '')) from (select md5(t::text) as one from ${quoted(table)} t ${ofBefore[table] ?? ''}) r) as ${quoted(table)}`,
  );
  const { rows } = await client.query<Record<string, string>>(`select ${parts.join(', ')}`);
  return rows[0]!;
}

/** The usual source, which also hashes all rows at the exact moment of the backup. */
function watchedSource() {
  let moment: Awaited<ReturnType<typeof hashes>> | undefined;
  const copying = database.copying!;
  const watched = {
    begin: () => copying.begin(),
    release: () => copying.release(),
    end: <T>(work: (client: pg.PoolClient) => Promise<T>) =>
      copying.end(async (client) => {
        moment = await hashes(client);
        return work(client);
      }),
  } as typeof copying;
  return { source: sourceOf(watched, database.pool) satisfies Source, moment: () => moment! };
}

test.each(Array.from({ length: drills }, (_, index) => [index + 1]))(
  'drill %i: a backup under writes restores to the hospital of one moment',
  async (number) => {
    const { source, moment } = watchedSource();
    const order = {
      dataDir,
      to,
      key,
      hospital: await hospitalOf(database.pool),
      mediaUrl: undefined,
      keepsSecret: false,
      everyMs: 60_000,
      keep: { hours: 24, days: 14, weeks: 8 },
    };
    const began = performance.now();
    const good = await runBackup(source, order);
    const backedUp = performance.now();
    const restored = join(parent, `restored-${number}`);
    await restoreHospital({ dataDir: restored, MEDIA_URL: undefined, from: to, key, hasSecret: true });
    const restoredIn = performance.now() - backedUp;

    const copy = await openPglite(restored);
    const found = await hashes(copy.pool);
    const { rows } = await copy.pool.query<{ key: string }>('select key from media');
    await copy.close();
    expect(found).toEqual(moment());
    const originals = new DiskStore(join(restored, 'media'));
    const lost: string[] = [];
    for (const { key } of rows) {
      const bytes = await readWhole(originals, masterName(key));
      if (bytes) expect(pictures.get(key)!.equals(bytes)).toBe(true);
      else lost.push(key);
    }
    // Pictures added and removed while the backup was made, as on a busy machine; it reports them.
    expect([lost.filter((key) => !removed.has(key)), good.lostPictures]).toEqual([[], lost.length]);
    rmSync(restored, { recursive: true });
    if (process.env.BACKUP_DRILLS)
      process.stdout.write(
        `drill ${number}: ${good.verdict.rows} rows, ${rows.length} pictures, backup ${((backedUp - began) / 1000).toFixed(1)} s, restore ${(restoredIn / 1000).toFixed(1)} s, end held ${good.heldMs.toFixed(0)} ms\n`,
      );
  },
  240_000,
);
