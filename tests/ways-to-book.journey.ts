import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { bookButton, fillIn, isBooked, slotsOf, timesOf } from './book.ts';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { loadsOf } from './loads.ts';
import { notTooQuick } from './not-too-quick.ts';

const browser = startBrowser();
startMailingHospital();
afterEach(() => browser.close());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a time that is not held, since many are already, can still be booked: the mail says where to confirm it, and one press does', async () => {
  const slots = await slotsOf('zeynep-karahan', inDays(20), inDays(50));
  const day = slots[0]!.localDate;
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  await page.goto('/appointment');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(cookie!.value) };
  const answers: number[] = [];
  for (const { doctorId, visitTypeId, startsAt } of slots.slice(0, 6)) {
    const held = { headers, data: { doctorId, visitTypeId, startsAt } };
    answers.push((await page.request.post('/api/appointment/hold', held)).status());
  }
  expect([answers[0], answers.at(-1)]).toEqual([201, 429]);
  await page.goto(`/appointment?doctor=zeynep-karahan&month=${day.slice(0, 7)}&day=${day}`);
  await timesOf(page).last().click();
  await page.getByLabel('Your full name').waitFor();
  expect(page.url()).not.toContain('hold=');
  const loads = loadsOf(page);
  const email = `hugo-${Date.now()}@example.org`;
  await fillIn(page, 'Hugo Held', email);
  await notTooQuick(page);
  await bookButton(page).click();
  expect(loads).toEqual([]);
  // Above a sender's share for that day, the mail decides.
  await title(page, 'Please confirm your appointment');
  await page.getByText('the time goes to the first person who confirms').waitFor();
  await page.getByText(`Open the link in the email that we sent to ${email}`).waitFor();
  expect(await page.getByRole('link', { name: /calendar/i }).count()).toBe(0);
  const confirm = page.getByRole('button', { name: 'Confirm this appointment' });
  expect(await confirm.count()).toBe(0);
  await expectAccessible(page, 'kept');
  const staff = await staffHeaders();
  const [{ id }] = await api(`/admin/mail?q=${email}`, staff);
  const mail = await api(`/admin/mail/${id}`, staff);
  const path = /\/appointment\/manage\/[\w-]{43}/.exec(JSON.stringify(mail))![0];
  await page.goto(path);
  await page.reload();
  await confirm.waitFor();
  expect((await api(path)).status).toBe('held');
  await expectAccessible(page, 'confirm');
  await confirm.dblclick();
  await title(page, 'Your appointment is booked');
  expect((await api(path)).status).toBe('booked');
  expect(visit.complaints.filter((one) => !one.includes('status of 429'))).toEqual([]);
});

test('a booked package has its name, length and price on every step', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  const main = page.getByRole('main');
  const says = async (step: string) => {
    await page.getByRole('heading', { name: step }).waitFor();
    const summary = await page.getByRole('region', { name: 'Your appointment' }).innerText();
    expect(summary.replace(/\s+/g, ' ')).toContain('Heart check 2 hours 30 minutes, £560');
    expect(summary).toContain('How to prepare');
  };
  await page.goto('/packages/heart-check');
  await main.getByRole('link', { name: 'Book an appointment' }).first().click();
  await main
    .getByRole('list')
    .getByRole('link', { name: /Next free/ })
    .first()
    .click();
  await says('When would suit you?');
  expect(await page.getByText('What kind of visit?').count()).toBe(0);
  await timesOf(page).last().click();
  await says('Your details');
  await fillIn(page, 'Pat Package', 'pat@example.org');
  await says('Check and book');
  await bookButton(page).click();
  await isBooked(page);
  const facts = await page.getByRole('definition').allInnerTexts();
  expect(facts).toEqual(expect.arrayContaining(['Heart check, 2 hours 30 minutes', '£560']));
  const { preparation } = await api('/package/slug/heart-check');
  expect(await main.innerText()).toContain(preparation.split('\n')[0]);
  expectQuiet(visit);
});

test('where a department has no free doctor, its cached pages learn so from the browser and lead to the waiting list and the phone', async () => {
  const staff = await staffHeaders();
  const [doctor] = await api('/doctor?department=dermatology');
  // Longer than times are offered.
  const leave = { kind: 'leave', from: `${inDays(-1)}T00:00`, to: `${inDays(60)}T00:00` };
  const { id } = await send('POST', `/doctor/${doctor.id}/timeoff`, leave, staff);
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  const main = page.getByRole('main');
  const waits = /^(No free times soon: join|Join) the waiting list/;
  for (const address of [
    '/appointment?department=dermatology',
    '/departments/dermatology',
    '/doctors?q=halvorsen',
    '/conditions/eczema',
    `/doctors/${doctor.slug}`,
  ]) {
    await page.goto(address);
    await main.getByRole('link', { name: waits }).first().click();
    await title(page, 'Wait for an earlier time');
    await main.getByText(doctor.name).first().waitFor();
  }
  await page.goto(`/doctors/${doctor.slug}`);
  await main.getByText(/reception may know of other times/).waitFor();
  expect(await main.locator('[data-free-times] a[href^="tel:"]').count()).toBe(1);
  expectQuiet(visit);
  await send('DELETE', `/doctor/${doctor.id}/timeoff/${id}`, undefined, staff);
});
