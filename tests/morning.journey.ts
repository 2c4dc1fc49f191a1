/**
 * A receptionist's morning: twenty calls, three walk-ins, a sick doctor, a series and a squeeze-in, counted in steps. A
 * step is one thing that somebody at the desk decides and does (hands.ts): a field filled, a choice made, a press. A call
 * is one caller's request, from the calendar as it stands open until it is done.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { openClinicToday } from './clinic-today.ts';
import { newColleague, password, signedIn, turnOnTwoFactor } from './colleague.ts';
import { type Hand, keyboard, touch } from './hands.ts';
import { startOwnHospital } from './hospital.ts';
import { send } from './hospital-api.ts';
import { callsOf, openMorning } from './morning-calls.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const doctorSlug = 'ingrid-halvorsen';
const people = ['Olive Early', 'Peter Prompt', 'Quinn Later'] as const;

/** A doctor with clinic all day on any day, three who called, and an inquiry from overnight. */
async function openTheHouse() {
  const { call } = await openClinicToday(doctorSlug);
  for (const [place, name] of people.entries()) await call(place, name, `020 7946 073${place}`);
  await send('POST', '/inquiries', {
    name: 'Rosa Night',
    email: 'rosa@example.org',
    message: 'When does the pharmacy open?',
  });
}

/** By Tab alone. */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor();
  for (let tabs = 0; tabs < 150; tabs++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${wanted}.`);
}

async function press(page: Page, wanted: Locator) {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

async function goTo(page: Page, words: string, shown: Locator) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /a patient or an action/ }).waitFor();
  await page.keyboard.type(words);
  await page
    .getByRole('dialog')
    .getByRole('option', { selected: true })
    .filter({ hasText: new RegExp(words.slice(0, 4), 'i') })
    .waitFor();
  await page.keyboard.press('Enter');
  await shown.waitFor();
}

test('a receptionist’s morning by keyboard alone: sign in with a code, today, two arrivals, a move, an answer, a caller, sign out', async () => {
  const email = 'olga@openward.example';
  const first = await newColleague(browser, email);
  const { code } = await turnOnTwoFactor(first);
  await openTheHouse();

  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/admin/dashboard');
  await tabTo(page, page.getByLabel(/email/i).last());
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel(/^password/i));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').waitFor();
  // A missing code is answered with 401, which the browser logs.
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.keyboard.type(code());
  await page.keyboard.press('Enter');
  await signedIn(page);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  await goTo(page, 'appointments', page.getByRole('heading', { level: 1, name: 'Appointments' }));
  await press(
    page,
    page
      .getByRole('link', { name: 'List', exact: true })
      .or(page.getByRole('button', { name: 'List', exact: true })),
  );
  for (const name of people.slice(0, 2)) {
    await press(page, page.getByRole('button', { name: new RegExp(`^Arrived.*${name}`) }));
    await page.locator('.visit').filter({ hasText: name }).locator('.badge-arrived').waitFor();
  }

  const later = page.locator('.visit').filter({ hasText: 'Quinn Later' });
  const before = await later.locator('.visit-time').textContent();
  await press(page, page.getByLabel('More for Quinn Later'));
  await press(page, page.getByRole('button', { name: 'Move …' }));
  const dialog = page.getByRole('dialog');
  const times = dialog.getByRole('radio');
  await tabTo(page, times.first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await press(page, dialog.getByRole('button', { name: 'Move the appointment' }));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => later.locator('.visit-time').textContent()).not.toBe(before);

  await goTo(page, 'inquiries', page.getByRole('heading', { level: 1, name: 'Inquiries' }));
  await press(page, page.getByRole('link', { name: /Rosa Night/ }));
  await tabTo(page, page.getByLabel(/^Reply by email/));
  await page.keyboard.type('Every day from eight.');
  await press(page, page.getByRole('button', { name: 'Send', exact: true }));
  await page.locator('.thread-out').getByText('Every day from eight.').waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('7946 0732');
  await page
    .getByRole('dialog')
    .getByRole('option', { selected: true })
    .filter({ hasText: 'Quinn Later' })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Quinn Later' }).waitFor();
  await page.getByRole('link', { name: '+44 20 7946 0732' }).waitFor();

  await goTo(page, 'sign out', page.getByLabel(/^password/i));
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null);
  // Nor does a message keep naming who was moved.
  await page.getByText('Quinn Later').waitFor({ state: 'detached', timeout: 2000 });
  expectQuiet(visit);
});

const mostSteps = 6;

test.for([
  {
    by: 'by keyboard alone at a desk',
    options: { viewport: desk },
    handOf: keyboard,
    tries: [
      {
        first: 'matteo-ferrante',
        second: 'ingrid-halvorsen',
        sick: 'camila-duarte',
        ending: 'Keys',
        digit: 7,
      },
      { first: 'clara-hensley', second: 'karim-belhadi', sick: 'tomasz-wilk', ending: 'Keysagain', digit: 9 },
    ],
  },
  {
    by: 'by touch on a phone',
    options: { viewport: phone, hasTouch: true },
    handOf: touch,
    tries: [
      {
        first: 'rohan-deshmukh',
        second: 'niamh-corrigan',
        sick: 'callum-strachan',
        ending: 'Touch',
        digit: 8,
      },
      {
        first: 'meera-iyengar',
        second: 'ifeoma-adeyinka',
        sick: 'kofi-amponsah',
        ending: 'Touchagain',
        digit: 6,
      },
    ],
  },
])('$by no call of a morning takes more than six steps', async ({ options, handOf, tries }, { task }) => {
  // A try that failed leaves its day behind, so the next one has other doctors and patients.
  const { ending, digit, ...doctors } = tries[task.result?.retryCount ?? 0]!;
  const morning = await openMorning(doctors, ending, digit);
  const visit = await browser.open(options);
  const { page } = visit;
  await signIn(visit, '/admin/appointments');
  const hand: Hand = handOf(page);
  const steps: Record<string, number> = {};
  for (const [call, answer] of Object.entries(callsOf(page, hand, morning))) {
    await toTheCalendar(page);
    await answer();
    steps[call] = hand.stepsSinceThen();
  }
  expect(Object.keys(steps).length).toBeGreaterThanOrEqual(26);
  expect(Object.entries(steps).filter(([, taken]) => taken > mostSteps)).toEqual([]);
  expectQuiet(visit);
});

/** As after a call that left it open: no panel is in the way, and after some seconds no message is. */
async function toTheCalendar(page: Page) {
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/appointments');
    dispatchEvent(new PopStateEvent('popstate'));
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    for (const close of document.querySelectorAll<HTMLElement>('.Toastify__close-button')) close.click();
  });
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('.calendar-grid').waitFor();
}
