/** A translator's day: the board, the desk, a news item that goes outdated, and what visitors read meanwhile, and files. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress, startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { misfits } from './misfits.ts';
import { signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const board = '/admin/settings/translations';

beforeAll(async () => {
  const { version } = await api('/settings');
  const headers = { ...(await staffHeaders()), 'If-Match': `"${version}"` };
  await send('PUT', '/settings/1', { languages: ['de', 'ar'] }, headers);
});

/** An article of the demo that is not in a language. */
async function untranslated(place: number, language = 'ar') {
  const headers = await staffHeaders();
  const { data } = await (
    await fetch(
      `${hospitalAddress()}/api/admin/translation?resource=news&language=${language}&state=missing`,
      {
        headers,
      },
    )
  ).json();
  return api(`/news/${data[place].id}`);
}

test('a news item is translated at the desk, read by visitors, and outdated once the original changes', async () => {
  const article = await untranslated(0);
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

test.each([
  ['CSV', 'de', 2],
  ['XLIFF', 'ar', 3],
] as const)(
  'translations leave as %s and come back: what is wrong with a line is said, and the rest is saved',
  async (format, language, place) => {
    const [right, wrong] = [await untranslated(place, language), await untranslated(place + 1, language)];
    const visit = await browser.open({ viewport: desk });
    const { page } = visit;
    await signIn(visit, `${board}?resource=news&language=${language}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`Download .*${format}`) }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    const sent =
      format === 'CSV' ? withCells(file, right.id, wrong.id) : withTargets(file, right.id, wrong.id);
    const upload = async () => {
      await page.getByRole('button', { name: 'Upload translations' }).click();
      const dialog = page.getByRole('dialog');
      const name = format === 'CSV' ? 'back.csv' : 'back.xlf';
      await dialog
        .getByLabel('File')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(sent) });
      return dialog;
    };
    const dialog = await upload();
    await dialog.getByText(/^1 would be new, 0 would be changed/).waitFor();
    await dialog.getByRole('alert', { name: 'Problem' }).getByText('Use at most', { exact: false }).waitFor();
    await dialog.getByLabel('Save as').selectOption('published');
    await dialog.getByRole('button', { name: 'Save translations' }).click();
    await page.getByText('1 translation has been changed.').first().waitFor();
    const titleOf = async (id: number) =>
      (await api(`/admin/translation/news/${id}/${language}`, await staffHeaders())).words?.title ?? '';
    expect([await titleOf(right.id), await titleOf(wrong.id)]).toEqual([back, '']);
    expectQuiet(visit);
  },
);

/** What a translator wrote for one title; that of another is longer than any may be. */
const back = 'Zurück aus der Datei';
const tooLong = 'x'.repeat(1_000);

function withCells(csv: string, right: number, wrong: number) {
  const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
  for (const row of rows) {
    if (row.field !== 'title') continue;
    if (row.id === String(right)) row.translation = back;
    if (row.id === String(wrong)) row.translation = tooLong;
  }
  return stringify(rows, { header: true });
}

function withTargets(xliff: string, right: number, wrong: number) {
  return [
    [right, back],
    [wrong, tooLong],
  ].reduce<string>(
    (text, [id, words]) =>
      text.replace(
        new RegExp(
          `(<trans-unit id="news/${id}/title/[^>]*>.*?</source>)(\\s*<target[^>]*/>|\\s*<target[^>]*>.*?</target>)?`,
          's',
        ),
        `$1<target>${words}</target>`,
      ),
    xliff,
  );
}

test('an earlier version comes back from the history', async () => {
  const visit = await browser.open({ viewport: desk });
  const { page } = visit;
  const { id } = await untranslated(1);
  await signIn(visit, `${board}/news/${id}/ar`);
  for (const name of ['طب الأعصاب', 'الأعصاب']) {
    await page.locator('#field-title').fill(name);
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await page.getByText('Saved.', { exact: true }).last().waitFor();
    await page
      .getByText(`Version ${name === 'الأعصاب' ? 2 : 1}`, { exact: false })
      .first()
      .waitFor();
  }
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByText('Version 1 has been restored.').first().waitFor();
  await expect.poll(() => page.locator('#field-title').inputValue()).toBe('طب الأعصاب');
  expectQuiet(visit);
});

test.each([
  ['a phone', phone],
  ['a desk', desk],
])('board and desk fit %s, and axe finds nothing', async (_, viewport) => {
  const visit = await browser.open({ viewport });
  for (const path of [board, `${board}/service/1/de`, `${board}/settings/1/ar`]) {
    await signIn(visit, path);
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
    await visit.page.locator('.translated-field, .translation-progress').first().waitFor();
    // The crumb of a long name is shortened in the bar of a phone, and whole in the heading.
    const cut = (await misfits(visit.page)).filter((one) => !one.startsWith('is cut: span.null'));
    expect([path, cut]).toEqual([path, []]);
    expect([path, await violations(visit.page)]).toEqual([path, []]);
  }
});
