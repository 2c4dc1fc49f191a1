import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { diskWatch, leastFreeBytes } from '#server/jobs/disk.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { clockWatch } from './clock-watch.ts';
import { createLog, pathWithoutTokens } from './log.ts';
import { OutageLog } from './outage-log.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('a failed query is logged without its values and without the token in its address', async () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const app = createApp({ services: hospital.services, log, trustProxy: false });
  const [slot] = (await hospital.get('/appointment/soonest?doctor=clara-hensley')).body.data;
  const booking = {
    doctorId: slot.doctorId,
    startsAt: slot.startsAt,
    name: 'Ann Example',
    email: 'ann@example.org',
  };
  const { body: booked } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  const token: string = booked.data.manageUrl.split('/').at(-1);

  await hospital.orm.execute(sql`alter table appointment rename to hidden`);
  try {
    const answers = [
      await app.request('/api/appointment', {
        method: 'POST',
        headers: { ...hospital.visitor, 'Content-Type': 'application/json' },
        body: JSON.stringify(booking),
      }),
      await app.request(`/api/appointment/manage/${token}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  } finally {
    await hospital.orm.execute(sql`alter table hidden rename to appointment`);
  }
  expect(written).toHaveLength(2);
  expect(written[0]).toContain('42P01');
  expect(written[0]).toContain('"query"');
  for (const secret of ['ann@example.org', 'Ann Example', token])
    expect(written.join()).not.toContain(secret);
});

test('an outage is logged once, with the number of failures, and without the statements', async () => {
  const written: string[] = [];
  const outages = new OutageLog({ quietMs: 100, everyMs: 150 });
  const log = createLog('info', { write: (line) => void written.push(line) }, outages);
  const gone = (code: string) => {
    const cause = Object.assign(new Error('connect'), { code });
    return new DrizzleQueryError(`select ${'a, '.repeat(1_000)}`, ['ann@example.org'], cause);
  };
  for (let time = 0; time < 40; time++) {
    log.error(
      { error: gone(time % 2 ? 'ECONNREFUSED' : 'ETIMEDOUT'), where: '/api/settings' },
      'request failed',
    );
    log.error(gone('ECONNREFUSED'), 'mail');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const during = written.map((line) => JSON.parse(line));
  expect(during[0]).toMatchObject({
    level: 50,
    msg: 'the database cannot be reached',
    outage: 'away',
    where: '/api/settings',
    error: { code: 'ETIMEDOUT' },
  });
  expect(during.length).toBeGreaterThan(1);
  expect(new Set(during.slice(1).map(({ msg }) => msg))).toEqual(
    new Set(['the outage of the database goes on']),
  );
  await vi.waitFor(() => expect(written.at(-1)).toContain('is over'));
  expect(JSON.parse(written.at(-1)!)).toMatchObject({
    outage: 'away',
    failed: 80,
    seconds: 1,
    codes: { ECONNREFUSED: 60, ETIMEDOUT: 20 },
  });
  expect(written.length).toBeLessThan(8);
  for (const line of written) expect(line.length).toBeLessThan(400);
  log.error(gone('ECONNREFUSED'), 'mail');
  expect(written.at(-1)).toContain('the database cannot be reached');
});

test('a read-only disk is reported as such and not as a missing privilege', () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const words = 'could not open file "base/1": Read-only file system';
  log.error(Object.assign(new pg.DatabaseError(words, 1, 'error'), { code: '42501', file: 'fd.c' }));
  expect(written[0]).toContain('the database is read-only');
});

test('a slow statement is logged with its beginning', () => {
  const written: string[] = [];
  const cause = Object.assign(new pg.DatabaseError('canceling', 1, 'error'), { code: '57014' });
  createLog('info', { write: (line) => void written.push(line) }).error(
    { error: new DrizzleQueryError(`select ${'a, '.repeat(1_000)}`, [], cause), where: 'doctor.list' },
    'request failed',
  );
  expect(JSON.parse(written[0]!)).toMatchObject({
    outage: 'busy',
    where: 'doctor.list',
    error: { code: '57014', query: expect.stringMatching(/^select a, .{480,500}$/) },
  });
});

test('a bug keeps its message and its location', () => {
  const written: string[] = [];
  createLog('info', { write: (line) => void written.push(line) }).error(
    new RangeError('Off the grid'),
    'mail',
  );
  expect(JSON.parse(written[0]!)).toMatchObject({
    msg: 'mail',
    err: { name: 'RangeError', message: 'Off the grid', stack: expect.stringContaining('log.test.ts') },
  });
});

test('a thrown value that is no error is logged by its keys, without their values', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.error({ error: { status_code: 500, body: 'Ann' } }, 'request failed');
  log.error({ error: 'nothing there' }, 'request failed');
  expect(lines.map((line) => JSON.parse(line).error)).toEqual([
    { thrown: ['status_code', 'body'] },
    'nothing there',
  ]);
});

test('token-like parts are removed from a path', () => {
  expect(pathWithoutTokens(`/api/appointment/manage/${'a'.repeat(43)}`)).toBe('/api/appointment/manage/…');
  expect(pathWithoutTokens('/api/doctor/12')).toBe('/api/doctor/12');
});

test('a disk that gets full and a clock that is off are reported once each, and so is their end', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  let free = leastFreeBytes;
  const look = diskWatch('/', log, async () => ({ free, size: 10 * leastFreeBytes }));
  for (free of [leastFreeBytes, leastFreeBytes - 1, 0, leastFreeBytes]) await look();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the disk of the data folder is nearly full',
    'the disk of the data folder has room again',
  ]);
  lines.length = 0;
  const watch = clockWatch(log);
  for (const aheadMs of [0, 1999, -2001, -9000, 500]) watch({ aheadMs, now: Date.now, close: () => {} });
  expect(lines.map(({ aheadSeconds }) => aheadSeconds)).toEqual([-2, 1]);
});
