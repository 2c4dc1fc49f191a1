/**
 * Pastes made to run something go in through the editor, and nothing runs: no script sets `ran`, no dialog opens, no
 * other site is asked, no policy has to block anything. rich-text-hostile.test.tsx sends such documents to the API.
 */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { hostilePastes } from '#web/admin/rich-text/paste.hostile.ts';
import { startBrowser, type Visit } from './browser.ts';
import { send, staffHeaders } from './hospital-api.ts';
import { signIn } from './staff.ts';
import { emptied, paste, save, textOf } from './text-editor.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('hostile HTML pasted into the editor is plain words when saved, and plain words on the page', async () => {
  const [staff, visitor] = [await watched(), await watched()];
  const service = await send('POST', '/services', { title: 'Pasted' }, await staffHeaders());
  await signIn(staff, `/admin/services/${service.id}`);
  await textOf(staff.page).waitFor();
  const batch = 20;
  for (let start = 0; start < hostilePastes.length; start += batch) {
    await emptied(staff.page);
    for (const { name, html } of hostilePastes.slice(start, start + batch)) {
      await staff.page.keyboard.press('ControlOrMeta+End');
      await staff.page.keyboard.insertText(`${name}: `);
      await paste(staff.page, html);
      expect([name, await dangersIn(staff.page, '.ProseMirror')]).toEqual([name, []]);
    }
    expect(await save(staff.page)).toBe(200);
    await visitor.page.goto(`/services/${service.slug}`, { waitUntil: 'load' });
    const last = hostilePastes.slice(start, start + batch).at(-1)!.name;
    await visitor.page.getByText(last).first().waitFor();
    await hovered(visitor.page);
    expect(await dangersIn(visitor.page, 'html')).toEqual([]);
  }
  await expectNothingRan(staff);
  await expectNothingRan(visitor);
});

/** A visitor whose dialogs count as complaints, and whose requests to other sites end here. */
async function watched(): Promise<Visit> {
  const visit = await browser.open();
  await visit.context.route(/evil\.example/, (route) => route.abort());
  visit.page.on('dialog', (dialog) => {
    visit.complaints.push('opened a dialog');
    void dialog.dismiss();
  });
  return visit;
}

async function expectNothingRan({ page, complaints }: Visit) {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(complaints).toEqual([]);
}

/** Hovers over and focuses every link, which would trigger some attributes. */
async function hovered(page: Page) {
  for (const link of await page.locator('.rich-text a').all()) {
    await link.focus();
    await link.hover();
  }
}

/** What no page of ours may contain: scripts but our own, handlers, inline styles, frames, addresses that run. */
function dangersIn(page: Page, within: string) {
  return page.evaluate((within) => {
    const found: string[] = [];
    const isOurs = (address: string) => new URL(address, location.href).origin === location.origin;
    const mayLead = (address: string) =>
      ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, location.href).protocol);
    const root = document.querySelector(within)!;
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const { tagName } = element;
      const isData = element.getAttribute('type') === 'application/ld+json';
      const source = element.getAttribute('src');
      // The inline script of the head, which no user's text can reach.
      const isStart = element.matches('html > head > script:not([src])');
      if (tagName.toLowerCase() === 'script' && !isData && !isStart && !(source && isOurs(source)))
        found.push(tagName);
      if (/^(iframe|frame|object|embed|base|style|foreignobject|template)$/i.test(tagName))
        found.push(tagName);
      for (const { name, value } of element.attributes) {
        const isBad =
          /^on/i.test(name) ||
          (name === 'style' && value !== '') ||
          name === 'srcdoc' ||
          (name === 'http-equiv' && !/^x-ua/i.test(value)) ||
          (/^(src|poster|data|background)$/.test(name) && !isOurs(value)) ||
          (name === 'srcset' && value.split(',').some((one) => !isOurs(one.trim().split(' ')[0]!))) ||
          (/^(href|xlink:href|action|formaction)$/.test(name) && !mayLead(value));
        if (isBad) found.push(`${tagName} ${name}`);
      }
    }
    return found;
  }, within);
}
