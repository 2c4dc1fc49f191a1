import { afterAll, beforeAll, expect, test } from 'vitest';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const withKey = (key: string, headers: Record<string, string>) => ({ ...headers, 'Idempotency-Key': key });
/** Another browser. */
function visitor() {
  const token = newXsrfToken(hospital.services.secret);
  return { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
}
const make = (name: string, key: string, headers = hospital.staff) =>
  hospital.call('POST', '/department', { name }, withKey(key, headers));

test('of staff creates an entry once, also where the answers crossed', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => make('Hand surgery', 'once')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  const { body } = await hospital.get('/department?q=Hand surgery', hospital.staff);
  expect(body.meta.total).toBe(1);
});

test('with another body is refused', async () => {
  await make('Foot surgery', 'twice');
  const refused = await make('Knee surgery', 'twice');
  expect([refused.status, refused.body.type]).toEqual([422, '/problems/idempotency-key-reused']);
});

test('of an entry that is gone creates nothing in its place', async () => {
  const { body } = await make('Short lived', 'gone');
  await hospital.call('DELETE', `/department/${body.data.id}`, undefined, hospital.staff);
  expect((await make('Short lived', 'gone')).body.type).toBe('/problems/idempotency-key-reused');
});

test('belongs to the account that sent it', async () => {
  const other = await colleague(hospital, 'other@openward.example');
  const mine = await make('Hip surgery', 'shared');
  const theirs = await make('Hip surgery', 'shared', other.headers);
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.data.id).not.toBe(mine.body.data.id);
});

test('belongs to the browser that sent it', async () => {
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20',
  );
  const { doctorId, visitTypeId, startsAt } = body.data[0];
  const booking = { doctorId, visitTypeId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  const book = (headers: Record<string, string>) =>
    hospital.call('POST', '/appointment', booking, withKey('careless', headers));
  const first = visitor();
  const mine = await book(first);
  expect((await book(first)).body.data).toEqual(mine.body.data);
  const theirs = await book(visitor());
  expect([mine.status, theirs.status]).toEqual([201, 409]);
  expect(theirs.body.data).toBeUndefined();
});
