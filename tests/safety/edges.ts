/** Unexpected methods and bodies are refused in words, and are no fault of ours. */
import { METHODS } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type Answer, addressOf, adminPages, type Stranger, sitePages } from './stranger.ts';

type Headers = Record<string, string>;

/** Without CONNECT, which never reaches the program, and with only a few that are not HTTP's own. */
const methods = METHODS.filter((method) =>
  /^(GET|HEAD|P.*|DELETE|OPTIONS|TRACE|QUERY|M.*|LOCK)$/.test(method),
);
const people = { Accept: 'text/html,application/xhtml+xml' };

const beside = [
  ...['/healthz', '/readyz', '/metrics', '/service-worker.js', '/favicon.ico', '/feed.xml', '/robots.txt'],
  ...['/sitemap.xml', '/sitemap/1.xml', '/manifest.webmanifest', '/speculation-rules.json'],
  ...['/assets/icon.svg', '/media/x/200.webp', '/social/hospital/x.jpg', '/api/media/upload/x'],
];
const pageAddresses = [...sitePages, ...adminPages].map(({ path }) => addressOf(path));
const withAction = sitePages
  .filter(({ code }) => /export async function action\b/.test(code))
  .map(({ path }) => addressOf(path));

/** What is wrong with a refusal. It tells people and programs, each in their form, what was refused. */
function faultOf(method: string, { status, headers, text }: Answer, isForPeople: boolean): string {
  if (status >= 500) return 'a fault';
  if (status < 400 || method === 'HEAD') return '';
  const allowed = String(headers.allow).split(', ');
  if (status === 405 && allowed.includes(method)) return 'refused and allowed';
  if (status === 405 && !allowed.every((one) => METHODS.includes(one))) return `allows ${headers.allow}`;
  const type = String(headers['content-type']);
  if (isForPeople && type.startsWith('text/html')) return text.includes('<h1') ? '' : 'without a heading';
  if (![400, 405, 413, 415].includes(status)) return '';
  if (type !== 'application/problem+json; charset=utf-8') return `says it in ${type}`;
  return JSON.parse(text).status === status ? '' : `says that it is ${JSON.parse(text).status}`;
}

export function edgeRules(stranger: Stranger) {
  const send = (method: string, path: string, headers: Headers = {}, body?: string) =>
    stranger.ask(
      path,
      { ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }), ...headers },
      method,
      body,
    );

  describe('an unexpected method', () => {
    test('is refused at every address with the allowed ones, for people and for programs', async () => {
      const addresses = [...pageAddresses, ...withAction.map((path) => `${path}.data`), ...beside];
      expect(addresses.length).toBeGreaterThan(100);
      const faults: unknown[] = [];
      for (const path of addresses)
        for (const [index, method] of methods.entries()) {
          // Every other request is a person's.
          const headers = index % 2 ? {} : people;
          const answer = await send(method, path, headers);
          const fault = faultOf(method, answer, headers === people && !path.startsWith('/api'));
          if (fault) faults.push([method, path, fault]);
          const isRead = /^(GET|HEAD|POST)$/.test(method);
          if (!isRead && !path.startsWith('/api') && answer.status !== 405)
            faults.push([method, path, answer.status]);
        }
      expect(faults).toEqual([]);
    });
  });

  describe('a body that cannot be read', () => {
    const types = [
      ...['', 'text/plain', 'application/json', 'application/octet-stream', 'image/svg+xml', ';;;'],
      ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=utf-16'],
      ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'],
      `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
    ];
    const part = (disposition: string) =>
      `--x\r\nContent-Disposition: ${disposition}\r\n\r\nwords\r\n--x--\r\n`;
    const bodies = [
      ...['', '{', '[]', '=&=&&;', '%ff%zz=%c0%af', 'name=\u0000&email=%00', '--x', '--x\r\n\r\n'],
      ...[part('form-data'), part('form-data; name="name"; filename="x.txt"'), part('form-data; name="')],
      'intent=book&'.repeat(5_000),
      // Forty thousand different fields.
      Array.from({ length: 40_000 }, (_, number) => number.toString(36))
        .join('&')
        .slice(0, 199_000),
    ];

    test('is refused by every page, as a page and as data, for people and for programs', async () => {
      expect(withAction.length).toBeGreaterThan(5);
      const faults: unknown[] = [];
      for (const path of withAction)
        for (const end of ['', '.data'])
          for (const type of types)
            for (const [index, body] of bodies.entries()) {
              const isForPeople = index % 2 === 1;
              const headers = {
                Origin: stranger.server.address,
                ...(type ? { 'Content-Type': type } : {}),
                ...(isForPeople ? people : {}),
              };
              const answer = await send('POST', path + end, headers, body);
              const isForm = /^(application\/x-www|multipart)/.test(type) || /unsubscribe/.test(path);
              const fault = isForm
                ? answer.status >= 500 && 'a fault'
                : answer.status === 415
                  ? faultOf('POST', answer, isForPeople)
                  : answer.status;
              if (fault) faults.push([path + end, type, body.slice(0, 50), fault]);
            }
      expect(faults).toEqual([]);
    });
  });
}

/** Call last, since it reads what the server has logged about all requests. */
export function logRules(stranger: Stranger) {
  test('nothing that a stranger sends is a fault in the log', async () => {
    // Gives the log a line to read: the server warns about a proxy it does not know.
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
