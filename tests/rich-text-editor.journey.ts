import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';
import { emptied, paste, save, textOf } from './text-editor.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** A new service, open in its editor. */
async function opened(title: string) {
  const visit = await browser.open();
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'It is calm here.' }] };
  const description = { type: 'doc', content: [paragraph] };
  const service = await send('POST', '/services', { title, description }, await staffHeaders());
  await signIn(visit, `/admin/services/${service.id}`);
  await textOf(visit.page).waitFor();
  return { ...visit, service };
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const state = (page: Page) => page.locator('.saved-state');

test('a text that is only viewed is unchanged, and so is one whose changes are undone', async () => {
  const visit = await opened('Looked at');
  const { page } = visit;
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  expect(await state(page).textContent()).toMatch(/^Version 1/);
  await page.keyboard.type('!');
  await state(page).getByText('Unsaved changes').waitFor();
  await page.keyboard.press('Backspace');
  await state(page)
    .getByText(/^Version 1/)
    .waitFor();
  expectQuiet(visit);
});

test('text written with the tools appears on the page', async () => {
  const visit = await opened('Written');
  const { page, service } = visit;
  await emptied(page);
  await tool(page, 'Heading').click();
  await page.keyboard.type('What it costs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask us.');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByLabel('Address').fill('www.example.org/costs');
  await page.getByLabel('Link text').fill('Your insurer');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'List').click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Inner');
  await tool(page, 'Table').click();
  for (const cell of ['Test', 'Price', 'Tracing', '90']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  await tool(page, 'Delete row').click();
  await tool(page, 'Add column after').click();
  await page.keyboard.press('ControlOrMeta+End');
  await tool(page, 'Quote').click();
  await page.keyboard.type('They took their time.');
  await tool(page, 'Picture').click();
  await page.getByRole('dialog').locator('.picture-grid button').first().click();
  await page.getByLabel('What it shows').fill('');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await page.getByText('Describe the picture in a few words.').waitFor();
  await page.getByLabel('What it shows').fill('The entrance');
  await page.getByLabel('Caption').fill('Open day and night');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  expect(await save(page)).toBe(200);
  expectQuiet(visit);

  const visitor = await browser.open({ viewport: phone });
  await visitor.page.goto(`/services/${service.slug}`);
  const text = visitor.page.locator('.rich-text');
  await text.getByRole('heading', { level: 2, name: 'What it costs' }).waitFor();
  const link = text.getByRole('link', { name: 'Your insurer' });
  expect(await link.getAttribute('href')).toBe('https://www.example.org/costs');
  expect(await link.getAttribute('rel')).toBe('noopener');
  expect(await text.locator('li li').textContent()).toBe('Inner');
  const table = text.getByRole('region', { name: 'Table: Test, Price' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Test', 'Price', '']);
  expect(await table.getByRole('cell').allTextContents()).toEqual(['Tracing', '90', '']);
  await table.focus();
  await text.locator('blockquote').getByText('They took their time.').waitFor();
  const picture = text.getByRole('img', { name: 'The entrance' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await text.locator('figcaption').getByText('Open day and night').waitFor();
  expectQuiet(visitor);
});

test('the tools are one stop of the Tab key, and Escape then Tab leaves a table', async () => {
  const visit = await opened('Keyboard');
  const { page } = visit;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.getByLabel('Who it is for').focus();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Heading');
  await page.keyboard.press('End');
  expect(await focused()).toBe('Redo');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Heading');
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Bold');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  expect(await tool(page, 'Bold').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ControlOrMeta+End');
  await tool(page, 'Table').click();
  await page.keyboard.press('Tab');
  expect(await textOf(page).evaluate((text) => text === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-preparation');
  expectQuiet(visit);
});

describe('pasted text is cleaned', () => {
  const cases: [string, string, string][] = [
    [
      'a web office document keeps its bold text, headings and lists',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h1 style="line-height:1"><span style="font-weight:400">Title</span></h1><p><span style="font-weight:700">Bold</span><span style="font-style:italic">er</span></p><ul><li><p>One</p></li></ul></b>',
      '<h2>Title</h2><p><strong>Bold</strong><em>er</em></p><ul><li><p>One</p></li></ul>',
    ],
    [
      'a list of Word becomes a list, two levels deep',
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7pt "Times"'>&nbsp;</span></span>One<o:p></o:p></p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Two</p><p style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>o</span>Three</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>First</p>`,
      '<ul><li><p>One</p><ul><li><p>Two</p></li><li><p>Three</p></li></ul></li></ul><ol><li><p>First</p></li></ol>',
    ],
    [
      'merged cells are split, and the content of a cell becomes paragraphs',
      '<table><tr><th colspan=2 style="width:9pt">Head</th></tr><tr><td rowspan=2><h3>A</h3></td><td><ul><li>x</li><li>y</li></ul></td></tr><tr><td>b</td></tr></table>',
      '<table><tbody><tr><th><p>Head</p></th><th><p></p></th></tr><tr><td><p><strong>A</strong></p></td><td><p>• x</p><p>• y</p></td></tr><tr><td><p></p></td><td><p>b</p></td></tr></tbody></table>',
    ],
    ['headings have two levels', '<h1>1</h1><h3>3</h3><h6>6</h6>', '<h2>1</h2><h3>3</h3><h3>6</h3>'],
    [
      'a forbidden link leaves only its words, others stay',
      '<p><a href="javascript:ran=1">a</a> <a href="data:text/html,x">b</a> <a href="https://example.org" onclick="ran=1" target=_blank>c</a></p>',
      '<p>a b <a href="https://example.org">c</a></p>',
    ],
    [
      'scripts, frames, drawings and handlers are removed',
      '<p onclick="ran=1" style="position:fixed">a<script>ran=1</script><iframe src="javascript:ran=1"></iframe><svg onload=ran=1></svg></p>',
      '<p>a</p>',
    ],
    [
      'a quote keeps its paragraphs',
      '<blockquote><h2>H</h2><p>p</p></blockquote>',
      '<blockquote><p><strong>H</strong></p><p>p</p></blockquote>',
    ],
  ];

  test('in each case, and nothing has to be blocked for it', async () => {
    const visit = await opened('Pasted into');
    for (const [name, html, clean] of cases) {
      await emptied(visit.page);
      await paste(visit.page, html);
      const shown = await textOf(visit.page).evaluate((text) =>
        text.innerHTML.replace(/<br class="ProseMirror-trailingBreak">/g, '').replace(/<p><\/p>$/, ''),
      );
      expect([name, shown]).toEqual([name, clean]);
    }
    await emptied(visit.page);
    await paste(visit.page, '', 'One\nhttps://example.org/x');
    expect(await textOf(visit.page).getByRole('link').getAttribute('href')).toBe('https://example.org/x');
    await paste(visit.page, '<img src="https://evil.example/x">');
    await visit.page.getByText('Pictures cannot be pasted.').waitFor();
    expectQuiet(visit);
  });
});
