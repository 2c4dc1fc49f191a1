/**
 * Visits every page of the staff area, and everything that opens on it, once: on the narrowest phone and at a desk, in
 * a right-to-left pseudo-language with longer words. Axe finds nothing, nothing is cut, broken or runs off, every word
 * is a message, and what opens is opened and closed by keyboard.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byEnglishNames } from './admin-crawl/english-names.ts';
import { collectWritten, plainIn, saidThere } from './admin-crawl/plain-words.ts';
import { namedStops, staffPaths, staffStops } from './admin-crawl/staff-pages.ts';
import type { Stop } from './admin-crawl/stop.ts';
import { desk, narrow, startBrowser } from './browser.ts';
import { violations } from './expect-accessible.ts';
import { hospitalAddress } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { misfits } from './misfits.ts';
import { startPseudoHospital, withPseudoWords } from './pseudo-hospital.ts';
import { follow, noPage } from './staff.ts';

const browser = startBrowser();
startPseudoHospital();
afterAll(() => browser.close());

test('every page of the staff area has a stop', () => {
  expect(staffPaths.length).toBeGreaterThan(35);
  expect(staffPaths.filter((path) => !staffStops[path])).toEqual([]);
  expect(Object.keys(namedStops).filter((path) => !staffPaths.includes(path))).toEqual([]);
});

test('every dialog, menu, list and fold of the staff area has a stop', () => {
  const folder = join(import.meta.dirname, '../src/web/admin');
  const opening = /<Dialog\b|<DateControl\b|<Popover\b|<details\b|role="listbox"|popover="auto"/g;
  const found = globSync('**/*.tsx', { cwd: folder }).map(
    (file) => readFileSync(join(folder, file), 'utf8').match(opening)?.length ?? 0,
  );
  // A new one needs a stop that opens it, and then a higher number here.
  expect(found.reduce((sum, one) => sum + one)).toBe(82);
});

let visitOfAxe = '';
let patientOfAxe = '';
beforeAll(fill);

/** Fills the lists that are empty in the demo hospital. */
async function fill() {
  const staff = await staffHeaders();
  await send('POST', '/inquiries', {
    name: 'Axe Example',
    phone: '020 7946 0555',
    message: 'Is this readable?',
  });
  await send('POST', '/newsletter', { email: 'axe@example.org' });
  await send('POST', '/page-ratings', { path: '/about', wasUseful: false });
  await send('POST', '/page-comments', { path: '/about', wasUseful: false, comment: 'Axe words.' });
  await send('POST', '/admin/accounts', { name: 'Bo', email: 'bo@openward.example' }, staff);
  const program = { name: 'Axe program', roles: [{ role: 'editor', departmentIds: null }] };
  const validUntil = inDays(30);
  await send('POST', '/admin/tokens', { ...program, validUntil }, staff);
  await send('PUT', '/admin/mail-text/booked', { subject: 'Come in' }, staff);
  await send('POST', '/admin/views', { list: 'doctor', name: 'Axe view', search: 'sort=-name' }, staff);
  const [{ doctorId, visitTypeId, startsAt, localDate }] = await api('/appointment/soonest');
  const time = { source: 'phone', doctorId, visitTypeId, startsAt };
  const patient = { name: 'Axe Example', phone: '020 7946 0556' };
  const { id, patientId } = await send('POST', '/appointment/desk', { ...time, ...patient }, staff);
  [visitOfAxe, patientOfAxe] = [String(id), String(patientId)];
  const questions = [{ linkId: 'q1', text: 'Are you in pain?', kind: 'yes-no' }];
  const fields = { roomKind: 'Treatment room', otherModes: ['phone'], questions };
  await send('PUT', `/visit-type/${visitTypeId}`, fields, staff);
  await send('POST', `/patient/${patientId}/note`, { text: 'Axe note.' }, staff);
  // Two inquiries that may be of the same person, one of which is merged.
  for (const name of ['Axel Example', 'A. Axe'])
    await send('POST', '/inquiries', { ...patient, name, message: 'Is this readable too?' });
  const { duplicates } = await api(`/patient/${patientId}`, staff);
  const same = duplicates.find(({ name }: { name: string }) => name === 'A. Axe');
  await send('POST', `/patient/${patientId}/merge`, { patientId: same.id }, staff);
  const waiting = { name: 'Axe Example', email: 'axe@example.org', from: localDate, to: localDate };
  // Leaves the appointment without a doctor.
  await send('POST', '/closure', { from: `${localDate}T00:00`, to: `${localDate}T23:59` }, staff);
  await send('POST', '/waitlist', { doctorId, ...waiting });
  await send('PUT', '/admin/me', { language: 'de' }, staff);
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A line.' }] };
  const body = { type: 'doc', content: [paragraph] };
  await send('POST', '/news', { title: 'Axe draft', body, imageId: 1, status: 'draft' }, staff);
}

/** Applies to the next page that is loaded. */
async function actAsStaff(context: BrowserContext) {
  const { Authorization } = await staffHeaders();
  const token = Authorization!.slice('Bearer '.length);
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
}

/** Runs in the page, and turns it right-to-left. */
function fromTheRight() {
  document.documentElement.dir = 'rtl';
}

/** What is open over the page, which was checked before. */
const over = 'dialog[open], .popover:popover-open';
const shown = (page: Page) => page.locator(over);

const findings: string[] = [];
/** Every text that was seen, and where; and all that people and programs wrote, from the server or from a check. */
const said = new Map<string, string>();
const written = new Set<string>();

/**
 * Misfits that are meant: crumbs are shortened in a narrow bar, axe judges the size of controls, a picture that has not
 * arrived has no box for its focal point, and a long word of an entry may break.
 */
const ofItsOwn =
  /^is (cut: span|hard to hit|wider than its box: button\.focal-picture)|^breaks “\(?[a-zäöüß]+\)?”/i;

async function look(page: Page, what: string, isOver = false) {
  const within = isOver ? over : undefined;
  await page.evaluate(fromTheRight);
  for (const text of await page.evaluate(saidThere, within)) said.set(text, what);
  for (const moving of await page.evaluate(classesInMotion)) findings.push(`${what}: ${moving} moves`);
  // What opens only on a phone exists at no other width.
  for (const size of page.viewportSize()?.width === narrow.width ? [narrow] : [desk, narrow]) {
    await page.setViewportSize(size);
    const found = (await misfits(page, { within })).filter((one) => !ofItsOwn.test(one));
    for (const one of [...found, ...(await violations(page, within))])
      findings.push(`${what}, ${size.width} px: ${one}`);
  }
  await page.setViewportSize(desk);
}

/** Runs in the page, with reduced motion: elements that still change gradually. */
function classesInMotion() {
  const all = [...document.querySelectorAll('*')];
  return all
    .filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration))
    .map((one) => one.outerHTML.slice(0, 80));
}

async function lookIntoOpened(page: Page, name: string, opener: Locator) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await shown(page).first().waitFor();
  await look(page, name, true);
  await page.keyboard.press('Escape');
  if (!(await becomes(async () => (await shown(page).count()) === 0)))
    findings.push(`${name}: Escape does not close it`);
  else if (!(await becomes(() => opener.evaluate((one) => one === document.activeElement))))
    findings.push(`${name}: the focus does not come back`);
}

/** Whether it becomes true in the time that a slow machine takes. */
const becomes = (asked: () => Promise<boolean>) =>
  expect
    .poll(asked)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** The list lies over the page without being a dialog, so the whole page is checked. */
async function lookIntoBox(page: Page, name: string, box: Locator) {
  const list = page.getByRole('listbox', { name: name.split(', ').at(-1)! });
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await list.waitFor();
  await look(page, name);
  await page.keyboard.press('Escape');
  if (!(await becomes(() => list.isHidden()))) findings.push(`${name}: Escape does not close it`);
}

async function visit(page: Page, { at, opens = [], keys = [], boxes = [], first, open }: Stop) {
  await page.setViewportSize(desk);
  const path = at.replace('VISIT', visitOfAxe).replace('PATIENT', patientOfAxe);
  // Stops that change something load the page, or the change would stay for the next stop.
  if (first || path === noPage || page.url() === 'about:blank') await page.goto(path, { waitUntil: 'load' });
  else await follow(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .locator('[aria-busy="true"], .skeleton')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {});
  await page.evaluate(fromTheRight);
  // The error page would pass every rule.
  if (await page.getByRole('heading', { name: 'This page stopped working' }).isVisible())
    findings.push(`${at} stopped working`);
  await first?.(page);
  if (open) await page.getByRole('dialog', { name: open }).waitFor();
  await look(page, [at, open ?? ''].join(' '), open !== undefined);
  await page.unrouteAll();
  for (const key of keys) {
    await page.keyboard.press(key);
    await shown(page).first().waitFor();
    await look(page, `${at}, ${key}`, true);
    await page.keyboard.press('Escape');
    await shown(page).first().waitFor({ state: 'detached' });
  }
  for (const name of boxes)
    await lookIntoBox(page, `${at}, ${name}`, page.getByRole('combobox', { name }).first());
  for (const name of opens) {
    const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
    await lookIntoOpened(page, `${at}, ${name}`, opener);
  }
}

async function openInOtherWords() {
  const { page, context, complaints } = await browser.open();
  await withPseudoWords(context);
  await context.addCookies([{ name: 'staff_language', value: 'de', url: hospitalAddress() }]);
  await actAsStaff(context);
  collectWritten(page, written);
  return { page: byEnglishNames(page), context, complaints };
}

test('axe finds nothing on any page, dialog or menu, all of it fits, and each is opened and closed by keyboard', async () => {
  const all = Object.values(staffStops).flatMap((some) => some ?? []);
  // Stops that load the page come last.
  const rest = [...all.filter(({ first }) => !first), ...all.filter(({ first }) => first)];
  async function lane() {
    const { page, context, complaints } = await openInOtherWords();
    for (let stop = rest.shift(); stop; stop = rest.shift()) {
      // Some ask for a recent password, and a slow machine may have taken too long by now.
      if (stop.first) await actAsStaff(context);
      await visit(page, stop).catch((error) => findings.push(`${stop?.at}: ${error}`));
      // Stops cause the calls that are refused.
      for (const one of complaints.splice(0))
        if (!/status of [45]\d\d/.test(one)) findings.push(`${stop.at}: the page complained: ${one}`);
    }
  }
  // One lane computes while the other waits; each has to warm up on its own.
  await Promise.all([lane(), lane()]);
  const known = [...written].join('\n');
  const plain = [...said].flatMap(([text, what]) =>
    plainIn(text, known).map((word) => `${what}: ${word} in “${text}”`),
  );
  expect([findings, plain]).toEqual([[], []]);
});

test('a menu opens to the side that has room, and is never larger than the window', async () => {
  const { page } = await openInOtherWords();
  for (const [width, height] of [
    [320, 500],
    [1440, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/doctors');
    const view = page.getByRole('button', { name: 'View' });
    await view.waitFor();
    await page.evaluate(fromTheRight);
    await view.press('Enter');
    const box = (await shown(page).boundingBox())!;
    expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThan(0);
  }
});

/**
 * Runs in the page: phone numbers that do not begin at the left, and sentences in Latin letters whose full stop is at
 * the wrong end.
 */
function turnedAround() {
  const turned: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const box = (place: number) => {
      const range = document.createRange();
      range.setStart(node!, place);
      range.setEnd(node!, place + 1);
      return range.getBoundingClientRect();
    };
    const sentence = /\p{Script=Arabic}/u.test(text) ? null : /[a-z][.?!](?=\s*$)/.exec(text);
    const found = /\+\d[\d ]{6,}\d/.exec(text) ?? sentence;
    if (!found || node.parentElement?.closest('script, style, option, .ProseMirror')) continue;
    const [first, last] = [box(found.index), box(found.index + found[0].length - 1)];
    const isOneLine = last.width > 0 && Math.abs(first.top - last.top) < 3;
    if (isOneLine && last.left < first.left) turned.push(text.trim());
  }
  return turned;
}

test('in Arabic, phone numbers, Latin sentences and the labels of charts keep their order', async () => {
  await send('PUT', '/admin/me', { language: 'ar' }, await staffHeaders());
  const { page, context } = await browser.open();
  await actAsStaff(context);
  const turned: string[] = [];
  for (const at of [
    'patients',
    'inquiries',
    'appointments?view=list',
    'doctors/1',
    'news',
    'settings/contact',
  ]) {
    await page.goto(`/admin/${at}`);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy="true"], .skeleton').first().waitFor({ state: 'detached' });
    for (const text of await page.evaluate(turnedAround)) turned.push(`${at}: ${text}`);
  }
  await page.goto('/admin/dashboard');
  await page.locator('.chart text').nth(3).waitFor();
  // The character that is read first is at the edge of its label.
  const labels = await page.locator('.chart text').evaluateAll((all) => {
    const x = (label: Element, place: number) => (label as SVGTextElement).getStartPositionOfChar(place).x;
    return all
      .filter(({ textContent }) => /\d.*\p{L}/u.test(textContent))
      .filter((label) => x(label, 0) < x(label, label.textContent.length - 1))
      .map(({ textContent }) => textContent);
  });
  expect([turned, labels, await page.locator('html').getAttribute('dir')]).toEqual([[], [], 'rtl']);
});
