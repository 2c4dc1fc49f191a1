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

/** A site whose pages are a test's own, with what its log was told. */
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

test('a page that could not even be made is an apology with the id that the log has, and nothing of the inside', async () => {
  const { open, logged } = site(() => Promise.reject(new Error('secret detail')));
  const answer = await open();
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  const [, requestId] = /<strong>([\w-]{36})<\/strong>/.exec(html)!;
  expect(logged()).toEqual([expect.objectContaining({ requestId })]);
  expect(html).not.toMatch(/secret|stack| at /);
});

test('programs are told the same in their own format', async () => {
  const { open } = site(() => Promise.reject(new Error('down')));
  const answer = await open('/about', { Accept: 'application/json' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ]);
});

test('the framework’s last resort, a line of text, gives way to the apology', async () => {
  const { open } = site(async () => new Response('Unexpected Server Error', { status: 500 }));
  expect(await (await open()).text()).toContain('We could not show this page.');
});

test('a page that failed says under which id, and calls and faults of one page share it', async () => {
  const { open, logged } = site(async (_, visit) => {
    await visit.perform('settings', 'get', {}, unreachable);
    visit.report(new Error('a part broke'));
    return page(visit.requestId, 500);
  });
  const shown = await (await open()).text();
  expect(logged().map(({ requestId }) => requestId)).toEqual([shown, shown]);
});

test('a page of which no part could be loaded is shown, but is none to be kept or listed', async () => {
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
