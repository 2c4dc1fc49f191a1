/** Guides for patients and visitors: how people find them, the places within one, and how staff write one. */
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';
import { textOf } from './text-editor.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const text = (words: string, href?: string) => ({
  type: 'text',
  text: words,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
});
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });
const linked = (words: string) => ({ type: 'paragraph', content: [text(words, '/about')] });

test('on a phone “where do I park” leads in two taps to what parking costs, and the number is there to tap', async () => {
  const visit = await browser.open({ viewport: phone, hasTouch: true, isMobile: true } as object);
  const { page } = visit;
  await page.goto('/');
  await page.getByRole('combobox').filter({ visible: true }).first().tap();
  await page.keyboard.type('where do i park');
  await page
    .getByRole('option', { name: /^Parking/ })
    .first()
    .tap();
  await page.waitForURL(/\/patients-and-visitors\/parking$/);
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What it costs' })
    .tap();
  await page.waitForURL(/#part-what-it-costs$/);
  const place = main.getByRole('heading', { name: 'What it costs' });
  await expect.poll(async () => (await place.boundingBox())!.y).toBeLessThan(phone.height / 3);
  expect((await place.boundingBox())!.y).toBeGreaterThan(0);
  const [{ phone_number }] = await api('/contact');
  const number = phone_number.split(',')[0];
  expect(await main.getByRole('link', { name: `Call ${number}` }).getAttribute('href')).toBe(
    `tel:${number.replaceAll(' ', '')}`,
  );
  expectQuiet(visit);
});

test('without script guides are found by topic and by words, and lead to others of their topic', async () => {
  const visit = await browser.open({ javaScriptEnabled: false, viewport: phone });
  const { page } = visit;
  const main = page.getByRole('main');
  await page.goto('/patients-and-visitors');
  await main
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'Paying and insurance' })
    .click();
  expect(new URL(page.url()).hash).toBe('#topic-paying');
  const paying = main.getByRole('region', { name: 'Paying and insurance' });
  expect(await paying.getByRole('link').allTextContents()).toEqual([
    'Insurance',
    'Ways to pay and estimates',
  ]);
  await main.getByRole('searchbox').fill('insurence');
  await main.getByRole('button', { name: 'Search' }).click();
  await main.getByRole('heading', { name: '1 guide for “insurence”' }).waitFor();
  await main.getByRole('link', { name: 'Insurance' }).click();
  await main.getByRole('link', { name: 'Who pays what' }).click();
  expect(new URL(page.url()).hash).toBe('#part-who-pays-what');
  const related = main.getByRole('region', { name: 'Paying and insurance' });
  await related.getByRole('link', { name: 'Ways to pay and estimates' }).click();
  await page.waitForURL(/\/patients-and-visitors\/paying$/);
  await page.goto('/patients-and-visitors?q=zzzz');
  await main.getByText('No guides match your search.').waitFor();
  expectQuiet(visit);
});

test('headings of any script, and two of the same words, are places of their own, by keyboard too', async () => {
  const headings = ['مواعيد الزيارة', '面会時間', 'Costs', 'Costs'];
  const content = headings.flatMap((words, place) => [heading(words), linked(`after ${place}`)]);
  const fields = { title: 'In many words', topic: 'stay', body: { type: 'doc', content } };
  const staff = await staffHeaders();
  const { id, slug } = await send('POST', '/guides', fields, staff);
  const visit = await browser.open();
  const { page } = visit;
  await page.goto(`/patients-and-visitors/${slug}`);
  const jumps = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect((await jumps.allTextContents()).map((words) => words.trim())).toEqual(headings);
  for (const place of headings.keys()) {
    await jumps.nth(place).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.querySelector(':target')?.nextElementSibling?.textContent))
      .toBe(`after ${place}`);
    // The keyboard goes on from there.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`after ${place}`);
  }
  await expectAccessibleAtBothWidths(page, 'a guide in many scripts');
  expectQuiet(visit);
  await send('DELETE', `/guides/${id}`, undefined, staff);
});

test('axe finds nothing on the list, its search and a guide, at both widths', async () => {
  const { page } = await browser.open();
  for (const path of ['', '?q=parking', '?q=zzzz', '/visiting', '/preparing-for-surgery']) {
    await page.goto(`/patients-and-visitors${path}`, { waitUntil: 'load' });
    await expectAccessibleAtBothWidths(page, path);
  }
});

test('the menu of a phone, the home page, the contact page and the foot lead to the guides, while there are any', async () => {
  const staff = await staffHeaders();
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  const links = page.locator('a[href="/patients-and-visitors"]');
  const countAt = async (path: string) => {
    await page.goto(path);
    return links.count();
  };
  // Each page has those of the menu and of the foot.
  expect([await countAt('/about'), await countAt('/'), await countAt('/contact')]).toEqual([2, 3, 3]);
  await page.getByRole('banner').locator('[data-menu-drawer] > summary').click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Patients and visitors' })
    .click();
  await page.waitForURL(/\/patients-and-visitors$/);

  const guides: { id: number }[] = await api('/guides?limit=100');
  const all = (status: string) =>
    Promise.all(guides.map(({ id }) => send('PUT', `/guides/${id}`, { status }, staff)));
  await all('archived');
  try {
    expect([await countAt('/about'), await countAt('/'), await countAt('/contact')]).toEqual([0, 0, 0]);
    await page.goto('/patients-and-visitors');
    await page.getByText('No guides are listed here yet.').waitFor();
  } finally {
    await all('published');
  }
  expectQuiet(visit);
});

test('staff write a guide under News, and the site lists it, leads to its parts, and the search finds it', async () => {
  const visit = await browser.open();
  await signIn(visit, '/admin/news');
  const { page } = visit;
  await page.getByRole('navigation', { name: 'News' }).getByRole('link', { name: 'Guides' }).click();
  await page.getByRole('link', { name: 'Parking' }).first().waitFor();
  await page.goto('/admin/guides/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lockers in the lobby');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByText('Choose a topic.').first().waitFor();
  await page.getByRole('combobox', { name: /^Topic/ }).selectOption({ label: 'Visiting and getting here' });
  await page.getByLabel(/^Also searched as/).fill('Luggage, cloakroom');
  await page.getByLabel(/^Summary/).fill('Leave your coat and your bag at the door.');
  await textOf(page, 'Text').focus();
  for (const words of ['## Where they are', 'Beside the desk.', '## What fits in', 'A suitcase.']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  await page.getByLabel(/^Status/).selectOption('published');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('alert').getByText('Saved.').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lockers in');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Lockers in the lobby/ })
    .waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/patients-and-visitors');
  const main = page.getByRole('main');
  await main
    .getByRole('region', { name: 'Visiting and getting here' })
    .getByRole('link', { name: /^Lockers/ })
    .click();
  await main.getByRole('link', { name: 'What fits in' }).click();
  expect(new URL(page.url()).hash).toBe('#part-what-fits-in');
  const [first] = await api('/search?q=cloakroom');
  expect(first).toMatchObject({ type: 'guide', slug: 'lockers-in-the-lobby' });
  await send('DELETE', `/guides/${first.id}`, undefined, await staffHeaders());
  expectQuiet(visit);
});
