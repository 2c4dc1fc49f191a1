/** Text is looked at once for each of its looks; what sets one apart from another that has passed is seen here. */
import { afterEach, expect, test } from 'vitest';
import { phone, startBrowser } from './browser.ts';
import { violations } from './expect-accessible.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const plain = '.page, .box, h1 { background: #fff } .text { background: none; color: #333; font-size: 16px }';
/** The style with which the words can be read, and what is added to it. */
const plants: Record<string, [good: string, bad: string]> = {
  'a lighter ink': ['', '.text { color: #bbb }'],
  'a lighter ink where the letters are filled': ['', '.text { -webkit-text-fill-color: #bbb }'],
  'a darker ground': ['', '.box { background: #222 }'],
  'a darker ground of the page': ['.box { background: none }', '.page { background: #222 }'],
  'a light ground that shows the dark one below': [
    '.page { background: #222 }',
    '.box { background: #fff1 }',
  ],
  'words that shine through': ['', '.box { opacity: 0.3 }'],
  'smaller letters': ['.text { color: #888; font-size: 30px }', '.text { font-size: 16px }'],
  'thinner letters': ['.text { color: #888; font: bold 20px sans-serif }', '.text { font-weight: 400 }'],
  'a dark box that comes to lie beneath': [
    '.beside { position: absolute; z-index: -1; background: #222; inset: 400px 0 0 } .page, .box { background: none }',
    '.beside { inset: 0 }',
  ],
  'a dark box that no longer lies beneath': [
    '.beside { position: absolute; z-index: -1; background: #222; inset: 0 } .page, .box { background: none } .text { color: #eee }',
    '.beside { inset: 400px 0 0 }',
  ],
  'the dark theme alone': ['', '@media (prefers-color-scheme: dark) { .text { color: #bbb } }'],
  'a phone alone': ['', '@media (width < 600px) { .text { color: #bbb } }'],
};

const pageWith = (style: string, attributes = '') =>
  `<!doctype html><html lang="en"><title>Words</title><style>${plain} ${style}</style><body class="page">
   <main><h1>Words</h1><div class="beside"></div><div class="box">
   <p class="text">Some words</p><button class="text" ${attributes}>Press</button></div></main></body></html>`;

test.each(Object.entries(plants))('words that cannot be read are found: %s', async (_, [good, bad]) => {
  const { page } = await browser.open();
  await page.setContent(pageWith(good));
  expect(await violations(page)).toEqual([]);
  // Everything on it is known by now.
  expect(await violations(page)).toEqual([]);
  await page.setContent(pageWith(`${good} ${bad}`));
  if (bad.includes('dark)')) await page.emulateMedia({ colorScheme: 'dark' });
  if (bad.includes('600px')) await page.setViewportSize(phone);
  const found = await violations(page, undefined, ['color-contrast']);
  expect(found).toEqual([expect.stringMatching(/^color-contrast: .*Some words/)]);
});

test('words that cannot be read are found once they are no longer those of a control that is off', async () => {
  const { page } = await browser.open();
  const style = '.text { background: #fff } button.text { color: #bbb }';
  await page.setContent(pageWith(style, 'disabled'));
  expect(await violations(page)).toEqual([]);
  await page.setContent(pageWith(style));
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: .*Press/)]);
});
