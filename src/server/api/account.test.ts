import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
let staff: Record<string, string>;
let address = '';
beforeEach(async () => {
  hospital.clock.now = monday;
  staff = await hospital.signIn();
  address = `maya${Math.random()}@openward.example`;
});

const password = 'four green lamps sing';
const call = (method: string, path: string, body?: unknown, headers = staff) =>
  hospital.call(method, path, body, headers);
const type = ({ body }: { body: { type: string } }) => body.type.slice('/problems/'.length);
/** The link in the newest message to an address. */
async function linkTo(recipient: string) {
  const { rows } = await hospital.orm.execute<{ text_body: string }>(
    sql`select text_body from outbox where recipient = ${recipient} order by id desc limit 1`,
  );
  return /admin(\/\w+\/[\w-]{43})/.exec(rows[0]!.text_body)![1]!;
}
const invite = async (email = address) =>
  (await call('POST', '/admin/accounts', { email, name: 'Maya' })).body.data as { id: number };
const accept = (link: string, body: unknown = { name: 'Maya Lindqvist', password }) =>
  hospital.call('POST', `/admin${link}`, body, hospital.visitor);
async function member() {
  const { id } = await invite();
  const { body } = await accept(await linkTo(address));
  return { id, headers: { Authorization: `Bearer ${body.data.token}` } };
}
const login = (email: string) => hospital.call('POST', '/admin/login', { email, password }, hospital.visitor);
const actions = async (id: number) => {
  const { rows } = await hospital.orm.execute<{ action: string }>(
    sql`select action from activity where entity = 'staff' and entity_id = ${id} order by id`,
  );
  return rows.map(({ action }) => action);
};

describe('an invitation', () => {
  test('leads through the link in the mail to an account of one’s own, signed in', async () => {
    const { status, body } = await call('POST', '/admin/accounts', { email: address, name: 'Maya' });
    expect([status, body.data.state, body.data.invitationUrl]).toEqual([201, 'invited', null]);
    expect((await login(address)).status).toBe(401);
    const link = await linkTo(address);
    const seen = await hospital.get(`/admin${link}`);
    expect(seen.body.data).toMatchObject({ name: 'Maya', email: address });
    expect(seen.headers.get('Cache-Control')).toBe('no-store');
    const accepted = await accept(link);
    expect(accepted.body.data.admin).toEqual({ id: body.data.id, name: 'Maya Lindqvist', email: address });
    const headers = { Authorization: `Bearer ${accepted.body.data.token}` };
    expect((await hospital.get('/admin/me', headers)).body.data.email).toBe(address);
    expect((await login(address)).status).toBe(200);
    expect((await actions(body.data.id)).slice(0, 2)).toEqual(['invite', 'accept-invitation']);
  });

  test('opens once, for seven days, and looking at it changes nothing', async () => {
    await invite();
    const link = await linkTo(address);
    for (let times = 0; times < 3; times++) expect((await hospital.get(`/admin${link}`)).status).toBe(200);
    hospital.clock.now += 7 * 86_400_000 - 1;
    expect((await hospital.get(`/admin${link}`)).status).toBe(200);
    hospital.clock.now += 1;
    expect([(await hospital.get(`/admin${link}`)).status, (await accept(link)).status]).toEqual([404, 404]);
    hospital.clock.now = monday;
    const both = await Promise.all([accept(link), accept(link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await hospital.get(`/admin${link}`)).status).toBe(404);
  });

  test('requires a strong password, and accepts only name and password', async () => {
    await invite();
    const link = await linkTo(address);
    for (const body of [
      { name: 'Maya', password: 'short' },
      { name: 'Maya', password: 'Password12345' },
      { name: '', password },
      { name: 'Maya', password, email: 'other@openward.example' },
    ])
      expect((await accept(link, body)).status).toBe(422);
    expect((await accept(link)).status).toBe(200);
  });

  test('sent again, ends the earlier link; an account that is set up is not invited', async () => {
    const { id } = await invite();
    const first = await linkTo(address);
    expect((await call('POST', `/admin/accounts/${id}/invitation`)).body.data.invitedUntil).toBe(
      '2026-03-09T09:00:00.000Z',
    );
    expect((await accept(first)).status).toBe(404);
    expect((await accept(await linkTo(address))).status).toBe(200);
    expect(type(await call('POST', `/admin/accounts/${id}/invitation`))).toBe('not-invited');
  });

  test('creates one account per address, however it is written', async () => {
    await invite();
    const again = await call('POST', '/admin/accounts', { email: address.toUpperCase() });
    expect([again.status, type(again), again.body.errors[0].path]).toEqual([409, 'email-taken', 'email']);
  });

  test('cannot be read by colleagues in the outbox, is stored as a hash, and leaves the outbox when it is sent', async () => {
    await invite();
    const token = (await linkTo(address)).split('/').at(-1)!;
    const { body } = await call('GET', `/admin/mail?q=${encodeURIComponent(address)}`);
    expect(body.data[0].recipient).toBe(address);
    expect(JSON.stringify(body)).not.toContain(token);
    const { rows } = await hospital.orm.execute<{ text: string }>(sql`
      select to_jsonb(x)::text as text from staff_link x union all select to_jsonb(x)::text from activity x`);
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });
});

describe('an account', () => {
  test('is signed out when disabled, cannot come back, and can when enabled', async () => {
    const { id, headers } = await member();
    const disabled = await call('PUT', `/admin/accounts/${id}`, { isDisabled: true });
    expect(disabled.body.data.state).toBe('disabled');
    expect((await hospital.get('/admin/me', headers)).status).toBe(401);
    expect((await login(address)).status).toBe(401);
    await call('PUT', `/admin/accounts/${id}`, { isDisabled: false });
    // Its former session stays ended.
    expect((await hospital.get('/admin/me', headers)).status).toBe(401);
    expect((await login(address)).status).toBe(200);
    expect(await actions(id)).toEqual(expect.arrayContaining(['disable', 'enable']));
  });

  test('is signed out when deleted, its address is free again, and the trail keeps its name', async () => {
    const { id, headers } = await member();
    await call('POST', '/speciality', { name: `By Maya ${id}` }, headers);
    expect((await call('DELETE', `/admin/accounts/${id}`)).status).toBe(204);
    expect((await hospital.get('/admin/me', headers)).status).toBe(401);
    expect((await login(address)).status).toBe(401);
    expect((await call('GET', `/admin/accounts/${id}`)).status).toBe(404);
    const { rows } = await hospital.orm.execute(
      sql`select actor_id, actor_name from activity where label = ${`By Maya ${id}`}`,
    );
    expect(rows).toEqual([{ actor_id: id, actor_name: 'Maya Lindqvist' }]);
    expect((await call('POST', '/admin/accounts', { email: address })).status).toBe(201);
  });

  test('keeps its address: anyone who could change it would get the links that open it', async () => {
    const { id } = await member();
    const answer = await call('PUT', `/admin/accounts/${id}`, { email: 'mine@openward.example' });
    expect(answer.status).toBe(422);
  });
});

test('cannot be disabled or deleted if it is the last one that can sign in, also when two leave at once', async () => {
  const strict = await testHospital();
  try {
    const { body } = await strict.get('/admin/accounts', strict.staff);
    const [me] = body.data;
    // An invited account cannot sign in yet.
    await strict.call('POST', '/admin/accounts', { email: 'new@openward.example' }, strict.staff);
    const leave = (id: number) => strict.call('DELETE', `/admin/accounts/${id}`, undefined, strict.staff);
    expect(type(await leave(me.id))).toBe('last-account');
    const disable = await strict.call('PUT', `/admin/accounts/${me.id}`, { isDisabled: true }, strict.staff);
    expect(type(disable)).toBe('last-account');
    await strict.orm.execute(
      sql`update staff set password_hash = (select password_hash from staff where id = ${me.id}) where id <> ${me.id}`,
    );
    const { rows } = await strict.orm.execute<{ id: number }>(sql`select id from staff where id <> ${me.id}`);
    const answers = await Promise.all([leave(me.id), leave(rows[0]!.id)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  } finally {
    await strict.close();
  }
});

test('without a mail server the inviter gets the link in the answer', async () => {
  hospital.services.hasMailServer = false;
  const { body } = await call('POST', '/admin/accounts', { email: address });
  hospital.services.hasMailServer = true;
  expect(body.data.invitationUrl).toMatch(/^http:\/\/hospital\.test\/admin\/invitation\/[\w-]{43}$/);
});
