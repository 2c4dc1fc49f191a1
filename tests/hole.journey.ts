/**
 * A hole in our pages: a component that inserts a user's words as HTML. The server renders as usual, with its policy
 * for a page that has the hole; a script that gets in must not run.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createElement, Fragment, type FunctionComponent } from 'react';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/server/http/app.ts';
import { createPages } from '../src/server/http/pages.ts';
import { type TestHospital, testHospital } from '../src/server/test-hospital.ts';
import { startBrowser } from './browser.ts';

const browser = startBrowser();
const root = join(import.meta.dirname, '..');
const words = '<script>window.cameIn = 1</script><img src="/none" onerror="window.cameIn = 2">';

let hospital: TestHospital;
let server: Server;
let address: string;
beforeAll(async () => {
  hospital = await testHospital();
  const built = (await import(join(root, 'build/server/index.js'))) as ServerBuild;
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const app = createApp({
    services: { ...hospital.services, publicUrl: address },
    log: pino({ level: 'silent' }),
    trustProxy: false,
    files: join(root, 'build/client'),
    pages: createPages(withHoles(built), address, 'production'),
  });
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }));
});
afterAll(async () => {
  await browser.close();
  server?.closeAllConnections();
  server?.close();
  await hospital?.close();
});

/** Puts the words before the content of every page. */
function withHoles(build: ServerBuild): ServerBuild {
  const holed = (page: FunctionComponent) => (given: object) =>
    createElement(
      Fragment,
      null,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the hole.
      createElement('div', { dangerouslySetInnerHTML: { __html: words } }),
      createElement(page, given),
    );
  const routes = Object.entries(build.routes).map(([id, part]) => {
    const page = part?.module.default as FunctionComponent | undefined;
    const isHoled = page && /\/(about|appointment|newsletter|entrance)$/.test(id);
    return [id, isHoled ? { ...part, module: { ...part!.module, default: holed(page) } } : part];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

test.each(['/appointment', '/admin', '/about', '/newsletter'])(
  'a script that got into %s does not run there, and ours do',
  async (path) => {
    const { page } = await browser.open({ baseURL: address });
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    const answer = await page.goto(path);
    const sent = await answer!.text();
    if (path !== '/admin') expect(sent).toContain(words);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as { cameIn?: number }).cameIn)).toBeUndefined();
    if (path !== '/admin') expect(refused.join()).toMatch(/Content Security Policy/);
    const isApplication = /^\/(appointment|admin)$/.test(path);
    const ownRan = isApplication
      ? await page.evaluate(() => '__reactRouterContext' in window)
      : await page.evaluate(() => 'ready' in document.documentElement.dataset);
    expect([path, ownRan]).toEqual([path, true]);
  },
);
