/** How traces and metrics leave the process: the cost when switched off, and the cost of a collector that is away. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RequestMeter } from '#server/http/metrics.ts';
import { measureWork } from '#server/http/serve-metrics.ts';
import { createLog } from '#server/log/log.ts';
import { asking } from './outgoing.ts';
import { endRequest, requestWork } from './request.ts';
import { isTracing } from './spans.ts';
import { beginStatement, summaryOf } from './statement.ts';
import { type TestCollector, testCollector, valuesOf } from './test-collector.ts';
import { during } from './work.ts';

let collector: TestCollector;
const stops: (() => Promise<void>)[] = [];
let lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeEach(async () => {
  collector = await testCollector();
  lines = [];
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await collector.close();
});

async function follow(...given: Parameters<TestCollector['follow']>) {
  const telemetry = await collector.follow(...given);
  stops.push(telemetry.stop);
  return telemetry;
}

function request(head: { traceparent?: string } = {}, trustProxy = false) {
  const work = requestWork(
    { method: 'GET', requestId: undefined, traceparent: head.traceparent },
    trustProxy,
  );
  endRequest(work, 200);
  return work;
}

describe('without an address', () => {
  const root = join(import.meta.dirname, '../../..');
  /** Packages of OpenTelemetry that a module of the program loads. */
  function loadedBy(file: string) {
    const listener = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name.startsWith('@opentelemetry/')) console.log(name);
        return next(name, context);
      } });`;
    const { stdout, status, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(listener)}`],
        ...['--input-type=module', '--eval', `await import('./${file}'); process.exit(0)`],
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    return new Set(stdout.trim().split('\n'));
  }

  test('a server loads nothing of OpenTelemetry but the interface that other packages ask for', () => {
    expect([...loadedBy('src/serve.ts')].filter((name) => name !== '@opentelemetry/api')).toEqual([]);
    expect(loadedBy('src/server/telemetry/otlp.ts')).toContain('@opentelemetry/sdk-trace');
  });

  test('nothing is recorded', () => {
    expect(isTracing()).toBe(false);
    expect(request().span).toBeNull();
    expect(beginStatement('select 1')).toBeNull();
  });
});

describe('what is sent', () => {
  test('goes to each of two collectors in its own way, compressed if configured', async () => {
    const other = await testCollector();
    const { registry } = new RequestMeter();
    const telemetry = await follow(
      {
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=both',
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${other.url}/push`,
        OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'api-key=metrics',
        OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/protobuf',
        OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: 'gzip',
        OTEL_METRIC_EXPORT_INTERVAL: '200',
      },
      { registry },
    );
    request();
    await telemetry.flush();
    expect(collector.received).toMatchObject([
      { path: '/v1/traces', type: 'application/json', headers: { 'api-key': 'both' } },
    ]);
    expect(other.received[0]).toMatchObject({
      path: '/push',
      type: 'application/x-protobuf',
      headers: { 'api-key': 'metrics', 'content-encoding': 'gzip' },
    });
    await expect.poll(() => other.received.length).toBeGreaterThan(2);
    await telemetry.stop();
    await other.close();
  });

  test('follows what a trusted proxy has decided, by the samplers that heed it', async () => {
    const traceparent = (flags: string) => `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}`;
    const telemetry = await follow({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    request({ traceparent: traceparent('01') }, true);
    request({ traceparent: traceparent('00') }, true);
    request({ traceparent: traceparent('01') }, false);
    for (const malformed of ['', '01', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`])
      request({ traceparent: malformed }, true);
    await telemetry.flush();
    expect(collector.spans().map(({ traceId }) => traceId)).toEqual(['a'.repeat(32)]);
  });

  test('are the metrics of /metrics, each of them, under its name and with its numbers', async () => {
    const meter = new RequestMeter();
    const { registry } = meter;
    meter.count('/about', 200, 0.002);
    meter.count('/about', 200, 0.3);
    meter.count('/api/department', 503, 60);
    measureWork(registry, {
      outcomes: { mail: { succeededAt: 1_700_000_000_000, failures: 2 } },
      clock: { aheadMs: -1500 },
      statements: { slow: 3 },
      disk: async () => ({ free: 5, size: 10 }),
    });
    const telemetry = await follow({}, { registry });
    // Before the push: a garbage collection adds a metric that was empty.
    const filled = (await registry.getMetricsAsJSON()).filter(({ values }) => values.length > 0);
    await telemetry.flush();
    const pushed = new Map(collector.metrics().map((metric) => [metric.name, metric]));
    expect(filled.map(({ name }) => name).filter((name) => !pushed.has(name))).toEqual([]);
    expect(pushed.get('openward_clock_ahead_seconds')!.gauge.dataPoints[0].asDouble).toBe(-1.5);
    expect(pushed.get('openward_slow_statements_total')!.sum).toMatchObject({
      isMonotonic: true,
      aggregationTemporality: 2,
      dataPoints: [{ asDouble: 3 }],
    });
    const answers = pushed.get('openward_requests_total')!.sum.dataPoints;
    expect(
      answers.map(({ attributes, asDouble }: { attributes: []; asDouble: number }) => ({
        ...valuesOf(attributes),
        asDouble,
      })),
    ).toEqual([
      { kind: 'page', status: '200', asDouble: 2 },
      { kind: 'api', status: '503', asDouble: 1 },
    ]);
    const [page, api] = pushed.get('openward_request_seconds')!.histogram.dataPoints;
    expect(page).toMatchObject({ count: 2, sum: 0.302 });
    const filledAt = ({ explicitBounds, bucketCounts }: typeof page) =>
      bucketCounts.flatMap((count: number, place: number) =>
        count ? [explicitBounds[place] ?? 'more'] : [],
      );
    expect([filledAt(page), filledAt(api)]).toEqual([[0.0025, 0.5], ['more']]);
  });
});

test('at a stop the metrics are pushed once more, before the database is closed, and not after that', async () => {
  const asked: string[] = [];
  const registry = new Registry();
  let isOpen = true;
  new Gauge({
    name: 'up',
    help: 'Whether the database answers',
    registers: [registry],
    collect() {
      asked.push(isOpen ? 'open' : 'closed');
    },
  });
  const telemetry = await follow({}, { registry });
  await telemetry.leave();
  isOpen = false;
  await telemetry.stop();
  expect(asked).toEqual(['open']);
  expect(collector.metrics()).toHaveLength(1);
});

describe('a collector that is away', () => {
  test('is logged once, without its answer, and so is its return', async () => {
    const telemetry = await follow({ OTEL_METRICS_EXPORTER: 'none' }, { log });
    for (const status of [400, 400, 400, 200, 200]) {
      collector.state.status = status;
      request();
      await telemetry.flush();
    }
    expect(lines.map(({ level, msg, what, fault }) => [level, msg, what, fault])).toEqual([
      [40, 'the collector takes no telemetry; some is lost', 'traces', 400],
      [30, 'the collector takes telemetry again', 'traces', undefined],
    ]);
  });

  test('keeps a bounded number of spans waiting, and drops what does not fit', async () => {
    collector.state.delayMs = 300;
    const telemetry = await follow({ OTEL_METRICS_EXPORTER: 'none' });
    for (let time = 0; time < 20_000; time++) request();
    collector.state.delayMs = 0;
    await setTimeout(400);
    await telemetry.flush();
    // Spans in the queue, and spans on their way.
    expect(collector.spans().length).toBeLessThanOrEqual(2_048 + 512);
    expect(collector.spans().length).toBeGreaterThan(1_000);
  });

  test('that is silent holds up a stop for two seconds at most, and one that listens gets what waits', async () => {
    const listening = await collector.follow();
    request();
    await listening.stop();
    expect(collector.spans()).toHaveLength(1);
    collector.state.delayMs = 60_000;
    const silent = await collector.follow();
    request();
    const began = performance.now();
    await silent.stop();
    expect(performance.now() - began).toBeLessThan(2_500);
  });
});

describe('a request to another machine', () => {
  const url = 'https://sms.example.org:8443/send/key-4711?token=secret';
  async function asked(given: Partial<Parameters<typeof asking>[0]> = {}, status = 200) {
    const telemetry = await follow();
    let told: Record<string, string> = {};
    const work = requestWork({ method: 'GET', requestId: undefined, traceparent: undefined }, false);
    await during(work, () =>
      asking({ method: 'POST', url, own: [], ...given }, async (headers) => {
        told = headers;
        return { status };
      }),
    );
    endRequest(work, 200);
    await telemetry.flush();
    return { told, span: collector.spans().find(({ kind }) => kind === 3)! };
  }

  test('is named by the machine and the method, never by its address', async () => {
    const { span } = await asked({}, 503);
    expect(span).toMatchObject({ name: 'POST', isFailed: true });
    expect(span.attributes).toEqual({
      'http.request.method': 'POST',
      'server.address': 'sms.example.org',
      'server.port': 8443,
      'http.response.status_code': 503,
      'error.type': '503',
    });
  });

  test.each([
    ['one of the hospital’s own', { own: ['sms.example.org:8443'] }, true],
    ['this machine', { url: 'http://127.0.0.1:6081/' }, true],
    ['a provider', { own: ['sms.hospital.lan'] }, false],
    ['a bucket, also on this machine', { url: 'http://127.0.0.1:9000/bucket', own: 'none' as const }, false],
  ])('tells the trace to %s: %o', async (_, given, isTold) => {
    const { told, span } = await asked(given);
    expect(told).toEqual(isTold ? { traceparent: `00-${span.traceId}-${span.spanId}-01` } : {});
  });
});

test.each([
  ['select "id" from "appointment" where "email" = $1', 'select appointment'],
  ["insert into outbox (recipient) values ('ann@example.org')", 'insert outbox'],
  ['update "doctor" set "name" = $1', 'update doctor'],
  ['delete from budget where at < $1', 'delete budget'],
  ['\n  with due as (select id from waitlist) select * from due', 'with waitlist'],
  ['begin', 'begin'],
  ['select 1', 'select'],
  ['', 'statement'],
])('a statement is summed up by its verb and table: %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
