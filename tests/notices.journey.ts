/** A receptionist hears of what waits: by the bell, and by a mail that names nobody. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type TestMailbox, testMailbox } from '../src/server/mail/test-mailbox.ts';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';
import { password } from './colleague.ts';
import { expectAccessible } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { send, staffHeaders } from './hospital-api.ts';
import { startServer } from './server.ts';

let mailbox: TestMailbox;
startOwnHospital(async () => {
  mailbox = await testMailbox();
  return startServer({ SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` });
});
const browser = startBrowser();
afterEach(() => browser.close());
afterAll(() => mailbox.close());

const email = 'reception@openward.example';
const mailTo = (subject: RegExp) =>
  mailbox.received.find(
    ({ to, headers }) => to.includes(email) && subject.test(headers.get('subject') ?? ''),
  );
const words = (source: string) => source.replace(/=\r\n/g, '').replaceAll('=3D', '=');

/** Invites a receptionist, whose invitation comes by mail, and accepts it. */
async function receptionist(): Promise<{ token: string; admin: { id: number } }> {
  await send(
    'POST',
    '/admin/accounts',
    { email, roles: [{ role: 'desk', departmentIds: null }] },
    await staffHeaders(),
  );
  await expect.poll(() => mailTo(/Your account/)).toBeDefined();
  const [path] = /\/admin\/invitation\/[\w-]{43}/.exec(words(mailTo(/Your account/)!.source))!;
  return send('POST', path, { name: 'Rita Desk', password });
}

async function enter(session: { token: string; admin: { id: number } }, viewport: typeof desk) {
  const visit = await browser.open({ viewport });
  await visit.context.addInitScript(
    ([token, owner]) => {
      localStorage.setItem('deskOwner', owner!);
      localStorage.setItem('authToken', token!);
    },
    [session.token, String(session.admin.id)],
  );
  return visit;
}

const bell = (page: Page, unread: string) =>
  page.getByRole('button', { name: `Notices, ${unread}`, exact: true });

test('a receptionist chooses mail; an inquiry comes in, the bell counts it and leads there, and a mail says so without a name', async () => {
  const session = await receptionist();
  const visit = await enter(session, desk);
  const { page } = visit;
  await page.goto('/admin/settings/security#notices');
  const choices = page.getByRole('region', { name: 'Notices' });
  await choices
    .getByLabel('New and overdue inquiries')
    .selectOption({ label: 'In the staff area, and by mail as it happens' });
  await choices.getByText(`Mail goes to ${email}`, { exact: false }).waitFor();
  await choices.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();

  // It comes while the dashboard is open, and is said politely.
  await page.goto('/admin/dashboard');
  await bell(page, 'none unread').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  const { id } = await send('POST', '/inquiries', {
    name: 'Quentin Quagmire',
    phone: '020 7946 0123',
    message: 'May I bring my dog?',
  });
  await bell(page, '1 unread').waitFor();
  await page.getByRole('status').getByText('1 new notice').waitFor({ state: 'attached' });

  // By keyboard: the bell, its list, the inquiry.
  await bell(page, '1 unread').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Unread: New inquiry/ }).waitFor();
  await expectAccessible(page, 'the list of the bell');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/inquiries/${id}`);
  await page.getByText('May I bring my dog?').waitFor();
  await bell(page, 'none unread').waitFor();

  // Another one comes at a moment when nobody looks at the staff area.
  await page.close();
  const second = await send('POST', '/inquiries', {
    name: 'Quentin Quagmire',
    phone: '020 7946 0124',
    message: 'And my cat?',
  });
  await expect.poll(() => mailTo(/inquir/), { timeout: 90_000, interval: 500 }).toBeDefined();
  const { headers, source } = mailTo(/inquir/)!;
  expect(headers.get('subject')).toMatch(/^[12] new inquir(y|ies) \| /);
  expect(words(source)).toContain('/admin/inquiries?status=new');
  for (const word of ['Quentin', 'Quagmire', '7946 012', 'dog', 'cat?'])
    expect(words(source)).not.toContain(word);

  // On a phone the bell is a link, and everything can be marked as read at once.
  const onPhone = await enter(session, phone);
  await onPhone.page.goto('/admin/dashboard');
  await onPhone.page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await onPhone.page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
  await expectAccessible(onPhone.page, 'the notices on a phone');
  await onPhone.page.getByRole('button', { name: 'Mark all as read' }).click();
  await onPhone.page.getByRole('link', { name: 'Notices, none unread' }).waitFor();

  // What is done is no longer there.
  const authorized = { Authorization: `Bearer ${session.token}` };
  for (const one of [id, second.id]) await send('PUT', `/inquiries/${one}`, { status: 'closed' }, authorized);
  await onPhone.page.reload();
  await onPhone.page.getByText('Nothing waits for you.', { exact: false }).waitFor();
  expectQuiet(visit);
  expectQuiet(onPhone);
});

test('an account that is told nothing has neither bell nor choices, and its page of notices is closed', async () => {
  const roles = [{ role: 'editor', departmentIds: null }];
  await send('POST', '/admin/accounts', { email: 'words@openward.example', roles }, await staffHeaders());
  const invited = () => mailbox.received.find(({ to }) => to.includes('words@openward.example'));
  await expect.poll(invited).toBeDefined();
  const [path] = /\/admin\/invitation\/[\w-]{43}/.exec(words(invited()!.source))!;
  const { page } = await enter(await send('POST', path, { name: 'Edda Words', password }), desk);
  await page.goto('/admin/settings/security');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.waitForTimeout(1_000);
  expect(await page.getByRole('button', { name: /^Notices/ }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Notices' }).count()).toBe(0);
  await page.goto('/admin/notices');
  await page.getByRole('heading', { name: 'Your account may not open this page' }).waitFor();
});
