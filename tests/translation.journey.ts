/** A translator's day: the board, the desk, a news item that becomes outdated, and what visitors read meanwhile. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const board = '/admin/settings/translations';

beforeAll(async () => {
  const { version } = await api('/settings');
  const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
  await send('PUT', '/settings/1', { languages: ['de'] }, headers);
});

test('a news item is translated at the desk, read by visitors, and outdated once the original changes', async () => {
  const missing = '/admin/translation?resource=news&language=de&state=missing';
  const [{ id }] = await api(missing, await staffHeaders());
  const article = await api(`/news/${id}`);
  const staff = await browser.open({ viewport: desk });
  const { page } = staff;
  await signIn(staff, `${board}?resource=news`);
  await page
    .getByRole('link', { name: `${article.title} in German: Missing` })
    .first()
    .click();
  await page.locator('#field-title').fill('Neues aus dem Garten');
  await page.getByRole('button', { name: 'Copy the original' }).first().click();
  await page.getByLabel(/^Status/).selectOption('published');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();

  const visitor = await browser.open({ viewport: phone, javaScriptEnabled: false });
  await visitor.page.goto(`/de/news/${article.slug}`);
  expect(new URL(visitor.page.url()).pathname).toBe('/de/news/neues-aus-dem-garten');
  await visitor.page.getByRole('heading', { level: 1, name: 'Neues aus dem Garten' }).waitFor();
  await visitor.page.goto(`/news/neues-aus-dem-garten`);
  expect(new URL(visitor.page.url()).pathname).toBe(`/news/${article.slug}`);

  await page.goto(`/admin/news/${article.id}`);
  await page.locator('#field-title').fill('A garden with a pond');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Saved.', { exact: true }).first().waitFor();
  await page.goto(`${board}?state=outdated`);
  await page.getByRole('link', { name: 'A garden with a pond in German: Outdated' }).waitFor();
  // The entry itself leads there as well.
  await page.goto(`/admin/news/${article.id}`);
  await page.getByRole('link', { name: 'German', exact: true }).click();
  await page.getByText('The original has changed since it was translated.', { exact: false }).waitFor();
  await page.getByText(article.title, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'The translation still holds' }).click();
  await page.getByText('Marked as current.', { exact: true }).first().waitFor();
  expectQuiet(staff);
});
