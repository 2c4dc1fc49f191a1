/** Backups from the command line, with the server stopped and beside a running one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBackups } from '#server/backup/open-backups.ts';
import { smallHospital } from '#server/backup/test-small-hospital.ts';
import { readConfig } from '#server/config/config.ts';
import { openPglite } from '#server/db/connection/pglite.ts';
import { maintain } from './maintain.ts';

let hospital: Awaited<ReturnType<typeof smallHospital>>;
let env: Record<string, string>;
beforeAll(async () => {
  hospital = await smallHospital();
  env = { DATA_DIR: hospital.dataDir, BACKUP_TO: hospital.to };
}, 120_000);
afterAll(() => hospital.close());

async function hospitalSays(args: string[], change: Record<string, string> = {}) {
  let said = '';
  const hear = (text: string) => {
    said += text;
  };
  const status = await maintain(args, {
    env: { ...env, ...change },
    ask: async () => '',
    say: hear,
    complain: hear,
  });
  return { status, said };
}

test('a running server makes a backup for anyone who may write into its folder, and reports the result', async () => {
  const { database } = hospital;
  const leaving = new AbortController();
  const quiet = { info() {}, warn() {}, error() {} };
  const given = { log: quiet, leaving: leaving.signal, now: () => Date.now() };
  const backups = (await openBackups(readConfig(env), database, given))!;
  const ticking = (async () => {
    while (!leaving.signal.aborted) {
      await backups.tick();
      await setTimeout(20);
    }
  })();
  const good = {
    status: 0,
    said: expect.stringMatching(/^The backup \S+ is good: \d+ rows were restored and counted\.\n$/),
  };
  const first = hospitalSays(['backup']);
  await vi.waitFor(() => expect(backups.state.step).toBe('copying'), 20_000);
  // A backup requested while one is being made waits for the next.
  const second = await hospitalSays(['backup']);
  expect([await first, second]).toEqual([good, good]);
  expect(second.said).not.toBe((await first).said);
  leaving.abort();
  await ticking;
  expect(readdirSync(hospital.dataDir).filter((name) => name === 'backup.wanted')).toEqual([]);
}, 120_000);

test('without a server the command makes a backup itself, lists it and restores it into an empty folder', async () => {
  await hospital.database.close();
  expect(await hospitalSays(['backup'], { BACKUP_TO: '' })).toEqual({
    status: 1,
    said: 'set BACKUP_TO to the folder or the bucket for backups.\n',
  });
  expect((await hospitalSays(['backup'], { DATA_DIR: join(hospital.parent, 'none') })).said).toContain(
    'there is no hospital in',
  );
  expect((await hospitalSays(['backup'])).status).toBe(0);
  const { said } = await hospitalSays(['backups', hospital.to], { BACKUP_TO: '' });
  expect(said).toMatch(/^\S+ {2}good {9}\d+ rows {2}1 pictures {2}\d+ MB {2}not encrypted\n/);

  const restored = join(hospital.parent, 'restored');
  const into = { DATA_DIR: restored };
  expect((await hospitalSays(['restore-backup', '--at', 'noon'], into)).said).toContain(
    '--at must be a time',
  );
  expect((await hospitalSays(['restore-backup', '--at', '2020-01-01T00:00Z'], into)).said).toContain(
    'the first good backup is of',
  );
  expect(await hospitalSays(['restore-backup'], into)).toMatchObject({ status: 0 });
  expect((await hospitalSays(['restore-backup'], into)).said).toContain('is not empty');
  expect(await hospitalSays(['check'], into)).toEqual({
    status: 0,
    said: expect.stringMatching(/^No damage was found in \d+ tables with \d+ rows and \d+ indexes\.\n$/),
  });
  const copy = await openPglite(restored);
  expect((await copy.pool.query('select count(*)::int as count from speciality')).rows).toEqual([
    { count: 1 },
  ]);
  await copy.close();
}, 120_000);
