/**
 * Documents and pastes made to run something go in, through the API and through the editor, and nothing runs: no script
 * sets `ran`, no dialog opens, no other site is asked, no policy had to block anything.
 */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { keyOf } from '#contract/picture-address.ts';
import { hostileDocuments, madeUpKey } from '#contract/rich-text.hostile.ts';
import { hostilePastes } from '#web/admin/rich-text/paste.hostile.ts';
import { startBrowser, type Visit } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { signIn } from './staff.ts';
import { createService, emptied, paste, save, textOf } from './text-editor.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const patience = 240_000;

test(
  'hostile documents sent to the API are refused with a place and a sentence, or appear on the page as text',
  async () => {
    const staff = await watched();
    await signIn(staff);
    const accepted: unknown[] = [];
    const documents = await withPictureOfTheLibrary(staff.page);
    for (const { name, document } of documents) {
      const { status, body } = await createService(staff.page, {
        title: 'Hostile',
        description: document,
        status: 'draft',
      });
      if (status === 201) accepted.push(...body.data.description.content);
      // What has too many parts is refused before any of them is looked at.
      else
        expect([name, status, body.errors?.[0].path ?? body.detail]).toEqual([
          name,
          422,
          expect.stringMatching(/^description|^This has too many parts/),
        ]);
    }
    expect(accepted.length).toBeGreaterThan(50);

    const { body } = await createService(staff.page, {
      title: 'All',
      description: { type: 'doc', content: accepted },
    });
    const visitor = await watched();
    await visitor.page.goto(`/services/${body.data.slug}`, { waitUntil: 'load' });
    await visitor.page.getByText('<script>ran=1</script>').first().waitFor();
    await hovered(visitor.page);
    expect(await dangersIn(visitor.page, 'html')).toEqual([]);
    await expectNothingRan(visitor);

    await staff.page.goto(`/admin/services/${body.data.id}`);
    await textOf(staff.page).waitFor();
    expect(await dangersIn(staff.page, '.ProseMirror')).toEqual([]);
    await expectNothingRan(staff);
  },
  patience,
);

test(
  'hostile HTML pasted into the editor is words when it is saved, and words on the page',
  async () => {
    const [staff, visitor] = [await watched(), await watched()];
    await signIn(staff);
    const { body } = await createService(staff.page, { title: 'Pasted' });
    await staff.page.goto(`/admin/services/${body.data.id}`);
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
      await visitor.page.goto(`/services/${body.data.slug}`, { waitUntil: 'load' });
      const last = hostilePastes.slice(start, start + batch).at(-1)!.name;
      await visitor.page.getByText(last).first().waitFor();
      await hovered(visitor.page);
      expect(await dangersIn(visitor.page, 'html')).toEqual([]);
    }
    await expectNothingRan(staff);
    await expectNothingRan(visitor);
  },
  patience,
);

test(
  'a page that put such HTML into itself would run it, and these tests would see it',
  async () => {
    for (const { name, html, runs } of hostilePastes) {
      if (!runs) continue;
      const { page } = await watched();
      await page.setContent(html, { waitUntil: 'load' }).catch(() => {});
      await page.waitForFunction(() => 'ran' in window, undefined, { timeout: 5000 }).catch(() => {});
      expect([name, await page.evaluate(() => 'ran' in window)]).toEqual([name, true]);
      await browser.close();
    }
    const visit = await watched();
    // A page of ours would not even take it: Trusted Types.
    await visit.page.route('**/about', async (route) => {
      const response = await route.fetch();
      const policy = response
        .headers()
        ['content-security-policy']!.replace(/; require-trusted-types-for.*/, '');
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await visit.page.goto('/about');
    await visit.page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p onclick="ran=1" style="color:red">x</p><a href="javascript:ran=1">x</a><img src="https://evil.example/x">',
      );
    });
    const dangers = (await dangersIn(visit.page, 'html')).filter((one) => one !== 'SCRIPT');
    expect(dangers).toEqual(['P onclick', 'P style', 'A href', 'IMG src']);
    await visit.page.evaluate(() => alert(1));
    await expect.poll(() => visit.complaints.join('\n')).toMatch(/asked https:\/\/evil.example\/x/);
    expect(visit.complaints).toContain('opened a dialog');
    expect(visit.complaints.join('\n')).toMatch(/Content Security Policy/);
  },
  patience,
);

/** The documents name a picture by a made-up key; one that is in the library gets them as far as the page. */
async function withPictureOfTheLibrary(page: Page): Promise<typeof hostileDocuments> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await fetch(`${hospitalAddress()}/api/media/1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const key = keyOf((await answer.json()).data)!;
  return JSON.parse(JSON.stringify(hostileDocuments).replaceAll(madeUpKey, key));
}

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

/** Moves over every link and takes the focus there, which is when some attributes would act. */
async function hovered(page: Page) {
  for (const link of await page.locator('.rich-text a').all()) {
    await link.focus();
    await link.hover();
  }
}

/** What no page of ours may hold: scripts but our own, handlers, inline styles, frames, addresses that run. */
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
      // The head's own, which no text of anybody's is near.
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
