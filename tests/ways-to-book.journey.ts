import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { startMailingHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { loadsOf } from './loads.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
startMailingHospital();
afterEach(() => browser.close());

const timeName = /, \d\d:\d\d, /;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function fillInAndBook(page: Page, name: string, email: string) {
  await page.getByLabel('Your full name').fill(name);
  await page.getByLabel(/^Email/).fill(email);
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await notTooQuick(page);
  await page.getByRole('button', { name: /^(Book this appointment|Send the request|Ask)/ }).click();
}

test('a patient without a preference sees each doctor’s soonest free time and books one', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  await page.goto('/appointment');
  await page.getByRole('link', { name: /^Anyone, soonest available/ }).click();
  await page.getByRole('heading', { name: 'The soonest free times' }).waitFor();
  const times = page.getByRole('main').getByRole('button', { name: timeName });
  const soonest = await api('/appointment/soonest');
  expect(await times.count()).toBe(Math.min(10, soonest.length));
  await times.last().click();
  await page.waitForURL(/hold=/);
  await fillInAndBook(page, 'Sue Soonest', 'sue-soonest@example.org');
  await title(page, 'Your appointment is booked');
  expectQuiet(visit);
});

test.each([true, false])(
  'a time that is not held, since many are already, is booked all the same, script %s',
  async (javaScriptEnabled) => {
    const slots = await api(`/appointment/slots?doctor=zeynep-karahan&from=${inDays(20)}&to=${inDays(50)}`);
    const day = slots[0].localDate;
    const visit = await browser.open({ viewport: phone, javaScriptEnabled });
    const { page } = visit;
    await page.goto('/appointment');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(cookie!.value) };
    const answers: number[] = [];
    for (const { doctorId, visitTypeId, startsAt } of slots.slice(0, 6)) {
      const held = { headers, data: { doctorId, visitTypeId, startsAt } };
      answers.push((await page.request.post('/api/appointment/hold', held)).status());
    }
    expect(answers).toContain(201);
    expect(answers.at(-1)).toBe(429);
    await page.goto(`/appointment?doctor=zeynep-karahan&month=${day.slice(0, 7)}&day=${day}`);
    await page.getByRole('main').getByRole('button', { name: timeName }).last().click();
    await page.getByLabel('Your full name').waitFor();
    expect(page.url()).not.toContain('hold=');
    const loads = loadsOf(page);
    await fillInAndBook(page, 'Hugo Held', `hugo-held-${javaScriptEnabled}@example.org`);
    // More than one sender's share of that day: the mail decides.
    await title(page, 'Please confirm your appointment');
    // What was typed stays on the page, whatever else is refused just then.
    expect(loads).toEqual([]);
    expect(visit.complaints.filter((one) => !one.includes('status of 429'))).toEqual([]);
  },
);

test.each([
  ['package', 'heart-check', 'Heart check', '2 hours 30 minutes', '£560'],
  ['service', 'mole-check', 'Mole check', '30 minutes', 'from £160'],
])(
  'a %s is what is booked: %s has its name, length and price on every step, without script too',
  async (kind, slug, name, length, price) => {
    for (const javaScriptEnabled of [false, true]) {
      const visit = await browser.open({ viewport: phone, javaScriptEnabled });
      const { page } = visit;
      const main = page.getByRole('main');
      const says = async () => {
        const summary = page.getByRole('region', { name: 'Your appointment' });
        expect((await summary.innerText()).replace(/\s+/g, ' ')).toContain(`${name} ${length}, ${price}`);
        await summary.getByText('How to prepare').waitFor();
      };
      await page.goto(`/${kind}s/${slug}`);
      await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).first().click();
      await says();
      // The mole check has one doctor, so there is nobody to choose.
      if (kind === 'package')
        await main
          .getByRole('list')
          .getByRole('link', { name: /Next free/ })
          .first()
          .click();
      await page.getByRole('heading', { name: 'When would suit you?' }).waitFor();
      await says();
      expect(await page.getByText('What kind of visit?').count()).toBe(0);
      await main.getByRole('button', { name: timeName }).last().click();
      await page.getByLabel('Your full name').fill('Pat Package');
      await says();
      await page.getByLabel(/^Email/).fill(`pat-${slug}-${javaScriptEnabled}@example.org`);
      await notTooQuick(page);
      await page.getByRole('button', { name: 'Check your answers' }).click();
      await page.getByRole('button', { name: 'Book this appointment' }).waitFor();
      await says();
      await notTooQuick(page);
      await page.getByRole('button', { name: 'Book this appointment' }).click();
      await title(page, 'Your appointment is booked');
      const facts = await page.getByRole('definition').allInnerTexts();
      expect(facts).toContain(`${name}, ${length}`);
      expect(facts).toContain(price);
      expect(facts.find((fact) => /^(Dr|Mr|Ms) /.test(fact))).toBeDefined();
      await main.getByRole('link', { name: /^Open the map/ }).waitFor();
      const said = await main.innerText();
      expect(said).toContain('We have sent the confirmation to your address at example.org.');
      expect(said).toMatch(/(Cardiology|Dermatology), .*floor/);
      expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
      const { preparation } = await api(`/${kind === 'package' ? kind : 'services'}/slug/${slug}`);
      expect(await main.innerText()).toContain(preparation.split('\n')[0]);
      expectQuiet(visit);
    }
  },
);

test('a service that begins with a consultation says what is booked for it', async () => {
  const visit = await browser.open({ viewport: phone, javaScriptEnabled: false });
  const { page } = visit;
  await page.goto('/appointment?service=hip-and-knee-replacement');
  await page.getByText('You book: Procedure assessment, 45 minutes').waitFor();
  expect(await page.getByText('£').count()).toBe(0);
  await page.goto('/appointment?service=hip-and-knee-replacement&department=orthopaedics&doctor=any');
  await page.getByText('You book: Procedure assessment, 45 minutes').waitFor();
  expectQuiet(visit);
});

test('a package that is no longer offered is not booked as something else in its name', async () => {
  const { page } = await browser.open({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/appointment?department=cardiology&doctor=any&package=gone');
  expect(new URL(page.url()).search).toBe('?department=cardiology&doctor=any');
});

test('a day that is fully booked says so and leads to the nearest one that is not', async () => {
  const slots = await api(`/appointment/slots?doctor=matteo-ferrante&from=${inDays(40)}&to=${inDays(60)}`);
  const day = slots[0].localDate;
  const ofDay = slots.filter((slot: { localDate: string }) => slot.localDate === day);
  const staff = await staffHeaders();
  for (const [index, { doctorId, visitTypeId, startsAt }] of ofDay.entries()) {
    const person = { name: 'Full', email: `full-${index}@example.org`, source: 'phone' };
    await send('POST', '/appointment/desk', { doctorId, visitTypeId, startsAt, ...person }, staff);
  }
  const visit = await browser.open({ javaScriptEnabled: false });
  await visit.page.goto(`/appointment?doctor=matteo-ferrante&month=${day.slice(0, 7)}&day=${day}`);
  await visit.page.getByText('This day is fully booked.').waitFor();
  await visit.page.getByText('The nearest day with a free time is').getByRole('link').click();
  const times = visit.page.getByRole('main').getByRole('button', { name: timeName });
  await expect.poll(() => times.count()).toBeGreaterThan(1);
  expectQuiet(visit);
});

test('a visit that needs approval is requested by the patient, approved at the desk, and confirmed to the patient', async () => {
  const staff = await staffHeaders();
  const doctor = await api('/doctor/slug/layla-hassoun');
  const fields = { name: 'Second opinion', durationMinutes: 30, needsApproval: true, doctorIds: [doctor.id] };
  const kind = await send('POST', '/visit-type', fields, staff);
  // Extra hours are open to every kind of visit; nobody works there on Sundays.
  const sunday = new Date(Date.now() + 21 * 86_400_000);
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  const day = sunday.toISOString().slice(0, 10);
  const extra = { kind: 'extra', from: `${day}T10:00`, to: `${day}T12:00` };
  await send('POST', `/doctor/${doctor.id}/timeoff`, extra, staff);
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  await page.goto('/appointment?doctor=layla-hassoun');
  await page.getByRole('link', { name: /Second opinion.*on request/ }).click();
  await page.waitForURL(new RegExp(`visit=${kind.id}`));
  await page.goto(`${page.url().split('#')[0]}&month=${day.slice(0, 7)}&day=${day}`);
  await page.getByRole('main').getByRole('button', { name: timeName }).last().click();
  await page.waitForURL(/hold=/);
  await fillInAndBook(page, 'Rita Request', 'rita-request@example.org');
  await title(page, 'We have your request');

  const atDesk = await browser.open({ viewport: desk });
  await signIn(atDesk, `/admin/appointments?day=${day}&doctor=layla-hassoun`);
  await atDesk.page.locator('.visit-block').filter({ hasText: 'Rita Request' }).click();
  await atDesk.page.getByRole('button', { name: /^Approve/ }).click();
  await expect
    .poll(async () => {
      await page.goto(page.url());
      return page.getByRole('heading', { level: 1 }).innerText();
    })
    .toBe('Your appointment is booked');
  const { data: mails } = await (
    await atDesk.context.request.get('/api/admin/mail?q=rita-request@example.org', { headers: staff })
  ).json();
  expect(mails.map(({ subject }: { subject: string }) => subject).length).toBe(2);
  for (const one of [visit, atDesk]) expectQuiet(one);
});

/** With the only doctor of a department on leave for longer than times are offered. */
async function onLeave(department: string, work: (doctor: { name: string; slug: string }) => Promise<void>) {
  const staff = await staffHeaders();
  const [doctor] = await api(`/doctor?department=${department}`);
  const leave = { kind: 'leave', from: `${inDays(-1)}T00:00`, to: `${inDays(60)}T00:00` };
  const { id } = await send('POST', `/doctor/${doctor.id}/timeoff`, leave, staff);
  try {
    await work(doctor);
  } finally {
    await send('DELETE', `/doctor/${doctor.id}/timeoff/${id}`, undefined, staff);
  }
}

test('a department where nobody is free offers the waiting list, a number to call and other departments', () =>
  onLeave('dermatology', async (doctor) => {
    const department = 'dermatology';
    for (const options of [{ viewport: desk }, { viewport: phone, javaScriptEnabled: false }]) {
      const visit = await browser.open(options);
      const { page } = visit;
      const main = page.getByRole('main');
      await page.goto(`/appointment?department=${department}`);
      await main.getByText('Nobody in Dermatology has a free time online in the next 30 days.').waitFor();
      expect(await main.getByRole('link', { name: /^\+44/ }).last().getAttribute('href')).toMatch(
        /^tel:\+44/,
      );
      await main.getByRole('link', { name: 'See who is free soonest in all departments' }).click();
      await main.getByRole('button', { name: timeName }).first().waitFor();
      await page.goBack();
      await main.getByRole('link', { name: `Join the waiting list of Dr ${doctor.name}` }).click();
      await title(page, 'Wait for an earlier time');
      await main.getByText(doctor.name).first().waitFor();
      expectQuiet(visit);
    }
    // Pages that are kept for everybody learn it from the browser.
    const visit = await browser.open({ viewport: phone });
    const { page } = visit;
    const main = page.getByRole('main');
    for (const [address, name] of [
      [`/departments/${department}`, /^No free times soon: join the waiting list/],
      ['/doctors?q=halvorsen', /^No free times soon: join the waiting list/],
      ['/conditions/eczema', /^No free times soon: join the waiting list/],
      [`/doctors/${doctor.slug}`, /^No free times soon: join the waiting list/],
    ] as const) {
      await page.goto(address);
      await main.getByRole('link', { name }).first().click();
      await title(page, 'Wait for an earlier time');
      await main.getByText(doctor.name).first().waitFor();
    }
    await page.goto(`/doctors/${doctor.slug}`);
    await main.locator('[data-free-times]').getByRole('link', { name: 'Join the waiting list' }).waitFor();
    await main.getByText(/reception may know of other times/).waitFor();
    expect(await main.locator('[data-free-times] a[href^="tel:"]').count()).toBe(1);
    expectQuiet(visit);
  }));

test('a department where nobody is free leads to those in which its doctors work too and someone is', () =>
  onLeave('nephrology', async () => {
    const visit = await browser.open({ viewport: phone, javaScriptEnabled: false });
    const { page } = visit;
    const main = page.getByRole('main');
    await page.goto('/appointment?department=nephrology');
    await main.getByText('Related departments where someone is free').waitFor();
    await main.getByRole('link', { name: /^General Medicine Next free: / }).click();
    await main.getByRole('link', { name: /^Any doctor, the first free time/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('department')).toBe('general-medicine');
    expectQuiet(visit);
  }));

test('the kind of visit that is chosen is what one waits for, without script too', async () => {
  const kinds: { id: number; name: string }[] = await api('/visit-type');
  const { id, name } = kinds.find((kind) => kind.name === 'Follow-up')!;
  for (const javaScriptEnabled of [false, true]) {
    const visit = await browser.open({ viewport: phone, javaScriptEnabled });
    const { page } = visit;
    await page.goto(`/appointment?doctor=clara-hensley&visit=${id}`);
    await page.getByRole('link', { name: 'Join the waiting list for an earlier time' }).click();
    await page.getByText(`long enough for “${name}”`).waitFor();
    await page.getByLabel('Your name').fill('Wim Waiting');
    await page.getByLabel(/^Email/).fill(`wim-${javaScriptEnabled}@example.org`);
    await notTooQuick(page);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await title(page, 'We have emailed you');
    await page.getByRole('link', { name: 'Back to the times' }).click();
    await page.waitForURL(new RegExp(`doctor=clara-hensley&visit=${id}$`));
    expectQuiet(visit);
  }
  const waiting: { name: string; visitType: string }[] = await api('/waitlist', await staffHeaders());
  expect(waiting.map((one) => [one.name, one.visitType])).toEqual(Array(2).fill(['Wim Waiting', name]));
});
