/**
 * Every page of the staff area, and everything that opens on it: under axe at both widths, light and dark, by keyboard
 * alone; and in a language of longer words in other letters, where nothing may be cut, broken or run off, from the left
 * and from the right, and a plain word is no message.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byEnglishNames, matcher } from './admin-access/english-names.ts';
import { bare, namesOfOpened, ofDemo, ofSso, onlyOfSso, openers, opening } from './admin-access/openers.ts';
import { collectWritten, plainIn, saidThere } from './admin-access/plain-words.ts';
import { namedStops, staffPaths, staffStops } from './admin-access/staff-pages.ts';
import type { Stop } from './admin-access/stop.ts';
import { desk, phone, startBrowser } from './browser.ts';
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

test('every page of the staff area is looked at', () => {
  expect(staffPaths.length).toBeGreaterThan(35);
  expect(staffPaths.filter((path) => !staffStops[path])).toEqual([]);
  expect(Object.keys(namedStops).filter((path) => !staffPaths.includes(path))).toEqual([]);
});

test('every dialog, menu, list and fold of the staff area is known by name', () => {
  const folder = join(import.meta.dirname, '../src/web/admin');
  const found = globSync('**/*.tsx', { cwd: folder })
    .map((file) => [file, readFileSync(join(folder, file), 'utf8').match(opening)?.length ?? 0] as const)
    .filter(([file, count]) => count > 0 && ![...bare, ...ofDemo, ...onlyOfSso].includes(file));
  expect(found.map(([file]) => file).sort()).toEqual(Object.keys(openers).sort());
  expect(found.filter(([file, count]) => openers[file]!.length < count - (ofSso[file] ?? 0))).toEqual([]);
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
  const booking = {
    source: 'phone',
    doctorId,
    visitTypeId,
    startsAt,
    name: 'Axe Example',
    phone: '020 7946 0556',
  };
  const { id, patientId } = await send('POST', '/appointment/desk', booking, staff);
  [visitOfAxe, patientOfAxe] = [String(id), String(patientId)];
  const questions = [{ linkId: 'q1', text: 'Are you in pain?', kind: 'yes-no' }];
  const fields = { roomKind: 'Treatment room', otherModes: ['phone'], questions };
  await send('PUT', `/visit-type/${visitTypeId}`, fields, staff);
  await send('POST', `/patient/${patientId}/note`, { text: 'Axe note.' }, staff);
  // Two who may be the same person, one of whom is merged.
  for (const name of ['Axel Example', 'A. Axe'])
    await send('POST', '/inquiries', { name, phone: '020 7946 0556', message: 'Is this readable too?' });
  const { duplicates } = await api(`/patient/${patientId}`, staff);
  const same = duplicates.find(({ name }: { name: string }) => name === 'A. Axe');
  await send('POST', `/patient/${patientId}/merge`, { patientId: same.id }, staff);
  const waiting = { name: 'Axe Example', email: 'axe@example.org', from: localDate, to: localDate };
  // This leaves the appointment without a doctor.
  await send('POST', '/closure', { from: `${localDate}T00:00`, to: `${localDate}T23:59` }, staff);
  await send('POST', '/waitlist', { doctorId, ...waiting });
  await send('PUT', '/admin/me', { language: 'de' }, staff);
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A line.' }] };
  const body = { type: 'doc', content: [paragraph] };
  await send('POST', '/news', { title: 'Axe draft', body, imageId: 1, status: 'draft' }, staff);
}

/** With the next page that is loaded. */
async function actAsStaff(context: BrowserContext) {
  const { Authorization } = await staffHeaders();
  const token = Authorization!.slice('Bearer '.length);
  await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
}

/** What is open over the page; the rest was checked before. */
const over = 'dialog[open], .popover:popover-open';
const shown = (page: Page) => page.locator(over);
/** Names of everything that was open during a check. */
const opened = new Set<string>();
/** All words that were there, and where. */
const said = new Map<string, string>();
/** What people and programs wrote: the server answered it, or a check entered it. */
const written = new Set<string>();

/** On a desktop in both themes; on a phone, where the layout differs but not the colours, in one. */
async function look(page: Page, what: string, findings: string[], isOver = false) {
  for (const name of await page.evaluate(namesOfOpened)) opened.add(name);
  // In the other theme and at another width, only what these can break.
  const within = isOver ? over : undefined;
  await lookForRoom(page, what, findings, within);
  for (const found of await violations(page, within)) findings.push(`${what}: ${found}`);
  for (const moving of await page.evaluate(classesInMotion)) findings.push(`${what}: ${moving} moves`);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const found of await violations(page, within, ['color-contrast']))
    findings.push(`${what}, dark: ${found}`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  for (const found of await violations(page, within, phoneRules)) findings.push(`${what}, phone: ${found}`);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (wide > 0) findings.push(`${what}, phone: ${wide} px run off the side`);
  await lookForRoom(page, `${what}, phone`, findings, within);
  await page.setViewportSize(desk);
  for (const text of await page.evaluate(saidThere, within)) said.set(text, what);
}

/**
 * Crumbs are shortened where a bar has no room, how large a control is, axe looks at, a picture that has not come has no
 * box yet for the point on it, and a long word of an entry may break.
 */
const ofItsOwn =
  /^is (cut: span|hard to hit|wider than its box: button\.focal-picture)|^breaks “\(?[a-zäöüß]+\)?”/i;

/** What a language of longer words needs; within what is open, from the right as well. */
async function lookForRoom(page: Page, what: string, findings: string[], within?: string) {
  for (const direction of within ? (['ltr', 'rtl'] as const) : [undefined])
    for (const found of await misfits(page, { within, direction }))
      if (!ofItsOwn.test(found)) findings.push(`${what} ${direction ?? ''}: ${found}`);
}

/** Runs in the page, with reduced motion: what still changes colour gradually. */
function classesInMotion() {
  const all = [...document.querySelectorAll('*')];
  return all
    .filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration))
    .map((one) => one.outerHTML.slice(0, 80));
}

/** What another width can break. */
const phoneRules = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'aria-hidden-focus',
  'label',
];

async function lookIntoOpened(page: Page, name: string, opener: Locator, findings: string[]) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await shown(page).first().waitFor();
  await look(page, name, findings, true);
  await page.keyboard.press('Escape');
  if (!(await becomes(async () => (await shown(page).count()) === 0)))
    findings.push(`${name}: Escape does not close it`);
  else if (!(await becomes(() => opener.evaluate((one) => one === document.activeElement))))
    findings.push(`${name}: the focus does not come back`);
}

/** Whether it is so, at once or within what a slow machine takes. */
const becomes = (asked: () => Promise<boolean>) =>
  expect
    .poll(asked)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Its list lies over the page and is not a dialog, so the whole page is checked. */
async function lookIntoBox(page: Page, name: string, box: Locator, findings: string[]) {
  const list = page.getByRole('listbox', { name: name.split(', ').at(-1)! });
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await list.waitFor();
  await look(page, name, findings);
  await page.keyboard.press('Escape');
  if (!(await becomes(() => list.isHidden()))) findings.push(`${name}: Escape does not close it`);
}

async function visit(page: Page, stop: Stop, findings: string[]) {
  const { at, opens = [], keys = [], boxes = [], first, open } = stop;
  await page.setViewportSize(desk);
  const path = at.replace('VISIT', visitOfAxe).replace('PATIENT', patientOfAxe);
  // What is done at some stops would stay in the page, so there it is loaded.
  if (first || path === noPage || page.url() === 'about:blank') await page.goto(path, { waitUntil: 'load' });
  else await follow(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .locator('[aria-busy="true"], .skeleton')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {});
  // Its error page would pass every rule.
  if (await page.getByRole('heading', { name: 'This page stopped working' }).isVisible())
    findings.push(`${at} stopped working`);
  await first?.(page);
  if (open) await page.getByRole('dialog', { name: open }).waitFor();
  await look(page, [at, open ?? ''].join(' '), findings, open !== undefined);
  await page.unrouteAll();
  for (const key of keys) {
    await page.keyboard.press(key);
    await shown(page).first().waitFor();
    await look(page, `${at}, ${key}`, findings, true);
    await page.keyboard.press('Escape');
    await shown(page).first().waitFor({ state: 'detached' });
  }
  for (const name of boxes)
    await lookIntoBox(page, `${at}, ${name}`, page.getByRole('combobox', { name }).first(), findings);
  for (const name of opens) {
    const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
    await lookIntoOpened(page, `${at}, ${name}`, opener, findings);
  }
}

test('axe finds nothing on any page, in any dialog or menu, and each is opened and closed by keyboard', async () => {
  const all = Object.values(staffStops).flatMap((some) => some ?? []);
  // Those that load the page come last.
  const rest = [...all.filter(({ first }) => !first), ...all.filter(({ first }) => first)];
  const findings: string[] = [];
  async function lane() {
    const { page: ofBrowser, context } = await browser.open();
    const page = byEnglishNames(ofBrowser);
    await withPseudoWords(context);
    await context.addCookies([{ name: 'staff_language', value: 'de', url: hospitalAddress() }]);
    await actAsStaff(context);
    collectWritten(page, written);
    // A colour in transition from one theme to the other belongs to neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (let stop = rest.shift(); stop; stop = rest.shift()) {
      // Some ask for a password that was shown lately, and a slow machine has taken long by now.
      if (stop.first) await actAsStaff(context);
      await visit(page, stop, findings).catch((error) => findings.push(`${stop?.at}: ${error}`));
    }
  }
  // One computes while the other waits; each has to warm up on its own.
  await Promise.all([lane(), lane()]);
  for (const [file, names] of Object.entries(openers))
    for (const name of names)
      if (![...opened].some((one) => matcher(name).test(one)))
        findings.push(`${file}: ${name} was never open`);
  const known = [...written].join('\n');
  const plain = [...said].flatMap(([text, what]) =>
    plainIn(text, known).map((word) => `${what}: ${word} in “${text}”`),
  );
  expect([findings, plain]).toEqual([[], []]);
});

test('a menu opens to the side that has room, and is never larger than the window', async () => {
  const { page: ofBrowser, context } = await browser.open();
  const page = byEnglishNames(ofBrowser);
  await withPseudoWords(context);
  await actAsStaff(context);
  for (const viewport of [
    { width: 390, height: 500 },
    { width: 1440, height: 500 },
    { width: 1440, height: 300 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/admin/doctors');
    await page.getByRole('button', { name: 'View' }).press('Enter');
    const { x, y, width, height } = (await shown(page).boundingBox())!;
    expect(Math.min(x, y, viewport.width - x - width, viewport.height - y - height)).toBeGreaterThan(0);
  }
});
