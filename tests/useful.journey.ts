/** "Was this page useful?": one press, with and without script, and an optional comment. */
import { afterEach, describe, expect, test } from 'vitest';
import { desk, phone, startBrowser, type Visit } from './browser.ts';
import { startOwnHospital } from './hospital.ts';
import { api, staffHeaders } from './hospital-api.ts';

const browser = startBrowser();
startOwnHospital();
afterEach(() => browser.close());

interface Rated {
  path: string;
  yes: number;
  no: number;
}
async function countOf(path: string) {
  const all: Rated[] = await api('/page-ratings?limit=100', await staffHeaders());
  const found = all.find((one) => one.path === path);
  return [found?.yes ?? 0, found?.no ?? 0];
}

/** The cookies that answers set. */
function cookies({ page }: Visit) {
  const found: string[] = [];
  page.on('response', async (response) => {
    const headers = await response.headersArray().catch(() => []);
    if (headers.some(({ name }) => name.toLowerCase() === 'set-cookie')) found.push(response.url());
  });
  return found;
}

describe.each([
  ['with script at a desk', '/departments/neurology', { viewport: desk, javaScriptEnabled: true }],
  [
    'without script on a phone',
    '/conditions/fever-in-children',
    { viewport: phone, javaScriptEnabled: false },
  ],
] as const)('%s', (_, path, options) => {
  test('a press by keyboard is counted once and thanked for, takes one comment, and leads back', async () => {
    const visit = await browser.open(options);
    const { page, context } = visit;
    const set = cookies(visit);
    await page.goto(path);
    const heading = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    const question = page.getByRole('form', { name: 'Was this page useful?' });
    await question.getByRole('button', { name: 'Yes' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you', level: 1 }).waitFor();
    expect(await countOf(path)).toEqual([0, 1]);
    await page.reload();
    await page.getByRole('heading', { name: 'Thank you', level: 1 }).waitFor();
    expect(await countOf(path)).toEqual([0, 1]);

    await page.getByRole('button', { name: 'Send your comment' }).click();
    await page.getByText('Please check one field').waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    await page
      .getByRole('textbox', { name: /^What were you looking for/ })
      .fill('Where do I park?\nI could not find it.');
    await page.getByRole('button', { name: 'Send your comment' }).click();
    await page.getByText('We have your comment').waitFor();
    expect(await page.getByRole('textbox', { name: /^What were you looking for/ }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: `Back to ${heading}` }).click();
    await page.waitForURL(`**${path}`);
    expect(await countOf(path)).toEqual([0, 1]);
    const comments: { comment: string; path: string }[] = await api('/page-comments', await staffHeaders());
    expect(comments.filter((one) => one.path === path).map(({ comment }) => comment)).toEqual([
      'Where do I park?\nI could not find it.',
    ]);
    expect([set, await context.cookies()]).toEqual([[], []]);
    // The browser logs that the empty comment is refused.
    expect(visit.complaints).toEqual([expect.stringContaining('422')]);
  });
});

test('a form sent from another site counts nothing and asks again; the press on our page counts', async () => {
  const visit = await browser.open({ javaScriptEnabled: false });
  const { page } = visit;
  const address = '/useful?page=/packages/heart-check';
  const forged = await page.request.post(address, {
    form: { answer: 'no' },
    headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    maxRedirects: 0,
  });
  expect([forged.status(), forged.headers()['set-cookie']]).toEqual([403, undefined]);
  expect(await forged.text()).toContain('Please press one of the buttons again.');
  expect(await countOf('/packages/heart-check')).toEqual([0, 0]);
  await page.goto(address);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('heading', { name: 'Thank you', level: 1 }).waitFor();
  expect(await countOf('/packages/heart-check')).toEqual([1, 0]);
});
