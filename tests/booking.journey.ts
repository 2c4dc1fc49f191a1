import { afterEach, describe, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress } from './hospital.ts';
import { api, send } from './hospital-api.ts';
import { loadsOf } from './loads.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/**
 * Opens a free time of a doctor, like a link from the doctor's own page: next month, where other days are free too.
 */
async function openTime(visit: Visit, doctor: string, place = 0) {
  const now = new Date();
  const day = (of: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, of)).toISOString().slice(0, 10);
  const free = await api(`/appointment/slots?doctor=${doctor}&from=${day(1)}&to=${day(28)}`);
  const dayOf = (at: number) => free[at]?.localDate;
  const begin = free.findIndex((_: unknown, at: number) => dayOf(at) === dayOf(at + place));
  const slot = free[begin + place];
  const { localDate } = slot;
  await visit.page.goto(
    `/appointment?doctor=${doctor}&month=${localDate.slice(0, 7)}&day=${localDate}&start=${slot.startsAt}`,
  );
  return slot;
}

/** The token of a hold is in the address; with script a time is held as soon as the page opens. */
const isKept = ({ page }: Visit) => page.waitForURL(/hold=/);
/** As when it runs out, for which no test waits. */
const release = ({ page }: Visit) =>
  send('DELETE', `/appointment/hold/${new URL(page.url()).searchParams.get('hold')}`);

async function fillIn(visit: Visit, name: string, email: string) {
  await visit.page.getByLabel('Your full name').fill(name);
  await visit.page.getByLabel(/^Email/).fill(email);
  await notTooQuick(visit.page);
  await visit.page.getByRole('button', { name: 'Check your answers' }).click();
}
const bookButton = ({ page }: Visit) => page.getByRole('button', { name: 'Book this appointment' });
const isBooked = ({ page }: Visit) =>
  page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();

/** home → doctors → filter → profile → free time → booked; answers what was booked. */
async function bookFromHome(visit: Visit, email: string) {
  const { page } = visit;
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  // On a phone the footer's sections are folded.
  if (!(await footer.getByRole('link', { name: 'Doctors' }).isVisible()))
    await footer.locator('summary').filter({ hasText: 'Important Links' }).click();
  await footer.getByRole('link', { name: 'Doctors' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // On a phone the filters are folded too.
  const department = page.getByRole('main').getByLabel('Department');
  if (!(await department.isVisible())) {
    await page.getByRole('main').locator('summary').first().click();
  }
  await department.selectOption({ label: 'Neurology' });
  const apply = page.getByRole('button', { name: /apply|show/i });
  if (await apply.isVisible()) await apply.click();
  await page.waitForURL(/department=neurology/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /belhadi/i })
    .first()
    .click();
  await page.waitForURL(/\/doctors\/[a-z-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  await page
    .getByRole('main')
    .getByRole('link', { name: /book|free times/i })
    .first()
    .click();
  await page.waitForURL(/\/appointment\?/);
  // The last marked day of the month, so that journeys do not take each other's times.
  await page
    .getByRole('link', { name: /free times?$/ })
    .last()
    .click();
  await page.waitForURL(/day=/);
  const time = page
    .getByRole('main')
    .getByRole('button', { name: /, \d\d:\d\d, / })
    .last();
  const label = (await time.getAttribute('aria-label'))!;
  await time.click();
  await isKept(visit);
  const startsAt = new URL(page.url()).searchParams.get('start')!;
  await fillIn(visit, 'Ann Example', email);
  await bookButton(visit).click();
  await isBooked(visit);
  const reference = (await page.locator('[data-reference]').textContent())!.trim();
  return { slug, startsAt, label, reference };
}

async function isFree(slug: string, startsAt: string) {
  const day = startsAt.slice(0, 10);
  const slots = await api(`/appointment/slots?doctor=${slug}&from=${day}&to=${day}`);
  return slots.some((slot: { startsAt: string }) => slot.startsAt === startsAt);
}

describe.each([
  [
    'with script at a desk',
    { viewport: desk, javaScriptEnabled: true },
    ['matteo-ferrante', 'ifeoma-adeyinka', 'edmund-fairleigh'],
  ],
  [
    'without script on a phone',
    { viewport: phone, javaScriptEnabled: false },
    ['tomasz-wilk', 'niamh-corrigan', 'meera-iyengar'],
  ],
] as const)('%s', (_, options, doctors) => {
  test('a visitor finds a doctor and books a free time, which is then no longer offered and is in the admin list', async () => {
    const visit = await browser.open(options);
    const booked = await bookFromHome(visit, `${options.javaScriptEnabled}@example.org`);
    expect(booked.reference).toMatch(/^[A-Z346789]{8}$/);
    expect(await isFree(booked.slug, booked.startsAt)).toBe(false);
    // The confirmation can be reloaded and shows the same.
    await visit.page.reload();
    expect(await visit.page.locator('[data-reference]').textContent()).toContain(booked.reference);
    expectQuiet(visit);

    const staff = await browser.open();
    await signIn(staff, `/admin/appointments?day=${booked.startsAt.slice(0, 10)}`);
    await staff.page.getByText(booked.reference).first().waitFor();
    expectQuiet(staff);
  });

  test('who has booked already is told how to move or cancel, as long as nothing is chosen', async () => {
    const { page } = await browser.open(options);
    await page.goto('/search?q=cancel+my+appointment');
    await page.getByRole('main').getByRole('link', { name: 'My appointment' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My appointment' }).waitFor();
    await page.goto('/appointment');
    await page.getByText('Already booked?').waitFor();
    expect(await page.getByRole('link', { name: 'find your appointment' }).getAttribute('href')).toBe(
      '/appointment/mine',
    );
    const call = page.getByRole('main').getByRole('link', { name: /^\+44/ });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+44\d+$/);
    await page.goto(`/appointment?doctor=${doctors[0]}`);
    await page.getByRole('heading', { name: 'When would suit you?' }).waitFor();
    expect(await page.getByText('Already booked?').count()).toBe(0);
  });

  test('an error is shown at its field, and nothing typed is lost', async () => {
    const visit = await browser.open(options);
    await openTime(visit, 'clara-hensley');
    if (options.javaScriptEnabled) await isKept(visit);
    await visit.page.getByLabel(/Reason for the visit/).fill('A long story');
    await visit.page.setViewportSize({ width: 320, height: 568 });
    await visit.page.getByRole('button', { name: 'Check your answers' }).click();
    const summary = visit.page.locator('.error-summary');
    await summary.getByText('Please check 2 fields').waitFor();
    // Without script the page opens at the step, where the summary is.
    if (options.javaScriptEnabled)
      await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
    // All of it, on an old phone too.
    await expect
      .poll(() => summary.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    const further = (one: Element) => {
      const before = scrollY;
      one.scrollIntoView();
      return scrollY - before;
    };
    if (options.javaScriptEnabled) expect(await summary.evaluate(further)).toBe(0);
    await visit.page.setViewportSize(options.viewport);
    await summary.getByRole('link', { name: 'Your full name: Enter your name.' }).press('Enter');
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe('booking-name');
    expect(await visit.page.getByLabel('Your full name').getAttribute('aria-invalid')).toBe('true');
    expect(await visit.page.getByLabel(/Reason for the visit/).inputValue()).toBe('A long story');
  });

  test('a time that ran out is kept again, with all that was typed, and then booked', async () => {
    const visit = await browser.open(options);
    const { page } = visit;
    if (options.javaScriptEnabled) await page.clock.install();
    await page.goto(`/appointment?doctor=${doctors[0]}`);
    await page
      .getByRole('button', { name: /, \d\d:\d\d, / })
      .first()
      .click();
    await isKept(visit);
    await page.getByText(/We are holding this time for you until \d\d:\d\d/).waitFor();
    await page.getByLabel('Your full name').fill('Slow Example');
    await page.getByLabel(/^Email/).fill(`slow-${options.javaScriptEnabled}@example.org`);
    await release(visit);
    if (options.javaScriptEnabled) {
      await page.clock.fastForward('08:30');
      await page.getByText('Two minutes left. You can ask us to hold it').waitFor();
      await page.clock.fastForward('02:00');
      await page.getByText('We are no longer holding this time for you, but it is still free').waitFor();
      expect(await page.getByLabel('Your full name').inputValue()).toBe('Slow Example');
    }
    await notTooQuick(visit.page);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await bookButton(visit).waitFor();
    await page.getByText(/We are holding this time for you until \d\d:\d\d/).waitFor();
    await bookButton(visit).click();
    await isBooked(visit);
    expectQuiet(visit);
  });

  test('an expired hold on a time that someone else took is refused with the nearest free ones; one of them is booked without typing anything again', async () => {
    const visit = await browser.open(options);
    const { page } = visit;
    const slot = await openTime(visit, doctors[1], 2);
    if (options.javaScriptEnabled) {
      await isKept(visit);
      await release(visit);
    }
    const { doctorId, startsAt } = slot;
    const rival = {
      doctorId,
      startsAt,
      name: 'First',
      email: `first-${options.javaScriptEnabled}@example.org`,
    };
    await send('POST', '/appointment', rival);
    await page.getByLabel(/Reason for the visit/).fill('A long story');
    await fillIn(visit, 'Second', `second-${options.javaScriptEnabled}@example.org`);
    await page.getByText('The nearest free times:').waitFor();
    const nearest = page.getByRole('status').filter({ hasText: 'nearest' }).getByRole('button');
    expect(await nearest.count()).toBe(3);
    await nearest.first().click();
    await bookButton(visit).waitFor();
    await page.getByText('A long story').waitFor();
    await bookButton(visit).click();
    await isBooked(visit);
  });

  test('everything can be changed before it is booked, and nothing typed is lost', async () => {
    const visit = await browser.open(options);
    const { page } = visit;
    await openTime(visit, doctors[2]);
    if (options.javaScriptEnabled) await isKept(visit);
    await fillIn(visit, 'Ann Changes', `changes-${options.javaScriptEnabled}@example.org`);
    await page.getByRole('button', { name: 'Change time' }).click();
    await page.getByText(/We are still holding .* for you until/).waitFor();
    await page.getByRole('button', { name: 'Continue with this time' }).click();
    await bookButton(visit).waitFor();
    await page.getByRole('button', { name: 'Change time' }).click();
    const other = page.getByRole('button', { name: /free times?$/ }).nth(1);
    const [day] = (await other.getAttribute('aria-label'))!.split(/, \d+ free/);
    await other.click();
    await page.getByRole('heading', { name: day!, exact: true }).waitFor();
    const time = page
      .getByRole('main')
      .getByRole('button', { name: /, \d\d:\d\d, / })
      .last();
    const label = (await time.getAttribute('aria-label'))!;
    await time.click();
    await bookButton(visit).waitFor();
    const summary = page.locator('#check');
    expect(label).toContain(day);
    expect(await page.getByRole('region', { name: 'Your appointment' }).textContent()).toContain(
      label.slice(0, label.lastIndexOf(',')),
    );
    expect(await summary.textContent()).toContain('Ann Changes');
    await page.getByRole('button', { name: 'Change your name' }).click();
    await page.getByLabel('Your full name').fill('Ann Changed');
    await notTooQuick(page);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await bookButton(visit).waitFor();
    expect(await summary.textContent()).toContain('Ann Changed');
    // The department has one doctor, so that nobody is asked who.
    await page.getByRole('button', { name: 'Change doctor' }).click();
    await page.getByRole('button', { name: /^Orthopaedics/ }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /, \d\d:\d\d, .*Ferrante/ })
      .last()
      .click();
    await bookButton(visit).waitFor();
    expect(await summary.textContent()).toContain('Ann Changed');
    if (!options.javaScriptEnabled) return;
    // A reload and the back button show what was typed.
    await page.reload();
    await page.getByText(/We are holding this time for you until/).waitFor();
    await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Ann Changed');
  });
});

describe.each([
  ['at a desk', desk, 4],
  ['on a phone', phone, 8],
] as const)('%s', (_, viewport, place) => {
  test('a step stands still from the moment that it is seen: what is pressed then does not move away', async () => {
    const visit = await browser.open({ viewport });
    const { page } = visit;
    await page.addInitScript(watchFrames);
    const slot = await openTime(visit, 'matteo-ferrante', place);
    // The time is held by the page itself, which nobody notices.
    await isKept(visit);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const loaded = loadsOf(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let step = '';
    /** Waits for the focus, and some frames more: since the press they show what was there before, then what is there now. */
    const stands = async (focus: string) => {
      await page.locator(`${focus}:focus`).waitFor();
      // The router gives each step that is done a key.
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
    await fillIn(visit, 'Still', `still-${place}@example.org`);
    await stands('[data-step]');
    await page.getByRole('button', { name: 'Change your name' }).click();
    await stands('[name="name"]');
    // Each answer had all that was new, so that nobody waited for more.
    expect(loaded).toEqual([]);
    await release(visit);
    // Nothing is held now, so that an answer does not have all that is new.
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
    await bookButton(visit).waitFor();
    await stands('[data-step]');
    await page.getByRole('button', { name: 'Change time' }).click();
    await page.getByText(/We are still holding/).waitFor();
    await stands('[data-step]');
    // Nor is the frame sent again.
    expect([...new Set(loaded)]).toEqual(['site/booking/appointment']);
    expectQuiet(visit);
  });
});

test('what cannot be sent leaves the form as it is, is sent by the same button later, and outlives a reload', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await openTime(visit, 'clara-hensley', 2);
  await isKept(visit);
  await page.getByLabel('Your full name').fill('Tunnel Example');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Change time' }).click();
  await page.getByText('This has not been sent yet').waitFor();
  expect(await page.getByLabel('Your full name').inputValue()).toBe('Tunnel Example');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Change time' }).click();
  await page.getByText(/We are still holding .* for you until/).waitFor();
  await page.getByRole('button', { name: 'Continue with this time' }).click();
  await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Tunnel Example');
  await fillIn(visit, 'Tunnel Example', 'tunnel@example.org');
  await bookButton(visit).waitFor();
  await page.context().setOffline(true);
  await bookButton(visit).click();
  await page.getByText('This has not been sent yet').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Tunnel Example');
});

test('a time that runs out while the answers are checked is held again, with all that was typed, and booked', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.clock.install();
  await openTime(visit, 'clara-hensley');
  await isKept(visit);
  await fillIn(visit, 'Late Example', 'late@example.org');
  await page.getByRole('button', { name: 'Change time' }).click();
  const times = page.getByRole('main').getByRole('button', { name: /, \d\d:\d\d, / });
  await times.nth(-2).click();
  await bookButton(visit).waitFor();
  await release(visit);
  await page.clock.fastForward('10:30');
  await page.getByText('We are no longer holding this time for you, but it is still free').waitFor();
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await bookButton(visit).waitFor();
  expect(await page.locator('#check').textContent()).toContain('Late Example');
  await bookButton(visit).click();
  await isBooked(visit);
  expectQuiet(visit);
});

test('when a time runs out, the page shows what has become of it once that is known, and stays as it is until then', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.addInitScript(watchFrames);
  await page.clock.install();
  await openTime(visit, 'clara-hensley', 1);
  await isKept(visit);
  await page.getByLabel('Your full name').fill('Train Example');
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await page.clock.fastForward('10:30');
  await asked;
  await page.context().setOffline(false);
  await page.route('**/appointment.data?*', async (route) => {
    await page.getByText(/We are holding this time for you until/).waitFor();
    await release(visit);
    await route.continue();
  });
  // It is asked for again.
  await page.clock.fastForward('00:30');
  await page.getByText('We are no longer holding this time for you, but it is still free').waitFor();
  expect(await page.getByLabel('Your full name').inputValue()).toBe('Train Example');
  const shown = await page.evaluate(() => [...new Set(frames.map(({ shown }) => shown).filter(Boolean))]);
  expect(shown).toEqual([
    expect.stringMatching(/^Your details/),
    expect.stringMatching(/^Two minutes left.*Your details|^Your details.*Two minutes left/),
    expect.stringMatching(/no longer holding/),
  ]);
});

declare const frames: { shown: string; at: number; focused: string }[];

/** Runs in the browser: notes what each frame shows, where the page stands, and what has the focus. */
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

test('an appointment is booked with the keyboard alone, and every choice says its day, time and doctor', async () => {
  const visit = await browser.open();
  const { page } = visit;
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return '';
      const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
      return `${element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent}`.trim();
    });
  async function tabTo(name: RegExp) {
    for (let presses = 0; presses < 120; presses++) {
      if (name.test(await focused())) return;
      await keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not lead to ${name}.`);
  }
  await page.goto('/appointment?department=paediatrics');
  await page.waitForLoadState('networkidle');
  await tabTo(/^Dr Ifeoma Adeyinka.*Next free/);
  await keyboard.press('Enter');
  await page.waitForURL(/doctor=/);
  await expect.poll(focused).toBe('When would suit you?');
  await tabTo(/^[A-Z][a-z]+, \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d, Dr .+/);
  await keyboard.press('Enter');
  await isKept(visit);
  await expect.poll(focused).toBe('Your details');
  await notTooQuick(visit.page);
  await tabTo(/^Your full name/);
  await keyboard.type('Kay Board');
  await tabTo(/^Phone/);
  await keyboard.type('020 7946 0123');
  // Enter continues, although other buttons of the form come first on the page.
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('Check and book');
  expect(await violations(page)).toEqual([]);
  await tabTo(/^Book this appointment$/);
  await keyboard.press('Enter');
  await isBooked(visit);
  expectQuiet(visit);
});

test('a double click keeps one time and books once; going back says that it is booked', async () => {
  const visit = await browser.open();
  const { page } = visit;
  await page.goto('/appointment?doctor=karim-belhadi');
  await page
    .getByRole('button', { name: /, \d\d:\d\d, / })
    .first()
    .dblclick();
  await isKept(visit);
  await fillIn(visit, 'Double Click', 'double@example.org');
  await bookButton(visit).dblclick();
  await isBooked(visit);
  expectQuiet(visit);
  const booked = page.url();
  await page.goBack();
  const said = page.getByText('You have already booked this time');
  await said.waitFor();
  // The page stands where it was left, far below; the sentence must be in sight all the same.
  await expect.poll(() => said.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(600);
  expect(await said.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show my appointment' }).click();
  await page.waitForURL(booked);
});

test('a time that is pressed says at once that it is being held, however slow the network is', async () => {
  const { page } = await browser.open();
  await page.goto('/appointment?doctor=karim-belhadi');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/appointment*', async (route) => {
    if (route.request().method() === 'POST') await isAnswered;
    await route.continue();
  });
  const time = page.getByRole('button', { name: /, \d\d:\d\d, / }).last();
  await time.click();
  // The soonest time stands above the others as well.
  await page.locator('button[aria-busy="true"]', { hasText: 'Holding it' }).first().waitFor();
  answer();
  await page.waitForURL(/hold=/);
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

test('a choice that leads nowhere starts again', async () => {
  const { page } = await browser.open();
  for (const address of ['/appointment?doctor=nobody', '/appointment?department=nothing']) {
    await page.goto(address);
    expect(new URL(page.url()).search).toBe('');
  }
  const gone = await page.goto(`/appointment/manage/${'x'.repeat(43)}`);
  expect(gone?.status()).toBe(404);
});

test('a form that no browser says to come from here books nothing', async () => {
  const [slot] = await api('/appointment/soonest?doctor=clara-hensley');
  const address = `${hospitalAddress()}/appointment?doctor=clara-hensley&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`;
  const form = new URLSearchParams({
    intent: 'book',
    name: 'Forged',
    email: 'forged@example.org',
    key: 'k',
    openedAt: String(Date.now() - 5000),
  });
  const answer = await fetch(address, { method: 'POST', body: form });
  expect(await answer.text()).toContain('We could not verify that this came from our site.');
  expect(await isFree('clara-hensley', slot.startsAt)).toBe(true);
});
