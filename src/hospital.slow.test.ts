import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { recordActivity } from '#server/activity/revision.ts';
import { sealActivity } from '#server/activity/seal.ts';
import { openDatabase } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createFirstAccount } from '#server/identity/first-account.ts';
import { passwordMatches } from '#server/identity/password.ts';
import { copyEmptyDatabase } from '#server/test-data-folder.ts';
import { withoutTriggers } from '#server/test-hospital.ts';
import { maintain } from './maintain.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'openward-command-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const email = 'desk@openward.example';
/** Runs a command as a process, for its standard input and exit code. */
function typed(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/hospital.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    input,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
/** Runs a command within this process, which is much faster. */
async function hospital(args: string[], input = '') {
  let said = '';
  const hear = (text: string) => {
    said += text;
  };
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const status = await maintain(args, { env, ask: async () => input, say: hear, complain: hear });
  return { status, said };
}
async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('a new password is read from standard input, never from the arguments, and must be strong', async () => {
  await copyEmptyDatabase(dataDir);
  await withDatabase(async (database) => {
    await migrate(database, join(import.meta.dirname, 'server/db/migrations'));
    await createFirstAccount(database.orm, { email, password: 'correct horse battery' });
  });
  expect((await hospital(['reset-password', email, 'four green lamps sing'])).status).toBe(1);
  expect((await hospital(['reset-password', email], 'password1234')).status).toBe(1);
  const nobody = ['reset-password', 'nobody@openward.example'];
  expect((await hospital(nobody, 'four green lamps sing')).status).toBe(1);
  const done = typed(['reset-password', email], 'four green lamps sing\n');
  expect([done.status, done.said]).toEqual([0, `The password of ${email} has been changed.\n`]);
  const matches = await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select password_hash from staff');
    return passwordMatches('four green lamps sing', rows[0].password_hash);
  });
  expect(matches).toBe(true);
}, 240_000);

test('verify-activity checks the trail, and finds a tampered row with exit code 1', async () => {
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  await withDatabase(async ({ orm }) => {
    for (const id of [1, 2, 3])
      await recordActivity(orm, null, 'update', 'department', { id, name: `Ward ${id}` });
    await sealActivity({ orm, secret });
  });
  const whole = await hospital(['verify-activity']);
  expect([whole.status, whole.said]).toEqual([0, expect.stringMatching(/intact: 4 sealed rows\./)]);
  const noted = /4:[\da-f]{64}/.exec(whole.said)![0];
  expect((await hospital(['verify-activity', noted])).status).toBe(0);

  await withDatabase((database) =>
    withoutTriggers(database, "update activity set label = 'Other' where seal_number = 3"),
  );
  const changed = await hospital(['verify-activity']);
  expect([changed.status, changed.said]).toEqual([
    1,
    expect.stringMatching(/^Row 3, sealed as number 3 .*update department 2/),
  ]);
  await withDatabase((database) => withoutTriggers(database, 'delete from activity where seal_number > 2'));
  expect(typed(['verify-activity'])).toEqual({
    status: 1,
    said: 'The rows sealed as numbers 3 to 4 are missing.\n',
  });
}, 240_000);

test('an export never overwrites a file, and imports into an empty hospital', async () => {
  const file = join(dataDir, 'all.zip');
  await withDatabase(async ({ pool }) => {
    await pool.query("insert into speciality (slug, name) values ('skin', 'Skin')");
  });
  expect(await hospital(['export', file])).toMatchObject({ status: 0 });
  expect(await hospital(['export', file])).toMatchObject({
    status: 1,
    said: expect.stringContaining('already exists'),
  });
  await withDatabase(async ({ pool }) => {
    await pool.query('delete from speciality');
  });
  const done = await hospital(['import', file]);
  expect([done.status, done.said]).toEqual([
    0,
    expect.stringMatching(/^Imported \d+ rows and 0 pictures\.\n$/),
  ]);
  const names = await withDatabase(
    async ({ pool }) => (await pool.query('select name from speciality')).rows,
  );
  expect(names).toEqual([{ name: 'Skin' }]);
  expect(await hospital(['purge'])).toMatchObject({
    status: 0,
    said: expect.stringContaining('inquiries: 0'),
  });
}, 240_000);
