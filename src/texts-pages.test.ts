/** Where visitors are asked about texts, and how they choose without script. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { createApp } from '#server/http/app.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { hospitalWithPages } from './test-pages.ts';

vi.setConfig({ testTimeout: 60_000 });

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
});
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

const htmlOf = async (path: string) => (await app.request(`http://hospital.test${path}`)).text();
const post = (path: string, fields: Record<string, string>) =>
  app.request(`http://hospital.test${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'http://hospital.test',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });

async function formOfBooking() {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const { slug } = (await hospital.get(`/doctor/${slot.doctorId}`)).body.data;
  return `/appointment?doctor=${slug}&start=${encodeURIComponent(slot.startsAt)}&day=${slot.localDate}`;
}

test('a visitor is asked about texts only where some can be sent', async () => {
  const paths = [await formOfBooking(), '/appointment/waitlist?department=cardiology'];
  const asks = () => Promise.all(paths.map(async (path) => (await htmlOf(path)).includes('name="wantsSms"')));
  expect(await asks()).toEqual([false, false]);
  await hospital.orm.execute(
    sql`update sms_gateway set provider = 'gateway', address = 'https://sms.example.org'`,
  );
  await vi.waitFor(async () => expect(await asks()).toEqual([true, true]));
});

test('what is ticked in the form is checked, booked, shown on the page of the visit and changed there', async () => {
  const form = await formOfBooking();
  const details = { name: 'Ann Example', phone: '+44 7700 900123', wantsSms: '1' };
  const sent = { ...details, key: 'a'.repeat(36), openedAt: String(Date.now() - 60_000) };
  const without = await (
    await post(form, { ...sent, phone: '', email: 'a@example.org', intent: 'check' })
  ).text();
  expect(without).toContain('Enter a phone number for the text messages.');
  const checked = await (await post(form, { ...sent, intent: 'check' })).text();
  expect(checked).toMatch(/name="wantsSms" value="1"/);
  const action = /action="([^"]*hold=[^"]*)"/.exec(checked)![1]!.replaceAll('&amp;', '&');
  const booked = await post(action, { ...sent, intent: 'book' });
  const page = new URL(booked.headers.get('Location')!, 'http://hospital.test').pathname;
  expect([booked.status, booked.headers.get('Location')]).toEqual([303, expect.stringMatching(/manage/)]);
  expect(await htmlOf(page)).toContain('at the number that ends in 123');
  const changed = await post(page, { intent: 'sms', wantsSms: '' });
  expect(changed.status).toBe(303);
  expect(await htmlOf(page)).toContain('You get no texts about this appointment.');
});
