import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { type TestHospital, testHospital } from './test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const appWith = (more: object) => {
  const { services, store, dataDir } = hospital;
  const log = createLog('silent', { write() {} });
  return createApp({ services, store, dataDir, log, trustProxy: false, ...more });
};

test('a form that nobody can have written by hand is refused before a page reads it', async () => {
  const app = appWith({ pages: async (request: Request) => new Response(await request.text()) });
  expect(await (await app.request('/appointment', { method: 'POST', body: 'name=Ann' })).text()).toBe(
    'name=Ann',
  );
  const body = 'x'.repeat(1_000_000);
  expect((await app.request('/appointment', { method: 'POST', body })).status).toBe(413);
});

test('a page whose call fails is told so and no more', async () => {
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

test.each([
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 503],
  [Object.assign(new Error('admin shutdown'), { code: '57P01', severity: 'FATAL' }), 503],
  [new Error('Connection terminated unexpectedly'), 503],
  [new Error('timeout exceeded when trying to connect'), 503],
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
