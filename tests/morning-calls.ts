/** What a receptionist is asked for in a morning, and how it is done, with either kind of hand. */
import type { Locator, Page } from 'playwright-core';
import { openClinicToday } from './clinic-today.ts';
import type { Hand } from './hands.ts';
import { api, send, staffHeaders } from './hospital-api.ts';

/** By slugs: two who see patients all day, and one who calls in sick. */
export type Doctors = Record<'first' | 'second' | 'sick', string>;

/** Fills the day of three doctors, with names that end as given, so that two mornings can share a hospital. */
export async function openMorning({ first, second, sick }: Doctors, ending: string, digit: number) {
  const clinic = await openClinicToday(first);
  const other = await openClinicToday(second);
  const away = await openClinicToday(sick);
  const named = (name: string) => `${name} ${ending}`;
  const phoneOf = (person: number) => `020 7946 0${digit}${10 + person}`;
  for (const [person, name] of ['Olive', 'Peter', 'Quinn', 'Rosa', 'Sam', 'Tess', 'Uma', 'Vera'].entries())
    await clinic.call(person + 3, named(name), phoneOf(person));
  for (const [person, name] of ['Will', 'Xena'].entries())
    await away.call(person + 3, named(name), phoneOf(person + 20));
  const staff = await staffHeaders();
  const kind = { name: named('Second opinion'), durationMinutes: 30, needsApproval: true };
  const { id: visitTypeId } = await send(
    'POST',
    '/visit-type',
    { ...kind, doctorIds: [clinic.doctor.id] },
    staff,
  );
  const { today } = clinic;
  const asked = `/appointment/slots?doctor=${first}&visitType=${visitTypeId}&from=${today}&to=${today}`;
  const { startsAt } = (await api(asked)).at(-1);
  const request = { doctorId: clinic.doctor.id, visitTypeId, startsAt, name: named('Yara') };
  await send('POST', '/appointment', { ...request, email: `yara${digit}@example.org` });
  return { first: clinic.doctor, second: other.doctor, sick: away.doctor, named, phoneOf, today };
}
type Morning = Awaited<ReturnType<typeof openMorning>>;

/** Each begins at the calendar. */
export function callsOf(page: Page, hand: Hand, { first, second, sick, named, phoneOf }: Morning) {
  const dialog = page.getByRole('dialog').last();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  const block = (name: string) => page.locator('.visit-block').filter({ hasText: named(name) });
  const row = (name: string) => page.locator('.visit').filter({ hasText: named(name) });
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  const doctors = dialog.getByLabel(/^Doctor/);
  /** The dialog closes; what it was opened from may stay. */
  async function submit(name: string | RegExp) {
    const open = await page.locator('dialog[open]').count();
    await hand.press(inDialog(name));
    await page.waitForFunction((all) => document.querySelectorAll('dialog[open]').length < all, open);
  }
  const column = (doctor: { name: string }) =>
    page.getByRole('region', { name: new RegExp(`^${doctor.name},`) });
  /** The n-th free time that the calendar shows of a doctor. */
  const free = (doctor: { name: string }, place: number) =>
    column(doctor).locator('.calendar-free').nth(place);
  const time = (place: number) => dialog.locator('.time-days').getByRole('radio').nth(place);
  /** Of the first day after the one that is shown. */
  const laterTime = dialog.locator('.time-day + .time-list').first().getByRole('radio').first();

  const newBooking = () => hand.key('n', button('New booking'));
  async function returning(name: string) {
    await hand.fill(dialog.getByRole('searchbox'), named(name));
    await hand.press(inDialog(new RegExp(`^${named(name)}`)).first());
  }
  async function newcomer(name: string, person: number) {
    await hand.fill(field('Full name'), named(name));
    await hand.fill(field(/^Phone/), phoneOf(person));
  }
  async function book() {
    await submit(/^Book \d\d:\d\d on/);
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
  async function late(doctor: { name: string }) {
    if (!hand.hasKeys) await hand.press(button('More to do'));
    await hand.press(button('Running late'));
    await hand.choose(doctors, doctor.name);
    await hand.choose(dialog.getByLabel(/^How late/), '20 minutes');
    await submit('Say so');
  }
  async function walkIn() {
    await hand.key('w', button('Walk-in'));
  }
  async function checkIn() {
    await submit('Check in now');
  }
  async function rebook(name: string) {
    await hand.press(page.getByRole('link', { name: /^Needs rebooking/ }).first());
    await hand.press(button(new RegExp(`^Decide: ${named(name)},`)));
  }
  return {
    async 'a known patient wants a doctor soon'() {
      await newBooking();
      await returning('Olive');
      await hand.choose(doctors, second.name);
      await hand.tick(time(0));
      await book();
    },
    async 'another one takes what is free in the calendar'() {
      await hand.press(free(second, 8));
      await returning('Peter');
      await book();
    },
    async 'somebody new takes what is free in the calendar'() {
      await hand.press(free(first, 1));
      await newcomer('Nora', 30);
      await book();
    },
    async 'somebody new wants a doctor on another day'() {
      await newBooking();
      await newcomer('Nils', 31);
      await hand.choose(doctors, second.name);
      await hand.tick(laterTime);
      await book();
    },
    async 'somebody new wants any doctor, soonest'() {
      await newBooking();
      await newcomer('Nina', 32);
      await hand.press(
        dialog.getByRole('region', { name: 'Any doctor, soonest' }).getByRole('button').first(),
      );
      await book();
    },
    async 'an appointment moves to another day'() {
      await hand.move(block('Peter').first(), inDialog('Move …'));
      await hand.tick(laterTime);
      await submit('Move the appointment');
    },
    async 'an appointment that has to be searched for moves to another day'() {
      await search(named('Uma'), row('Uma'));
      await more('Uma', 'Move …');
      await hand.tick(laterTime);
      await submit('Move the appointment');
    },
    async 'an appointment is cancelled, with a reason'() {
      await hand.press(block('Quinn'));
      await more('Quinn', 'Cancel');
      await hand.fill(field(/^Reason/), 'Is well again.');
      await submit('Cancel the appointment');
    },
    async 'an appointment that has to be searched for is cancelled'() {
      await search(named('Tess'), row('Tess'));
      await more('Tess', 'Cancel');
      await submit('Cancel the appointment');
    },
    async '“is my appointment at ten?”'() {
      await search(named('Rosa'), row('Rosa').locator('.visit-time'));
    },
    async '“when am I due?”, by the number that called'() {
      await search(phoneOf(3), row('Rosa').locator('.visit-time'));
    },
    async 'a doctor is late'() {
      await late(first);
    },
    async 'another doctor is late'() {
      await late(second);
    },
    async 'a phone number is corrected'() {
      await search(named('Sam'), row('Sam'));
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
    async 'a patient has arrived'() {
      await hand.press(block('Olive').first());
      await hand.press(inDialog(/^Arrived/));
      await dialog.locator('.badge-arrived').waitFor();
    },
    async 'one who has to be searched for has arrived'() {
      await search(named('Vera'), row('Vera'));
      await hand.press(button(new RegExp(`^Arrived.*${named('Vera')}`)));
      await row('Vera').locator('.badge-arrived').waitFor();
    },
    async 'the first walk-in was here before'() {
      await walkIn();
      await returning('Rosa');
      await hand.choose(doctors, second.name);
      await checkIn();
    },
    async 'the second walk-in is new'() {
      await walkIn();
      await newcomer('Willa', 33);
      await hand.choose(doctors, second.name);
      await checkIn();
    },
    async 'the third walk-in says no more than a name'() {
      await walkIn();
      await hand.fill(field('Full name'), named('Wanda'));
      await hand.choose(doctors, first.name);
      await checkIn();
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
      if (!hand.hasKeys) await hand.press(button('More to do'));
      await hand.press(button('Block a time'));
      await hand.choose(doctors, sick.name);
      await hand.press(inDialog('The whole day'));
      await hand.fill(field(/^Reason/), 'Sick');
      await submit('Block the time');
    },
    async 'a patient of the sick doctor sees another one'() {
      await rebook('Will');
      await hand.tick(dialog.getByRole('radio', { name: /^Move/ }));
      await hand.choose(dialog.getByLabel(/^Doctor/), `${first.title} ${first.name}`.trim());
      await submit('Decide');
    },
    async 'another patient of the sick doctor gives up'() {
      await rebook('Xena');
      await hand.tick(dialog.getByRole('radio', { name: /^Cancel/ }));
      await hand.fill(field(/^Message/), 'We are sorry.');
      await submit(/^Cancel and tell/);
    },
    async 'somebody waits for the sick doctor'() {
      await newBooking();
      await newcomer('Walt', 35);
      await hand.choose(doctors, sick.name);
      await hand.press(inDialog('Put them on the waiting list'));
      await submit('Put on the list');
    },
  };
}
