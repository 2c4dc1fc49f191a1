/**
 * The calls that a receptionist answers in a morning, counted in steps. A step is one decision and its action
 * (hands.ts): a field filled in, a choice made, a press. A call is one caller's request, from the open calendar until
 * it is done.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { openClinicToday } from './clinic-today.ts';
import { type Hand, keyboard, touch } from './hands.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

/**
 * Two doctors who see patients all day, and one who calls in sick. A failed try changes their day, so each try has
 * other doctors.
 */
const doctors = [
  ['matteo-ferrante', 'ingrid-halvorsen', 'camila-duarte'],
  ['rohan-deshmukh', 'niamh-corrigan', 'callum-strachan'],
  ['clara-hensley', 'karim-belhadi', 'tomasz-wilk'],
  ['meera-iyengar', 'ifeoma-adeyinka', 'kofi-amponsah'],
] as const;
const mostSteps = 6;

test.for([
  { by: 'by keyboard alone at a desk', options: { viewport: desk }, handOf: keyboard, place: 0 },
  { by: 'by touch on a phone', options: { viewport: phone, hasTouch: true }, handOf: touch, place: 1 },
])('$by no call of a morning takes more than six steps', async ({ options, handOf, place }, { task }) => {
  const morning = await openMorning(place + 2 * (task.result?.retryCount ?? 0));
  const visit = await browser.open(options);
  const { page } = visit;
  await signIn(visit, '/admin/appointments');
  const hand = handOf(page);
  const tooMany: Record<string, number> = {};
  for (const [call, answer] of Object.entries(callsOf(page, hand, morning))) {
    await toTheCalendar(page);
    await answer();
    const steps = hand.stepsSinceThen();
    if (steps > mostSteps) tooMany[call] = steps;
  }
  expect(tooMany).toEqual({});
  expectQuiet(visit);
});

/** Closes the panel and the messages of the last call; a message would go away after some seconds. */
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

/** Fills the day of three doctors. Names differ between mornings that share a hospital. */
async function openMorning(place: number) {
  const [clinic, other, away] = [
    await openClinicToday(doctors[place]![0]),
    await openClinicToday(doctors[place]![1]),
    await openClinicToday(doctors[place]![2]),
  ];
  const named = (name: string) => `${name} ${['Keys', 'Touch', 'Keysagain', 'Touchagain'][place]}`;
  const phoneOf = (person: number) => `020 7946 0${6 + place}${10 + person}`;
  for (const [person, name] of ['Olive', 'Peter', 'Rosa', 'Sam', 'Tess', 'Vera'].entries())
    await clinic.call(person + 3, named(name), phoneOf(person));
  await away.call(3, named('Will'), phoneOf(20));
  const kind = { name: named('Second opinion'), durationMinutes: 30, needsApproval: true };
  const doctorIds = [clinic.doctor.id];
  const { id: visitTypeId } = await send('POST', '/visit-type', { ...kind, doctorIds }, await staffHeaders());
  const { today } = clinic;
  const asked = `/appointment/slots?doctor=${doctors[place]![0]}&visitType=${visitTypeId}&from=${today}&to=${today}`;
  const { startsAt } = (await api(asked)).at(-1);
  const request = { doctorId: clinic.doctor.id, visitTypeId, startsAt, name: named('Yara') };
  await send('POST', '/appointment', { ...request, email: `yara${place}@example.org` });
  return { first: clinic.doctor, second: other.doctor, sick: away.doctor, named, phoneOf };
}
type Morning = Awaited<ReturnType<typeof openMorning>>;

/** Each call begins at the calendar. */
function callsOf(page: Page, hand: Hand, { first, second, sick, named, phoneOf }: Morning) {
  const dialog = page.getByRole('dialog').last();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  const block = (name: string) => page.locator('.visit-block').filter({ hasText: named(name) });
  const row = (name: string) => page.locator('.visit').filter({ hasText: named(name) });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  const doctor = dialog.getByLabel(/^Doctor/);
  const column = (of: { name: string }) => page.getByRole('region', { name: new RegExp(`^${of.name},`) });
  const free = (of: { name: string }, place: number) => column(of).locator('.calendar-free').nth(place);
  /** A time on the first day after the one shown. */
  const laterTime = dialog.locator('.time-day + .time-list').first().getByRole('radio').first();
  /** The dialog closes; the one that opened it may stay. */
  async function submit(name: string | RegExp) {
    const open = await page.locator('dialog[open]').count();
    await hand.press(inDialog(name));
    await page.waitForFunction((all) => document.querySelectorAll('dialog[open]').length < all, open);
  }
  const book = () => submit(/^Book \d\d:\d\d on/);
  const newBooking = () => hand.key('n', button('New booking'));
  async function returning(name: string) {
    await hand.fill(dialog.getByRole('searchbox'), named(name));
    await hand.press(inDialog(new RegExp(`^${named(name)}`)).first());
  }
  async function newcomer(name: string, person: number) {
    await hand.fill(field('Full name'), named(name));
    await hand.fill(field(/^Phone/), phoneOf(person));
  }
  async function search(words: string, found: Locator) {
    if (!hand.hasKeys) await hand.press(button('Choose what is shown'));
    await hand.fill(page.getByRole('searchbox', { name: /^Search name, phone/ }), words);
    await found.waitFor();
  }
  async function more(name: string, act: string) {
    await hand.press(button(`More for ${named(name)}`));
    await hand.press(page.locator('.popover:popover-open').getByRole('button', { name: act, exact: true }));
  }
  async function furtherAct(name: string) {
    if (!hand.hasKeys) await hand.press(button('More to do'));
    await hand.press(button(name));
  }
  return {
    async 'a known patient wants a doctor on another day'() {
      await newBooking();
      await returning('Olive');
      await hand.choose(doctor, second.name);
      await hand.tick(laterTime);
      await book();
    },
    async 'somebody new takes what is free in the calendar'() {
      await hand.press(free(first, 1));
      await newcomer('Nora', 30);
      await book();
    },
    async 'somebody new wants any doctor, soonest'() {
      await newBooking();
      await newcomer('Nina', 32);
      const any = dialog.getByRole('region', { name: 'Any doctor, soonest' });
      await hand.press(any.getByRole('button').first());
      await book();
    },
    async 'an appointment moves to another day'() {
      await hand.move(block('Peter').first(), inDialog('Move …'));
      await hand.tick(laterTime);
      await submit('Move the appointment');
    },
    async 'an appointment that has to be searched for is cancelled'() {
      await search(named('Tess'), row('Tess'));
      await more('Tess', 'Cancel');
      await submit('Cancel the appointment');
    },
    async 'a doctor is late'() {
      await furtherAct('Running late');
      await hand.choose(doctor, first.name);
      await hand.choose(dialog.getByLabel(/^How late/), '20 minutes');
      await submit('Say so');
    },
    async 'a phone number is corrected'() {
      await search(phoneOf(3), row('Sam'));
      await more('Sam', 'Correct …');
      await hand.fill(field(/^Phone/), phoneOf(40));
      await submit('Correct this visit');
    },
    async 'a patient needs an interpreter'() {
      await hand.press(block('Vera'));
      await more('Vera', 'Needs …');
      await hand.tick(dialog.getByRole('checkbox', { name: /interpreter/i }));
      await hand.fill(field('Language'), 'Polish');
      await submit('Save needs');
    },
    async 'a request is approved'() {
      await hand.press(block('Yara'));
      await hand.press(inDialog(/^Approve/));
      await dialog.locator('.badge-booked').waitFor();
    },
    async 'a patient who has to be searched for arrives, is seen and goes'() {
      await search(named('Vera'), row('Vera'));
      for (const [step, badge] of [
        ['Arrived', 'arrived'],
        ['Start visit', 'in_progress'],
        ['Done', 'fulfilled'],
      ]) {
        await hand.press(button(new RegExp(`^${step}.*${named('Vera')}`)));
        await row('Vera').locator(`.badge-${badge}`).waitFor();
      }
    },
    async 'a walk-in says no more than a name'() {
      await hand.key('w', button('Walk-in'));
      await hand.fill(field('Full name'), named('Wanda'));
      await hand.choose(doctor, first.name);
      await submit('Check in now');
    },
    async 'a patient begins a series'() {
      await hand.press(free(second, 11));
      await returning('Sam');
      await hand.tick(dialog.getByLabel('Repeat as a series'));
      await hand.fill(dialog.getByLabel(/^How many visits/), '3');
      await submit('Book 3 visits');
    },
    async 'somebody in pain is squeezed in'() {
      await hand.press(column(first).locator(block('Rosa')));
      await more('Rosa', 'Squeeze in …');
      await newcomer('Zoe', 34);
      await book();
    },
    async 'a doctor calls in sick'() {
      await furtherAct('Block a time');
      await hand.choose(doctor, sick.name);
      await hand.press(inDialog('The whole day'));
      await hand.fill(field(/^Reason/), 'Sick');
      await submit('Block the time');
    },
    async 'a patient of the sick doctor sees another one'() {
      await hand.press(page.getByRole('link', { name: /^Needs rebooking/ }).first());
      await hand.press(button(new RegExp(`^Decide: ${named('Will')},`)));
      await hand.tick(dialog.getByRole('radio', { name: /^Move/ }));
      await hand.choose(dialog.getByLabel(/^Doctor/), `${first.title} ${first.name}`.trim());
      await submit('Decide');
    },
    async 'somebody waits for the sick doctor'() {
      await newBooking();
      await newcomer('Walt', 35);
      await hand.choose(doctor, sick.name);
      await hand.press(inDialog('Put them on the waiting list'));
      await submit('Put on the list');
    },
  };
}
