/** A receptionist hears from the bell what is waiting. Mails are tested in mail-notices.test.ts. */
import type { Page } from 'playwright-core';
import { afterEach, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { startOwnHospital } from './hospital.ts';
import { send } from './hospital-api.ts';
import { colleague, enter, everywhere } from './limited.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const bell = (page: Page, unread: string) =>
  page.getByRole('button', { name: `Notices, ${unread}`, exact: true });

test('the bell counts and announces a new inquiry and leads to it by keyboard; on a phone all are marked as read', async () => {
  const session = await colleague('reception@openward.example', everywhere('desk'));
  const visit = await enter(browser, session);
  const { page } = visit;
  // It arrives while the dashboard is open, and is announced politely.
  await page.goto('/admin/dashboard');
  await bell(page, 'none unread').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  const inquiry = { name: 'Quentin Quagmire', phone: '020 7946 0123', message: 'May I bring my dog?' };
  const { id } = await send('POST', '/inquiries', inquiry);
  await bell(page, '1 unread').waitFor();
  await page.getByRole('status').getByText('1 new notice').waitFor({ state: 'attached' });

  await bell(page, '1 unread').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Unread: New inquiry/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/inquiries/${id}`);
  await page.getByText('May I bring my dog?').waitFor();
  await bell(page, 'none unread').waitFor();

  await send('POST', '/inquiries', { ...inquiry, message: 'And my cat?' });
  const onPhone = await enter(browser, session, phone);
  await onPhone.page.goto('/admin/dashboard');
  await onPhone.page.getByRole('link', { name: 'Notices, 1 unread' }).click();
  await onPhone.page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
  await onPhone.page.getByRole('button', { name: 'Mark all as read' }).click();
  await onPhone.page.getByRole('link', { name: 'Notices, none unread' }).waitFor();
  expectQuiet(visit);
  expectQuiet(onPhone);
});
