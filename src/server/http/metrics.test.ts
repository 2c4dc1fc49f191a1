import { readFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine, recordActivity } from '#server/activity/revision.ts';
import { sealActivity } from '#server/activity/seal.ts';
import type { BackupState } from '#server/backup/backups.ts';
import { Memory } from '#server/cache/memory.ts';
import { leastFreeBytes } from '#server/jobs/disk.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { createApp } from './app.ts';
import { RequestMeter } from './metrics.ts';
import { mayReadMetrics, measure, measureWork, serveMetrics } from './serve-metrics.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const token = 'a token of sixteen';

test.each([
  ['on the machine itself', undefined, { remote: '127.0.0.1', isForwarded: false }, true],
  ['on the machine itself, IPv6', undefined, { remote: '::ffff:127.0.0.1', isForwarded: false }, true],
  ['passed on by a proxy', undefined, { remote: '127.0.0.1', isForwarded: true }, false],
  ['from elsewhere', undefined, { remote: '192.0.2.7', isForwarded: false }, false],
  ['without an address', undefined, { isForwarded: false }, false],
  [
    'with the token',
    token,
    { remote: '192.0.2.7', isForwarded: true, authorization: `Bearer ${token}` },
    true,
  ],
  [
    'with another token',
    token,
    { remote: '127.0.0.1', isForwarded: false, authorization: 'Bearer x' },
    false,
  ],
  ['without the token that is set', token, { remote: '127.0.0.1', isForwarded: false }, false],
])('a caller %s', (_, set, caller, may) => {
  expect(mayReadMetrics(set, caller)).toBe(may);
});

test('reports requests, memory, cache, outbox and database as lines for Prometheus', async () => {
  const requests = new RequestMeter();
  requests.count('/departments?q=x', 200, 0.002);
  requests.count('/about', 200, 0.3);
  requests.count('/api/department', 304, 0.0001);
  requests.count('/api/department', 503, 60);
  const { services, orm, database } = hospital;
  const counts = () => ({ hit: 5, miss: 1, stale: 0, pass: 2 });
  measure(requests.registry, { counts, memory: new Memory(1), purge: null, orm, pool: database.pool });
  const app = createApp({
    services,
    log: pino({ level: 'silent' }),
    trustProxy: false,
    metrics: serveMetrics(requests.registry, undefined),
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const text = await new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    send({ port, path: '/metrics', agent: false }, async (response) => {
      resolve((await response.toArray()).join(''));
    })
      .on('error', reject)
      .end();
  });
  server.close();
  const values = new Map(
    text
      .trim()
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', value] = /^([a-z0-9_]+(?:\{[^}]*\})?) (\S+)$/.exec(line)!;
        return [name, Number(value)];
      }),
  );
  expect(Object.fromEntries(values)).toMatchObject({
    'openward_requests_total{kind="page",status="200"}': 2,
    'openward_requests_total{kind="api",status="503"}': 1,
    'openward_request_seconds_bucket{le="0.0025",kind="page"}': 1,
    'openward_request_seconds_bucket{le="0.5",kind="page"}': 2,
    'openward_request_seconds_bucket{le="10",kind="api"}': 1,
    'openward_request_seconds_bucket{le="+Inf",kind="api"}': 2,
    'openward_request_seconds_count{kind="api"}': 2,
    'openward_cache_answers_total{result="hit"}': 5,
    openward_database_up: 1,
  });
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  // No addresses and no queries.
  expect(text).not.toContain('q=x');
});

test('while the database is gone, says so and leaves out what only it knows', async () => {
  const requests = new RequestMeter();
  const { orm, database } = await testHospital();
  await database.close();
  const counts = () => ({ hit: 0, miss: 0, stale: 0, pass: 0 });
  measure(requests.registry, { counts, memory: new Memory(1), purge: null, orm, pool: database.pool });
  const text = await requests.registry.metrics();
  expect(text).toMatch(/^openward_database_up 0$/m);
  expect(text).not.toMatch(/^openward_(outbox_messages|activity_unsealed_seconds)[ {]/m);
});

test('tells how long the oldest row of the trail has waited for its seal', async () => {
  const { services, orm, database } = hospital;
  const { registry } = new RequestMeter();
  const counts = () => ({ hit: 0, miss: 0, stale: 0, pass: 0 });
  measure(registry, { counts, memory: new Memory(1), purge: null, orm, pool: database.pool });
  const age = async () =>
    Number(/^openward_activity_unsealed_seconds (\S+)$/m.exec(await registry.metrics())![1]);
  await sealActivity(services);
  expect(await age()).toBe(0);
  await recordActivity(orm, commandLine, 'sign', 'activity', { id: 1 });
  expect(await age()).toBeGreaterThan(0);
  await sealActivity(services);
  expect(await age()).toBe(0);
});

test('every metric of the table of alarms is there', async () => {
  const requests = new RequestMeter();
  const { orm, database } = hospital;
  const counts = () => ({ hit: 0, miss: 0, stale: 0, pass: 0 });
  measure(requests.registry, {
    counts,
    memory: new Memory(1),
    purge: { counts: { done: 1, failed: 0 } },
    orm,
    pool: database.pool,
    backups: { state: { lastGood: null, isLate: true, failures: 0 } as unknown as BackupState },
  });
  measureWork(requests.registry, {
    outcomes: {
      mail: { succeededAt: 1_700_000_000_000, failures: 2 },
      daily: { succeededAt: null, failures: 0 },
    },
    clock: { aheadMs: -1500 },
    statements: { slow: 3 },
    disk: async () => ({ free: 5, size: 10 }),
  });
  const text = await requests.registry.metrics();
  for (const line of [
    'openward_job_succeeded_timestamp_seconds{job="mail"} 1700000000',
    'openward_job_failures_total{job="mail"} 2',
    'openward_slow_statements_total 3',
    'openward_clock_ahead_seconds -1.5',
    'openward_disk_bytes{state="free"} 5',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('seconds{job="daily"}');
  const document = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const alarms = [...document.matchAll(/^\| `((?:openward|nodejs)_\w+)/gm)].map(([, name]) => name!);
  expect(alarms.length).toBeGreaterThan(6);
  for (const name of alarms) expect(text).toContain(`# TYPE ${name} `);
  const least = /`openward_disk_bytes\{state="free"\}` \| is below ([\d,]+)/.exec(document)![1]!;
  expect(Number(least.replaceAll(',', ''))).toBe(leastFreeBytes);
});

test('tells when the last good backup was made, and whether that is too long ago', async () => {
  const { orm, database } = hospital;
  const about = async (backups: Parameters<typeof measure>[1]['backups']) => {
    const { registry } = new RequestMeter();
    const counts = () => ({ hit: 0, miss: 0, stale: 0, pass: 0 });
    measure(registry, { counts, memory: new Memory(1), purge: null, orm, pool: database.pool, backups });
    return (await registry.metrics()).match(/^openward_backup_.*$/gm) ?? [];
  };
  expect(await about(null)).toEqual([]);
  const state = { lastGood: null, isLate: true, failures: 3 } as unknown as BackupState;
  expect(await about({ state })).toEqual([
    'openward_backup_last_good_timestamp_seconds 0',
    'openward_backup_seconds 0',
    'openward_backup_bytes 0',
    'openward_backup_late 1',
    'openward_backup_failures 3',
  ]);
  const lastGood = { shows: '2026-03-02T09:00:00.500Z', seconds: 12.5, bytes: 4096 };
  expect(await about({ state: { ...state, isLate: false, lastGood } as BackupState })).toEqual([
    'openward_backup_last_good_timestamp_seconds 1772442000',
    'openward_backup_seconds 12.5',
    'openward_backup_bytes 4096',
    'openward_backup_late 0',
    'openward_backup_failures 3',
  ]);
});
