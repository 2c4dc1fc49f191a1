/** "Was this page useful?": one press, with and without script, a comment if wanted, and what staff see of it. */
import { afterEach, describe, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { expectAccessibleAtBothWidths, violations } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { api, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';

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

/** What answers set a cookie. */
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
  test('a press by keyboard is counted once, thanks, takes one comment, and leads back', async () => {
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
    // The browser notes the refusal of the empty comment.
    expect(visit.complaints).toEqual([expect.stringContaining('422')]);
  });
});

test('the question is at the foot of the pages that answer something, in print of none, and nowhere else', async () => {
  const { page } = await browser.open({ javaScriptEnabled: false });
  const asking = async (path: string) => {
    await page.goto(path);
    return [path, await page.getByRole('form', { name: 'Was this page useful?' }).count()];
  };
  for (const path of [
    '/about',
    '/pricing',
    '/contact',
    '/privacy',
    '/accessibility',
    '/departments/cardiology',
    '/ClinicalDepartment/cardiology',
    '/services/mri-scan',
    '/conditions/fever-in-children',
    '/doctors/clara-hensley',
    '/packages/heart-check',
    '/news/flu-vaccination-2026',
  ])
    expect(await asking(path)).toEqual([path, 1]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('form', { name: 'Was this page useful?' }).count()).toBe(0);
  for (const path of [
    '/',
    '/departments',
    '/doctors',
    '/gallery/inside-our-hospital',
    '/search?q=heart',
    '/newsletter',
    '/appointment',
    '/appointment/mine',
    '/offline',
    '/departments/no-such-department',
    '/departments/cardiology?preview=x',
    '/useful?page=/about',
    '/useful/thanks?page=/about&answer=yes',
  ]) {
    await page.goto(path);
    expect([path, await page.locator('form[action^="/useful?"]').count()]).toEqual([
      path,
      path.startsWith('/useful?') ? 1 : 0,
    ]);
  }
});

test('a form that another site sends counts nothing and asks again; the press on our page counts', async () => {
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

test('no address but that of a page that asks is thanked for, and none of them is listed by search engines', async () => {
  const { page } = await browser.open({ javaScriptEnabled: false });
  for (const address of [
    '/useful',
    '/useful?page=/departments',
    '/useful?page=https://elsewhere.example/',
    '/useful/thanks?page=/about',
    '/useful/thanks?page=/departments/no-such-one&answer=no',
  ])
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 404]);
  const posted = await page.request.post('/useful?page=/departments/no-such-one', {
    form: { answer: 'no' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(posted.status()).toBe(404);
  await page.goto('/useful/thanks?page=/about&answer=yes');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('axe finds nothing on the question, the thanks and the refused comment', async () => {
  const { page } = await browser.open();
  for (const path of [
    '/departments/cardiology',
    '/useful?page=/about',
    '/useful/thanks?page=/about&answer=no',
  ]) {
    await page.goto(path);
    await expectAccessibleAtBothWidths(page, path);
  }
  await page.getByRole('button', { name: 'Send your comment' }).click();
  await page.getByText('Please check one field').waitFor();
  await expectAccessibleAtBothWidths(page, 'refused');
});

test('staff go from the dashboard to a page with No, read its weeks and comments, and delete one', async () => {
  const visitor = await browser.open({ javaScriptEnabled: false });
  for (const words of ['Too long.', 'Unkind words.']) {
    await visitor.page.goto('/services/mri-scan');
    await visitor.page.getByRole('button', { name: 'No, this page' }).click();
    await visitor.page.getByRole('textbox', { name: /^What were you looking for/ }).fill(words);
    await visitor.page.getByRole('button', { name: 'Send your comment' }).click();
    await visitor.page.getByText('We have your comment').waitFor();
  }
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, '/admin/dashboard');
  await page.getByRole('link', { name: 'MRI scan' }).click();
  await page.getByRole('heading', { name: 'MRI scan, week by week' }).waitFor();
  const row = page.locator('[data-row]', { hasText: 'MRI scan' });
  expect(await row.first().innerText()).toMatch(/MRI scan[\s\S]*1\s+0\s+0 %/);
  const comments = page.getByRole('region', { name: 'Comments on “MRI scan”' });
  expect(await comments.locator('.comment-text').allInnerTexts()).toEqual(['Unkind words.', 'Too long.']);
  await page.getByText('As a table').click();
  expect(await violations(page)).toEqual([]);
  await comments.getByRole('button', { name: 'Delete the comment “Unkind words.”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the comment' }).click();
  await page.getByText('The comment has been deleted.').waitFor();
  await expect.poll(() => comments.locator('.comment-text').allInnerTexts()).toEqual(['Too long.']);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .waitFor();
  expectQuiet(visit);
});
