import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { administrator } from '#server/identity/rights.ts';
import { colleague, sessionOf } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
let staff: Record<string, string>;
let address = '';
beforeEach(async () => {
  staff = await hospital.signIn();
  address = `maya${Math.random()}@openward.example`;
});

const editor: Grant[] = [{ role: 'editor', departmentIds: null }];
const put = (id: number, body: unknown) => hospital.call('PUT', `/admin/accounts/${id}`, body, staff);
const errorsOf = ({ body }: { body: { errors: { path: string; message: string }[] } }) => body.errors;
const idOf = async (table: 'department' | 'doctor', number = 0) => {
  const { rows } = await hospital.orm.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} where deleted_at is null order by id offset ${number} limit 1`,
  );
  return rows[0]!.id;
};
const mailTo = async (recipient: string) => {
  const { rows } = await hospital.orm.execute<{ subject: string; text_body: string }>(
    sql`select subject, text_body from outbox where recipient = ${recipient} order by id desc limit 1`,
  );
  return rows[0];
};

describe('an account', () => {
  test('is an administrator’s unless its invitation says otherwise', async () => {
    const plain = await hospital.call('POST', '/admin/accounts', { email: address }, staff);
    expect(plain.body.data.roles).toEqual(administrator);
    const limited = await hospital.call(
      'POST',
      '/admin/accounts',
      { email: `x${address}`, roles: editor },
      staff,
    );
    expect([limited.status, limited.body.data.roles, limited.body.data.doctor]).toEqual([201, editor, null]);
  });

  test('that is limited is signed out everywhere, told by mail, and refused what its role does not allow', async () => {
    const { id, headers, email } = await colleague(hospital, address);
    expect((await hospital.get('/appointment', headers)).status).toBe(200);
    const department = await idOf('department');
    const { status, body } = await put(id, { roles: [{ role: 'editor', departmentIds: [department] }] });
    expect([status, body.data.roles]).toEqual([200, [{ role: 'editor', departmentIds: [department] }]]);
    expect((await hospital.get('/admin/me', headers)).status).toBe(401);
    const refused = await hospital.get('/appointment', await sessionOf(hospital, id));
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/forbidden']);
    const { subject, text_body: text } = (await mailTo(email))!;
    expect(subject).toContain('What your account may do has changed');
    expect(text).toMatch(/^Your account: editor \(.+\)$/m);
  });

  test('keeps its sessions and gets no mail when its roles are saved as they are', async () => {
    const { id, headers, email } = await colleague(hospital, address, { roles: editor });
    await put(id, { name: 'Another name', roles: editor });
    expect((await hospital.get('/admin/me', headers)).status).toBe(200);
    expect(await mailTo(email)).toBeUndefined();
  });

  test('stays signed in in the browser that changed its own roles, and only there', async () => {
    const { id, headers } = await colleague(hospital, address);
    const elsewhere = (await colleague(hospital, `x${address}`)).headers;
    const change = { roles: [{ role: 'manager', departmentIds: null }] };
    const { status } = await hospital.call('PUT', `/admin/accounts/${id}`, change, headers);
    expect(status).toBe(200);
    expect((await hospital.get('/admin/me', headers)).body.data.rights).toEqual({
      content: 'change',
      hours: 'change',
      subscribers: 'change',
      figures: 'read',
      settings: 'change',
    });
    expect((await hospital.get('/admin/accounts', headers)).status).toBe(403);
    expect((await hospital.get('/admin/me', elsewhere)).status).toBe(200);
  });

  test.each([
    ['with one role twice', { roles: [...editor, ...editor] }, 'roles', 'Choose each role once.'],
    [
      'in a department that does not exist',
      { roles: [{ role: 'desk', departmentIds: [999_999] }] },
      'roles',
      'A department does not exist.',
    ],
    [
      'as an administrator of one department',
      { roles: [{ role: 'administrator', departmentIds: [1] }] },
      'roles.0.departmentIds',
      'This role always applies to the whole hospital.',
    ],
    [
      'as a doctor who is nobody',
      { roles: [{ role: 'doctor', departmentIds: null }] },
      'doctorId',
      'Choose the doctor whose account this is.',
    ],
  ])('is not saved %s', async (_, change, path, message) => {
    const { id } = await colleague(hospital, address);
    const answer = await put(id, change);
    expect([answer.status, errorsOf(answer)]).toEqual([422, [{ path, message }]]);
    expect((await hospital.get(`/admin/accounts/${id}`, staff)).body.data.roles).toEqual(administrator);
  });

  test('of a doctor is the only one of this doctor', async () => {
    const doctorId = await idOf('doctor');
    const roles = [{ role: 'doctor', departmentIds: null }];
    const [one, two] = [await colleague(hospital, address), await colleague(hospital, `x${address}`)];
    const first = await put(one.id, { roles, doctorId });
    expect([first.status, first.body.data.doctor.id]).toEqual([200, doctorId]);
    const second = await put(two.id, { roles, doctorId });
    expect(errorsOf(second)).toEqual([
      { path: 'doctorId', message: 'Another account already belongs to this doctor.' },
    ]);
    await hospital.call('DELETE', `/admin/accounts/${one.id}`, undefined, staff);
    expect((await put(two.id, { roles, doctorId })).status).toBe(200);
  });

  test('that is the last administrator’s cannot be limited, also when two are at once', async () => {
    const strict = await testHospital();
    try {
      const limit = (id: number, headers = strict.staff) =>
        strict.call('PUT', `/admin/accounts/${id}`, { roles: editor }, headers);
      const me = (await strict.get('/admin/me', strict.staff)).body.data.id;
      const another = await colleague(strict, address, { roles: editor });
      expect((await limit(me)).body.type).toBe('/problems/last-account');
      expect((await strict.call('DELETE', `/admin/accounts/${me}`, undefined, strict.staff)).status).toBe(
        409,
      );
      await strict.call('PUT', `/admin/accounts/${another.id}`, { roles: administrator }, strict.staff);
      const answers = await Promise.all([limit(me), limit(another.id)]);
      // The second is refused as the last administrator, or since the caller is no longer one.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409 || status === 403)).toHaveLength(1);
      const { rows } = await strict.orm.execute(
        sql`select id from staff where roles @> '[{"role": "administrator"}]' and password_hash is not null`,
      );
      expect(rows).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});
