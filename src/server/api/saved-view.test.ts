import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/identity/password.ts';
import { createSession } from '#server/identity/session.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let colleague: { Authorization: string };
beforeAll(async () => {
  hospital = await testHospital();
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`
    insert into staff (name, email, password_hash, roles)
    values ('Colleague', 'colleague@openward.example', ${await hashPassword('another long password')}, '[]') returning id`);
  const { token } = await createSession(hospital.orm, rows[0]!.id, '', monday);
  colleague = { Authorization: `Bearer ${token}` };
});
afterAll(() => hospital.close());

const save = (body: object) => hospital.call('POST', '/admin/views', body, hospital.staff);
const list = async (headers = hospital.staff) => (await hospital.get('/admin/views', headers)).body.data;

test('a view belongs to its account alone: a colleague neither sees nor deletes it', async () => {
  const { status, body } = await save({ list: 'doctor', name: 'Drafts', search: 'status=draft' });
  expect([status, body.data]).toEqual([
    201,
    { id: expect.any(Number), list: 'doctor', name: 'Drafts', search: 'status=draft' },
  ]);
  expect(await list(colleague)).toEqual([]);
  const remove = (headers: Record<string, string>) =>
    hospital.call('DELETE', `/admin/views/${body.data.id}`, undefined, headers);
  expect((await remove(colleague)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  expect((await remove(hospital.staff)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test('saving under the same name replaces the view of that list, and of no other', async () => {
  await save({ list: 'doctor', name: 'Mine', search: 'sort=name' });
  await save({ list: 'service', name: 'Mine', search: 'sort=title' });
  await save({ list: 'doctor', name: 'MINE', search: 'sort=-name' });
  expect((await list()).map(({ list, search }: never) => [list, search])).toEqual([
    ['doctor', 'sort=-name'],
    ['service', 'sort=title'],
  ]);
});
