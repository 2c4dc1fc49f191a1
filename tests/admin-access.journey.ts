/** Every page of the staff area, and all that opens on it, under axe: at both widths, light and dark, by keyboard alone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import routes from '../src/web/routes.ts';
import { desk, phone, startBrowser } from './browser.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';

const browser = startBrowser();
// A day is closed in it.
startOwnHospital();
afterAll(() => browser.close());

interface Stop {
  at: string;
  /** What is opened by Enter and closed by Escape: the name of what opens it, each by itself. */
  opens?: (string | RegExp)[];
  /** What is opened by a key, wherever the focus is. */
  keys?: string[];
  /** Comes before the page is looked at. */
  first?(page: Page): Promise<unknown>;
  /** The dialog that stands open then; its title. */
  open?: string | RegExp;
}

const chosenRow = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Choose / })
    .nth(1)
    .check();
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter');
const through =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(page, name);
  };
/** From now on the server answers calls to an address so, as it would after a while. */
const answering = (page: Page, address: string, status: number, type: string) =>
  page.route(address, (route) =>
    route.fulfill({ status, json: { type: `/problems/${type}`, title: '', status, detail: '' } }),
  );
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).press('Enter');

/** By their paths in routes.ts; one that is missing here is named. */
const stops: Record<string, Stop[]> = {
  'admin/invitation/:token': [{ at: `/admin/invitation/${'x'.repeat(43)}` }],
  'admin/reset/:token?': [{ at: '/admin/reset' }, { at: `/admin/reset/${'x'.repeat(43)}` }],
  'admin/email/:token': [{ at: `/admin/email/${'x'.repeat(43)}` }],
  admin: [],
  'admin/dashboard': [
    { at: '/admin/dashboard', opens: [/your account/, 'Go to …'], keys: ['Control+k', '?'] },
  ],
  'admin/doctors/:id?': [
    { at: '/admin/doctors', opens: ['View', 'Import'] },
    { at: '/admin/doctors?q=zzzz' },
    {
      at: '/admin/doctors/1',
      opens: ['History', 'Delete', /^(Choose|Change) (a|the) picture|^Change$/],
      first: (page) => save(page).then(() => page.getByText('Nothing has changed').waitFor()),
    },
    {
      at: '/admin/doctors/new',
      first: (page) => save(page).then(() => page.getByText('This is needed.').waitFor()),
    },
  ],
  'admin/doctors/:id/hours': [{ at: '/admin/doctors/1/hours' }],
  'admin/doctors/:id/leave': [{ at: '/admin/doctors/1/leave' }],
  'admin/specialities/:id?': [
    { at: '/admin/specialities' },
    { at: '/admin/specialities/1' },
    {
      at: '/admin/specialities/2',
      first: async (page) => {
        await page.getByLabel(/^Name/).first().fill('Other');
        await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
      },
      open: 'Leave without saving?',
    },
  ],
  'admin/packages/:id?': [{ at: '/admin/packages' }, { at: '/admin/packages/1' }],
  'admin/news/:id?': [
    { at: '/admin/news' },
    { at: '/admin/news/1' },
    {
      at: '/admin/news?status=draft',
      first: async (page) => {
        await page.getByRole('link', { name: 'Axe draft' }).press('Enter');
        await press(page, 'Show a preview');
      },
      open: 'Preview',
    },
  ],
  'admin/services/:id?': [
    { at: '/admin/services' },
    { at: '/admin/services/1', opens: [/^Change \(|an icon$/] },
    { at: '/admin/services/1', first: through('Link'), open: 'Link' },
  ],
  'admin/inquiries/:id?': [{ at: '/admin/inquiries' }, { at: '/admin/inquiries/1' }],
  'admin/testimonial/:id?': [{ at: '/admin/testimonial' }, { at: '/admin/testimonial/1' }],
  'admin/gallery/:id?': [{ at: '/admin/gallery' }, { at: '/admin/gallery/1', opens: ['Add pictures'] }],
  'admin/appointments': [
    { at: '/admin/appointments', opens: ['New booking', 'Walk-in'] },
    { at: '/admin/appointments?view=week' },
    { at: '/admin/appointments?days=all&q=Axe', opens: [/^More for/] },
    { at: '/admin/appointments?days=all&q=Axe', first: through(/^More for/, 'Move …'), open: /^Move / },
    { at: '/admin/appointments?days=all&q=Axe', first: through(/^More for/, 'Cancel'), open: /^Cancel/ },
    { at: '/admin/appointments?visit=VISIT', open: 'Axe Example' },
  ],
  'admin/appointments/rebooking': [{ at: '/admin/appointments/rebooking', opens: [/^Decide: /] }],
  'admin/appointments/waitlist': [{ at: '/admin/appointments/waitlist', opens: [/^Take Axe/] }],
  'admin/departments/:id?': [
    { at: '/admin/departments', first: chosenRow, opens: ['Delete'] },
    { at: '/admin/departments/1' },
    {
      at: '/admin/departments',
      first: async (page) => {
        await answering(page, '**/api/department?*', 401, 'unauthorized');
        await page.getByRole('searchbox').first().fill('heart');
      },
      open: 'Sign in again',
    },
  ],
  'admin/settings': [{ at: '/admin/settings' }],
  'admin/settings/hospital': [{ at: '/admin/settings/hospital' }],
  'admin/settings/booking': [{ at: '/admin/settings/booking' }],
  'admin/settings/texts': [{ at: '/admin/settings/texts' }],
  'admin/settings/contact': [{ at: '/admin/settings/contact' }],
  'admin/settings/social-links': [{ at: '/admin/settings/social-links' }],
  'admin/settings/visit-types/:id?': [
    { at: '/admin/settings/visit-types' },
    { at: '/admin/settings/visit-types/1' },
  ],
  'admin/settings/closures/:id?': [
    { at: '/admin/settings/closures' },
    { at: '/admin/settings/closures/new' },
  ],
  'admin/settings/search/:id?': [{ at: '/admin/settings/search' }, { at: '/admin/settings/search/1' }],
  'admin/settings/media/:id?': [{ at: '/admin/settings/media' }, { at: '/admin/settings/media/1' }],
  'admin/settings/mail/:id?': [{ at: '/admin/settings/mail' }, { at: '/admin/settings/mail/1' }],
  'admin/settings/mail-texts/:kind?': [
    { at: '/admin/settings/mail-texts' },
    { at: '/admin/settings/mail-texts/booked', opens: ['Back to the standard text'] },
  ],
  'admin/settings/newsletter': [{ at: '/admin/settings/newsletter', opens: ['Remove axe@example.org'] }],
  'admin/settings/activity': [
    { at: '/admin/settings/activity', opens: [/^Check/] },
    { at: '/admin/settings/activity?row=1' },
  ],
  'admin/settings/staff': [
    { at: '/admin/settings/staff', opens: ['Invite', /^Actions for/] },
    { at: '/admin/settings/staff', first: through(/^Actions for/, 'Delete …'), open: /^Delete the account/ },
  ],
  'admin/settings/security': [
    { at: '/admin/settings/security', opens: ['Set up', /^Add a passkey/] },
    {
      at: '/admin/settings/security',
      first: async (page) => {
        await answering(page, '**/api/admin/two-factor*', 403, 'password-needed');
        await press(page, 'Set up');
      },
      open: 'Enter your password',
    },
  ],
  'admin/settings/data': [{ at: '/admin/settings/data' }],
  'admin/*': [{ at: '/admin/no-such-page' }],
};

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return [...(path ? [whole] : []), ...pathsOf(children, whole)];
  });
}

test('every page of the staff area is looked at', () => {
  const paths = pathsOf(routes).filter((path) => /^admin(\/|$)/.test(path));
  expect(paths.length).toBeGreaterThan(35);
  expect(Object.keys(stops).sort()).toEqual(paths.sort());
});

let visitOfAxe = '';

/** Something to be seen in the lists that are empty in the demo hospital. */
async function fill() {
  const staff = await staffHeaders();
  await send('POST', '/inquiries', {
    name: 'Axe Example',
    phone: '020 7946 0555',
    message: 'Is this readable?',
  });
  await send('POST', '/newsletter', { email: 'axe@example.org' });
  await send('POST', '/admin/accounts', { name: 'Bo', email: 'bo@openward.example' }, staff);
  await send('PUT', '/admin/mail-text/booked', { subject: 'Come in' }, staff);
  const [{ doctorId, visitTypeId, startsAt, localDate }] = await api('/appointment/soonest');
  const booking = {
    source: 'phone',
    doctorId,
    visitTypeId,
    startsAt,
    name: 'Axe Example',
    phone: '020 7946 0556',
  };
  visitOfAxe = String((await send('POST', '/appointment/desk', booking, staff)).id);
  const waiting = { name: 'Axe Example', email: 'axe@example.org', from: localDate, to: localDate };
  // Which leaves the appointment without a doctor.
  await send('POST', '/closure', { from: `${localDate}T00:00`, to: `${localDate}T23:59` }, staff);
  await send('POST', '/waitlist', { doctorId, ...waiting });
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'A line.' }] };
  const body = { type: 'doc', content: [paragraph] };
  await send('POST', '/news', { title: 'Axe draft', body, imageId: 1, status: 'draft' }, staff);
  return staff.Authorization!.slice('Bearer '.length);
}

/** Violations by rule; of a second look at the same page in the other theme, only what colours can make wrong. */
async function violations(page: Page, rules?: string[]) {
  // The usual mode opens a second page for each look, for frames of other sites, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** At a desk in both themes; on a phone, where things stand in other places but have the same colours, in one. */
async function look(page: Page, what: string, findings: string[]) {
  for (const found of await violations(page)) findings.push(`${what}: ${found}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const found of await violations(page, ['color-contrast'])) findings.push(`${what}, dark: ${found}`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  for (const found of await violations(page, phoneRules)) findings.push(`${what}, phone: ${found}`);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (over > 0) findings.push(`${what}, phone: ${over} px run off the side`);
  await page.setViewportSize(desk);
}

/** What another width can make wrong. */
const phoneRules = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'aria-hidden-focus',
  'label',
];

const shown = (page: Page) => page.locator('dialog[open], .popover:popover-open');

async function lookIntoOpened(page: Page, name: string, opener: Locator, findings: string[]) {
  await opener.focus();
  await page.keyboard.press('Enter');
  await shown(page).first().waitFor();
  await look(page, name, findings);
  await page.keyboard.press('Escape');
  await shown(page)
    .first()
    .waitFor({ state: 'detached', timeout: 3000 })
    .catch(() => {});
  if ((await shown(page).count()) > 0) findings.push(`${name}: Escape does not close it`);
  else if (!(await opener.evaluate((one) => one === document.activeElement)))
    findings.push(`${name}: the focus does not come back`);
}

async function visit(page: Page, { at, opens = [], keys = [], first, open }: Stop, findings: string[]) {
  await page.goto(at.replace('VISIT', visitOfAxe), { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .locator('[aria-busy="true"], .skeleton')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {});
  await first?.(page);
  if (open) await page.getByRole('dialog', { name: open }).waitFor();
  await look(page, [at, open ?? ''].join(' '), findings);
  await page.unrouteAll();
  for (const key of keys) {
    await page.keyboard.press(key);
    await shown(page).first().waitFor();
    await look(page, `${at}, ${key}`, findings);
    await page.keyboard.press('Escape');
    await shown(page).first().waitFor({ state: 'detached' });
  }
  for (const name of opens) {
    const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
    await lookIntoOpened(page, `${at}, ${name}`, opener, findings);
  }
}

test('axe finds nothing on any page, in any dialog or menu, and each is opened and closed by keyboard', async () => {
  const token = await fill();
  const rest = Object.values(stops).flat();
  const findings: string[] = [];
  async function lane() {
    const { page, context } = await browser.open();
    await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
    page.setDefaultTimeout(10_000);
    // A colour on its way from one theme to the other is neither's.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (let stop = rest.shift(); stop; stop = rest.shift())
      await visit(page, stop, findings).catch((error) => findings.push(`${stop?.at}: ${error}`));
  }
  await Promise.all([lane(), lane(), lane()]);
  expect(findings).toEqual([]);
}, 300_000);
