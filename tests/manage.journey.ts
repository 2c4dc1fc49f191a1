import { afterEach, expect, test } from 'vitest';
import { slotsOf } from './book.ts';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { notTooQuick } from './not-too-quick.ts';

const browser = startBrowser();
startMailingHospital();
afterEach(() => browser.close());

test('the second of two tabs is shown the appointment’s current state', async () => {
  // Far enough ahead to be moved and cancelled.
  const { doctorId, startsAt } = (await slotsOf('rafael-ibarrola', inDays(20), inDays(40)))[0]!;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  const path = new URL((await send('POST', '/appointment', booking)).manageUrl).pathname;
  const { page, context } = await browser.open();
  const second = await context.newPage();
  await second.goto(`${path}?cancel`);
  await page.goto(`${path}?move&from=${startsAt.slice(0, 10)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d:\d\d, / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Move my appointment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your appointment has been moved' }).waitFor();
  await second.getByRole('button', { name: 'Cancel my appointment' }).click();
  await second.getByText('This is how it is now').waitFor();
  expect((await api(path)).status).toBe('booked');
});

test('a patient without script waits for an earlier time of the chosen kind, is offered one that becomes free, and books it by link', async () => {
  const doctor = await api('/doctor/slug/karim-belhadi');
  const kinds: { id: number; name: string }[] = await api('/visit-type');
  const kind = kinds.find(({ name }) => name === 'Follow-up')!;
  // No doctor works there on Sundays.
  const sunday = new Date(Date.now() + 28 * 86_400_000);
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  const day = sunday.toISOString().slice(0, 10);
  const email = `waiting-${Date.now()}@example.org`;
  const visit = await browser.open({ viewport: phone, javaScriptEnabled: false });
  const { page } = visit;
  await page.goto(`/appointment?doctor=karim-belhadi&visit=${kind.id}`);
  await page.getByRole('link', { name: 'Join the waiting list for an earlier time' }).click();
  await page.getByText('long enough for “Follow-up”').waitFor();
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByText(/^Please check \d+ fields$/).waitFor();
  // The browser logs the refusal.
  visit.complaints.splice(0);
  await page.getByRole('textbox', { name: 'First day' }).fill(day);
  await page.getByRole('textbox', { name: 'Last day' }).fill(day);
  await page.getByLabel('Your name').fill('Ann Example');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByRole('heading', { level: 1, name: 'We have emailed you' }).waitFor();
  const staff = await staffHeaders();
  const [{ id }] = await api(`/admin/mail?q=${email}`, staff);
  const mail = await api(`/admin/mail/${id}`, staff);
  const path = /\/appointment\/waitlist\/[\w-]{43}/.exec(JSON.stringify(mail))![0];

  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'You are on the waiting list' }).waitFor();
  const extra = { kind: 'extra', from: `${day}T10:00`, to: `${day}T12:00` };
  await send('POST', `/doctor/${doctor.id}/timeoff`, extra, staff);
  const book = page.getByRole('button', { name: 'Book this time' });
  await expect
    .poll(
      async () => {
        await page.reload();
        return book.count();
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe(1);
  await book.click();
  await page.getByRole('heading', { level: 1, name: 'Your appointment is booked' }).waitFor();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Your time is booked' }).waitFor();
  expectQuiet(visit);
});
