import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { inDays } from './in-days.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const answerTo = (path: string) => fetch(hospitalAddress() + path, { redirect: 'manual' });

describe('without script', () => {
  test('a tag, a page and a search each lead to their articles', async () => {
    const visit = await browser.open({ javaScriptEnabled: false });
    const { page } = visit;
    await page.goto('/news');
    const list = page.getByRole('region', { name: 'Newest first' });
    expect(await list.getByRole('article').count()).toBe(9);
    await page
      .getByRole('navigation', { name: 'Tags' })
      .getByRole('link', { name: /^Children/ })
      .click();
    await page.getByRole('heading', { name: '2 articles tagged “Children”' }).waitFor();

    await page.goto('/news');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('heading', { name: /page 2$/ }).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(4);

    await page.getByLabel('Search our news').fill('lavender');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'The courtyard garden is open again' }).click();
    await page.getByRole('heading', { level: 1, name: 'The courtyard garden is open again' }).waitFor();
    expectQuiet(visit);
  });

  test('an article is passed on by a link to its own address and by email', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto('/news/flu-vaccination-2026');
    const address = `${hospitalAddress()}/news/flu-vaccination-2026`;
    expect(await page.getByRole('link', { name: 'Link to this article' }).getAttribute('href')).toBe(address);
    const mail = await page.getByRole('link', { name: 'Send by email' }).getAttribute('href');
    expect(decodeURIComponent(mail!)).toContain(address);
  });
});

test('the address of an article is copied, and that is said', async () => {
  const visit = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] } as object);
  await visit.page.goto('/news/flu-vaccination-2026', { waitUntil: 'networkidle' });
  await visit.page.getByRole('link', { name: 'Copy the address' }).click();
  await visit.page.getByRole('status').filter({ hasText: 'Address copied.' }).waitFor();
  expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${hospitalAddress()}/news/flu-vaccination-2026`,
  );
  expect(new URL(visit.page.url()).pathname).toBe('/news/flu-vaccination-2026');
  expectQuiet(visit);
});

test('an article’s number leads to its address for good, and what is not out yet is not found', async () => {
  const { data } = await (await fetch(`${hospitalAddress()}/api/news/slug/flu-vaccination-2026`)).json();
  const moved = await answerTo(`/news/${data.id}`);
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/news/flu-vaccination-2026']);
  expect((await answerTo('/news/seventy-five-years')).status).toBe(404);
  expect(await (await answerTo('/news')).text()).not.toContain('Seventy-five years');
});

test('readers of feeds find the news from the home page and from every page of news', async () => {
  const { page } = await browser.open();
  for (const path of ['/', '/news', '/news/flu-vaccination-2026']) {
    await page.goto(path);
    const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
    const feed = await answerTo(href!);
    expect([path, feed.status, feed.headers.get('Content-Type')]).toEqual([
      path,
      200,
      'application/rss+xml; charset=utf-8',
    ]);
  }
});

test('on paper an article keeps its words, its author and its date, and nothing that can only be pressed', async () => {
  const { page } = await browser.open();
  await page.goto('/news/flu-vaccination-2026');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Dr Tomasz Wilk').first().isVisible()).toBe(true);
  expect(await page.getByText('13 October 2026').first().isVisible()).toBe(true);
  for (const name of ['Share', 'You may also want to read']) {
    expect([name, await page.getByRole('heading', { name }).isVisible()]).toEqual([name, false]);
  }
});

test('staff write an article, tag it by keyboard and publish it; its old address leads to the new one', async () => {
  const staff = await browser.open();
  await signIn(staff, '/admin/news/new');
  const { page } = staff;
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('A bench for the garden');
  await page.getByRole('textbox', { name: /^Text/ }).fill('It stands under the walnut tree.');
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.pressSequentially('hospital n');
  // The tags in use may still be on their way.
  await page.getByRole('option', { name: 'Hospital news' }).waitFor();
  await tags.press('ArrowDown');
  await tags.press('Enter');
  await tags.pressSequentially('Gifts,');
  await page.getByRole('button', { name: 'Remove Hospital news' }).waitFor();
  await page.getByRole('button', { name: 'Remove Gifts' }).waitFor();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.waitForURL(/\/admin\/news\/\d+$/);
  expect((await answerTo('/news/a-bench-for-the-garden')).status).toBe(404);

  await page.getByLabel(/^Status/).selectOption('published');
  await page.getByRole('button', { name: /^Save/ }).click();
  // The message of the first save may still be shown.
  await page.getByText(/^Version 2/).waitFor();
  const visitor = await browser.open({ javaScriptEnabled: false });
  await visitor.page.goto('/');
  await visitor.page.getByRole('link', { name: 'A bench for the garden' }).click();
  await visitor.page.getByText('It stands under the walnut tree.').first().waitFor();

  await page.getByLabel(/^Web address/).fill('walnut-bench');
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText(/^Version 3/).waitFor();
  const moved = await answerTo('/news/a-bench-for-the-garden');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/news/walnut-bench']);
  expectQuiet(staff);
});

test('an article with a picture is set for tomorrow morning: until then only its preview shows it', async () => {
  const staff = await browser.open();
  await signIn(staff, '/admin/news/new');
  const { page } = staff;
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('The new ward opens');
  await page.getByRole('textbox', { name: /^Text/ }).fill('Twenty beds, all with a view of the garden.');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const alt = 'A hospital courtyard garden with a curved path, a pond, benches and trees.';
  await page.getByRole('dialog').getByLabel('Search pictures').fill('courtyard garden');
  await page.getByRole('dialog').getByRole('button', { name: alt }).click();
  await page.getByLabel(/^Status/).selectOption('published');
  const tomorrow = inDays(1);
  await page.getByRole('textbox', { name: 'Publish at' }).fill(`${tomorrow}T07:30`);
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText(/^Version 1/).waitFor();

  const visitor = await browser.open({ javaScriptEnabled: false });
  expect((await answerTo('/news/the-new-ward-opens')).status).toBe(404);
  await page.getByRole('button', { name: 'Show a preview' }).click();
  await visitor.page.goto(await page.getByRole('dialog').getByLabel('Link').inputValue());
  await visitor.page.getByRole('heading', { level: 1, name: 'The new ward opens' }).waitFor();
  const shown = visitor.page.getByRole('main').getByRole('img', { name: alt, exact: true }).first();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.goto('/admin/news?status=scheduled');
  await page
    .getByRole('row', { name: /The new ward opens.*Scheduled/ })
    .getByRole('link')
    .first()
    .click();
  // The director wants it out today: the time is brought forward.
  await page.getByRole('textbox', { name: 'Publish at' }).fill('2026-01-02T07:30');
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText(/^Version 2/).waitFor();
  expect((await answerTo('/news/the-new-ward-opens')).status).toBe(200);
  expectQuiet(staff);
});
