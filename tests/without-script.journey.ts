/**
 * Without script: filters, pages of lists, menus and folds, and no button that does nothing. Booking stands in
 * booking.journey.ts, moving and cancelling in manage.journey.ts, inquiries and the newsletter in inquiry.journey.ts,
 * news in news.journey.ts, packages in packages.journey.ts, search in search.journey.ts, the menu of a phone and the
 * footer's sections in layout.journey.ts: each of them without script too.
 */
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { startMailingHospital } from './hospital.ts';
import { pages } from './public-pages.ts';

// A link is sent again where a mail server sends anything.
startMailingHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const open = (viewport = phone) => browser.open({ javaScriptEnabled: false, viewport });

test('on a phone one narrows doctors by department and language, takes a filter back and turns the page', async () => {
  const visit = await open();
  const { page } = visit;
  const main = page.getByRole('main');
  await page.goto('/doctors');
  const cards = main.getByRole('article');
  const firstPage = await cards.allInnerTexts();
  await main.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  expect(await cards.count()).toBeGreaterThan(0);
  for (const text of await cards.allInnerTexts()) expect(firstPage).not.toContain(text);

  await page.goto('/doctors');
  const department = main.getByLabel('Department', { exact: true });
  expect(await department.isVisible()).toBe(false);
  await main.locator('summary', { hasText: 'Filters' }).click();
  await department.selectOption({ label: 'Paediatrics' });
  await main.getByLabel('Language spoken').selectOption({ label: 'English' });
  await main.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/department=paediatrics/);
  expect((await cards.allInnerTexts()).join()).toMatch(/Adeyinka/);
  expect(await cards.count()).toBeLessThan(5);
  await main.getByText('Filters (2 in use)').waitFor();
  await main.getByRole('link', { name: /English/ }).click();
  await page.waitForURL(
    (url) => !url.searchParams.has('language') || url.searchParams.get('language') === '',
  );
  await main.getByText('Filters (1 in use)').waitFor();
  await main.getByRole('link', { name: 'Soonest first' }).click();
  await page.waitForURL(/sort=soonest/);
  await cards
    .first()
    .getByRole('link', { name: /^Next free: / })
    .click();
  await page.waitForURL(/\/appointment\?doctor=/);
  expectQuiet(visit);
});

test('doctors who are free this week are ordered by their next free time, and the filter combines with all others', async () => {
  const visit = await open();
  const { page } = visit;
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await page.goto('/doctors');
  // On other pages the times are called for by script; without, each doctor's are one link away.
  await cards
    .first()
    .getByRole('link', { name: /^See free times/ })
    .waitFor();
  await main.getByRole('link', { name: 'Free this week' }).click();
  await page.waitForURL(/free=week/);
  await main.getByRole('link', { name: /^Remove Free this week, until / }).waitFor();
  const times = await cards.getByRole('link', { name: /^Next free: / }).allInnerTexts();
  expect(times).toHaveLength(await cards.count());
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');

  await main.locator('summary', { hasText: 'Filters' }).click();
  expect(await main.getByLabel('Free this week').isChecked()).toBe(true);
  await main.getByLabel('Department', { exact: true }).selectOption({ label: 'Dermatology' });
  await main.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/department=dermatology/);
  expect(new URL(page.url()).searchParams.get('free')).toBe('week');
  expect((await cards.allInnerTexts()).join()).toMatch(/Halvorsen/);
  expect(await cards.count()).toBeLessThan(3);
  expectQuiet(visit);
});

test('services and prices are narrowed to a department and to words, and a service is asked about', async () => {
  const visit = await open();
  const { page } = visit;
  const main = page.getByRole('main');
  for (const path of ['/services', '/pricing']) {
    await page.goto(path);
    const all = await main.innerText();
    await main.getByLabel('Department', { exact: true }).selectOption({ label: 'Cardiology' });
    await main.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/department=cardiology/);
    const few = await main.innerText();
    expect(few).toContain('Heart tracing');
    expect(few.length).toBeLessThan(all.length);
    expect(all).toContain('Mole check');
    expect(few).not.toContain('Mole check');
    await page.goto(path);
    await main.getByRole('searchbox').or(main.locator('input[name=q]')).first().fill('mole');
    await main.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=mole/);
    expect(await main.innerText()).toContain('Mole check');
    expect(await main.innerText()).not.toContain('Heart tracing');
  }
  expectQuiet(visit);
});

test('at a desk the lists of the menu open by hovering and by keyboard', async () => {
  const { page } = await open(desk);
  const header = page.getByRole('banner');
  for (const [name, base] of [
    ['Services', '/services'],
    ['Departments', '/departments'],
  ] as const) {
    await page.goto('/about');
    const entry = header.locator(`a[href^="${base}/"]`).first();
    expect(await entry.isVisible()).toBe(false);
    await header.getByRole('link', { name, exact: true }).hover();
    await entry.waitFor({ state: 'visible' });
    await page.mouse.move(700, 880);
    await entry.waitFor({ state: 'hidden' });
    const toggle = header.locator('summary').filter({ visible: true, hasText: name });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await entry.waitFor({ state: 'visible' });
    const to = await entry.getAttribute('href');
    await entry.click();
    await page.waitForURL(`**${to}`);
  }
});

test('questions unfold, an album leads from picture to picture, and the search is in the address', async () => {
  const { page } = await open();
  const main = page.getByRole('main');
  await page.goto('/departments/paediatrics');
  const question = main.locator('details', { hasText: 'Who may bring my child?' });
  const answer = question.locator(':scope > :not(summary)').first();
  expect(await answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  expect(await answer.isVisible()).toBe(true);
  await page.goto('/gallery');
  await main
    .getByRole('link', { name: /Inside our hospital/ })
    .first()
    .click();
  await page.waitForURL(/\/gallery\/inside-our-hospital$/);
  await main.locator('a[href*="picture="]').first().click();
  await page.waitForURL(/picture=/);
});

test('no page shows a button that does nothing', async () => {
  const { page } = await open();
  for (const path of [...pages, '/search?q=heart']) {
    await page.goto(path);
    const idle = await page.locator('button').evaluateAll((buttons) =>
      (buttons as HTMLButtonElement[])
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter(({ type, form }) => type !== 'submit' || form === null)
        .map(({ textContent }) => textContent),
    );
    expect([path, idle]).toEqual([path, []]);
  }
});

test('a page that refuses a form says so in its title, and does not once it is opened again', async () => {
  const visit = await open();
  const { page } = visit;
  for (const address of [
    '/contact',
    '/newsletter',
    '/appointment/mine',
    '/appointment/waitlist?doctor=clara-hensley',
    '/appointment/ask?doctor=edmund-fairleigh&visit=7',
  ]) {
    await page.goto(address);
    const title = await page.title();
    await page.getByRole('main').locator('form[method=post] button[type=submit]').first().click();
    await page.locator('.error-summary').waitFor();
    expect(await page.title()).toBe(`Error: ${title}`);
    await page.goto(address);
    expect(await page.title()).toBe(title);
  }
});
