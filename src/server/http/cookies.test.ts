import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyBody, everyCall } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { createApp } from './app.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const isForOne = (answer: { headers: Headers }) =>
  /\b(private|no-store)\b/.test(answer.headers.get('Cache-Control') ?? '');

test('a page that gives a cookie, or would to another browser, is kept by no shared cache', async () => {
  const { services, visitor } = hospital;
  const pages = async () =>
    new Response('the same for everybody', { headers: { 'Content-Type': 'text/html' } });
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false, pages });
  const { Cookie } = visitor;
  const seen = async (path: string) => {
    const answers = [await app.request(path), await app.request(path, { headers: { Cookie } })];
    return [path, ...answers.map((answer) => [answer.headers.has('Set-Cookie'), isForOne(answer)])];
  };
  for (const path of ['/admin', '/admin/doctors', '/admin/sso.data', '/appointment', '/appointment.data'])
    expect(await seen(path)).toEqual([path, [true, true], [false, true]]);
  for (const path of ['/', '/doctors', '/contact.data'])
    expect(await seen(path)).toEqual([path, [false, false], [false, false]]);
});

test('a call that gives a cookie is kept by no cache', async () => {
  const given = [];
  for (const call of everyCall()) {
    const answer = await hospital.call(call.route.method, call.path, emptyBody(call), {});
    if (!answer.headers.has('Set-Cookie')) continue;
    given.push(call.name);
    expect([call.name, isForOne(answer)]).toEqual([call.name, true]);
  }
  expect(given).toEqual(expect.arrayContaining(['POST /appointment', 'POST /admin/login']));
});
