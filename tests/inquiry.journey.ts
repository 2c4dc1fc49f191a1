import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { api, send, staffHeaders } from './hospital-api.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('staff answer an inquiry: a draft outlives the page, one press sends it once, and the thread shows it', async () => {
  const email = `carla-${Date.now()}@example.org`;
  const name = `Carla Example ${Date.now()}`;
  await send('POST', '/inquiries', { name, email, subject: 'Visiting', message: 'When may I visit?' });
  const staff = await browser.open();
  const { page } = staff;
  await signIn(staff, '/admin/inquiries?status=new');
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Begin with a saved reply').selectOption('Visiting hours');
  expect(await page.getByLabel(/^Reply by email/).inputValue()).toContain('every day from 10:00');
  await page.getByLabel(/^Reply by email/).fill('Every day from ten.');
  await page.reload();
  expect(await page.getByLabel(/^Reply by email/).inputValue()).toBe('Every day from ten.');
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.locator('.badge-open').waitFor();
  await page.getByLabel('Note for colleagues').fill('Friendly.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('button', { name: 'Save the note' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.locator('.thread-out').getByText('Every day from ten.').waitFor();
  await page.locator('.badge-replied').waitFor();
  expect(await page.locator('.thread-out').count()).toBe(1);
  expect(await page.getByLabel(/^Reply by email/).inputValue()).toBe('');
  const messages = await api(`/admin/mail?q=${email}`, await staffHeaders());
  expect(messages.map(({ subject }: { subject: string }) => subject.startsWith('Re:'))).toEqual([
    true,
    false,
  ]);
  expectQuiet(staff);
});

test('a mistyped email provider is questioned, one press corrects it, and sending stays possible', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  const main = page.getByRole('main');
  await page.goto('/contact');
  const field = main.getByRole('textbox', { name: /^Email/ });
  await field.focus();
  const hint = main.getByRole('status').filter({ hasNotText: /./ });
  await expect.poll(() => hint.count()).toBe(1);
  await page.keyboard.type('ann@gmial.con');
  await page.keyboard.press('Tab');
  const meant = main.getByRole('button', { name: 'ann@gmail.com' });
  await meant.waitFor();
  expect(await main.getByRole('status').innerText()).toBe('Did you mean ann@gmail.com?');
  await meant.click();
  expect(await field.inputValue()).toBe('ann@gmail.com');
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await meant.waitFor({ state: 'detached' });

  await main.getByRole('textbox', { name: 'Your name' }).fill('Ann Example');
  await main.getByRole('textbox', { name: /message/i }).fill('May I bring my dog?');
  await notTooQuick(page);
  await field.fill('ann@hotmal.com');
  await main.getByRole('button', { name: 'Send your message' }).click();
  await page.waitForURL(/\/contact\/sent\//);
  expectQuiet(visit);
});
