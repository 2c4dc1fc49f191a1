import { AxeBuilder } from '@axe-core/playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { desk, phone, startBrowser } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

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
  '/about',
  '/privacy',
  '/packages',
  '/appointment',
  '/appointment?department=cardiology',
  '/appointment?doctor=clara-hensley',
  '/no-such-page',
  '/admin',
];

/** Many pages, each looked at whole. */
const patience = 300_000;

describe.each([
  ['phone', phone],
  ['desk', desk],
] as const)('on a %s', (_, viewport) => {
  test(
    'axe finds nothing on the public pages, and nothing runs off the side',
    async () => {
      const { page } = await browser.open({ viewport });
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'load' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect([
          path,
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
          ),
        ]).toEqual([path, []]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([path, overflow]).toEqual([path, 0]);
      }
    },
    patience,
  );

  test(
    'axe finds nothing in the admin area',
    async () => {
      const visit = await browser.open({ viewport });
      await signIn(visit);
      for (const path of [
        '/admin/dashboard',
        '/admin/doctors',
        '/admin/doctors/1',
        '/admin/services',
        '/admin/departments',
        '/admin/departments/1',
        '/admin/appointments',
        '/admin/settings',
      ]) {
        await visit.page.goto(path, { waitUntil: 'load' });
        const { violations } = await new AxeBuilder({ page: visit.page }).analyze();
        expect([
          path,
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
          ),
        ]).toEqual([path, []]);
      }
    },
    patience,
  );
});
