/** A booking that has to be confirmed by the link in its mail, since much was booked from the same address before. */
import { afterEach, describe, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { anyClient } from './client-address.ts';
import { expectAccessible } from './expect-accessible.ts';
import { startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

startMailingHospital();
const browser = startBrowser();
afterEach(() => browser.close());

interface Slot {
  startsAt: string;
  localDate: string;
  doctorId: number;
  visitTypeId: number;
}
const slotsOf = (doctor: string): Promise<Slot[]> =>
  api(`/appointment/slots?doctor=${doctor}&from=${inDays(3)}&to=${inDays(40)}`);
const shots = process.env.SHOTS;

/** Books as often from an address as it may without being asked: one time of each day. */
async function useUp(client: Record<string, string>, doctor: string) {
  const byDay = Map.groupBy(await slotsOf(doctor), ({ localDate }) => localDate);
  for (const [slot] of [...byDay.values()].slice(0, 12)) {
    const { doctorId, visitTypeId, startsAt } = slot!;
    const email = `${Math.random().toString(36).slice(2)}@example.org`;
    const booked = await send(
      'POST',
      '/appointment',
      { doctorId, visitTypeId, startsAt, name: 'Ann Example', email },
      client,
    );
    expect(booked.status).toBe('booked');
  }
}

describe.each([
  ['with script at a desk', 'clara-hensley', { viewport: desk, javaScriptEnabled: true }],
  ['without script on a phone', 'karim-belhadi', { viewport: phone, javaScriptEnabled: false }],
] as const)('%s', (name, doctor, options) => {
  test('it says that the time is kept and where the mail went, opening the link changes nothing, and one press books it', async () => {
    const client = anyClient();
    await useUp(client, doctor);
    const email = `${Math.random().toString(36).slice(2)}@example.org`;
    const visit = await browser.open({ ...options, extraHTTPHeaders: client });
    const { page } = visit;
    const shot = async (what: string) => {
      if (shots)
        await page.screenshot({ path: `${shots}/${what}-${name.split(' ')[0]}.png`, fullPage: true });
    };
    const slot = (await slotsOf(doctor)).at(-1)!;
    await page.goto(
      `/appointment?doctor=${doctor}&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`,
    );
    // With script the time is kept as soon as the page is opened, and then stands in its address.
    if (options.javaScriptEnabled) await page.waitForURL(/hold=/);
    await page.getByLabel('Your full name').fill('Ann Example');
    await page.getByLabel(/^Email/).fill(email);
    await notTooQuick(page);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    const book = page.getByRole('button', { name: 'Book this appointment' });
    await book.waitFor();
    await notTooQuick(page);
    await book.click();

    await page.getByRole('heading', { level: 1, name: 'Please confirm your appointment' }).waitFor();
    await page
      .getByText(
        new RegExp(
          `We are holding this time for you until \\d\\d:\\d\\d\\. Open the link in the email that we sent to ${email}`,
        ),
      )
      .waitFor();
    expect(await page.getByRole('link', { name: /calendar/i }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Confirm this appointment' }).count()).toBe(0);
    await shot('kept');
    // axe needs script.
    if (options.javaScriptEnabled) await expectAccessible(page, 'kept');

    const staff = await staffHeaders();
    const [{ id }] = await api(`/admin/mail?q=${email}`, staff);
    const mail = await api(`/admin/mail/${id}`, staff);
    const path = /\/appointment\/manage\/[\w-]{43}/.exec(JSON.stringify(mail))![0];
    await page.goto(path);
    await page.reload();
    const confirm = page.getByRole('button', { name: 'Confirm this appointment' });
    await confirm.waitFor();
    expect((await api(path)).status).toBe('held');
    await shot('confirm');
    if (options.javaScriptEnabled) await expectAccessible(page, 'confirm');
    await confirm.dblclick();
    await page.getByRole('heading', { level: 1, name: 'Your appointment is booked' }).waitFor();
    expect((await api(path)).status).toBe('booked');
    await shot('booked');
    expectQuiet(visit);
  });
});

test('staff see in the day’s list what else is booked under a contact', async () => {
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const [one, two] = await sameTime();
  for (const { doctorId, visitTypeId, startsAt } of [one, two]) {
    await send('POST', '/appointment', { doctorId, visitTypeId, startsAt, name: 'Twice Typed', email });
  }
  const visit = await browser.open({ viewport: desk });
  const { page } = visit;
  await signIn(visit, `/admin/appointments?q=${encodeURIComponent(email)}`);
  const warning = page.getByText('There already is an appointment under this contact at that time.');
  await warning.first().waitFor();
  expect(await warning.count()).toBe(2);
  if (shots) await page.screenshot({ path: `${shots}/warnings.png` });
});

/** One time of two doctors. */
async function sameTime(): Promise<[Slot, Slot]> {
  const own = await slotsOf('clara-hensley');
  for (const { slug } of await api('/doctor?limit=100')) {
    if (slug === 'clara-hensley') continue;
    for (const other of await slotsOf(slug)) {
      const one = own.findLast(({ startsAt }) => startsAt === other.startsAt);
      if (one) return [one, other];
    }
  }
  throw new Error('The demo hospital has no two doctors who are free at one time.');
}
