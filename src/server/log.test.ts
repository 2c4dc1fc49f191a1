import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createLog, pathWithoutTokens } from './log.ts';
import { type TestHospital, testHospital } from './test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('a failed query is logged without the values it was sent with and without the token in its address', async () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line) => void written.push(line) });
  const app = createApp({
    services: hospital.services,
    store: hospital.store,
    dataDir: hospital.dataDir,
    log,
    trustProxy: false,
  });
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

test('an error of the program keeps its sentence and its place', () => {
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

test('what looks like a token is left out of a path', () => {
  expect(pathWithoutTokens(`/api/appointment/manage/${'a'.repeat(43)}`)).toBe('/api/appointment/manage/…');
  expect(pathWithoutTokens('/api/doctor/12')).toBe('/api/doctor/12');
});
