/** What caches in front are told: what they may keep, for how long, and when to drop it. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Visit } from '#server/http/serve-pages.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { Purge, type PurgeCall, restMs } from './purge.ts';
import { cachingOfCdn, cachingOfPage, mostSeconds } from './shared-caching.ts';
import { testFront } from './test-front.ts';

let hospital: TestHospital;
const open: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  hospital = await testHospital();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => hospital.close());

const nameOn = async (visit: Visit) =>
  ((await visit.perform('settings', 'get', {}, visit.caller)).body as { data: { name: string } }).data.name;
const rename = (name: string) => hospital.call('PUT', '/settings/1', { name }, hospital.staff);

async function front(hasCdn: boolean, between: () => Promise<unknown> = async () => {}) {
  const started = await testFront(hospital, {
    hasCdn,
    pages: async (request, visit) => {
      const name = await nameOn(visit);
      if (/times/.test(request.url))
        await visit.perform('appointment', 'soonest', { query: {} }, visit.caller);
      await between();
      return new Response(name, { status: /none/.test(request.url) ? 404 : 200 });
    },
  });
  open.push(started);
  return started;
}

const secondsOf = (caching: string | undefined) => Number(/s-maxage=(\d+)/.exec(caching ?? '')?.[1] ?? -1);

test('a page is kept by a CDN for an hour at most, and never past the moment at which time changes it', async () => {
  const { get, content } = await front(true);
  const { clock } = hospital;
  const before = clock.now;
  const { endsAt } = await content.settled();
  for (const left of [5_400_000, 600_000, 1_500]) {
    clock.now = endsAt - left;
    const { headers } = await get('/about');
    const seconds = Math.min(Math.floor(left / 1_000), mostSeconds);
    expect(secondsOf(headers['cache-control'])).toBe(seconds);
    const revalidating = Math.floor(left / 1_000) - seconds;
    expect(headers['cdn-cache-control']).toBe(
      `max-age=${seconds}, stale-while-revalidate=${revalidating}, stale-if-error=86400`,
    );
    // A client that has it already gets the same headers.
    const known = await get('/about', { 'If-None-Match': headers.etag! });
    expect([known.status, known.headers['cache-control']]).toEqual([304, headers['cache-control']]);
  }
  clock.now = before;
});

test('a browser revalidates each time, even a page that stays true for long', () => {
  const [[, caching = ''] = []] = cachingOfCdn(86_400_000);
  expect(caching).toMatch(/^public, max-age=0, s-maxage=3600, /);
  expect(caching).not.toContain('stale-while-revalidate');
  expect(cachingOfPage).toMatch(/^public, max-age=0, /);
});

test('calls, free times, what is not found and what is personal are kept by no CDN', async () => {
  const { get } = await front(true);
  for (const path of ['/api/department', '/times', '/none', '/appointment', '/api/appointment/soonest']) {
    const { headers } = await get(path);
    expect([path, secondsOf(headers['cache-control']), headers['cdn-cache-control']]).toEqual([
      path,
      -1,
      undefined,
    ]);
  }
});

test('without a CDN that can be told, no cache may answer without asking', async () => {
  const { get } = await front(false);
  const { headers } = await get('/about');
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual([cachingOfPage, undefined]);
});

test('a page that a write has overtaken while it was made is kept by no CDN, and the next one is', async () => {
  let isFirst = true;
  const { get } = await front(true, async () => {
    if (isFirst) await rename('Overtaken');
    isFirst = false;
  });
  expect(secondsOf((await get('/about')).headers['cache-control'])).toBe(-1);
  const next = await get('/about');
  expect([next.text, secondsOf(next.headers['cache-control']) > 0]).toEqual(['Overtaken', true]);
});

test('every write of content, and a lost connection to the database, is said; a booking is not', async () => {
  const { content } = await front(true);
  let said = 0;
  content.written = () => {
    said++;
  };
  await rename('Said');
  expect(said).toBe(1);
  const { body } = await hospital.get('/appointment/soonest');
  const [{ doctorId, visitTypeId, startsAt }] = body.data;
  const patient = { name: 'Ann Example', phone: '020 7946 0555', source: 'phone' };
  const booked = await hospital.call(
    'POST',
    '/appointment/desk',
    { doctorId, visitTypeId, startsAt, ...patient },
    hospital.staff,
  );
  expect([booked.status, said]).toEqual([201, 1]);
});

/** Requests to a CDN's own interface, which answers with these statuses in turn. */
async function interfaceOf(statuses: number[]) {
  const asked: { method?: string; url?: string; key?: string; type?: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, key: headers['x-key']?.toString(), type: headers['content-type'], body });
      response.writeHead(statuses[asked.length - 1] ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => new Promise<void>((resolve) => void server.close(() => resolve())) });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function purgeOf(call: PurgeCall) {
  const clock = { now: 1_000_000 };
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const purge = new Purge(call, { log, now: () => clock.now, signal: new AbortController().signal });
  return { purge, clock, lines };
}

test('a purge is sent as configured: at the start, and after changes, of which several make one', async () => {
  const { asked, address } = await interfaceOf([]);
  const call = {
    method: 'PURGE',
    headers: { 'X-Key': 'k', 'Content-Type': 'application/json' },
    body: '{"all":true}',
  };
  const { purge, clock } = purgeOf({ url: `${address}/zone`, ...call });
  await purge.run();
  expect(asked).toEqual([
    { method: 'PURGE', url: '/zone', key: 'k', type: 'application/json', body: '{"all":true}' },
  ]);
  await purge.run();
  clock.now += restMs;
  await purge.run();
  expect(asked.length).toBe(1);
  purge.due();
  await purge.run();
  expect(asked.length).toBe(2);
  for (let change = 0; change < 5; change++) {
    purge.due();
    await purge.run();
  }
  expect(asked.length).toBe(2);
  clock.now += restMs;
  await purge.run();
  await purge.run();
  expect([asked.length, purge.counts]).toEqual([3, { done: 3, failed: 0 }]);
});

test('a purge that fails is tried again until it succeeds, and logged once without its address', async () => {
  const { asked, address } = await interfaceOf([500, 403, 302]);
  const { purge, clock, lines } = purgeOf({ url: `${address}/secret-key`, method: 'POST', headers: {} });
  for (let round = 0; round < 6; round++) {
    await purge.run();
    clock.now += restMs;
  }
  expect([asked.length, purge.counts]).toEqual([4, { done: 1, failed: 3 }]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the CDN was not purged, so it may show old pages; this is tried again',
    'the CDN was purged again',
  ]);
  expect(lines.join('')).not.toContain('secret-key');
});

test('a change during a purge is purged as well', async () => {
  const { asked, address } = await interfaceOf([]);
  const { purge, clock } = purgeOf({ url: address, method: 'POST', headers: {} });
  const running = purge.run();
  purge.due();
  await running;
  clock.now += restMs;
  await purge.run();
  expect(asked.length).toBe(2);
});

test('the guide says what caches are told', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const section = guide.slice(guide.indexOf('## Behind a CDN'), guide.indexOf('## Metrics'));
  expect(section).toContain(`\`Cache-Control: ${cachingOfPage}\``);
  expect([mostSeconds, section.includes('an hour at most')]).toEqual([3_600, true]);
  expect([restMs, section.includes('at most every ten seconds')]).toEqual([10_000, true]);
});
