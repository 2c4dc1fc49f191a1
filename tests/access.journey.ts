import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { desk, phone, startBrowser } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
// The widths and areas are looked at side by side: axe computes, and there is more than one core.
afterAll(() => browser.close());

const pages = [
  '/',
  '/departments',
  '/departments/cardiology',
  '/services',
  '/services?department=cardiology',
  '/doctors',
  '/doctors?q=zzzz',
  '/doctors/clara-hensley',
  '/contact',
  '/contact?department=cardiology',
  '/newsletter',
  '/newsletter/sent',
  `/newsletter/confirm/${'x'.repeat(43)}`,
  `/newsletter/unsubscribe/${'x'.repeat(43)}`,
  '/about',
  '/privacy',
  '/packages',
  '/packages?audience=men&compare=heart-check,complete-health-check,mens-health-check',
  '/packages/heart-check',
  '/pricing',
  '/news',
  '/news?tag=Children',
  '/news?q=zzzz',
  '/news/flu-vaccination-2026',
  '/gallery',
  '/gallery/inside-our-hospital',
  '/gallery/inside-our-hospital?picture=2',
  '/appointment',
  '/appointment?department=cardiology',
  '/appointment?doctor=clara-hensley',
  '/no-such-page',
  '/admin',
];

async function expectAccessible(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect([
    what,
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ]).toEqual([what, []]);
}

/** Many pages, each looked at whole. */
const patience = 300_000;

describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('on a %s', (_, viewport) => {
  test.concurrent(
    'axe finds nothing on the public pages, and nothing runs off the side',
    async ({ expect }) => {
      const { page } = await browser.open({ viewport });
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'load' });
        await expectAccessible(page, path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
      }
    },
    patience,
  );

  test.concurrent(
    'axe finds nothing in the admin area',
    async () => {
      const visit = await browser.open({ viewport });
      await signIn(visit);
      for (const path of [
        '/admin/dashboard',
        '/admin/doctors',
        '/admin/doctors/1',
        '/admin/services',
        '/admin/packages',
        '/admin/packages/1',
        '/admin/departments',
        '/admin/departments/1',
        '/admin/news',
        '/admin/news/1',
        '/admin/gallery',
        '/admin/gallery/1',
        '/admin/appointments',
        '/admin/inquiries',
        '/admin/settings',
        '/admin/settings/mail',
        '/admin/settings/newsletter',
        '/admin/settings/media',
        '/admin/settings/media/1',
      ]) {
        await visit.page.goto(path, { waitUntil: 'load' });
        await expectAccessible(visit.page, path);
      }
    },
    patience,
  );

  test.concurrent(
    'axe finds nothing on a refused inquiry, its receipt, and at the desk where it is answered',
    async () => {
      const visit = await browser.open({ viewport });
      const { page } = visit;
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send your message' }).click();
      await page.locator('.error-summary').waitFor();
      await expectAccessible(page, 'refused');
      await page.getByRole('textbox', { name: 'Your name' }).fill('Axe Example');
      await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('axe@example.org');
      await page.getByRole('textbox', { name: 'Your message' }).fill('Is this readable?');
      await page
        .locator('input[name=openedAt]')
        .evaluate((field) => field.setAttribute('value', String(Date.now() - 5000)));
      await page.getByRole('button', { name: 'Send your message' }).click();
      await page.locator('[data-reference]').waitFor();
      await expectAccessible(page, 'receipt');
      await signIn(visit, '/admin/inquiries?q=axe');
      await page
        .getByRole('link', { name: /Axe Example/ })
        .first()
        .click();
      await page.getByLabel(/^Answer by e-mail/).fill('Yes.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.locator('.thread-out').waitFor();
      await expectAccessible(page, 'inquiry');
    },
    patience,
  );
});
