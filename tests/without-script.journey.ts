/**
 * Without script: filters, pages of lists, menus and folds, and no button that does nothing. Forms that send something
 * are tested with their counterparts with script: booking, manage, inquiry, useful and gate/layout.journey.ts.
 */
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { startMailingHospital } from './hospital.ts';
import { pages } from './public-pages.ts';

// A link is sent again only if the hospital has a mail server.
startMailingHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const open = (viewport = phone) => browser.open({ javaScriptEnabled: false, viewport });

test('on a phone doctors are narrowed by department and language, widened again, sorted and paged', async () => {
  const visit = await open();
  const { page } = visit;
  const main = page.getByRole('main');
  await page.goto('/doctors');
  const cards = main.getByRole('article');
  const firstPage = await cards.allInnerTexts();
  await main.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  expect((await cards.allInnerTexts()).filter((text) => firstPage.includes(text))).toEqual([]);

  await page.goto('/doctors');
  const department = main.getByLabel('Department', { exact: true });
  expect(await department.isVisible()).toBe(false);
  await main.locator('summary', { hasText: 'Filters' }).click();
  await department.selectOption({ label: 'Paediatrics' });
  await main.getByLabel('Language spoken').selectOption({ label: 'English' });
  await main.getByLabel('Free this week').check();
  await main.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/department=paediatrics/);
  expect((await cards.allInnerTexts()).join()).toMatch(/Adeyinka/);
  await main.getByText('Filters (3 in use)').waitFor();
  await main.getByRole('link', { name: /English/ }).click();
  await main.getByText('Filters (2 in use)').waitFor();
  await main.getByRole('link', { name: /^Remove Free this week, until / }).click();
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

test('packages are filtered, two are compared, one is read and leads to booking', async () => {
  const visit = await open();
  const { page } = visit;
  await page.goto('/packages');
  await page.getByLabel('For', { exact: true }).selectOption('everyone');
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: '4 packages for everyone' }).waitFor();
  await page.getByLabel('Compare Heart check').check();
  await page.getByLabel('Compare Essential health check').check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const { searchParams, hash } = new URL(page.url());
  expect([searchParams.get('audience'), searchParams.getAll('compare').sort(), hash]).toEqual([
    'everyone',
    ['essential-health-check', 'heart-check'],
    '#compare',
  ]);
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Heart ultrasound' });
  const marks = row.getByRole('cell').locator('[aria-label]');
  const names = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')));
  expect(names.sort()).toEqual(['Included', 'Not included']);
  await page.getByRole('columnheader').getByRole('link', { name: 'Heart check', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Heart check' }).waitFor();
  await page.getByRole('link', { name: 'Book an appointment' }).last().click();
  await page.waitForURL(/\/appointment\?(department=cardiology&package|package)=heart-check/);
  expectQuiet(visit);
});

test('services, prices, conditions, guides and news are narrowed to words, and news to a tag', async () => {
  const visit = await open();
  const { page } = visit;
  const main = page.getByRole('main');
  for (const [path, words, found, other] of [
    ['/services', 'mole', 'Mole check', 'Heart tracing'],
    ['/pricing', 'mole', 'Mole check', 'Heart tracing'],
    ['/conditions', 'hypertension', 'High blood pressure', 'Fever in children'],
    ['/patients-and-visitors', 'insurence', 'Insurance', 'Parking'],
    ['/news', 'lavender', 'The courtyard garden is open again', 'flu vaccination'],
  ] as const) {
    await page.goto(path);
    await main.locator('input[name=q]').fill(words);
    await main.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`**${path}?*q=${words}*`);
    const text = await main.innerText();
    expect([path, text.includes(found), text.includes(other)]).toEqual([path, true, false]);
  }
  await page.goto('/news');
  await main
    .getByRole('navigation', { name: 'Tags' })
    .getByRole('link', { name: /^Children/ })
    .click();
  await page.getByRole('heading', { name: '2 articles tagged “Children”' }).waitFor();
  expectQuiet(visit);
});

test('a search from any page is narrowed by type, paged, and leads to what it found', async () => {
  const { page } = await open();
  await page.goto('/pricing');
  await page.getByRole('banner').locator('[data-search-toggle] > summary').click();
  await page.getByRole('banner').getByRole('combobox').fill('heart');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?q=heart$/);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await main.getByRole('link', { name: /^Packages/ }).click();
  await page.waitForURL(/type=package/);
  await main.getByRole('article').getByRole('link', { name: 'Heart check', exact: true }).click();
  await page.waitForURL(/\/packages\/heart-check$/);
});

test('on a desktop the lists of the menu open by hovering and by keyboard', async () => {
  const { page } = await open(desk);
  const header = page.getByRole('banner');
  await page.goto('/about');
  const entry = header.locator('a[href^="/services/"]').first();
  expect(await entry.isVisible()).toBe(false);
  await header.getByRole('link', { name: 'Services', exact: true }).hover();
  await entry.waitFor({ state: 'visible' });
  await page.mouse.move(700, 880);
  await entry.waitFor({ state: 'hidden' });
  await header.locator('summary').filter({ visible: true, hasText: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await entry.waitFor({ state: 'visible' });
});

test('questions unfold, and every picture of an album is a page with links to its neighbours and back', async () => {
  const { page } = await open();
  const main = page.getByRole('main');
  await page.goto('/departments/paediatrics');
  const question = main.locator('details', { hasText: 'Who may bring my child?' });
  const answer = question.locator(':scope > :not(summary)').first();
  expect(await answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  expect(await answer.isVisible()).toBe(true);
  await page.goto('/gallery/inside-our-hospital');
  await main.locator('a[data-view]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Inside our hospital, picture 1 of 7' }).waitFor();
  expect(await page.getByRole('link', { name: 'Previous picture' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Next picture' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inside our hospital, picture 2 of 7' }).waitFor();
  await page.getByRole('link', { name: 'All pictures' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inside our hospital' }).waitFor();
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

test('a page that refuses a form says so in its title, until it is opened again', async () => {
  const { page } = await open();
  for (const address of ['/contact', '/appointment/mine', '/appointment/waitlist?doctor=clara-hensley']) {
    await page.goto(address);
    const title = await page.title();
    await page.getByRole('main').locator('form[method=post] button[type=submit]').first().click();
    await page.locator('.error-summary').waitFor();
    expect(await page.title()).toBe(`Error: ${title}`);
    await page.goto(address);
    expect(await page.title()).toBe(title);
  }
});
