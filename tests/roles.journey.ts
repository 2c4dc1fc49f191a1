/** What an account with few rights finds in the staff area, and how an administrator grants them. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { dialog, password, press } from './colleague.ts';
import { startOwnHospital } from './hospital.ts';
import { api, forget, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { colleague, enter, everywhere } from './limited.ts';
import { quiet } from './quiet.ts';
import { follow, signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

/** Waits for what the page asks for, and for the counts of the sidebar. */
async function settled(page: Page) {
  await page.waitForFunction(() => !document.querySelector('.skeleton'));
  await quiet(page);
}

test('an administrator splits a team in which everyone may do everything', async () => {
  await forget('words@openward.example');
  const staff = await browser.open();
  const { page } = staff;
  const [department] = await api('/department?limit=1');
  await signIn(staff, '/admin/settings/staff');
  await page.getByText('Everyone here may do everything.', { exact: false }).waitFor();

  // An editor for one department.
  await press(page, 'Invite');
  await dialog(page).getByLabel('Email').fill('words@openward.example');
  await dialog(page).getByLabel('May do').selectOption({ label: 'Only what their work needs' });
  await dialog(page).getByRole('button', { name: 'Invite' }).click();
  await dialog(page).getByText('Choose at least one role.').waitFor();
  await dialog(page)
    .getByLabel(/^Editor/)
    .check();
  await dialog(page).getByLabel('Where, as editor').selectOption({ label: 'Only in some departments' });
  await dialog(page).getByRole('button', { name: 'Invite' }).click();
  await dialog(page).getByText('Choose at least one department.').waitFor();
  await dialog(page).getByLabel(department.name, { exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await press(page, 'Done');
  await page.getByRole('cell', { name: `Editor (${department.name})` }).waitFor();
  await page.getByText('Everyone sees and changes only what their roles allow.', { exact: false }).waitFor();

  // The editor finds that department alone.
  const editor = await browser.open();
  await editor.page.goto(link);
  await editor.page.getByLabel('Your name').fill('Wanda Words');
  await editor.page.getByLabel('Choose a password').fill(password);
  await press(editor.page, 'Set up my account');
  await editor.page.waitForURL(/\/admin\/dashboard$/);
  await editor.page.goto('/admin/departments');
  await editor.page.locator('.row-link').waitFor();
  expect(await editor.page.locator('.row-link').count()).toBe(1);

  // With another role, the editor is signed out and returns with that one.
  await page.reload();
  await press(page, 'Actions for Wanda Words');
  await press(page, 'Change what they may do …');
  await dialog(page)
    .getByLabel(/^Editor/)
    .uncheck();
  await dialog(page)
    .getByLabel(/^Receptionist/)
    .check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Receptionist' }).waitFor();
  await editor.page.reload();
  await editor.page.getByLabel(/email/i).fill('words@openward.example');
  await editor.page.getByLabel(/^password/i).fill(password);
  await press(editor.page, 'Sign in');
  await editor.page.getByRole('heading', { name: 'Your account may not open this page' }).waitFor();
  expectQuiet(staff);
});

/** What can still be changed on the page of an entry. */
const changeable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#editor :is(input, textarea, select, button), #editor [contenteditable]')]
      .concat([...document.querySelectorAll('#editor [draggable="true"], [form="editor"], .button-danger')])
      .filter((one) => !one.matches(':disabled, [contenteditable="false"]'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

test('an entry of any kind that the account may only read has nothing that can be changed', async () => {
  const closure = { from: '2027-05-01T00:00', to: '2027-05-01T23:59' };
  await send('POST', '/closure', closure, await staffHeaders());
  const routes = readFileSync('src/web/routes.ts', 'utf8');
  const places = [...routes.matchAll(/route\('([\w/-]+)\/:id\?'/g)]
    .map((found) => found[1]!)
    .filter((place) => !['inquiries', 'patients', 'settings/mail'].includes(place));
  expect(places.length).toBeGreaterThan(10);
  const staff = await browser.open();
  const { page } = staff;
  // No role reads all content without changing any, so the answer is changed only in the browser.
  await page.route('**/api/admin/me', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const roles = ['editor', 'desk'].map((role) => ({ role, departmentIds: null }));
    await route.fulfill({
      json: { data: { ...data, roles, rights: { content: 'read', hours: 'read', inquiries: 'read' } } },
    });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await signIn(staff, '/admin/dashboard');
  const addresses = ['/admin/doctors/1/hours', '/admin/doctors/1/leave'];
  for (const place of places) {
    await follow(page, `/admin/${place}`);
    const entry = page.locator(`main a[href^="/admin/${place}/"]`).first();
    addresses.push((await entry.getAttribute('href'))!);
  }
  for (const address of addresses) {
    await follow(page, address);
    await page.getByText('You can read this page. Your account may not change it.').waitFor();
    await settled(page);
    expect([address, await changeable(page)]).toEqual([address, []]);
    await page.keyboard.press('Control+s');
  }
  expect(sent).toEqual([]);
});

/** Requests of the frame of every page; it counts only places that are open. */
const framesOwn = [
  '/api/settings',
  '/api/admin/me',
  '/api/inquiries',
  '/api/rebooking',
  '/api/admin/notices',
];

test('a receptionist finds what the role opens; a page out of reach says whose it is and requests nothing', async () => {
  const visit = await enter(browser, await colleague('reception@openward.example', everywhere('desk')));
  const { page, refused } = visit;
  await page.goto('/admin/doctors/1/hours');
  await page.getByText('Your account may not change it.').waitFor();
  const sidebar = await page.locator('.sidebar ul a').allTextContents();
  expect(sidebar.map((words) => words.replace(/\d.*/, ''))).toEqual([
    'Dashboard',
    'Doctors',
    'Inquiries',
    'Appointments',
    'Settings',
  ]);
  await page.keyboard.press('Control+k');
  const options = (await page.locator('#go-to-list').getByRole('option').allTextContents()).join();
  await page.keyboard.press('Escape');
  expect(options).toContain('Book an appointment');
  expect(options).not.toMatch(/New (doctor|article|department|closure|visit type)|News|Staff|Activity/);

  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await follow(page, '/admin/doctors/1');
  await page.getByRole('heading', { name: 'Your account may not open this page' }).waitFor();
  await page.getByText(/for an administrator, a manager, an editor or a doctor/).waitFor();
  await settled(page);
  expect(asked.filter((path) => path.startsWith('/api/') && !framesOwn.includes(path))).toEqual([]);
  expect(refused).toEqual([]);
  expectQuiet(visit);
});

test('a page that shows no patient reads about none, and only requests numbers', async () => {
  const staff = await staffHeaders();
  await send('POST', '/inquiries', { name: 'Ann Unread', email: 'ann@example.org', message: 'Unread' });
  const slots = await api(`/appointment/slots?doctor=clara-hensley&from=${inDays(20)}&to=${inDays(40)}`);
  const { doctorId, visitTypeId, startsAt, localDate } = slots[0];
  const person = { name: 'Bea Unread', email: 'bea@example.org', source: 'phone' };
  await send('POST', '/appointment/desk', { doctorId, visitTypeId, startsAt, ...person }, staff);
  const day = { from: `${localDate}T00:00`, to: `${localDate}T23:59` };
  await send('POST', `/doctor/${doctorId}/timeoff`, { kind: 'leave', ...day }, staff);
  const reads = () => api('/admin/activity?action=read&limit=100', staff);
  const before = await reads();
  const visit = await browser.open();
  await signIn(visit, '/admin/gallery');
  await expect
    .poll(() => visit.page.locator('.sidebar-count').allTextContents())
    .toEqual([expect.stringMatching(/ new$/), expect.stringMatching(/ need rebooking$/)]);
  // The trail is written a second after the answer.
  await visit.page.waitForTimeout(2_500);
  expect(await reads()).toEqual(before);
  expectQuiet(visit);
});
