import { afterEach, describe, expect, test } from 'vitest';
import {
  bookButton,
  checkAnswers,
  fillIn,
  isBooked,
  isHeld,
  openSlot,
  release,
  slotNextMonth,
  timesOf,
} from './book.ts';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { send } from './hospital-api.ts';
import { loadsOf } from './loads.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('an error is shown at its field, and nothing typed is lost', async () => {
  const { page } = await browser.open({ viewport: { width: 320, height: 568 } });
  await openSlot(page, 'clara-hensley', await slotNextMonth('clara-hensley'));
  await isHeld(page);
  await page.getByLabel(/Reason for the visit/).fill('A long story');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  const summary = page.locator('.error-summary');
  await summary.getByText('Please check 2 fields').waitFor();
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
  // All of it is in view, also on an old phone.
  await expect
    .poll(() => summary.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  const further = (one: Element) => {
    const before = scrollY;
    one.scrollIntoView();
    return scrollY - before;
  };
  expect(await summary.evaluate(further)).toBe(0);
  await page.setViewportSize(desk);
  await summary.getByRole('link', { name: 'Your full name: Enter your name.' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('booking-name');
  expect(await page.getByLabel('Your full name').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel(/Reason for the visit/).inputValue()).toBe('A long story');
});

test('everything can be changed before it is booked, and nothing typed is lost, even by a reload', async () => {
  const { page } = await browser.open();
  await openSlot(page, 'edmund-fairleigh', await slotNextMonth('edmund-fairleigh'));
  await isHeld(page);
  await fillIn(page, 'Ann Changes', 'changes@example.org');
  await page.getByRole('button', { name: 'Change time' }).click();
  const other = page.getByRole('button', { name: /free times?$/ }).nth(1);
  const [day] = (await other.getAttribute('aria-label'))!.split(/, \d+ free/);
  await other.click();
  await page.getByRole('heading', { name: day!, exact: true }).waitFor();
  const time = timesOf(page).last();
  const label = (await time.getAttribute('aria-label'))!;
  await time.click();
  await bookButton(page).waitFor();
  const summary = page.locator('#check');
  expect(label).toContain(day);
  expect(await page.getByRole('region', { name: 'Your appointment' }).textContent()).toContain(
    label.slice(0, label.lastIndexOf(',')),
  );
  expect(await summary.textContent()).toContain('Ann Changes');
  await page.getByRole('button', { name: 'Change your name' }).click();
  await page.getByLabel('Your full name').fill('Ann Changed');
  await checkAnswers(page);
  await bookButton(page).waitFor();
  expect(await summary.textContent()).toContain('Ann Changed');
  // The department has one doctor, so there is no choice.
  await page.getByRole('button', { name: 'Change doctor' }).click();
  await page.getByRole('button', { name: /^Orthopaedics/ }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /, \d\d:\d\d, .*Ferrante/ })
    .last()
    .click();
  await bookButton(page).waitFor();
  expect(await summary.textContent()).toContain('Ann Changed');
  await page.reload();
  await page.getByText(/We are holding this time for you until/).waitFor();
  await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Ann Changed');
});

describe.each([
  ['at a desk', desk, 4],
  ['on a phone', phone, 8],
] as const)('%s', (_, viewport, place) => {
  test('a step stays still once it is seen: what is pressed then does not move away', async () => {
    const visit = await browser.open({ viewport });
    const { page } = visit;
    await page.addInitScript(watchFrames);
    const slot = await slotNextMonth('matteo-ferrante', place);
    await openSlot(page, 'matteo-ferrante', slot);
    // The page holds the time itself, without moving.
    await isHeld(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const loaded = loadsOf(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let step = '';
    /** Waits for the focus and a few more frames: since the press they show the old step, then the new one. */
    const stands = async (focus: string) => {
      await page.locator(`${focus}:focus`).waitFor();
      // The router gives each finished step a key.
      await page.waitForFunction((key) => history.state.key !== key, step);
      step = await page.evaluate(() => history.state.key);
      const count = await page.evaluate(() => frames.length);
      await page.waitForFunction((least) => frames.length > least, count + 10);
      const all = await page.evaluate(() => frames.splice(0));
      const now = all.at(-1)!;
      expect([...new Set(all.map(({ shown }) => shown))]).toEqual([all[0]!.shown, now.shown]);
      const moved = all.filter(
        ({ shown, at, focused }) => shown === now.shown && (at !== now.at || focused !== now.focused),
      );
      expect(moved).toEqual([]);
    };
    step = await page.evaluate(() => history.state.key);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await stands('.error-summary');
    await fillIn(page, 'Still', `still-${place}@example.org`);
    await stands('[data-step]');
    await page.getByRole('button', { name: 'Change your name' }).click();
    await stands('[name="name"]');
    // Each answer had all that was new, so nothing more was loaded.
    expect(loaded).toEqual([]);
    await release(page);
    // Without a hold, an answer does not have all that is new.
    await page.getByLabel('Your full name').fill('');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await stands('.error-summary');
    await page.getByLabel('Your full name').fill('Still');
    const { doctorId, startsAt } = slot;
    await send('POST', '/appointment', { doctorId, startsAt, name: 'First', email: 'first@example.org' });
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByText('The nearest free times:').waitFor();
    await stands('[data-step]');
    await page.getByRole('status').filter({ hasText: 'nearest' }).getByRole('button').first().click();
    await bookButton(page).waitFor();
    await stands('[data-step]');
    await page.getByRole('button', { name: 'Change time' }).click();
    await page.getByText(/We are still holding/).waitFor();
    await stands('[data-step]');
    // The frame is not sent again either.
    expect([...new Set(loaded)]).toEqual(['site/booking/appointment']);
    expectQuiet(visit);
  });
});

test('what cannot be sent leaves the form as it is, is sent later by the same button, and survives a reload', async () => {
  const { page } = await browser.open();
  await openSlot(page, 'clara-hensley', await slotNextMonth('clara-hensley', 2));
  await isHeld(page);
  await page.getByLabel('Your full name').fill('Tunnel Example');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Change time' }).click();
  await page.getByText('This has not been sent yet').waitFor();
  expect(await page.getByLabel('Your full name').inputValue()).toBe('Tunnel Example');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Change time' }).click();
  await page.getByText(/We are still holding .* for you until/).waitFor();
  await page.getByRole('button', { name: 'Continue with this time' }).click();
  await fillIn(page, 'Tunnel Example', 'tunnel@example.org');
  await bookButton(page).waitFor();
  await page.context().setOffline(true);
  await bookButton(page).click();
  await page.getByText('This has not been sent yet').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Tunnel Example');
});

test('when a hold runs out, the page shows what has become of the time, and what was typed can still be booked', async () => {
  const { page } = await browser.open();
  await page.addInitScript(watchFrames);
  await page.clock.install();
  await openSlot(page, 'clara-hensley', await slotNextMonth('clara-hensley', 1));
  await isHeld(page);
  await page.getByLabel('Your full name').fill('Train Example');
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await page.clock.fastForward('10:30');
  await asked;
  await page.context().setOffline(false);
  await page.route('**/appointment.data?*', async (route) => {
    await page.getByText(/We are holding this time for you until/).waitFor();
    await release(page);
    await route.continue();
  });
  // Asks for the time again.
  await page.clock.fastForward('00:30');
  await page.getByText('We are no longer holding this time for you, but it is still free').waitFor();
  expect(await page.getByLabel('Your full name').inputValue()).toBe('Train Example');
  const shown = await page.evaluate(() => [...new Set(frames.map(({ shown }) => shown).filter(Boolean))]);
  expect(shown).toEqual([
    expect.stringMatching(/^Your details/),
    expect.stringMatching(/^Two minutes left.*Your details|^Your details.*Two minutes left/),
    expect.stringMatching(/no longer holding/),
  ]);
  await page.unrouteAll();
  await fillIn(page, 'Train Example', 'train@example.org');
  await bookButton(page).waitFor();
  await page.getByText(/We are holding this time for you until/).waitFor();
  await bookButton(page).click();
  await isBooked(page);
});

test('a double click on the soonest time of any doctor holds one and books once; going back says that it is booked', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/appointment');
  await page.getByRole('link', { name: /^Anyone, soonest available/ }).click();
  await page.getByRole('heading', { name: 'The soonest free times' }).waitFor();
  await timesOf(page).last().dblclick();
  await isHeld(page);
  await fillIn(page, 'Double Click', 'double@example.org');
  await bookButton(page).dblclick();
  await isBooked(page);
  expectQuiet(visit);
  const booked = page.url();
  await page.goBack();
  const said = page.getByText('You have already booked this time');
  await said.waitFor();
  // The page is scrolled to where it was left, far below; the sentence must be in view all the same.
  await expect.poll(() => said.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(600);
  expect(await said.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show my appointment' }).click();
  await page.waitForURL(booked);
});

test('a time that is pressed says at once that it is being held, however slow the network is', async () => {
  const { page } = await browser.open();
  await page.goto('/appointment?doctor=karim-belhadi');
  const answer = Promise.withResolvers<void>();
  await page.route('**/appointment*', async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  await timesOf(page).last().click();
  // The soonest time is above the others as well.
  await page.locator('button[aria-busy="true"]', { hasText: 'Holding it' }).first().waitFor();
  answer.resolve();
  await isHeld(page);
});

test('the back button goes a step back and keeps the choice', async () => {
  const { page } = await browser.open();
  await page.goto('/appointment');
  await page.getByRole('link', { name: /^Cardiology/ }).click();
  await page.getByRole('link', { name: /hensley/i }).click();
  await page
    .getByRole('link', { name: /free times?$/ })
    .first()
    .click();
  await page.waitForURL(/day=/);
  await page.goBack();
  await page.waitForURL(/doctor=clara-hensley#now$/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Who would you like to see in Cardiology?' }).waitFor();
});

declare const frames: { shown: string; at: number; focused: string }[];

/** Runs in the browser: notes what each frame shows, how far it is scrolled, and what has the focus. */
function watchFrames() {
  const noted: typeof frames = [];
  Object.assign(window, { frames: noted });
  const note = () => {
    const parts = document.querySelectorAll('[data-step], .error-summary, #now [role="status"]');
    const { activeElement } = document;
    noted.push({
      shown: [...parts].flatMap(({ textContent }) => textContent?.slice(0, 60) || []).join('; '),
      at: Math.round(scrollY),
      focused: `${activeElement?.tagName} ${activeElement?.id} ${activeElement?.textContent?.slice(0, 40)}`,
    });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
