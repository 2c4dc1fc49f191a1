import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPglite } from '#server/db/connection/pglite.ts';
import { load090, rowCounts } from '#server/db/test-0-9-0.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { type Bucket, startBucket } from '#server/media/test-bucket.ts';
import { Backups } from './backups.ts';
import { makeBackup } from './make.ts';
import { findBackups, partName, readManifest, writeVerdict } from './manifest.ts';
import { restoreHospital } from './restore-hospital.ts';
import { runBackup } from './run-backup.ts';
import { SealedVault } from './sealed-vault.ts';
import { backupKey, pictureKey, smallHospital } from './test-small-hospital.ts';
import { claimVault, openVault } from './vault.ts';
import { verifyBackup } from './verify.ts';

let hospital: Awaited<ReturnType<typeof smallHospital>>;
let bucket: Bucket;
beforeAll(async () => {
  hospital = await smallHospital();
  bucket = await startBucket();
}, 120_000);
afterAll(async () => {
  await hospital.close();
  await bucket.stop();
});
beforeEach(async () => {
  for (const name of readdirSync(hospital.to)) rmSync(join(hospital.to, name), { recursive: true });
  await claimVault(await openVault(hospital.to), hospital.order.hospital);
});

const goodOnes = async () =>
  (await findBackups(new SealedVault(await openVault(hospital.to), undefined)))
    .filter(({ verdict }) => verdict)
    .map(({ id }) => id);

let restores = 0;
async function restore(options: { key?: string; from?: string; at?: number } = {}) {
  const dataDir = join(hospital.parent, `restored-${++restores}`);
  const config = { dataDir, MEDIA_URL: undefined, from: hospital.to, key: undefined, hasSecret: false };
  const said = await restoreHospital({ ...config, ...options }, options.at);
  return { dataDir, said };
}

/** Made by this process, and called good without a check: a restore checks it anyway. */
async function makeGood(key?: string) {
  const sealed = new SealedVault(await openVault(hospital.to), key);
  const making = hospital.making({ sealed, secret: 'the secret of this hospital itself' });
  const { manifest } = await makeBackup(making);
  const { id, at } = manifest;
  await writeVerdict(sealed, id, { shows: at, at, seconds: 1, bytes: 1, rows: 1, picturesRead: 0 });
  return { sealed, manifest };
}

test('with a key nothing of the hospital can be read or changed unseen, and only that key restores it, with its secret', async () => {
  const { manifest, sealed } = await makeGood(backupKey);
  const vault = await openVault(hospital.to);
  for (const { name } of await vault.list('')) {
    const bytes = (await vault.get(name))!;
    expect([name, bytes.includes('the pixels'), bytes.includes('secret of this')]).toEqual([
      name,
      false,
      false,
    ]);
    // The magic number of Zstandard: it would be there without encryption.
    if (name.includes('database.tar')) expect(bytes.readUInt32LE(0)).not.toBe(0xfd2fb528);
  }
  await expect(restore()).rejects.toThrow(/is encrypted; set BACKUP_KEY/);
  await expect(restore({ key: `${backupKey}?` })).rejects.toThrow(/was encrypted with another BACKUP_KEY/);
  const { dataDir, said } = await restore({ key: backupKey });
  expect(said).toMatch(/^Restored the hospital as it was at .+ and 1 pictures\. Start it with npm start\.$/m);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret of this hospital itself');
  const copy = await openPglite(dataDir);
  expect((await copy.pool.query('select name from speciality')).rows).toEqual([
    { name: 'Skin of someone known' },
  ]);
  await copy.close();
  expect(existsSync(join(dataDir, 'database.restoring'))).toBe(false);

  const file = join(hospital.to, partName(manifest.id, 0));
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  await expect(restore({ key: backupKey })).rejects.toThrow(/00001 is not as it was written/);

  const about = join(hospital.to, 'backups', manifest.id, 'manifest.json');
  const text = readFileSync(about, 'utf8');
  writeFileSync(about, text.replace(/"speciality": 1/, '"speciality": 2'));
  await expect(readManifest(sealed, manifest.id)).rejects.toThrow('was changed');
  writeFileSync(about, text.replace(/"keyMark": "[^"]+"/, '"keyMark": null'));
  await expect(readManifest(sealed, manifest.id)).rejects.toThrow('is not encrypted');
}, 120_000);

test('a restore lets no session, link or browser of before in, and says which accounts and tokens it holds', async () => {
  const { pool } = hospital.database;
  await pool.query(`
    insert into staff (id, name, email, roles) overriding system value
      values (90, 'Ann', 'ann@openward.example', '[{"role":"administrator","departmentIds":null}]');
    insert into session (staff_id, token_hash, expires_at) values (90, 'a', now() + interval '1 day');
    insert into staff_link (staff_id, purpose, token_hash, expires_at) values (90, 'reset', 'b', now() + interval '1 day');
    insert into known_device (staff_id, token_hash) values (90, 'c');
    insert into api_token (staff_id, owner_id, name, token_hash, roles, reads_only, expires_at)
      values (90, 90, 'Intranet', 'd', '[]', true, now() + interval '1 day')`);
  await makeGood();
  const { dataDir, said } = await restore();
  expect(said).toContain('Accounts:\n  Ann (ann@openward.example)\n');
  expect(said).toContain('Tokens of programs:\n  Intranet (owner: Ann)');
  const copy = await openPglite(dataDir);
  for (const table of ['session', 'staff_link', 'known_device'])
    expect([table, (await copy.pool.query(`select from ${table}`)).rows.length]).toEqual([table, 0]);
  await copy.close();
  await pool.query('delete from api_token; delete from known_device; delete from staff where id = 90');
}, 120_000);

test('without a key there is no secret in it, and a restore says so', async () => {
  const { manifest } = await makeGood();
  expect(manifest.hasSecret).toBe(false);
  const { dataDir, said } = await restore();
  expect(said).toMatch(/It holds no secret\./);
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock', 'media']);
}, 120_000);

test('rows, pictures or indexes that differ from what was counted keep it from being good', async () => {
  const sealed = new SealedVault(await openVault(hospital.to), undefined);
  const { manifest, newPictures } = await makeBackup(hospital.making());
  const verify = (change: object, round = 0) =>
    verifyBackup(sealed, { ...manifest, ...change }, { dataDir: hospital.dataDir, newPictures, round });
  const tables = { ...manifest.tables, speciality: 2 };
  await expect(verify({ tables })).rejects.toThrow('speciality: 1 rows were restored, and there were 2.');
  await expect(verify({ pictures: {} })).rejects.toThrow('other pictures');

  // A damaged picture is removed, so that the next backup has it again.
  const picture = join(hospital.to, 'pictures/open/ab', pictureKey);
  writeFileSync(picture, 'the pixelx');
  await expect(verify({})).rejects.toThrow('the next backup copies them again');
  const again = await makeBackup(hospital.making({ knownPictures: manifest.pictures }));
  expect(again.newPictures).toEqual([pictureKey]);
  await verifyBackup(sealed, again.manifest, { dataDir: hospital.dataDir, newPictures: [], round: 0 });
  expect(readdirSync(hospital.dataDir)).not.toContain('backup-check');
}, 120_000);

test('a full disk leaves no manifest, the log is released, and the next one succeeds', async () => {
  const vault = await openVault(hospital.to);
  let isFull = true;
  const put = vault.put.bind(vault);
  vault.put = async (name, bytes) => {
    if (isFull && name.includes('database.tar'))
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    return put(name, bytes);
  };
  const making = hospital.making({ sealed: new SealedVault(vault, undefined) });
  await expect(makeBackup(making)).rejects.toThrow('no space');
  expect((await vault.list('backups/')).map(({ name }) => name)).toEqual([]);
  isFull = false;
  expect((await makeBackup(making)).manifest.tables.speciality).toBe(1);
}, 120_000);

test('one that is cut off in the middle is half a backup, and goes with the next good one', async () => {
  const cut = new AbortController();
  const { source } = hospital;
  const slow = {
    ...source,
    async end() {
      cut.abort();
      await setTimeout(50);
      return source.end();
    },
  };
  await expect(runBackup(slow, hospital.order, cut.signal)).rejects.toThrow();
  expect(await goodOnes()).toEqual([]);
  await expect(restore()).rejects.toThrow(/there is no good backup/);
  await setTimeout(1_000);
  const { id } = await runBackup(source, hospital.order);
  expect(await goodOnes()).toEqual([id]);
  expect(readdirSync(join(hospital.to, 'backups'))).toEqual([id]);
}, 120_000);

test('a bucket holds the same as a folder', async () => {
  const order = { ...hospital.order, to: bucket.address, key: backupKey };
  const vault = await openVault(bucket.address);
  expect(vault.where).not.toContain('S3RVER');
  await claimVault(vault, order.hospital);
  await runBackup(hospital.source, order);
  const good = await runBackup(hospital.source, { ...order, keep: { hours: 0, days: 0, weeks: 0 } });
  expect(good.removed).toBe(1);
  const { said } = await restore({ from: bucket.address, key: backupKey });
  expect(said).toMatch(/and 1 pictures/);
  await expect(claimVault(vault, 'another')).rejects.toThrow(/holds the backups of another hospital/);
}, 120_000);

test('a folder that is not there, or is another hospital’s, ends the start with a sentence', async () => {
  await expect(openVault(join(hospital.to, 'nowhere'))).rejects.toThrow(
    /does not exist\. Make it or mount it/,
  );
  await expect(claimVault(await openVault(hospital.to), 'another')).rejects.toThrow(StartError);
  rmSync(join(hospital.to, 'hospital.json'));
  // Unmounted while the server runs.
  await expect(runBackup(hospital.source, hospital.order)).rejects.toThrow('is the disk mounted?');
}, 120_000);

test('a restore refuses a folder that holds anything or is in use, and starts again after an interrupted one', async () => {
  const { manifest } = await makeGood();
  const restoreInto = (dataDir: string, at?: number) =>
    restoreHospital(
      { dataDir, MEDIA_URL: undefined, from: hospital.to, key: undefined, hasSecret: true },
      at,
    );
  await expect(restoreInto(hospital.dataDir)).rejects.toThrow(/is not empty/);
  const used = join(hospital.parent, 'used');
  mkdirSync(used);
  writeFileSync(join(used, 'notes.txt'), '');
  await expect(restoreInto(used)).rejects.toThrow('is not empty (notes.txt)');
  expect(readdirSync(used)).toEqual(['notes.txt']);
  await expect(restoreInto(join(hospital.parent, 'early'), Date.parse(manifest.at) - 1)).rejects.toThrow(
    `the first good backup is of ${manifest.at}`,
  );

  const cutOff = join(hospital.parent, 'cut-off');
  mkdirSync(join(cutOff, 'database.restoring/database'), { recursive: true });
  await expect(openPglite(cutOff)).rejects.toThrow(/was not restored to its end .* run restore-backup again/);
  expect(await restoreInto(cutOff, Date.parse(manifest.at))).toContain(`as it was at ${manifest.at}`);
  await (await openPglite(cutOff)).close();
}, 120_000);

test('a backup is made when it is due, tried again sooner when it failed, and missed after twice the schedule', async () => {
  let now = Date.now();
  const said: string[] = [];
  const log = { info() {}, warn() {}, error: (_: object, text: string) => void said.push(text) };
  const vault = await openVault(hospital.to);
  const leaving = new AbortController().signal;
  const { source, order } = hospital;
  const open = () => new Backups({ source, vault, order, log, leaving, now: () => now });
  const backups = open();
  await backups.tick();
  expect(backups.state).toMatchObject({
    count: 1,
    failure: null,
    isLate: false,
    lastGood: { rows: expect.any(Number) },
  });
  await backups.tick();
  expect(await goodOnes()).toHaveLength(1);

  // After a restart the vault's content counts.
  rmSync(join(hospital.to, 'hospital.json'));
  const restarted = open();
  now += 0.9 * order.everyMs;
  await restarted.tick();
  expect(restarted.state).toMatchObject({ count: 1, failure: null });
  now += 0.2 * order.everyMs;
  await restarted.tick();
  expect(restarted.state).toMatchObject({
    failures: 1,
    failure: { why: expect.stringContaining('mounted') },
  });
  await restarted.tick();
  expect(restarted.state.failures).toBe(1);
  now += order.everyMs;
  await restarted.tick();
  expect(restarted.state).toMatchObject({ failures: 2, isLate: true });
  expect(said).toEqual(['backup failed', 'backup failed', 'there is no recent backup']);
  await claimVault(vault, order.hospital);
  now = Date.now() + order.everyMs * 2.5;
  await restarted.tick();
  expect(restarted.state).toMatchObject({ failure: null });
}, 120_000);

test('a backup of a database of 0.9.0 is restored whole', async () => {
  const { pool } = hospital.database;
  await pool.query('drop schema public cascade; create schema public');
  await load090(pool);
  const before = await rowCounts(pool);
  await makeGood();
  const { dataDir } = await restore();
  const copy = await openPglite(dataDir);
  // Sessions and links end, which is in the trail.
  const ended = { session: 0, staff_link: 0, known_device: 0, request_limit: 0 };
  const written = { activity: 1, activity_change: 1, migration: 2 };
  const more = Object.entries(written).map(([name, count]) => [name, before[name]! + count]);
  expect(await rowCounts(copy.pool)).toEqual({ ...before, ...ended, ...Object.fromEntries(more) });
  await copy.close();
}, 120_000);
