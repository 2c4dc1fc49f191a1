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
  isRunning: false,
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

async function seen(backups: { state: BackupState } | null) {
  const services = { ...hospital.services, backups };
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false });
  const answer = await app.request('http://hospital.test/api/admin/backup', { headers: hospital.staff });
  return (await answer.json()).data;
}

test('administrators see the last good backup, and why the last try failed', async () => {
  const { isEmbedded, state: shown } = await seen({ state });
  expect(isEmbedded).toBe(!process.env.TEST_DATABASE_URL);
  const { failures: _, ...others } = state;
  const lastGood = { shows: '2026-03-02T08:00:00Z', seconds: 60, bytes: 4096, rows: 75_000 };
  expect(shown).toEqual({ ...others, lastGood });
  expect((await seen({ state: { ...state, lastGood: null } })).state.lastGood).toBe(null);
});

test('where nothing says where to, there are none', async () => {
  expect((await seen(null)).state).toBe(null);
});
