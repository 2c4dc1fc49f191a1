/** Single sign-on in a browser: to a real provider and back, once more to confirm, and out when the group is lost. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/server/http/app.ts';
import { createPages } from '../src/server/http/pages.ts';
import { openIssuer } from '../src/server/identity/issuer.ts';
import { checkSessions } from '../src/server/sso/sso-session.ts';
import { type TestProvider, testProvider } from '../src/server/sso/test-provider.ts';
import { type TestHospital, testHospital } from '../src/server/test-hospital.ts';
import { startBrowser } from './browser.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const log = pino({ level: 'silent' });
let provider: TestProvider;
let hospital: TestHospital;
let services: TestHospital['services'];
let baseURL: string;
const server = createServer();
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Differs from the provider's name, since cookies ignore ports.
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  baseURL = publicUrl;
  provider = await testProvider({ publicUrl });
  // Within this process, so that its clock can be set.
  hospital = await testHospital();
  services = { ...hospital.services, publicUrl, sso: openIssuer(provider.config, { publicUrl, log }) };
  const build = (await import('../build/server/index.js' as string)) as ServerBuild;
  const pages = createPages(build, publicUrl, 'production');
  const app = createApp({ services, log, trustProxy: false, files: 'build/client', pages });
  server.on('request', getRequestListener(app.fetch));
  const groups = [{ group: 'it', role: 'administrator', departmentIds: null }];
  await hospital.orm.execute(
    sql`update sign_in_policy set sso_creates_accounts = true, sso_groups = ${JSON.stringify(groups)}::jsonb`,
  );
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  await provider.close();
  await hospital.close();
});

test('a colleague signs in at the provider, confirms there, and is out once their group is gone', async () => {
  const ann = { email: 'ann@example.org', email_verified: true, name: 'Ann Example', groups: ['it'] };
  provider.people.set('ann', ann);
  provider.atScreen = 'ann';
  const { page, context, complaints } = await browser.open({ baseURL });
  await page.goto('/admin/settings/security');
  const enter = page.getByRole('button', { name: 'Sign in with your hospital account' });
  await enter.waitFor();
  await enter.click();

  // Back at the page they wanted, with nothing of the provider's answer left in the address.
  const rules = page.getByRole('region', { name: 'Single sign-on' });
  await rules.getByRole('button', { name: 'Add a group' }).waitFor();
  expect(page.url()).toBe(`${baseURL}/admin/settings/security`);

  await rules.getByLabel('Words on the button').fill('Enter with your badge');
  await rules.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.getByRole('button', { name: 'Confirm with single sign-on' }).click();
  // The call that waited is sent again, and the window has closed.
  await page.getByText('Saved.').waitFor();
  await expect.poll(() => context.pages().length).toBe(1);

  ann.groups = [];
  hospital.clock.now += 10 * 60_000;
  await checkSessions(services, log);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: 'Enter with your badge' }).click();
  await page.getByRole('alert').getByText('Your account has no role here').waitFor();

  const expected = /40[13] \(|asked http:\/\/127\.0\.0\.1/;
  expect(complaints.filter((one) => !expected.test(one))).toEqual([]);
});

test('an answer for another browser signs no one in', async () => {
  provider.people.set('bea', { email: 'bea@example.org', email_verified: true, name: 'Bea', groups: ['it'] });
  provider.atScreen = 'bea';
  const theirs = await browser.open({ baseURL });
  const asked = theirs.page.waitForRequest(/\/admin\/sso\?code=/);
  await theirs.page.route(/\/admin\/sso\?code=/, (route) => route.abort());
  await theirs.page.goto('/admin/sso?for=sign-in').catch(() => {});
  const address = (await asked).url();
  const { page } = await browser.open({ baseURL });
  await page.goto(address);
  await page.getByText('This sign-in did not begin in this window').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null);
  expect(page.url()).toBe(`${baseURL}/admin/sso`);
});
