import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Manifest } from '#server/archive/manifest.ts';
import { brokenInvariants } from '#server/booking/test-invariants.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { addDemoPatients, renewDemoPatients } from './demo-patients.ts';
import { demoHospital } from './test-demo-hospital.ts';

let hospital: TestHospital;
let demo: ReturnType<typeof demoHospital>;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  demo = demoHospital(hospital);
});
afterAll(() => hospital.close());

test('a hospital of a test has no demo patients unless it asks, and renewing adds none', async () => {
  await renewDemoPatients(demo.context());
  const staff = await hospital.get('/admin/demo', hospital.staff);
  expect(staff.body.data).toEqual({ appointments: 0, inquiries: 0, waitlist: 0 });
});

describe('after the first start', () => {
  beforeAll(async () => {
    await demo.empty();
    await addDemoPatients(demo.context());
  });

  test('the desk, the inbox and the dashboard show their work', async () => {
    const today = await demo.numbers(
      `select status as key, count(*)::int from appointment where starts_at::date = '2026-11-24' group by 1`,
    );
    for (const status of ['fulfilled', 'in_progress', 'arrived', 'booked', 'no_show']) {
      expect(Object.keys(today)).toContain(status);
    }
    const all = await demo.numbers('select status as key, count(*)::int from appointment group by 1');
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining(['requested', 'booked', 'cancelled', 'declined', 'no_show', 'entered_in_error']),
    );
    expect(
      Object.keys(await demo.numbers('select status as key, count(*)::int from inquiry group by 1')).sort(),
    ).toEqual(['closed', 'new', 'open', 'replied', 'spam']);
    const { body } = await hospital.get('/admin/dashboard', await hospital.signIn());
    const { figures, bookings } = body.data;
    expect(figures.appointments.value).toBeGreaterThan(20);
    expect(figures.waitlist.value).toBeGreaterThan(0);
    expect(figures.inquiries.value).toBeGreaterThan(0);
    expect(figures.failedMail.value).toBe(0);
    expect(bookings.filter(({ count }: { count: number }) => count === 0)).toEqual([]);
    const rebooking = await hospital.get('/rebooking', await hospital.signIn());
    expect(rebooking.body.meta.total).toBe(1);
    expect(rebooking.body.data).toMatchObject([{ isDemo: true }]);
    const inquiries = await hospital.get('/inquiries', await hospital.signIn());
    expect(inquiries.body.data[0]).toMatchObject({ isDemo: true });
  });

  test('every rule of booking holds, as for real patients', async () => {
    const broken = await brokenInvariants(hospital.orm, { mostFuture: 4 });
    // No one notifies people who do not exist.
    expect(broken.filter((sentence) => !sentence.includes('was not notified'))).toEqual([]);
  });

  test('the desk does not book for them by their names, since that would be mailed', async () => {
    const { name } = await demo.one('select name from appointment where email <> $$$$ limit 1');
    const found = await hospital.get(
      `/appointment/contacts?q=${encodeURIComponent(`${name}`)}`,
      await hospital.signIn(),
    );
    expect([found.status, found.body.data]).toEqual([200, []]);
  });

  test('plenty of times are free, except with doctors whom people wait for', async () => {
    const from = '2026-11-25';
    const free = async (doctor: string) =>
      (await hospital.get(`/appointment/slots?doctor=${doctor}&from=${from}&to=2026-12-08`)).body.data.length;
    expect(await free('clara-hensley')).toBe(0);
    expect(await free('samuel-oduya')).toBeGreaterThan(10);
    expect(await free('rafael-ibarrola')).toBeGreaterThan(3);
  });

  test('the same day gives the same patients, and a second start adds none', async () => {
    const all =
      'select md5(string_agg(reference || status || starts_at || name, $$ $$ order by reference)) as sum from appointment';
    const before = await demo.one(all);
    expect(await addDemoPatients(demo.context())).toBe(false);
    expect(await demo.one(all)).toEqual(before);
    await demo.empty();
    await addDemoPatients(demo.context());
    expect(await demo.one(all)).toEqual(before);
  });

  test('an export has none of them, only what people have made', async () => {
    await demo.askSomething();
    const answer = await hospital.app.request('http://hospital.test/api/admin/export', {
      method: 'POST',
      headers: { ...(await hospital.signIn()), ...forAReason },
    });
    const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { lazyEntries: true });
    const entry = await zip.eachEntry().next();
    const manifest = JSON.parse(String(await buffer(await zip.openReadStreamPromise(entry.value!))));
    const rows = Object.fromEntries(
      (manifest as Manifest).tables.map(({ name, rows: count }) => [name, count]),
    );
    const { appointment, allocation, inquiry, inquiry_reply, waitlist, time_off } = rows;
    expect({ appointment, allocation, inquiry, inquiry_reply, waitlist, time_off }).toEqual({
      ...{ appointment: 0, allocation: 0, inquiry: 1, inquiry_reply: 0, waitlist: 0, time_off: 0 },
    });
  });
});
