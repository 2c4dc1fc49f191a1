/**
 * Telemetry holds nothing about a patient: others run the collectors, read it and keep it. All pages and calls are made
 * about patients whose every word is known, and no such word may be in what is pushed.
 */
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFront } from '#server/cache/test-front.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { everyCall } from '#server/security/every-call.ts';
import { sampleOf } from '#server/security/sample.ts';
import { inRun } from '#server/telemetry/run.ts';
import { type ReceivedSpan, type TestCollector, testCollector } from '#server/telemetry/test-collector.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { publicPaths, testPages } from './test-pages.ts';

const patient = { name: 'Quagmire Ostrava', email: 'quagmire@example.org', phone: '+442079460123' };
const reason = 'zebra-striped cough';
/** A word in queries and addresses. */
const asked = 'xyzzyword';

let hospital: TestHospital;
let collector: TestCollector;
let spans: ReceivedSpan[];
/** Everything that was pushed. */
let whole: string;
/** Secrets from addresses, headers and answers. */
const tokens = new Set<string>();

beforeAll(async () => {
  hospital = await testHospital();
  collector = await testCollector();
  const registry = new Registry();
  const telemetry = await collector.follow({}, { registry });
  await makeCalls();
  await telemetry.flush();
  await openPages();
  await telemetry.flush();
  await sendMail();
  await telemetry.stop();
  spans = collector.spans();
  whole = collector.received.map(({ body }) => String(body)).join('\n');
}, 120_000);
afterAll(async () => {
  await collector.close();
  await hospital.close();
});

/** Makes each call of the contract, as staff and as a stranger, with the patient's words in the body. */
async function makeCalls() {
  const { call, get, staff, visitor, orm } = hospital;
  const [slot] = (await get('/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31')).body
    .data;
  const doctorId = (await get('/doctor/slug/clara-hensley')).body.data.id;
  const booked = await call(
    'POST',
    '/appointment',
    { ...patient, reason, doctorId, startsAt: slot.startsAt, visitTypeId: slot.visitTypeId },
    { ...visitor, 'Idempotency-Key': 'secret-of-a-browser' },
  );
  expect(booked.status).toBe(201);
  tokensOf(booked.body);
  const { rows } = await orm.execute<{ words: string }>(
    sql`select text_body || coalesce(calendar, '') as words from outbox`,
  );
  tokensOf(rows);
  const token = [...tokens][0]!;
  expect(token).toHaveLength(43);
  for (const { route, path } of everyCall()) {
    if (route.events) continue;
    const address = `${path.replace(/guess\w{38}/, token)}?q=${asked}&email=${patient.email}`;
    const body = route.body ? sampleOf(route.body, [patient.name]) : undefined;
    const headers = { ...staff, 'User-Agent': `${asked}/1`, 'If-Match': '"1"' };
    // Staff only read: a write could end the session or delete what later calls are about.
    const isRead = route.method === 'GET';
    for (const one of isRead ? [headers, { ...visitor, 'User-Agent': asked }] : [visitor]) {
      const made = await call(route.method, address, body, one);
      if (isRead) tokensOf(made.body);
    }
  }
}

async function openPages() {
  const front = await testFront(hospital, { pages: await testPages(hospital.services.publicUrl) });
  const [token] = tokens;
  const paths = [
    ...(await publicPaths(hospital, '', 2)),
    ...(await publicPaths(hospital, '/de', 1)),
    `/appointment/manage/${token}`,
    `/appointment/manage/${token}/questions`,
    `/appointment?doctor=clara-hensley&name=${asked}`,
    `/search?q=${asked}`,
    `/search?q=${asked}`,
    `/${asked}`,
    `/about?preview=${token}`,
    `/nowhere/${token}/${asked}`,
  ];
  for (const path of paths)
    await front.get(path, { Cookie: `session=${token}`, Referer: `http://x.test/${asked}` });
  await front.close();
}

async function sendMail() {
  const mailbox = await testMailbox();
  await inRun(
    'mail',
    async () => void (await sendDue(mailbox.post(hospital))),
    () => {},
  );
  expect(mailbox.received.length).toBeGreaterThan(0);
  await mailbox.close();
}

function tokensOf(value: unknown) {
  for (const [token] of JSON.stringify(value ?? null).matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g))
    tokens.add(token);
}

describe('the telemetry of many calls, pages and messages', () => {
  test('includes all of them, so that the rules below prove something', () => {
    const names = new Set(spans.map(({ name }) => name));
    for (const name of [
      'appointment.create',
      'patient.get',
      'render',
      'GET /appointment/manage/:token',
      'GET /doctors/:slug',
      'job mail',
      'send mail',
      'insert appointment',
    ])
      expect(names).toContain(name);
    expect(spans.length).toBeGreaterThan(2_000);
    expect(tokens.size).toBeGreaterThan(1);
  });

  test('holds no name, address, number or word of a patient, no token and no query', () => {
    const words = [
      ...patient.name.split(' '),
      'quagmire@',
      '@example',
      '9460123',
      'zebra',
      asked,
      'secret-of',
      '?',
      ...tokens,
    ];
    expect(words.filter((word) => whole.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  test('names a request only by its pattern', () => {
    const routes = new Set(spans.map(({ attributes }) => attributes['http.route']).filter(Boolean));
    expect(routes.size).toBeGreaterThan(100);
    const ofCalls = new Set(
      everyCall().map(({ route }) => `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    for (const route of routes)
      if (!ofCalls.has(String(route)))
        expect(route).toMatch(/^(\/(:?[A-Za-z][A-Za-z_.-]*(\{[^}]+\})?|\*)?)+$/);
    const names = ['clara-hensley', 'cardiology', 'sore-throat'];
    expect(names.filter((name) => whole.includes(name))).toEqual([]);
  });

  test('has no free text: each value is a number, an id, or a name of the program or a machine', () => {
    const forms: Record<string, RegExp> = {
      'http.request.method': /^[A-Z_]+$/,
      'http.route': /^\//,
      'url.scheme': /^https?$/,
      'server.address': /^(hospital\.test|127\.0\.0\.1)$/,
      'db.system.name': /^postgresql$/,
      'db.query.summary': /^[a-z]+( [a-z_]+)?$/,
      'error.type': /^\w{1,60}$/,
      'openward.request_id': /^[\w-]{36}$/,
      'openward.run_id': /^[\w-]{36}$/,
      'openward.call': /^[A-Za-z]+\.[A-Za-z]+$/,
      'openward.job': /^[a-z]+$/,
      'openward.cache': /^(hit|miss|stale|pass)$/,
      'openward.channel': /^(mail|sms)$/,
    };
    const found = spans.flatMap(({ attributes }) => Object.entries(attributes));
    const odd = found.filter(
      ([name, value]) => typeof value !== 'number' && !forms[name]?.test(String(value)),
    );
    expect(odd).toEqual([]);
  });
});
