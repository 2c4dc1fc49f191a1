import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { kept, thinOut } from './keep.ts';
import {
  findBackups,
  idOf,
  type Manifest,
  partName,
  pictureName,
  writeManifest,
  writeVerdict,
} from './manifest.ts';
import { SealedVault } from './sealed-vault.ts';
import { FolderVault } from './vault.ts';

const hour = 3_600_000;
const rule = { hours: 24, days: 14, weeks: 8 };
/** A Wednesday. */
const noon = Date.parse('2026-03-11T12:00:30Z');
let folder = mkdtempSync(join(tmpdir(), 'openward-keep-'));
let sealed: SealedVault;

beforeEach(() => {
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'openward-keep-'));
  sealed = new SealedVault(new FolderVault(folder), undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One each hour, the newest at noon. */
const hourly = (count: number) => Array.from({ length: count }, (_, index) => idOf(noon - index * hour));

test('the last of each of 24 hours, 14 days and 8 weeks stays, and nothing else', () => {
  const stays = [...kept(hourly(24 * 100), rule)].sort().reverse();
  expect(stays.slice(0, 24)).toEqual(hourly(24));
  // The last hour of each day before, and of the Sunday of each week before.
  expect(stays.slice(24)).toEqual([
    '2026-03-09T23-00-30Z',
    ...['08', '07', '06', '05', '04', '03', '02', '01'].map((day) => `2026-03-${day}T23-00-30Z`),
    ...['28', '27', '26'].map((day) => `2026-02-${day}T23-00-30Z`),
    ...['2026-02-22', '2026-02-15', '2026-02-08', '2026-02-01', '2026-01-25'].map(
      (day) => `${day}T23-00-30Z`,
    ),
  ]);
});

test('hours without a good one do not count, and the newest stays under any rule', () => {
  const old = ['2025-01-01T00-00-00Z', '2025-06-01T00-00-00Z'];
  expect(kept(old, rule)).toEqual(new Set(old));
  expect(kept(old, { hours: 0, days: 0, weeks: 0 })).toEqual(new Set([old[1]]));
});

/** The parts of a backup that thinning reads. */
async function put(
  id: string,
  { pictures = [] as string[], isGood = true, isComplete = true, version = 2 as 1 | 2 } = {},
) {
  await sealed.vault.put(partName(id, 0), Buffer.from('part'));
  const entries = await Promise.all(
    pictures.map(async (key) => [key, await sealed.put(pictureName(null, key), Buffer.from(key))] as const),
  );
  const manifest: Manifest = {
    format: 'openward-backup',
    version,
    id,
    at: new Date(noon).toISOString(),
    program: '0',
    migration: '001',
    keyMark: sealed.keyMark,
    hasSecret: false,
    tables: {},
    database: { bytes: 4, parts: [] },
    pictures: Object.fromEntries(entries),
    lostPictures: [],
  };
  if (isComplete) await writeManifest(sealed, manifest);
  const verdict = { shows: manifest.at, at: manifest.at, seconds: 1, bytes: 4, rows: 0, picturesRead: 0 };
  if (isComplete && isGood) await writeVerdict(sealed, id, verdict);
}

const ids = async () => (await findBackups(sealed)).map(({ id }) => id);
const rest = async () => (await sealed.vault.list('pictures/')).map(({ name }) => name.split('/').at(-1));

test('nothing is removed while no newer one is good', async () => {
  const [half, bad, other] = hourly(3) as [string, string, string];
  await put(half, { isComplete: false });
  await put(bad, { isGood: false });
  await put(other, { isGood: false });
  expect(await thinOut(sealed, { hours: 1, days: 0, weeks: 0 })).toBe(0);
  expect(await ids()).toEqual([half, bad, other]);
});

test('a newer good one removes halves, those that were not good, and what the rule no longer keeps', async () => {
  const [newest, good, bad, half] = hourly(4) as [string, string, string, string];
  await put(newest, { pictures: ['aa1'] });
  await put(good, { pictures: ['aa1', 'aa2'] });
  await put(bad, { isGood: false, pictures: ['aa3'] });
  await put(half, { isComplete: false });
  expect(await thinOut(sealed, { hours: 2, days: 0, weeks: 0 })).toBe(2);
  expect(await ids()).toEqual([newest, good]);
  // Pictures that no backup names any more.
  expect(await rest()).toEqual(['aa1', 'aa2']);
  expect(await thinOut(sealed, { hours: 1, days: 0, weeks: 0 })).toBe(1);
  expect(await rest()).toEqual(['aa1']);
});

test('a backup in progress during thinning is left alone, and so are pictures of one that cannot be read', async () => {
  const [making, good, old] = hourly(3) as [string, string, string];
  await put(good, { pictures: ['aa1'] });
  await put(old, { pictures: ['aa2'] });
  await put(making, { isComplete: false });
  await sealed.vault.put(`backups/${making}/manifest.json`, Buffer.from('{"manifest":'));
  expect(await thinOut(sealed, { hours: 1, days: 0, weeks: 0 })).toBe(1);
  expect(await ids()).toEqual([making, good]);
  expect(await rest()).toEqual(['aa1', 'aa2']);
});

describe('with a key', () => {
  const key = 'a key that only this test knows';
  const [newer, older] = hourly(2) as [string, string];
  const good = async (of = sealed) =>
    (await findBackups(of)).filter(({ verdict }) => verdict).map(({ id }) => id);
  const forge = (id: string, about: object) =>
    sealed.vault.put(`backups/${id}/good.json`, Buffer.from(JSON.stringify(about)));
  const verdictOf = async (id: string) =>
    JSON.parse(String(await sealed.vault.get(`backups/${id}/good.json`)));
  beforeEach(() => {
    sealed = new SealedVault(sealed.vault, key);
  });

  test('only a verdict that was signed for this very backup calls it good', async () => {
    await put(older);
    await put(newer, { isGood: false });
    const signed = await verdictOf(older);
    for (const about of [
      signed,
      signed.verdict,
      { ...signed, signature: null },
      { ...signed, keyMark: null },
      { ...signed, keyMark: 'another' },
    ]) {
      await forge(newer, about);
      expect([about, await good()]).toEqual([about, [older]]);
    }
    await put(newer);
    expect(await good()).toEqual([newer, older]);
  });

  test('a verdict of before they were signed counts for a backup of that time', async () => {
    await put(older, { version: 1 });
    const { verdict } = await verdictOf(older);
    await forge(older, verdict);
    expect(await good()).toEqual([older]);
  });

  test('backups under a former key stay as long as the rule says', async () => {
    await put(older);
    const withNewKey = new SealedVault(sealed.vault, `${key} and newer`);
    expect(await good(withNewKey)).toEqual([older]);
  });
});
