/**
 * A hostile client of raw bytes: request lines, headers, lengths and bodies that no browser sends, whole, in pieces,
 * slow or broken off, from a seed. Loopback only, bounded in time and connections.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface Besieged {
  port: number;
  /** The host name that it answers to. */
  host: string;
}

export interface Seen {
  /** How many answers had each status. */
  statuses: Map<number, number>;
  /** The bytes, as JSON, of each request that was answered with 5xx. */
  failed: string[];
  connections: number;
}

/** Senders that run in parallel. */
const senders = 16;
/** The answers of a proxy to an unknown method, coding or version. */
const refusals = [501, 505];
/** The longest wait for an answer. After the first one, the next has to begin within `quietMs`. */
const patienceMs = 1_500;
const quietMs = 60;

export async function besiege(
  { port, host }: Besieged,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Seen> {
  const seen: Seen = { statuses: new Map(), failed: [], connections: 0 };
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      const made = new Maker(seed * 1_000 + sender, host);
      while (performance.now() < end) {
        const bytes = made.requests();
        seen.connections++;
        for (const status of await send(port, bytes, made)) {
          seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
          if (status >= 500 && !refusals.includes(status))
            seen.failed.push(`${status} ${JSON.stringify(bytes.toString('latin1').slice(0, 600))}`);
        }
      }
    }),
  );
  return seen;
}

/** Sends the bytes in one of the ways of a bad client. Returns the statuses of the answers. */
async function send(port: number, bytes: Buffer, made: Maker): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  // A body may hold anything, so only the beginning of an answer is kept.
  let heardAt = Number.POSITIVE_INFINITY;
  socket.on('data', (text: string) => {
    if (answer.length < 1_000_000) answer += text;
    heardAt = performance.now();
  });
  const way = made.one(['whole', 'whole', 'whole', 'pieces', 'pieces', 'half', 'reset', 'ended']);
  if (way === 'pieces') await inPieces(socket, bytes, made);
  else socket.write(way === 'half' || way === 'reset' ? bytes.subarray(0, made.below(bytes.length)) : bytes);
  if (way === 'ended') socket.end();
  const isCutShort = way === 'half' || way === 'reset';
  const latest = performance.now() + (isCutShort ? made.below(50) : patienceMs);
  while (!socket.closed && performance.now() < Math.min(latest, heardAt + quietMs)) await setTimeout(10);
  if (way === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  return [...answer.matchAll(/^HTTP\/1\.[01] (\d{3}) /gm)].map(([, status]) => Number(status));
}

async function inPieces(socket: Socket, bytes: Buffer, made: Maker) {
  for (let from = 0; from < bytes.length && !socket.destroyed; ) {
    const size = 1 + made.below(made.one([3, 50, 2_000]));
    socket.write(bytes.subarray(from, from + size));
    from += size;
    if (from < 400) await setTimeout(made.below(20));
  }
}

// biome-ignore format: one per line would hide the rest.
const methods = [
  'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'get',
  'PRI', 'G ET', '', 'A'.repeat(300),
];
// biome-ignore format: one per line would hide the rest.
const paths = [
  '/', '/en/', '/de/', '/ar/doctors', '/doctors', '/doctors/clara-hensley', '/departments/cardiology',
  '/news', '/search', '/appointment', '/appointment/manage/x', '/contact', '/admin',
  '/admin/settings/staff', '/api/doctor', '/api/appointment', '/api/admin/login', '/api/inquiries',
  '/api/media', '/api/admin/events', '/api/appointment/slots', '/media/ab/320.webp', '/social/news/x.png',
  '/sitemap.xml', '/sitemap/2.xml', '/feed.xml', '/robots.txt', '/calendar/1/x.ics', '/t/abc',
  '/theme.css', '/assets/x.js', '/healthz', '/readyz', '/metrics', '/menu-icons.svg', '/service-worker.js',
  '/doctors.data', '/_root.data', '/sms/replies', '/.well-known/security.txt',
  '/.well-known/change-password', '/manifest.webmanifest', '*', '//', 'http://other.example/',
  'other.example:443',
];
// biome-ignore format: one per line would hide the rest.
const parts = [
  '%', '%00', '%01', '%0d%0a', '%e0%a4%a', '%2f', '%5c', '\\', '..', '.', '/', '//', ';', '?', '&', '=',
  '#', '+', '"', "'", '<', '[', '{', '|', '\u00e9', '\u00ff', '\x7f', '\x01', '\t', ' ', 'a'.repeat(3_000),
  '%F0%9F%98%80', '.data', 'index.html', '?q=', '?page=-1', '?limit=1e9', '?from=9999-99-99&to=x',
  '?preview=a.b.c.d.e', '?_routes=x',
];
const endings = ['\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n\r\n', ''];
// biome-ignore format: one per line would hide the rest.
const versions = [
  'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.',
  'http/1.1', '',
];
// biome-ignore format: one per line would hide the rest.
const names = [
  'Cookie', 'Authorization', 'Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type',
  'Content-Length', 'Transfer-Encoding', 'Expect', 'Upgrade', 'Connection', 'Range', 'If-None-Match',
  'If-Match', 'If-Modified-Since', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto',
  'X-Request-Id', 'traceparent', 'Origin', 'Referer', 'Sec-Fetch-Site', 'X-XSRF-TOKEN', 'Idempotency-Key',
  'Export-Reason', 'Upload-Length', 'Upload-Offset', 'Tus-Resumable', 'Upload-Metadata', 'Host',
  'Forwarded', 'Via', 'TE', 'Trailer', 'Last-Event-ID', 'DNT', 'Date', 'X'.repeat(200), 'bad name', ':',
  'ünusual',
];
// biome-ignore format: one per line would hide the rest.
const values = [
  '', ' ', '0', '-1', '1', '999999999999999999999', '0x10', '1e3', '10, 10', 'chunked', 'gzip, chunked',
  'chunked, identity', 'identity', 'gzip', 'br;q=2', '*/*;q=0', 'text/html', 'application/json',
  'application/json; charset=utf-16', 'multipart/form-data', 'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/zip',
  '100-continue', 'websocket', 'h2c', 'close', 'keep-alive, Upgrade', 'bytes=0-', 'bytes=-1,5-2,x', '"x"',
  'W/"', '"7", "x', 'Mon, 99 Foo 2026 99:99:99 GMT', '203.0.113.7:80', '[::ffff:1.2.3.4]:9',
  'fe80::1%eth0', 'unknown, _x', 'null', 'https://other.example', 'cross-site', 'XSRF-TOKEN=x',
  'XSRF-TOKEN=%00; a=b; ; =;', 'Bearer', 'Bearer owt_x', `Bearer ${'x'.repeat(5_000)}`, 'Basic Og==',
  'de-DE-x-\u00e4;q=zz', '00-00000000000000000000000000000000-0000000000000000-00', '\u00ff\u00fe', '\x00',
  '\x01\x02', 'a\rb', '%', '%E4', 'y'.repeat(9_000),
];
// biome-ignore format: one per line would hide the rest.
const bodies = [
  '', '{}', '[]', 'null', '"', '{"email":', '{"email":"a@b.example","password":"x"}',
  '{"__proto__":{"x":1}}', '['.repeat(5_000), '{"a":'.repeat(3_000), 'a=b&a=%&=',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n', '--x--\r\n', '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n', 'ffffffffffffffff\r\n', '-1\r\nx\r\n', '5;a="\n"\r\nhello\r\n',
  '\u00ff\u00d8\u00ff\u00e0', 'PK\x03\x04', '%PDF-1.4', 'z'.repeat(70_000),
];

const proper = methods.filter((method) => /^(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH)$/.test(method));
/** Headers that do not affect where a request ends. */
const harmless = names.filter(
  (name) =>
    /^[A-Za-z-]+$/.test(name) &&
    !/^(Content-Length|Transfer-Encoding|Host|Expect|Upgrade|Connection)$/.test(name),
);

/** Makes requests from a seed; all calls continue one sequence (mulberry32). */
class Maker {
  #state: number;
  readonly #host: string;

  constructor(seed: number, host: string) {
    this.#state = seed;
    this.#host = host;
  }

  below(most: number) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }

  /** One or several requests on a connection. One in three is malformed; the others are well-formed nonsense. */
  requests(): Buffer {
    const count = this.one([1, 1, 1, 2, 5]);
    const isBroken = this.below(3) === 0;
    const bytes = Buffer.concat(Array.from({ length: count }, () => this.#request(isBroken)));
    if (isBroken)
      for (let changes = this.one([0, 1, 4]); changes > 0 && bytes.length > 0; changes--)
        bytes[this.below(bytes.length)] = this.below(256);
    return bytes;
  }

  #request(isBroken: boolean) {
    const end = () => (isBroken ? this.one(endings) : '\r\n');
    const method = this.one(isBroken ? methods : proper);
    const line = `${method} ${this.#target(isBroken)} ${isBroken ? this.one(versions) : 'HTTP/1.1'}${end()}`;
    const headers = Array.from(
      { length: this.one([0, 1, 2, 4, 8, 60]) },
      () => this.#header(isBroken) + end(),
    );
    const host = isBroken
      ? this.one([this.#host, '', 'other.example', '256.1.1.1', '[', '\u00e9'])
      : this.#host;
    // Addresses vary, or the limits of one client would answer for all.
    const from = `10.${this.below(256)}.${this.below(256)}.1`;
    const body = this.one(bodies);
    const length = `Content-Length: ${Math.max(0, body.length + (isBroken ? this.one([0, 7, -3]) : 0))}`;
    const ends = isBroken ? this.one([length, '', 'Transfer-Encoding: chunked']) : length;
    const head = [`Host: ${host}`, `X-Forwarded-For: ${from}`, ends].map((one) => one + end()).join('');
    return Buffer.from(`${line}${headers.join('')}${head}${end()}${body}`, 'latin1');
  }

  #target(isBroken: boolean) {
    let target = this.one(paths);
    for (let changes = this.one([0, 0, 1, 1, 2, 4]); changes > 0; changes--) {
      const at = this.below(target.length + 1);
      target = target.slice(0, at) + this.one(parts) + target.slice(at);
    }
    return isBroken ? target : target.replaceAll(/[^\x21-\xff]/g, '');
  }

  #header(isBroken: boolean) {
    if (isBroken) return `${this.one(names)}${this.one([': ', ': ', ':', ' : ', ''])}${this.one(values)}`;
    return `${this.one(harmless)}: ${this.one(values).replaceAll(/[^\x20-\xff]/g, '')}`;
  }
}
