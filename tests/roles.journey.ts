/** What each kind of account finds in the staff area, and how an administrator gives it. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { dialog, password, press } from './colleague.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { api, forget, send, staffHeaders } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { colleague, enter, everywhere } from './limited.ts';
import { quiet } from './quiet.ts';
import { follow, signIn } from './staff.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

/** What a page asks for has come, and so have the counts of the sidebar. */
async function settled(page: Page) {
  await page.waitForFunction(() => !document.querySelector('.skeleton'));
  await quiet(page);
}

const sidebar = (page: Page) => page.locator('.sidebar ul a').allTextContents();

/** Opens pages one after the other; each is accessible, fits and asks for nothing that is closed. */
async function seePages({ page, refused }: Visit & { refused: string[] }, addresses: string[]) {
  for (const [index, address] of addresses.entries()) {
    await (index === 0 ? page.goto(address) : follow(page, address));
    await page.locator('main h1').waitFor();
    await settled(page);
    expect([address, await page.getByText('Your account may not open this page').count()]).toEqual([
      address,
      0,
    ]);
    await expectAccessible(page, address);
    expect([address, refused]).toEqual([address, []]);
  }
}

const framesOwn = [
  '/api/settings',
  '/api/admin/me',
  '/api/inquiries',
  '/api/rebooking',
  '/api/admin/notices',
];

/** An address that is closed says whose it is, and asks for nothing of what is there. */
async function seeClosed({ page, refused }: Visit & { refused: string[] }, address: string, whose: RegExp) {
  const asked: string[] = [];
  const listen = (request: { url(): string }) => asked.push(new URL(request.url()).pathname);
  page.on('request', listen);
  await follow(page, address);
  await page.getByRole('heading', { name: 'Your account may not open this page' }).waitFor();
  await page.getByText(whose).waitFor();
  await settled(page);
  page.off('request', listen);
  const calls = asked.filter((path) => path.startsWith('/api/'));
  // Besides the frame's own, whose counts are those of places that are open.
  expect(calls.filter((path) => !framesOwn.includes(path))).toEqual([]);
  expect(refused).toEqual([]);
  await expectAccessible(page, address);
}

const found = async (page: Page) => {
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Control+k');
  const options = await page.locator('#go-to-list').getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  return options;
};

test('an administrator splits a team in which everyone may do everything', async () => {
  for (const name of ['words', 'front']) await forget(`${name}@openward.example`);
  const staff = await browser.open();
  const { page } = staff;
  const [department] = await api('/department?limit=1');
  await signIn(staff, '/admin/settings/staff');
  await page.getByText('Everyone here may do everything.', { exact: false }).waitFor();
  await expectAccessibleAtBothWidths(page, 'the staff while all are administrators');

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
  await expectAccessibleAtBothWidths(page, 'the invitation');
  await dialog(page).getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await press(page, 'Done');
  await page.getByRole('cell', { name: `Editor (${department.name})` }).waitFor();
  await page.getByText('Everyone sees and changes only what their roles allow.', { exact: false }).waitFor();
  await expectAccessibleAtBothWidths(page, 'the staff with roles');

  // The editor finds that department alone, and is told where another one was meant.
  const editor = await browser.open();
  await editor.page.goto(link);
  await editor.page.getByLabel('Your name').fill('Wanda Words');
  await editor.page.getByLabel('Choose a password').fill(password);
  await press(editor.page, 'Set up my account');
  await editor.page.waitForURL(/\/admin\/dashboard$/);
  await editor.page.goto('/admin/departments');
  await editor.page.locator('.row-link').waitFor();
  expect(await editor.page.locator('.row-link').count()).toBe(1);
  const others = (await api('/department?limit=2'))[1];
  await editor.page.goto(`/admin/departments/${others.id}`);
  await editor.page.getByText('Your account may not change it.').waitFor();
  expect(await editor.page.getByLabel(/^Summary/).isDisabled()).toBe(true);

  // An account that could do everything is limited; it is signed out and comes back with less.
  const session = await colleague('front@openward.example', everywhere('administrator'));
  const front = await browser.open();
  await front.context.addInitScript(
    ([token, owner]) => {
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'yes');
      localStorage.setItem('deskOwner', owner!);
      localStorage.setItem('authToken', token!);
    },
    [session.token, String(session.admin.id)],
  );
  await front.page.goto('/admin/news');
  await front.page.getByRole('link', { name: 'New article' }).waitFor();
  await page.reload();
  await press(page, 'Actions for front');
  await press(page, 'Change what they may do …');
  await expectAccessibleAtBothWidths(page, 'the roles of an account');
  await dialog(page)
    .getByLabel(/^Administrator/)
    .uncheck();
  await dialog(page)
    .getByLabel(/^Receptionist/)
    .check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Receptionist' }).waitFor();
  await front.page.reload();
  await front.page.getByLabel(/email/i).fill('front@openward.example');
  await front.page.getByLabel(/^password/i).fill(password);
  await press(front.page, 'Sign in');
  await front.page.getByRole('heading', { name: 'Your account may not open this page' }).waitFor();
  await front.page.goto('/admin/settings/security');
  await front.page.getByText('Your account is limited to what your work needs.', { exact: false }).waitFor();
  await expectAccessibleAtBothWidths(front.page, 'one’s own account with roles');
  expectQuiet(staff);

  // The last administrator stays one.
  await page
    .getByRole('row', { name: /\(you\)/ })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await press(page, 'Change what you may do …');
  await dialog(page)
    .getByLabel(/^Administrator/)
    .uncheck();
  await dialog(page)
    .getByLabel(/^Editor/)
    .check();
  await dialog(page).getByText('You are about to give up your own access').waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('alert').waitFor();
});

/** What somebody could still change on the page of an entry. */
const changeable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#editor :is(input, textarea, select, button), #editor [contenteditable]')]
      .concat([...document.querySelectorAll('#editor [draggable="true"], [form="editor"], .button-danger')])
      .filter((one) => !one.matches(':disabled, [contenteditable="false"]'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
const readOnly = 'You can read this page. Your account may not change it.';

test('an entry that the account may only read has nothing that can be changed, of every kind', async () => {
  const closure = { from: '2027-05-01T00:00', to: '2027-05-01T23:59' };
  await send('POST', '/closure', closure, await staffHeaders());
  const routes = readFileSync('src/web/routes.ts', 'utf8');
  const places = [...routes.matchAll(/route\('([\w/-]+)\/:id\?'/g)]
    .map((found) => found[1]!)
    .filter((place) => !['inquiries', 'patients', 'settings/mail'].includes(place));
  expect(places.length).toBeGreaterThan(10);
  const staff = await browser.open();
  const { page } = staff;
  // No role reads all content without changing any, so only the page believes it.
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
    await page.getByText(readOnly).waitFor();
    await settled(page);
    expect([address, await changeable(page)]).toEqual([address, []]);
    await page.keyboard.press('Control+s');
    if (address.startsWith('/admin/doctors/'))
      await expectAccessibleAtBothWidths(page, `what can only be read at ${address}`);
  }
  expect(sent).toEqual([]);
});

test('an entry of another department is there to read, and one of the own to change', async () => {
  const [own, other] = await api('/department?limit=2');
  const roles = ['editor', 'manager'].map((role) => ({ role, departmentIds: [own.id] }));
  const { page } = await enter(browser, await colleague('bound@openward.example', { roles }));
  const headers = await staffHeaders();
  for (const [place, path, fields] of [
    ['departments', '/department', null],
    ['doctors', '/doctor', (department: number) => ({ name: 'Ann', departmentIds: [department] })],
    ['services', '/services', (departmentId: number) => ({ title: 'Scan', departmentId })],
    ['packages', '/package', (departmentId: number) => ({ title: 'Check', price: 100, departmentId })],
  ] as const)
    for (const department of [own, other]) {
      const body = fields && { ...fields(department.id), status: 'published' };
      const { id } = body ? await send('POST', path, body, headers) : department;
      const isOwn = department === own;
      const addresses = [
        `/admin/${place}/${id}`,
        ...(place === 'doctors' ? [`/admin/doctors/${id}/hours`] : []),
      ];
      for (const address of addresses) {
        await (page.url() === 'about:blank' ? page.goto(address) : follow(page, address));
        await page.locator('#editor').waitFor();
        const seen = [address, await page.getByText(readOnly).count()];
        expect(seen).toEqual([address, isOwn ? 0 : 1]);
        expect([address, (await changeable(page)).length > 0]).toEqual([address, isOwn]);
      }
    }
});

for (const viewport of [phone, desk]) {
  test(`an editor finds content and no patients, at ${viewport.width} px`, async () => {
    const session = await colleague(`editor${viewport.width}@openward.example`, everywhere('editor'));
    const visit = await enter(browser, session, viewport);
    const { page } = visit;
    await seePages(visit, [
      '/admin/dashboard',
      '/admin/news',
      '/admin/doctors/1',
      '/admin/settings',
      '/admin/settings/media',
    ]);
    expect(await sidebar(page)).toEqual([
      'Dashboard',
      'Doctors',
      'Packages',
      'News',
      'Services',
      'Testimonial',
      'Gallery',
      'Departments',
      'Settings',
    ]);
    const options = (await found(page)).join();
    expect(options).toContain('New article');
    expect(options).not.toMatch(/appointment|Inquiries|Staff|Waiting/);
    await follow(page, '/admin/doctors/1');
    await page.getByLabel(/^Summary/).fill(`Sees adults and children, ${Date.now()}.`);
    await press(page, 'Save');
    await page.getByText('Saved.', { exact: true }).waitFor();
    await seeClosed(visit, '/admin/inquiries', /for an administrator or a receptionist/);
    await seeClosed(visit, '/admin/settings/staff', /for an administrator\./);
    expectQuiet(visit);
  });

  test(`a receptionist finds appointments and inquiries, and reads hours, at ${viewport.width} px`, async () => {
    const session = await colleague(`desk${viewport.width}@openward.example`, everywhere('desk'));
    const visit = await enter(browser, session, viewport);
    const { page } = visit;
    await seePages(visit, [
      '/admin/dashboard',
      '/admin/appointments',
      '/admin/appointments/waitlist',
      '/admin/inquiries',
      '/admin/doctors',
      '/admin/settings/closures',
      '/admin/settings/visit-types/1',
      '/admin/doctors/1/leave',
      '/admin/doctors/1/hours',
    ]);
    await page.getByText('Your account may not change it.').waitFor();
    expect(await page.getByRole('button', { name: /^(Save|Add hours|Remove)/ }).count()).toBe(0);
    expect(await page.getByLabel('Monday, from').first().isDisabled()).toBe(true);
    expect((await sidebar(page)).map((words) => words.replace(/\d.*/, ''))).toEqual([
      'Dashboard',
      'Doctors',
      'Inquiries',
      'Appointments',
      'Settings',
    ]);
    const options = (await found(page)).join();
    expect(options).toContain('Book an appointment');
    expect(options).not.toMatch(/New (doctor|article|department|closure|visit type)|News|Staff|Activity/);
    await follow(page, '/admin/doctors');
    await page.locator('.row-link').first().click();
    await page.waitForURL(/\/hours$/);
    await settled(page);
    await seeClosed(visit, '/admin/doctors/1', /for an administrator, a manager, an editor or a doctor/);
    await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
    expectQuiet(visit);
  });

  test(`an auditor reads the activity log and changes nothing, at ${viewport.width} px`, async () => {
    const session = await colleague(`audit${viewport.width}@openward.example`, everywhere('auditor'));
    const visit = await enter(browser, session, viewport);
    const { page } = visit;
    await seePages(visit, [
      '/admin/dashboard',
      '/admin/settings',
      '/admin/settings/security',
      '/admin/settings/activity',
    ]);
    expect(await sidebar(page)).toEqual(['Dashboard', 'Settings']);
    await seeClosed(visit, '/admin/news', /for an administrator, a manager, an editor or a doctor/);
    await seeClosed(visit, '/admin/appointments', /for an administrator, a receptionist or a doctor/);
    await seeClosed(visit, '/admin/patients/1', /for an administrator, a receptionist or a doctor/);
    expectQuiet(visit);
  });
}

test('a doctor finds their own calendar, profile and hours', async () => {
  const [doctor] = await api('/doctor?limit=1');
  const allowed = { doctorsChangeProfile: true, doctorsChangeHours: true };
  await send('PUT', '/sign-in-policy/1', allowed, await staffHeaders());
  const limits = { roles: [{ role: 'doctor', departmentIds: null }], doctorId: doctor.id };
  const visit = await enter(browser, await colleague('doctor@openward.example', limits));
  const { page } = visit;
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await seePages(visit, [
      '/admin/dashboard',
      '/admin/appointments',
      '/admin/doctors',
      `/admin/doctors/${doctor.id}`,
      `/admin/doctors/${doctor.id}/hours`,
    ]);
    expect(await sidebar(page)).toEqual(['Dashboard', 'Doctors', 'Appointments', 'Settings']);
  }
  await follow(page, '/admin/doctors');
  await page.locator('.row-link').waitFor();
  expect(await page.getByRole('link', { name: /^New doctor/ }).count()).toBe(0);
  await page.locator('.row-link').click();
  await page.getByLabel(/^Summary/).fill(`Sees adults, ${Date.now()}.`);
  await press(page, 'Save');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await seeClosed(visit, '/admin/news', /about the whole hospital/);
  expectQuiet(visit);
});

test('a page that shows no patient reads of none: it asks for numbers alone', async () => {
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
  expect(before).toBeInstanceOf(Array);
  const visit = await browser.open();
  await signIn(visit, '/admin/gallery');
  const counts = visit.page.locator('.sidebar-count');
  await expect
    .poll(() => counts.allTextContents())
    .toEqual([expect.stringMatching(/ new$/), expect.stringMatching(/ need rebooking$/)]);
  // The trail is written a second after the answer.
  await visit.page.waitForTimeout(2_500);
  expect(await reads()).toEqual(before);
  expectQuiet(visit);
});
