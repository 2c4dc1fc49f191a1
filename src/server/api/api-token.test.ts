import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { everyCall, readCalls } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
let staff: Record<string, string>;
beforeEach(async () => {
  hospital.clock.now = monday;
  staff = await hospital.signIn();
});

const editor = [{ role: 'editor', departmentIds: null }];
const ask = (body: object = {}) =>
  hospital.call(
    'POST',
    '/admin/tokens',
    { name: 'Website sync', roles: editor, readsOnly: false, validUntil: '2026-04-01', ...body },
    staff,
  );
async function made(body: object = {}) {
  const { data } = (await ask(body)).body;
  return { ...data, headers: { Authorization: `Bearer ${data.token}` } } as {
    id: number;
    token: string;
    headers: Record<string, string>;
  };
}
const listed = async (id: number) =>
  (await hospital.get('/admin/tokens?limit=100', staff)).body.data.find(
    (token: { id: number }) => token.id === id,
  );

describe('a token for a program', () => {
  test('is shown once, and stored as a hash alone', async () => {
    const { id, token } = await made();
    expect(token).toMatch(/^owt_[\w-]{43}$/);
    expect(JSON.stringify(await listed(id))).not.toContain(token);
    const { rows } = await hospital.orm.execute(sql`select t::text as row from api_token t where id = ${id}`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('may do what its roles allow, and the trail names the program', async () => {
    const { headers } = await made({ name: 'News from the intranet' });
    const created = await hospital.call('POST', '/speciality', { name: 'Hand surgery' }, headers);
    expect(created.status).toBe(201);
    const { body } = await hospital.get('/admin/activity?limit=1&entity=speciality', staff);
    expect(body.data[0]).toMatchObject({ actorName: 'News from the intranet', action: 'create' });
    expect((await hospital.get('/appointment', headers)).status).toBe(403);
  });

  test('that only reads changes nothing', async () => {
    const { headers } = await made({ readsOnly: true });
    expect((await hospital.get('/news?status=all', headers)).status).toBe(200);
    const refused = await hospital.call('POST', '/news', { title: 'Not from here' }, headers);
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/forbidden']);
  });

  test('opens nothing about a person’s account or decisions that a person must answer for, and no stream', async () => {
    const { headers } = await made({ roles: [{ role: 'desk', departmentIds: null }] });
    const closed = everyCall().filter(
      ({ route }) =>
        (route.access === 'staff' && !route.forPrograms) ||
        (isOfStaff(route.access) && (route.events || route.forPeople)),
    );
    expect(closed.length).toBeGreaterThan(20);
    for (const { route, path, name } of closed) {
      const { status, body } = await hospital.call(route.method, path, route.body ? {} : undefined, headers);
      expect([name, status, body?.type]).toEqual([name, 403, '/problems/forbidden']);
    }
  });

  test('ends with its last day in the hospital’s own time', async () => {
    const { id, headers } = await made({ validUntil: '2026-03-29' });
    // The night on which London turns its clocks forward.
    hospital.clock.now = Date.parse('2026-03-29T22:59:59Z');
    expect((await hospital.get('/news?status=all', headers)).status).toBe(200);
    hospital.clock.now = Date.parse('2026-03-29T23:00:00Z');
    expect((await hospital.get('/news?status=all', headers)).status).toBe(401);
    staff = await hospital.signIn();
    expect(await listed(id)).toMatchObject({ validUntil: '2026-03-29', hasEnded: true });
  });

  test('is revoked at once, and its name stays in the trail', async () => {
    const { id, headers } = await made({ name: 'Short lived' });
    await hospital.call('POST', '/speciality', { name: 'Foot surgery' }, headers);
    expect((await hospital.call('DELETE', `/admin/tokens/${id}`, undefined, staff)).status).toBe(204);
    for (const { path } of readCalls())
      expect([path, (await hospital.get(path, headers)).status]).toEqual([path, 401]);
    const { body } = await hospital.get('/admin/activity?limit=1&entity=speciality', staff);
    expect(body.data[0].actorName).toBe('Short lived');
    expect((await hospital.call('DELETE', `/admin/tokens/${id}`, undefined, staff)).status).toBe(404);
  });

  test.each([
    ['an administrator', { roles: [{ role: 'administrator', departmentIds: null }] }, 'roles'],
    ['for years', { validUntil: '2027-03-04' }, 'validUntil'],
    ['in an unknown department', { roles: [{ role: 'desk', departmentIds: [999_999] }] }, 'roles'],
  ])('is not made: %s', async (_, body, path) => {
    const answer = await ask(body);
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
  });
});
