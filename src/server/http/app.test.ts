import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommitUnknown } from '#server/db/transaction.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { createApp } from './app.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const appWith = (more: object) => {
  const log = createLog('silent', { write() {} });
  return createApp({ services: hospital.services, log, trustProxy: false, ...more });
};

test('a form too large to be typed is refused before a page reads it', async () => {
  const app = appWith({ pages: async (request: Request) => new Response(await request.text()) });
  expect(await (await app.request('/appointment', { method: 'POST', body: 'name=Ann' })).text()).toBe(
    'name=Ann',
  );
  const body = 'x'.repeat(1_000_000);
  expect((await app.request('/appointment', { method: 'POST', body })).status).toBe(413);
});

test('a page whose call fails learns so and nothing more', async () => {
  const services = { ...hospital.services, orm: null };
  const app = appWith({
    services,
    pages: async (_: Request, { perform, caller }: { perform: CallableFunction; caller: object }) =>
      Response.json(await perform('settings', 'get', {}, caller)),
  });
  expect(await (await app.request('/')).json()).toEqual({
    status: 500,
    body: expect.objectContaining({ type: '/problems/internal', requestId: expect.any(String) }),
  });
});

const refused = (code: string, file = 'postgres.c') =>
  Object.assign(new pg.DatabaseError(code, 1, 'error'), { code, file });

test.each<readonly [Error, number]>([
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 503],
  [Object.assign(new Error('admin shutdown'), { code: '57P01', severity: 'FATAL' }), 503],
  [new Error('Connection terminated unexpectedly'), 503],
  [new Error('timeout exceeded when trying to connect'), 503],
  ...['53100', '53300', '55P03', '57014', '40P01', '58030', '25006'].map(
    (code) => [refused(code), 503] as const,
  ),
  [refused('42501', 'fd.c'), 503],
  [refused('42501', 'aclchk.c'), 500],
  [refused('42P01'), 500],
  [new TypeError('x is not a function'), 500],
])('%s is answered with %d', async (error, status) => {
  const orm = {
    select() {
      throw error;
    },
  };
  const answer = await appWith({ services: { ...hospital.services, orm } }).request('/api/settings');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, status === 503 ? '5' : null]);
});

test('a client that cannot know whether its write was saved is told so', async () => {
  const orm = {
    select() {
      throw new CommitUnknown(null);
    },
  };
  const answer = await appWith({ services: { ...hospital.services, orm } }).request('/api/settings');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await answer.json()).detail).toContain('before we knew whether this was saved');
});
