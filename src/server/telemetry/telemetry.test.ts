/** What is recorded of requests, jobs and messages, as a collector gets it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Given as FrontGiven, testFront } from '#server/cache/test-front.ts';
import * as schema from '#server/db/schema.ts';
import { createLog } from '#server/log/log.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import type { Telemetry } from './otlp.ts';
import { inRun } from './run.ts';
import { type ReceivedSpan, type TestCollector, testCollector } from './test-collector.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
beforeAll(async () => {
  hospital = await testHospital();
  mailbox = await testMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await hospital.close();
});

let collector: TestCollector;
let telemetry: Telemetry | undefined;
let front: Awaited<ReturnType<typeof testFront>> | undefined;
let lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeEach(async () => {
  collector = await testCollector();
  lines = [];
  await hospital.empty('outbox');
});
afterEach(async () => {
  await telemetry?.stop();
  await front?.close();
  await collector.close();
  telemetry = undefined;
  front = undefined;
});

async function site(given: FrontGiven = {}) {
  front = await testFront(hospital, { log, ...given });
  return front;
}

async function recorded() {
  await telemetry!.flush();
  return collector.spans();
}

/** A page that shows the departments. */
const departments: NonNullable<FrontGiven['pages']> = async (_, { perform, caller }) => {
  const { body } = await perform('department', 'list', {}, caller);
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'text/html' } });
};
const inquiry = { name: 'Ann Example', email: 'ann@example.org', message: 'May I bring my dog?' };
const server = (spans: ReceivedSpan[]) => spans.find(({ kind }) => kind === 2)!;
const under = (spans: ReceivedSpan[], parent: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

describe('a request', () => {
  test('is one trace: the entrance, the page, its calls and their statements', async () => {
    telemetry = await collector.follow();
    const { get } = await site({ pages: departments });
    await get('/departments');
    const spans = await recorded();
    const top = server(spans);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    const [render] = under(spans, top).filter(({ name }) => name === 'render');
    const [call] = under(spans, render!);
    expect(call).toMatchObject({
      name: 'department.list',
      attributes: { 'openward.call': 'department.list', 'http.response.status_code': 200 },
    });
    const statements = under(spans, call!);
    expect(statements.length).toBeGreaterThan(0);
    for (const { kind, attributes } of statements)
      expect([kind, attributes]).toEqual([
        3,
        { 'db.system.name': 'postgresql', 'db.query.summary': expect.stringMatching(/^[a-z]+ [a-z_]+$/) },
      ]);
  });

  test('that is answered from memory has a span of its own, with the pattern and without statements', async () => {
    telemetry = await collector.follow();
    const { get } = await site();
    await get('/api/department');
    await recorded();
    collector.received.length = 0;
    await get('/api/department');
    const spans = await recorded();
    expect(spans.map(({ name, attributes }) => [name, attributes['openward.cache']])).toEqual([
      ['GET /api/department', 'hit'],
    ]);
  });

  test('with an unknown method is named by none of its words', async () => {
    telemetry = await collector.follow();
    const { get } = await site();
    await get('/about', {}, 'PROPFIND');
    expect(server(await recorded()).attributes['http.request.method']).toBe('_OTHER');
  });

  test('that fails is marked by the kind of its error alone', async () => {
    telemetry = await collector.follow();
    const { get } = await site({
      pages: async () => {
        throw new TypeError('about Ann Example');
      },
    });
    await get('/about', { Cookie: 'x=1', Authorization: 'Bearer x' });
    const spans = await recorded();
    expect(server(spans)).toMatchObject({ isFailed: true, attributes: { 'error.type': '500' } });
    expect(spans.find(({ name }) => name === 'render')!.attributes).toEqual({ 'error.type': 'TypeError' });
    expect(JSON.stringify(collector.received.map(({ body }) => String(body)))).not.toContain('Ann');
  });
});

describe('the id of a request', () => {
  const failing: FrontGiven['pages'] = async (_, { report, requestId }) => {
    report(new Error('first'));
    report(new Error('second'));
    return new Response(requestId, { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } });
  };
  const given = {
    'X-Request-Id': 'proxy-7f3a9b20',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };

  test('is in all its lines of the log, on its answer, and without dashes the id of its trace', async () => {
    telemetry = await collector.follow();
    const { get } = await site({ pages: failing });
    const { headers, text } = await get('/about?preview=x');
    const id = headers['x-request-id'];
    expect([text, ...lines.map(({ requestId }) => requestId)]).toEqual([id, id, id]);
    const { traceId, attributes } = server(await recorded());
    expect([traceId, attributes['openward.request_id']]).toEqual([String(id).replaceAll('-', ''), id]);
    expect(lines.map(({ traceId }) => traceId)).toEqual([traceId, traceId]);
  });

  test('is in them as well without tracing', async () => {
    const { get } = await site({ pages: failing });
    const id = (await get('/about?preview=x')).headers['x-request-id'];
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(lines.map(({ requestId, traceId }) => [requestId, traceId])).toEqual([
      [id, undefined],
      [id, undefined],
    ]);
  });

  test('and its trace are those of the proxy only where that is trusted', async () => {
    telemetry = await collector.follow();
    const stranger = await site({ pages: failing });
    const own = (await stranger.get('/about?preview=x', given)).headers['x-request-id'];
    expect(own).not.toBe(given['X-Request-Id']);
    expect(server(await recorded())).not.toMatchObject({ traceId: 'a'.repeat(32) });
    await stranger.close();
    collector.received.length = 0;
    const { get } = await site({ pages: failing, trustProxy: true });
    expect((await get('/about?preview=x', given)).headers['x-request-id']).toBe(given['X-Request-Id']);
    expect(server(await recorded())).toMatchObject({
      traceId: 'a'.repeat(32),
      parentSpanId: 'b'.repeat(16),
      attributes: { 'openward.request_id': given['X-Request-Id'] },
    });
  });

  test.each(['short', 'x'.repeat(65), 'with a space', 'ann@example.org', '<b>bold</b>', 'a"b,c;d:e'])(
    'is none of the proxy’s that is %s',
    async (id) => {
      const { get } = await site({ pages: failing, trustProxy: true });
      expect((await get('/about?preview=x', { 'X-Request-Id': id })).headers['x-request-id']).toMatch(
        /^[\w-]{36}$/,
      );
    },
  );

  test('is on no answer that is kept for others, neither here nor by a cache in front', async () => {
    const { get } = await site({ pages: departments, trustProxy: true });
    for (const path of ['/departments', '/departments', '/api/department', '/robots.txt', '/feed.xml'])
      expect((await get(path, given)).headers).not.toHaveProperty('x-request-id');
  });
});

describe('a run of a job', () => {
  test('is a trace with an id that all its lines have, also the one that it failed', async () => {
    telemetry = await collector.follow();
    await inRun(
      'tidy',
      async () => {
        log.info('at work');
        await hospital.orm.select().from(schema.settings);
        throw Object.assign(new Error('of Ann'), { code: 'ECONNRESET' });
      },
      (error) => log.error({ error: (error as Error).name }, 'tidy'),
    );
    const spans = await recorded();
    const [run, statement] = [spans.find(({ name }) => name === 'job tidy')!, spans[0]!];
    expect(run).toMatchObject({
      isFailed: true,
      attributes: { 'openward.job': 'tidy', 'error.type': 'ECONNRESET' },
    });
    expect(statement).toMatchObject({ name: 'select settings', parentSpanId: run.spanId });
    const { runId, traceId } = lines[0]!;
    expect([run.attributes['openward.run_id'], run.traceId]).toEqual([runId, traceId]);
    expect(lines.map((line) => [line.job, line.runId])).toEqual([
      ['tidy', runId],
      ['tidy', runId],
    ]);
  });

  test('that a request woke is no part of that request', async () => {
    telemetry = await collector.follow();
    const { get } = await site({
      pages: async () => {
        await inRun(
          'mail',
          async () => log.info('at work'),
          () => {},
        );
        return new Response('', { headers: { 'Content-Type': 'text/html' } });
      },
    });
    await get('/about');
    const run = (await recorded()).find(({ name }) => name === 'job mail')!;
    expect(run.parentSpanId).toBeFalsy();
    expect(lines[0]).not.toHaveProperty('requestId');
  });
});

describe('a message', () => {
  test('remembers what queued it: its sending is logged with that id and linked to that trace', async () => {
    telemetry = await collector.follow();
    const asked = await hospital.call('POST', '/inquiries', inquiry, hospital.visitor);
    expect(asked.status).toBe(201);
    const id = asked.headers.get('x-request-id');
    const request = server(await recorded());
    const post = { ...mailbox.post(hospital), log };
    await inRun(
      'mail',
      async () => void (await sendDue(post)),
      () => {},
    );
    const sent = lines.filter(({ msg }) => msg === 'sent');
    expect(sent.length).toBeGreaterThan(0);
    for (const line of sent)
      expect(line).toMatchObject({ queuedBy: id, job: 'mail', channel: 'mail', attempt: 1 });
    const sending = (await recorded()).filter(({ name }) => name === 'send mail');
    expect(sending.map(({ links }) => links[0]!.traceId)).toEqual(sent.map(() => request.traceId));
    expect(JSON.stringify(lines)).not.toMatch(/example\.org/);
  });
});
