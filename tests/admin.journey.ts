import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { api } from './hospital-api.ts';
import { saveAfterTheSession, signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const sidebar = [
  'Dashboard',
  'Doctors',
  'Packages',
  'News',
  'Services',
  'Inquiries',
  'Testimonial',
  'Gallery',
  'Appointments',
  'Departments',
  'Settings',
];

test('a page opened without a token shows the sign-in form at its own address, and no data', async () => {
  const visit = await browser.open();
  const asked: string[] = [];
  visit.page.on('response', (response) => {
    if (response.url().includes('/api/') && response.ok()) asked.push(response.url());
  });
  await visit.page.goto('/admin/doctors/1');
  await visit.page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(visit.page.url()).pathname).toBe('/admin/doctors/1');
  expect(await visit.page.content()).not.toMatch(/Hensley/);
  expect(asked.filter((address) => /doctor|appointment|department/.test(address))).toEqual([]);
});

test('the sidebar has its entries in order, and each leads to a page', async () => {
  const visit = await browser.open();
  await signIn(visit);
  const links = visit.page.getByRole('navigation').first().getByRole('link');
  const found = (await links.allTextContents())
    .map((text) => text.trim())
    .filter((text) => sidebar.includes(text));
  expect(found).toEqual(sidebar);
  for (const entry of sidebar) {
    await visit.page.getByRole('navigation').first().getByRole('link', { name: entry, exact: true }).click();
    await visit.page.waitForURL(new RegExp(`/admin/${entry.toLowerCase()}`));
    await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expectQuiet(visit);
});

test('a colleague’s earlier save is shown, and nothing is overwritten silently', async () => {
  const [one, two] = [await browser.open(), await browser.open()];
  for (const visit of [one, two]) {
    await signIn(visit, '/admin/doctors/2');
    await visit.page.getByLabel(/^Summary/).waitFor();
  }
  // Unique for each try: saving the text of an earlier try again would change nothing.
  const first = `Saved first, ${Date.now()}.`;
  await one.page.getByLabel(/^Summary/).fill(first);
  await one.page.getByRole('button', { name: /^Save/ }).first().click();
  await one.page.getByText('Saved.', { exact: true }).first().waitFor();
  await two.page.getByLabel(/^Summary/).fill('Saved second.');
  await two.page.getByRole('button', { name: /^Save/ }).first().click();
  await two.page.getByText(first).first().waitFor();
  const data = await api('/doctor/2');
  expect(data.summary).toBe(first);
});

test('a token that expires during work opens the form over the page, and the work is still there', async () => {
  const visit = await browser.open();
  const warnings: string[] = [];
  visit.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await signIn(visit, '/admin/doctors/3');
  await visit.page.getByLabel(/^Summary/).fill('Unsaved words.');
  await saveAfterTheSession(visit.page);
  await visit.page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(visit.page.url()).pathname).toBe('/admin/doctors/3');
  expect(warnings).toContain('Unauthorized. Redirecting...');
  await visit.page.getByLabel(/email/i).last().fill('desk@openward.example');
  await visit.page.getByLabel(/^password/i).fill('correct horse battery');
  await visit.page.getByRole('button', { name: 'Sign in' }).click();
  await visit.page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'hidden' });
  expect(await visit.page.getByLabel(/^Summary/).inputValue()).toBe('Unsaved words.');
  await visit.page.getByRole('button', { name: /^Save/ }).first().click();
  await visit.page.getByText('Saved.', { exact: true }).first().waitFor();
});
