/** What no page and no call was made for: methods, types and bodies. It is refused in words, and is no fault of ours. */
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { type Answer, addressOf, adminPages, type Stranger, sitePages } from './stranger.ts';

type Headers = Record<string, string>;

/** CONNECT never reaches the program. */
const methods = METHODS.filter((method) => method !== 'CONNECT');
const people = { Accept: 'text/html,application/xhtml+xml' };

const beside = [
  ...['/healthz', '/readyz', '/metrics', '/service-worker.js', '/favicon.ico', '/feed.xml', '/robots.txt'],
  ...['/sitemap.xml', '/sitemap/1.xml', '/manifest.webmanifest', '/speculation-rules.json'],
  ...['/assets/icon.svg', '/assets/nothing.js', '/media/x/200.webp', '/social/hospital/x.jpg'],
  ...['/api', '/api/nothing', '/api/openapi.json', '/api/docs', '/nothing', '/nothing.data', '/__manifest'],
  ...['/api/media/upload', '/api/media/upload/x', '/api/media/upload/1-00000000000000000000000000000000'],
];
const calls = [
  ...new Set(
    Object.values(contract as unknown as Record<string, Record<string, { path: string; events?: true }>>)
      .flatMap((resource) => Object.values(resource))
      .map(({ path }) => `/api${path.replaceAll('{token}', 'x'.repeat(43)).replaceAll(/\{\w+\}/g, '1')}`),
  ),
];
const pageAddresses = [...sitePages, ...adminPages].map(({ path }) => addressOf(path));
const withAction = sitePages
  .filter(({ code }) => /export async function action\b/.test(code))
  .map(({ path }) => addressOf(path));

/** An answer that tells whoever asked what is wrong with what they sent. */
function expectWords(what: unknown[], { status, headers, text }: Answer, isForPeople: boolean) {
  expect([...what, status, status < 500]).toEqual([...what, status, true]);
  if (status < 400) return;
  const type = String(headers['content-type']);
  const isPage = type.startsWith('text/html');
  if (status === 405) {
    const allowed = String(headers.allow).split(', ');
    expect([...what, allowed.every((one) => methods.includes(one))]).toEqual([...what, true]);
    expect([...what, allowed.includes(String(what[0]))]).toEqual([...what, false]);
  }
  if (status === 401) expect([...what, headers['www-authenticate']]).toEqual([...what, 'Bearer']);
  if (what[0] === 'HEAD') return;
  if (isForPeople && isPage) expect([...what, text.includes('<h1')]).toEqual([...what, true]);
  else if ([400, 405, 413, 415].includes(status)) {
    expect([...what, status, type]).toEqual([...what, status, 'application/problem+json; charset=utf-8']);
    expect([...what, JSON.parse(text).status]).toEqual([...what, status]);
  }
}

export function edgeRules(stranger: Stranger) {
  const send = (method: string, path: string, headers: Headers = {}, body?: string) =>
    stranger.ask(
      path,
      { ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }), ...headers },
      method,
      body,
    );

  describe('a method that nobody meant', () => {
    test('is refused at every address by its name, with those that there are, to people and to programs', async () => {
      const addresses = [...pageAddresses, ...pageAddresses.map((path) => `${path}.data`), ...beside];
      expect(addresses.length).toBeGreaterThan(150);
      for (const path of addresses)
        for (const [index, method] of methods.entries()) {
          // Of those that are not even HTTP's own, every other one is a person's.
          for (const headers of /^(GET|HEAD|POST|PUT|DELETE|TRACE)$/.test(method)
            ? [{}, people]
            : index % 2
              ? [{}]
              : [people]) {
            const answer = await send(method, path, headers as Headers);
            expectWords([method, path, headers], answer, headers === people && !path.startsWith('/api'));
            const isRead = /^(GET|HEAD|POST)$/.test(method);
            if (!isRead && !path.startsWith('/api') && !/nothing|__manifest/.test(path))
              expect([method, path, answer.status]).toEqual([method, path, 405]);
          }
        }
    });

    test('is refused by every call of the contract, with and without a token', async () => {
      for (const path of calls)
        for (const method of methods.filter((one) => !/^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(one)))
          for (const headers of method === 'TRACE' ? [{}, stranger.staff] : [stranger.staff]) {
            const answer = await send(method, path, headers);
            expectWords([method, path], answer, false);
            if (path !== '/api/media' || method !== 'OPTIONS') {
              expect([method, path, answer.status]).toEqual([method, path, 405]);
              expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
            }
          }
    });
  });

  describe('a body that nobody can read', () => {
    const long = 'x'.repeat(5_000);
    const types: Headers[] = [
      {},
      ...[
        'text/plain',
        'application/json',
        'application/octet-stream',
        'application/x-www-form-urlencoded',
        'application/x-www-form-urlencoded; charset=utf-16',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=x',
        `multipart/form-data; boundary=${long}`,
        'image/svg+xml',
        ';;;',
      ].map((type) => ({ 'Content-Type': type })),
      { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
    ];
    const part = (disposition: string) =>
      `--x\r\nContent-Disposition: ${disposition}\r\n\r\nwords\r\n--x--\r\n`;
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      'name',
      '=&=&&;',
      '%ff%zz=%c0%af',
      'name=\u0000&email=%00',
      '--x',
      '--x\r\n\r\n',
      part('form-data'),
      part('form-data; name="name"; filename="x.txt"'),
      part('form-data; name="'),
      `${'intent=book&'.repeat(5_000)}`,
    ];

    test('is refused by every page, as a page and as data, to people and to programs', async () => {
      expect(withAction.length).toBeGreaterThan(5);
      const ours = { Origin: stranger.server.address };
      for (const path of withAction)
        for (const end of ['', '.data'])
          for (const type of types)
            for (const [index, body] of bodies.entries()) {
              const accept = index % 2 ? people : {};
              const answer = await send('POST', path + end, { ...ours, ...type, ...accept }, body);
              const what = ['POST', path + end, type, body.slice(0, 50)];
              expect([...what, answer.status < 500]).toEqual([...what, true]);
              const isForm = /^(application\/x-www|multipart)/.test(type['Content-Type'] ?? '');
              if (isForm || /unsubscribe/.test(path)) continue;
              expect([...what, answer.status]).toEqual([...what, 415]);
              expectWords(what, answer, index % 2 === 1);
            }
    });

    test('of which the end never comes is nobody’s fault but the sender’s', async () => {
      for (const path of ['/contact', '/api/inquiries', '/appointment', '/api/media'])
        for (const framing of ['Content-Length: 500', 'Transfer-Encoding: chunked'])
          await new Promise<void>((resolve) => {
            const socket = connect(stranger.server.port, '127.0.0.1');
            socket.on('error', () => resolve());
            socket.on('close', () => resolve());
            const visitor = Object.entries({
              ...stranger.visitor(),
              ...(path === '/api/media' ? stranger.staff : {}),
            });
            const lines = visitor.map(([name, value]) => `${name}: ${value}\r\n`).join('');
            const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded';
            socket.write(
              `POST ${path} HTTP/1.1\r\nHost: x\r\n${lines}Content-Type: ${type}\r\n${framing}\r\n\r\n5\r\nname=\r\n`,
            );
            setTimeout(() => socket.destroy(), 100);
          });
      expect((await stranger.ask('/healthz')).status).toBe(200);
    });

    test('is read from a mail program all the same, where its address says what it means', async () => {
      for (const [type, body] of [
        ['', 'List-Unsubscribe=One-Click'],
        ['multipart/form-data; boundary=x', part('form-data; name="List-Unsubscribe"')],
        ['multipart/form-data', '--x'],
        ['text/plain', ''],
      ] as const) {
        const path = `/newsletter/unsubscribe/${'x'.repeat(43)}`;
        const { status, text } = await send('POST', path, type ? { 'Content-Type': type } : {}, body);
        expect([type, status, text.includes('You have unsubscribed')]).toEqual([type, 200, true]);
      }
    });
  });
}

/** To be called last: it reads what the server has said of all that was asked before. */
export function logRules(stranger: Stranger) {
  test('nothing that a stranger sends is a fault in the log', async () => {
    // So that there is something to read: a line comes for what a proxy adds that nobody told us of.
    await stranger.ask('/api/settings?log', { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer x' });
    await expect.poll(() => stranger.server.log()).toContain('"level":40');
    const log = stranger.server.log();
    expect(log).not.toContain('[object Object]');
    expect(log).not.toMatch(/\n\s+at |\\n\s+at /);
    const lines = log.split('\n').filter(Boolean);
    const faults = lines.filter((line) => !line.startsWith('{') || JSON.parse(line).level >= 50);
    expect(faults).toEqual([]);
  });
}
