import { afterEach, describe, expect, test } from 'vitest';
import type { Slot } from '#contract/appointment.ts';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { hospitalAddress, startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { notTooQuick } from './not-too-quick.ts';

const browser = startBrowser();
startMailingHospital();
afterEach(() => browser.close());

/**
 * Far enough ahead to be moved and cancelled, and away from other journeys. Each call gives another day: past its share of
 * a day a stranger's booking has to be confirmed.
 */
let days = 0;
const laterTime = async () => {
  const slots: Slot[] = await api(
    `/appointment/slots?doctor=rafael-ibarrola&from=${inDays(20)}&to=${inDays(40)}`,
  );
  const firsts = Object.values(Object.groupBy(slots, ({ localDate }) => localDate));
  return firsts[days++ % firsts.length]![0]!;
};

const anyAddress = () => `${Math.random().toString(36).slice(2)}@example.org`;

async function bookOne(): Promise<{ path: string; startsAt: string; reference: string }> {
  const { doctorId, startsAt } = await laterTime();
  const booking = { doctorId, startsAt, name: 'Ann Example', email: anyAddress() };
  const booked = await send('POST', '/appointment', booking);
  return {
    path: new URL(booked.manageUrl).pathname,
    startsAt: booked.startsAt,
    reference: booked.reference,
  };
}
const stateOf = (path: string) => api(path);

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }],
] as const)('%s', (_, options) => {
  test('a patient moves an appointment, then cancels it, and opening any of its pages changes nothing', async () => {
    const { path, reference } = await bookOne();
    const visit = await browser.open(options);
    const { page } = visit;
    const before = await stateOf(path);
    // As a mail scanner does: it opens every link it finds, and those of the pages behind them.
    for (const query of [
      '',
      '?move',
      `?move&start=${encodeURIComponent(before.startsAt)}`,
      '?cancel',
      '?moved',
      '?cancelled',
    ]) {
      expect((await page.goto(`${path}${query}`))?.status()).toBe(200);
    }
    const file = await fetch(`${hospitalAddress()}${path}/calendar.ics`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await file.text()).toContain(`UID:${reference}@`);
    expect(await stateOf(path)).toEqual(before);

    await page.goto(path);
    await page.getByRole('link', { name: 'Move to another time' }).click();
    const time = page
      .getByRole('main')
      .getByRole('link', { name: /, \d\d:\d\d, / })
      .last();
    const label = (await time.getAttribute('aria-label'))!;
    await time.click();
    await page.getByText('Move to this time?').waitFor();
    await page.getByRole('button', { name: 'Move my appointment' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Your appointment has been moved' }).waitFor();
    expect(await page.getByText(label.split(',').slice(0, 2).join(',')).count()).toBeGreaterThan(0);
    await page.getByText('You moved it from').waitFor();
    expect((await stateOf(path)).startsAt).not.toBe(before.startsAt);

    // A second tab that still shows the old time shows the current state.
    await page.getByRole('link', { name: 'Cancel this appointment' }).click();
    await page.getByLabel(/^Reason for cancelling/).fill('Feeling well again');
    await page.getByRole('button', { name: 'Cancel my appointment' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }).waitFor();
    expect(await page.getByRole('link', { name: 'Move to another time' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Book another time' }).waitFor();
    expect((await stateOf(path)).status).toBe('cancelled');
    expectQuiet(visit);
  });
});

test('the second of two tabs is shown the appointment’s current state', async () => {
  const { path, startsAt } = await bookOne();
  const visit = await browser.open({ viewport: desk });
  const second = await visit.context.newPage();
  await second.goto(`${path}?cancel`);
  // Other journeys book the first times there are.
  await visit.page.goto(`${path}?move&from=${startsAt.slice(0, 10)}`);
  await visit.page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d:\d\d, / })
    .first()
    .click();
  await visit.page.getByRole('button', { name: 'Move my appointment' }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Your appointment has been moved' }).waitFor();
  await second.getByRole('button', { name: 'Cancel my appointment' }).click();
  await second.getByText('This is how it is now').waitFor();
  expect((await stateOf(path)).status).toBe('booked');
});

test('axe finds nothing on the pages of the manage link', async () => {
  const { path } = await bookOne();
  const { page } = await browser.open({ viewport: phone });
  for (const query of ['', '?move', '?cancel']) {
    await page.goto(`${path}${query}`);
    await expectAccessible(page, query);
  }
});

test('nothing is free early enough: a waiting patient is offered a time that becomes free, and books it by link', async () => {
  const staff = await staffHeaders();
  const doctor = await api('/doctor/slug/karim-belhadi');
  // Nobody works there on Sundays.
  const sunday = new Date(Date.now() + 28 * 86_400_000);
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  const day = sunday.toISOString().slice(0, 10);
  const email = anyAddress();
  const visit = await browser.open({ viewport: phone, javaScriptEnabled: false });
  const { page } = visit;
  await page.goto('/appointment?department=neurology&doctor=karim-belhadi');
  await page.getByRole('link', { name: 'Join the waiting list for an earlier time' }).click();
  const refused = page.getByText(/^Please check \d+ fields$/);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await refused.waitFor();
  // The browser logs the refusal.
  visit.complaints.splice(0);
  await page.getByRole('textbox', { name: 'First day' }).fill(day);
  await page.getByRole('textbox', { name: 'Last day' }).fill(day);
  await page.getByLabel('Your name').fill('Ann Example');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByRole('heading', { level: 1, name: 'We have emailed you' }).waitFor();
  const [{ id }] = await api(`/admin/mail?q=${email}`, staff);
  const mail = await api(`/admin/mail/${id}`, staff);
  const path = /\/appointment\/waitlist\/[\w-]{43}/.exec(JSON.stringify(mail))![0];

  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'You are on the waiting list' }).waitFor();
  const extra = { kind: 'extra', from: `${day}T10:00`, to: `${day}T12:00` };
  await send('POST', `/doctor/${doctor.id}/timeoff`, extra, staff);
  await expect
    .poll(
      async () => {
        await visit.page.reload();
        return visit.page.getByRole('button', { name: 'Book this time' }).count();
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe(1);
  await visit.page.getByRole('button', { name: 'Book this time' }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Your appointment is booked' }).waitFor();
  await visit.page.goto(path);
  await visit.page.getByRole('heading', { level: 1, name: 'Your time is booked' }).waitFor();
  expectQuiet(visit);
});

describe('an appointment whose mail is not there', () => {
  test.each([
    ['with script', true],
    ['without script', false],
  ])(
    'is found again %s: the booking page leads to a form that mails its link',
    async (_, javaScriptEnabled) => {
      const email = anyAddress();
      const { doctorId, startsAt } = await laterTime();
      const { reference } = await send('POST', '/appointment', {
        doctorId,
        startsAt,
        name: 'Ann Example',
        email,
      });
      const visit = await browser.open({ viewport: phone, javaScriptEnabled });
      const { page } = visit;
      await page.goto('/appointment');
      await page.getByRole('link', { name: 'find your appointment' }).click();
      const form = page.getByRole('main');
      await form.getByLabel('Your email address or phone number').fill('020 7946 0123');
      await form.getByRole('button', { name: 'Send me the link' }).click();
      await form.getByText('Please check one field').waitFor();
      await form.getByRole('link', { name: /^Your reference: With a phone number/ }).waitFor();
      expect(await form.getByLabel('Your email address or phone number').inputValue()).toBe('020 7946 0123');
      if (javaScriptEnabled) await expectAccessible(page, 'refused');
      await form.getByLabel('Your email address or phone number').fill(email);
      await form.getByLabel('Your reference').fill(reference.toLowerCase());
      await form.getByRole('button', { name: 'Send me the link' }).click();
      await form.getByText('Please check your inbox').waitFor();
      if (javaScriptEnabled) await expectAccessible(page, 'sent');
      const staff = await staffHeaders();
      await expect
        .poll(async () => (await api(`/admin/mail?q=${email}`, staff)).map(subjectOf))
        .toContainEqual(expect.stringContaining('The link to your appointment'));
      expectQuiet(visit);
    },
  );

  test('gets its address corrected from the page that opened after booking, and the old link ends', async () => {
    const { path } = await bookOne();
    const right = anyAddress().replace('example.org', 'right.example');
    const visit = await browser.open({ viewport: phone });
    const { page } = visit;
    await page.goto(`${path}?booked`);
    await page.getByText('We have sent the confirmation to your address at example.org.').waitFor();
    await page.getByRole('link', { name: 'Correct the email address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Correct the email address' }).waitFor();
    await expectAccessible(page, 'correcting');
    await page.getByRole('main').getByLabel('Your email address').fill('ann@right');
    await page.getByRole('button', { name: 'Send it to this address' }).click();
    await page.getByText('Enter an email address such as name@example.org.').waitFor();
    expect(await page.getByRole('main').getByLabel('Your email address').inputValue()).toBe('ann@right');
    await page.getByRole('main').getByLabel('Your email address').fill(right);
    await page.getByRole('button', { name: 'Send it to this address' }).dblclick();
    await page.getByText('We have sent the confirmation to your address at right.example.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your appointment is booked' }).waitFor();
    expect((await fetch(`${hospitalAddress()}${path}`)).status).toBe(404);
    const staff = await staffHeaders();
    expect((await api(`/admin/mail?q=${right}`, staff)).map(subjectOf)).toEqual([
      expect.stringContaining('Your appointment is booked'),
    ]);
    expectQuiet(visit);
  });
});

const subjectOf = ({ subject }: { subject: string }) => subject;
