import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import type { Visit } from '#server/http/serve-pages.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

/** A site with the test's own pages, and its log. */
function site(pages: (request: Request, visit: Visit) => Promise<Response>) {
  const lines: string[] = [];
  const log = pino({}, new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const app = createApp({ services: hospital.services, log, trustProxy: false, pages });
  const open = (path = '/about', headers: Record<string, string> = { Accept: 'text/html,*/*' }) =>
    app.request(`http://hospital.test${path}`, { headers });
  return { open, logged: () => lines.map((line) => JSON.parse(line)) };
}
const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });
/** As if the database could not be reached. */
const unreachable = {
  address: '',
  device: '',
  ownPage: false,
  get token(): string {
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  },
};

test('a page that cannot be made is an apology with the request id of the log and no internals', async () => {
  const { open, logged } = site(() => Promise.reject(new Error('secret detail')));
  const answer = await open();
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  const [, requestId] = /<strong>([\w-]{36})<\/strong>/.exec(html)!;
  expect(logged()).toEqual([expect.objectContaining({ requestId })]);
  expect(html).not.toMatch(/secret|stack| at /);
});

test('programs get the same as a problem document', async () => {
  const { open } = site(() => Promise.reject(new Error('down')));
  const answer = await open('/about', { Accept: 'application/json' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ]);
});

test('the framework’s plain-text fallback is replaced by the apology', async () => {
  const { open } = site(async () => new Response('Unexpected Server Error', { status: 500 }));
  expect(await (await open()).text()).toContain('We could not show this page.');
});

test('a failed page shows its request id, shared by all its calls and errors', async () => {
  const { open, logged } = site(async (_, visit) => {
    await visit.perform('settings', 'get', {}, unreachable);
    visit.report(new Error('a part broke'));
    return page(visit.requestId, 500);
  });
  const shown = await (await open()).text();
  expect(logged().map(({ requestId }) => requestId)).toEqual([shown, shown]);
});

test('a page of which no part loaded is shown, but neither cached nor indexed', async () => {
  const { open } = site(async (_, { perform }) => {
    await perform('settings', 'get', {}, unreachable);
    await perform('department', 'list', {}, unreachable);
    return page('Nothing here');
  });
  const answer = await open();
  expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([
    503,
    '5',
    'Nothing here',
  ]);
  const partly = site(async (_, { perform, caller }) => {
    await perform('settings', 'get', {}, unreachable);
    await perform('department', 'list', {}, caller);
    return page('Something');
  });
  expect((await partly.open()).status).toBe(200);
});
