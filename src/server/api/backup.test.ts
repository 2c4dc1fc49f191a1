import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackupState } from '#server/backup/backups.ts';
import { createApp } from '#server/http/app.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const state: BackupState = {
  where: '/mnt/backup',
  isEncrypted: true,
  everyMinutes: 60,
  step: null,
  lastGood: {
    shows: '2026-03-02T08:00:00Z',
    at: '2026-03-02T08:01:00Z',
    seconds: 60,
    bytes: 4096,
    rows: 75_000,
    picturesRead: 4,
  },
  count: 3,
  failure: { at: '2026-03-02T09:00:00Z', why: 'no space left on device' },
  failures: 2,
  isLate: false,
};

let asked = 0;
async function seen(given: { state: BackupState } | null, method = 'GET') {
  const backups = given && {
    ...given,
    ask() {
      asked++;
    },
  };
  const services = { ...hospital.services, backups };
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false });
  const answer = await app.request('http://hospital.test/api/admin/backup', {
    method,
    headers: hospital.staff,
  });
  const { data } = await answer.json();
  return method === 'GET' ? data : { status: answer.status, data };
}

test('administrators see the last good backup, and why the last try failed', async () => {
  const { isEmbedded, state: shown } = await seen({ state });
  expect(isEmbedded).toBe(!process.env.TEST_DATABASE_URL);
  const { failures: _, ...others } = state;
  const lastGood = { shows: '2026-03-02T08:00:00Z', seconds: 60, bytes: 4096, rows: 75_000 };
  expect(shown).toEqual({ ...others, lastGood });
  expect((await seen({ state: { ...state, lastGood: null } })).state.lastGood).toBe(null);
});

test('without BACKUP_TO there are none', async () => {
  expect((await seen(null)).state).toBe(null);
});

test('an administrator who asks for a backup now sees its progress, and the trail says who asked', async () => {
  const { status, data } = await seen({ state: { ...state, step: 'waiting' } }, 'POST');
  expect([status, data.step, asked]).toEqual([202, 'waiting', 1]);
  const { rows } = await hospital.orm.execute(sql`select entity from activity where action = 'back-up'`);
  expect(rows).toEqual([{ entity: 'hospital' }]);
  expect((await seen(null, 'POST')).status).toBe(404);
});

test('a password that was given long ago is asked for again', async () => {
  await hospital.orm.execute(sql`update session set confirmed_at = '2020-01-01'`);
  expect((await seen({ state }, 'POST')).status).toBe(403);
  expect(asked).toBe(1);
});
