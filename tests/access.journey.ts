import { afterAll, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
// The areas are checked in parallel: axe computes, and there is more than one core.
afterAll(() => browser.close());

const publicPages = [
  '/',
  '/departments',
  '/departments/cardiology',
  '/services',
  '/services?department=cardiology',
  '/doctors',
  '/doctors?q=zzzz',
  '/doctors?free=week',
  '/doctors/clara-hensley',
  '/contact',
  '/contact?department=cardiology',
  '/patients-and-visitors',
  '/patients-and-visitors/parking',
  '/newsletter',
  '/search',
  '/search?q=my+child+has+a+fever',
  '/search?q=zzzz',
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
  '/appointment/waitlist?doctor=clara-hensley',
  '/no-such-page',
  '/admin',
];

/** Many pages, each checked completely. */
const patience = 300_000;

test.concurrent(
  'axe finds nothing on the public pages, and nothing runs off the side',
  async () => {
    const { page } = await browser.open();
    for (const path of publicPages) {
      await page.goto(path, { waitUntil: 'load' });
      await expectAccessibleAtBothWidths(page, path);
    }
  },
  patience,
);

test.concurrent(
  'axe finds nothing on a refused inquiry, its receipt, and at the desk where it is answered',
  async () => {
    const visit = await browser.open();
    const { page } = visit;
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send your message' }).click();
    await page.locator('.error-summary').waitFor();
    await expectAccessibleAtBothWidths(page, 'refused');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Axe Example');
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('axe@example.org');
    await page.getByRole('textbox', { name: 'Your message' }).fill('Is this readable?');
    await notTooQuick(page);
    await page.getByRole('button', { name: 'Send your message' }).click();
    await page.locator('[data-reference]').waitFor();
    await expectAccessibleAtBothWidths(page, 'receipt');
    await signIn(visit, '/admin/inquiries?q=axe');
    await page
      .getByRole('link', { name: /Axe Example/ })
      .first()
      .click();
    await page.getByLabel(/^Reply by email/).fill('Yes.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.thread-out').waitFor();
    await expectAccessibleAtBothWidths(page, 'inquiry');
  },
  patience,
);
