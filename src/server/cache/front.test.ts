import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Opening } from '#contract/opening.ts';
import { routes } from '#contract/routes.ts';
import type { Visit } from '#server/http/serve-pages.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { isLasting } from './address.ts';
import type { FrontOptions } from './front.ts';
import { Memory } from './memory.ts';
import { cachingOfPage } from './shared-caching.ts';
import { type Given, testFront } from './test-front.ts';

let hospital: TestHospital;
let fronts: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  hospital = await testHospital();
});
afterEach(async () => {
  await Promise.all(fronts.map((front) => front.close()));
  fronts = [];
});
afterAll(() => hospital.close());

const open = async (given: Given = {}) => {
  const front = await testFront(hospital, given);
  fronts.push(front);
  return front;
};
const staffSay = (body: object, path = '/settings/1', method = 'PUT') =>
  hospital.call(method, path, body, hospital.staff);
const nameOn = async (visit: Visit) =>
  ((await visit.perform('settings', 'get', {}, visit.caller)).body as { data: { name: string } }).data.name;
const html = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } });

test('a cached answer keeps the headers and bytes that the app gave it, compressed as the browser accepts', async () => {
  const { front, app, get } = await open();
  const path = '/api/department?limit=25';
  const made = await app.request(`http://hospital.test${path}`);
  const text = await made.text();
  await get(path);
  const plain = await get(path);
  const brotli = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
  const gzip = await get(path, { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(front.counts).toMatchObject({ hit: 3, miss: 1 });
  expect(plain.text).toBe(text);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  const own = /^(date|connection|keep-alive|content-length|vary|etag|set-cookie|cache-control)$/;
  const named = (headers: Iterable<[string, unknown]>) =>
    Object.fromEntries([...headers].filter(([name]) => !own.test(name)));
  expect(named(Object.entries(plain.headers))).toEqual(named(made.headers));
});

test('a popular answer is compressed harder, under an ETag of its own', async () => {
  const text = readFileSync(import.meta.filename, 'utf8');
  const { memory, get } = await open({ pages: async () => html(text) });
  const ask = () => get('/about', { 'Accept-Encoding': 'br' });
  const first = await ask();
  const bytes = memory.bytes;
  for (let times = 0; times < 3; times++) await ask();
  await vi.waitFor(async () => expect((await ask()).bytes.length).toBeLessThan(first.bytes.length));
  const tight = await ask();
  expect(brotliDecompressSync(tight.bytes).toString()).toBe(text);
  expect(tight.headers.etag).not.toBe(first.headers.etag);
  expect(bytes - memory.bytes).toBe(first.bytes.length - tight.bytes.length);
});

test('an address that cannot be read is answered by a page, also where an answer is shared by all', async () => {
  const { get } = await open({ pages: async ({ url }) => html(`At ${new URL(url).pathname}`) });
  for (const path of ['/doctors/%E4', '/news/%'])
    expect((await get(path, { Accept: 'text/html' })).text).toBe('At /not-found');
  expect((await get('/api/department/%E4')).headers['content-type']).toBe(
    'application/problem+json; charset=utf-8',
  );
});

test('an unchanged answer is confirmed by its ETag, one for each encoding', async () => {
  const { get } = await open();
  const tags = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'Accept-Encoding': encoding };
    const { etag = '' } = (await get('/api/department', headers)).headers;
    const known = await get('/api/department', { ...headers, 'If-None-Match': `"x", ${etag}` });
    expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, etag]);
    expect((await get('/api/department', { ...headers, 'If-None-Match': '"x"' })).status).toBe(200);
    tags.push(etag);
  }
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test('the tag of a cached answer, in any encoding, is one that a change may be based on', async () => {
  const { front, get } = await open();
  for (const encoding of ['identity', 'gzip', 'br', 'br']) {
    const { headers } = await get('/api/department/1', { 'Accept-Encoding': encoding });
    const change = { location: encoding };
    const based = { ...hospital.staff, 'If-Match': headers.etag! };
    const put = () => hospital.call('PUT', '/department/1', change, based);
    expect([encoding, (await put()).status, (await put()).status]).toEqual([encoding, 200, 412]);
  }
  expect(front.counts.pass).toBe(0);
});

test('a cached answer sets no cookie and is cacheable by others, regardless of the browser’s headers', async () => {
  const { front, get } = await open();
  const browsers: Record<string, string>[] = [{}, {}, { Cookie: 'XSRF-TOKEN=forged' }, hospital.visitor];
  for (const path of ['/', '/api/department'])
    for (const headers of browsers) {
      const { headers: given } = await get(path, headers);
      const caching = path === '/' ? cachingOfPage : 'no-cache';
      expect([path, given['set-cookie'], given['cache-control']]).toEqual([path, undefined, caching]);
    }
  expect(front.counts).toMatchObject({ hit: 6, miss: 2 });
});

test('requests with a token get their own answer', async () => {
  const { front, get } = await open();
  await get('/api/department');
  const draft = { name: 'Not out yet', status: 'draft' };
  expect((await staffSay(draft, '/department', 'POST')).status).toBe(201);
  const all = await get('/api/department?status=all&limit=100', hospital.staff);
  expect(all.text).toContain('Not out yet');
  expect((await get('/api/department?status=all&limit=100')).text).not.toContain('Not out yet');
  expect((await get('/api/department', { Authorization: 'Bearer forged' })).status).toBe(401);
  expect(front.counts.pass).toBe(2);
});

test.each([
  ['/appointment', 'the booking page'],
  ['/?preview=x', 'a preview'],
  ['/api/appointment/soonest', 'free times'],
  ['/api/doctor?available=2026-03-03', 'who is free on a day'],
  ['/api/admin/me', 'an account'],
])('%s is never cached: %s', async (path) => {
  const { front, memory, get } = await open();
  await get(path);
  await get(path);
  expect([front.counts.pass, memory.count]).toEqual([2, 0]);
});

test('a page that is personal, or contains an appointment or free times, is not cached', async () => {
  const loads: Record<string, (visit: Visit) => Promise<unknown>> = {
    '/own': nameOn,
    '/secret': nameOn,
    '/personal': ({ perform, caller }) =>
      perform('appointment', 'manage', { params: { token: 'x'.repeat(43) } }, caller),
    '/live': ({ perform, caller }) => perform('appointment', 'soonest', { query: {} }, caller),
    '/lasting': nameOn,
  };
  const says: Record<string, string> = { '/own': 'private, no-cache', '/secret': 'no-store' };
  const { memory, get } = await open({
    pages: async (request, visit) => {
      const { pathname } = new URL(request.url);
      const page = html(String(await loads[pathname]!(visit)));
      if (pathname in says) page.headers.set('Cache-Control', says[pathname]!);
      return page;
    },
  });
  for (const path of ['/own', '/own', '/secret', '/personal', '/live']) {
    const { status, headers } = await get(path);
    expect([path, status, memory.count]).toEqual([path, 200, 0]);
    if (path in says) expect(headers['cache-control']).toBe(says[path]);
  }
  await get('/lasting');
  expect(memory.count).toBe(1);
});

test('a page that is not found or fails is not cached', async () => {
  let status = 404;
  const { memory, get } = await open({ pages: async () => new Response('', { status }) });
  for (status of [404, 500])
    expect([status, (await get('/about')).status, memory.count]).toEqual([status, status, 0]);
});

test('after a write the very next answer is the new one, pages and calls alike', async () => {
  const { get } = await open({ pages: async (_, visit) => html(await nameOn(visit)) });
  for (let round = 0; round < 20; round++) {
    const name = `Hospital ${round}`;
    expect((await staffSay({ name })).status).toBe(200);
    expect((await get('/about')).text).toBe(name);
    expect(JSON.parse((await get('/api/settings')).text).data.name).toBe(name);
  }
});

test('a page that was begun before a write is never cached for later visitors', async () => {
  const begun = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  let renders = 0;
  const { memory, get } = await open({
    pages: async (_, visit) => {
      const name = await nameOn(visit);
      if (renders++ > 0) return html(name);
      begun.resolve();
      await written.promise;
      return html(name);
    },
  });
  await staffSay({ name: 'Old' });
  const early = get('/about');
  await begun.promise;
  await staffSay({ name: 'New' });
  expect((await get('/about')).text).toBe('New');
  written.resolve();
  expect((await early).text).toBe('Old');
  expect((await get('/about')).text).toBe('New');
  expect([renders, memory.count]).toEqual([2, 1]);
});

test('fifty concurrent requests for a page that is not cached cost one render', async () => {
  let renders = 0;
  const { front, get } = await open({
    pages: async () => {
      renders++;
      await setTimeout(50);
      return html('One for all');
    },
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/services')));
  expect([renders, front.counts.miss]).toEqual([1, 1]);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['One for all']));
});

test('while the database is gone, visited pages open as they were; when it is back they are made anew', async () => {
  const { front, get } = await open({
    pages: async (_, visit) => html(await nameOn(visit)),
  });
  await staffSay({ name: 'Before' });
  await get('/about');
  // A write that is notified, after which the database no longer answers.
  await hospital.orm.execute(sql`alter table settings rename to hidden`);
  await hospital.orm.execute(sql`select pg_notify('content_changed', '')`);
  expect((await get('/about')).text).toBe('Before');
  expect(front.counts.stale).toBe(1);
  await hospital.orm.execute(sql`alter table hidden rename to settings`);
  await staffSay({ name: 'After' });
  expect((await get('/about')).text).toBe('After');
});

test('a page that was made at the start is shown while the database is away, even before anyone asked for it', async () => {
  const { front, get } = await open({ pages: async (_, visit) => html(await nameOn(visit)) });
  await staffSay({ name: 'Before' });
  await front.keep(['/']);
  await hospital.orm.execute(sql`alter table settings rename to hidden`);
  await hospital.orm.execute(sql`select pg_notify('content_changed', '')`);
  expect((await get('/')).text).toBe('Before');
  expect(front.counts.stale).toBe(1);
  await hospital.orm.execute(sql`alter table hidden rename to settings`);
});

test('while the database is silent, a visited page opens as it was before the connection is given up; one that is only slow is waited for', async () => {
  let isReady = false;
  let name = 'Before';
  let answered: Promise<unknown> = Promise.resolve();
  const { front, get } = await open({
    isReady: async () => isReady,
    pages: async () => {
      await answered;
      return html(name);
    },
  });
  await get('/about');
  const silence = Promise.withResolvers<void>();
  answered = silence.promise;
  name = 'After';
  await hospital.orm.execute(sql`select pg_notify('content_changed', '')`);
  expect((await get('/about')).text).toBe('Before');
  expect(front.counts.stale).toBe(1);
  isReady = true;
  const slow = get('/about');
  await setTimeout(1_200);
  silence.resolve();
  expect((await slow).text).toBe('After');
  expect(front.counts.stale).toBe(1);
});

test('an announcement disappears at its end, also from cached answers', async () => {
  const { get } = await open();
  const staff = await hospital.signIn();
  const announcementUntil = new Date(hospital.clock.now + 60_000).toISOString();
  const announce = (body: object) => hospital.call('PUT', '/settings/1', body, staff);
  expect(await announce({ announcement: 'No visits today', announcementUntil })).toMatchObject({
    status: 200,
  });
  const shown = async () => JSON.parse((await get('/api/settings')).text).data.announcement;
  expect(await shown()).toBe('No visits today');
  hospital.clock.now += 59_999;
  expect(await shown()).toBe('No visits today');
  hospital.clock.now += 1;
  expect(await shown()).toBe('');
  // Staff still see their text, to reuse it.
  const { body } = await hospital.get('/settings', staff);
  expect(body.data.announcement).toBe('No visits today');
  await announce({ announcement: '', announcementUntil: null });
});

test('a page says that a place is closed from the minute on at which it closes, without a write, regardless of earlier reads', async () => {
  const { front, get } = await open({
    pages: async (_, { perform, caller }) => {
      const { body } = await perform('opening', 'get', {}, caller);
      const { statuses } = (body as { data: { hospital: Opening } }).data.hospital;
      return html(statuses[0]!.isOpen ? 'Open' : 'Closed');
    },
  });
  const now = hospital.clock.now;
  const shown = async () => (await get('/about')).text;
  hospital.clock.now = Date.parse('2026-03-02T19:59:59.999Z');
  expect([await shown(), await shown()]).toEqual(['Open', 'Open']);
  expect(front.counts.hit).toBe(1);
  hospital.clock.now += 1;
  expect([await shown(), await shown()]).toEqual(['Closed', 'Closed']);
  hospital.clock.now = Date.parse('2026-03-03T08:00:00Z');
  expect(await shown()).toBe('Open');
  hospital.clock.now = now;
});

test('an entry appears at its time, and a new day renders new pages', async () => {
  const { get } = await open();
  const publishedAt = new Date(hospital.clock.now + 90_000).toISOString();
  await staffSay({ name: 'To come', publishedAt }, '/speciality', 'POST');
  const list = async () => (await get('/api/speciality?limit=100')).text;
  expect(await list()).not.toContain('To come');
  hospital.clock.now += 89_999;
  expect(await list()).not.toContain('To come');
  hospital.clock.now += 1;
  expect(await list()).toContain('To come');

  // No place of the demo hospital opens or closes between then and midnight.
  hospital.clock.now = Date.parse('2026-03-02T23:00:00Z');
  let renders = 0;
  const daily = await open({ pages: async () => html(String(renders++)) });
  expect((await daily.get('/')).text).toBe('0');
  hospital.clock.now = Date.parse('2026-03-02T23:59:59.999Z');
  expect((await daily.get('/')).text).toBe('0');
  hospital.clock.now += 1;
  expect((await daily.get('/')).text).toBe('1');
});

test('a flood of made-up addresses stays within its bytes and evicts no page', async () => {
  const { front, memory, get } = await open({
    pages: async () => html('x'.repeat(5_000)),
    limit: 200_000,
  });
  await get('/services');
  const made = ['q', 'page', 'anything'].flatMap((name) =>
    Array.from({ length: 100 }, (_, index) => `/services?${name}=${index}`),
  );
  for (const path of [...made, ...made.map((one) => one.replace('/services?', '/SERVICES/?'))])
    await get(path);
  expect(memory.bytes).toBeLessThanOrEqual(200_000);
  expect(memory.count).toBeGreaterThan(2);
  const { miss } = front.counts;
  await get('/services');
  await get('/services?utm_source=letter&fbclid=x');
  expect(front.counts.miss).toBe(miss);
  // API calls ignore unknown parameters, and so does the cache.
  await get('/api/speciality?limit=3');
  for (let index = 0; index < 10; index++) await get(`/api/speciality?x${index}=1&limit=3`);
  expect(front.counts.miss).toBe(miss + 1);
});

const searches = (path: string) => async (visit: Visit) => {
  const { status } = await visit.perform('search', 'list', { query: { q: path } }, visit.caller);
  return html(status === 200 ? 'found' : 'nothing could be searched');
};

test('only the client who searches without end is refused; the next visitor can search, by call and by page', async () => {
  const strict = await testHospital({ requestsPerMinute: { searches: 5 } });
  const pages = (request: Request, visit: Visit) => searches(new URL(request.url).search)(visit);
  const { get, close } = await testFront(strict, { pages });
  const from = (client: string) => (path: string) => get(path, { 'X-Forwarded-For': client });
  const greedy = from('203.0.113.1');
  for (let number = 0; number < 5; number++)
    expect((await greedy(`/api/search?q=word${number}`)).status).toBe(200);
  const refused = await greedy('/api/search?q=heart');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  const page = await greedy('/search?q=heart');
  expect([page.status, page.headers['cache-control'], page.text]).toEqual([
    429,
    'no-store',
    'nothing could be searched',
  ]);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  // Cached answers cost nothing.
  expect((await greedy('/api/search?q=word0')).status).toBe(200);
  const other = from('203.0.113.2');
  expect((await other('/api/search?q=heart')).status).toBe(200);
  expect((await other('/search?q=heart')).text).toBe('found');
  await close();
  await strict.close();
});

test('a request that coincides with another client’s refused one gets its own answer', async () => {
  const strict = await testHospital({ requestsPerMinute: { searches: 1 } });
  const begun = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const pages = async (request: Request, visit: Visit) => {
    const page = await searches(new URL(request.url).search)(visit);
    begun.resolve();
    await asked.promise;
    return page;
  };
  const { get, close, front } = await testFront(strict, { pages });
  const from = (client: string, path: string) => get(path, { 'X-Forwarded-For': `203.0.113.${client}` });
  await from('1', '/api/search?q=first');
  const refused = from('1', '/search?q=same');
  await begun.promise;
  const other = from('2', '/search?q=same');
  // Until then it waits for the answer in progress.
  await setTimeout(50);
  expect(front.counts).toMatchObject({ miss: 2, pass: 0 });
  asked.resolve();
  expect([(await refused).status, (await other).status]).toEqual([429, 200]);
  await close();
  await strict.close();
});

test('a refused client sees so after a write, and gets no older cached answer', async () => {
  const strict = await testHospital({ requestsPerMinute: { searches: 2 } });
  const pages = (request: Request, visit: Visit) => searches(new URL(request.url).search)(visit);
  const { get, close } = await testFront(strict, { pages });
  const paths = ['/api/search?q=heart', '/search?q=heart'];
  const statuses = async (client: string) => {
    const answers = [];
    for (const path of paths) answers.push((await get(path, { 'X-Forwarded-For': client })).status);
    return answers;
  };
  expect(await statuses('203.0.113.1')).toEqual([200, 200]);
  expect((await strict.call('PUT', '/settings/1', { name: 'After' }, strict.staff)).status).toBe(200);
  expect(await statuses('203.0.113.1')).toEqual([429, 429]);
  expect(await statuses('203.0.113.2')).toEqual([200, 200]);
  await close();
  await strict.close();
});

test('an answer of which a part failed is never cached, for any call or page', async () => {
  const query = { q: 'heart', path: '/departments/cardiology' };
  const lists = routes().filter(({ route }) => isLasting(route, query) && !route.path.includes('{'));
  // Each page makes two calls: one succeeds, so it has something to show when the other fails.
  const pages = async (request: Request, visit: Visit) => {
    const [, resource = '', operation = ''] = new URL(request.url).pathname.split('/');
    if (resource === 'reports') visit.report(new Error('a part of the page'));
    else {
      await visit.perform('department', 'get', { params: { slug: 'no slug' } }, visit.caller);
      await visit.perform(resource, operation, { query }, visit.caller);
    }
    return html('a page');
  };
  const { memory, get } = await open({ pages });
  const { rows } = await hospital.orm.execute<{ name: string }>(sql`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'content_changed'`);
  const rename = (from: string, to: string) =>
    hospital.database.pool.query(
      rows.map(({ name }) => `alter table ${from}${name} rename to ${to}${name}`).join(';'),
    );
  const addresses = [
    ...lists.map(({ route }) => `/api${route.path}?${new URLSearchParams(query)}`),
    ...lists.map(({ resource, operation }) => `/${resource}/${operation}`),
    '/feed.xml',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/reports/itself',
  ];
  await rename('', 'gone_');
  for (const address of addresses) {
    const { status, headers } = await get(address);
    const isFault = status >= 500 || headers['cache-control'] === 'no-store';
    expect([address, isFault, memory.count]).toEqual([address, true, 0]);
  }
  await rename('gone_', '');
  for (const address of ['/feed.xml', '/api/department', '/settings/get'])
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  expect(memory.count).toBe(3);
});

test('every table either notifies its writes or appears on no public page', async () => {
  const { rows } = await hospital.orm.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'content_changed')
    order by relname`);
  expect(rows.map(({ name }) => name)).toEqual(
    `activity activity_anchor activity_change activity_seen allocation api_token appointment budget
      calendar_address delay demo_patients idempotency inquiry inquiry_reply known_device mail_text
      media_removal migration notice_choice notice_mark outbox page_comment page_rating passkey
      passkey_challenge patient patient_note purge recovery_code request_limit retention revision
      saved_reply saved_view search_vocabulary search_word secret_mark session sign_in_failure
      sign_in_policy sms_stop sso_request sso_session staff staff_link subscriber upload upload_part
      visit_answer visit_file waitlist waitlist_offer`.split(/\s+/),
  );
});

describe('a fault of one request is answered with the id of its line in the log, and the next request is served', () => {
  const odd = () => {
    throw new Error('odd');
  };
  const illegal = () => new Response('', { headers: { 'X-Odd': '\u0001' } });
  const faults: [string, Partial<FrontOptions>][] = [
    ['finding what is kept', { memory: Object.assign(new Memory(1), { get: odd }) }],
    ['naming the client', { clientOf: odd }],
    ['passing it on', { memory: new Memory(0), pass: odd }],
    ['an app that rejects', { memory: new Memory(0), pass: async () => odd() }],
    ['a header that cannot be written', { fetch: illegal }],
  ];

  test.each(faults)('%s', async (_, options) => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => lines.push(line) });
    const faulty = await open({ log, options });
    const { status, headers, text } = await faulty.get('/about');
    expect([status, lines.length]).toEqual([500, 1]);
    const { requestId, where } = JSON.parse(lines[0]!);
    expect([headers['x-request-id'], where]).toEqual([requestId, '/about']);
    expect(text).toContain(requestId);
    expect((await faulty.get('/about', {}, 'HEAD')).status).toBe(500);
  });
});
