import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
let staff: Record<string, string>;
beforeEach(async () => {
  hospital.clock.now += 86_400_000;
  await hospital.empty('sign_in_failure', 'outbox');
  staff = await hospital.signIn();
});

const minute = 60_000;
const password = 'correct horse battery';
const call = (method: string, path: string, body?: unknown, headers = staff) =>
  hospital.call(method, path, body, headers);
const type = ({ body }: { body: { type: string } }) => body.type.slice('/problems/'.length);
const mails = async () => {
  const { rows } = await hospital.orm.execute<{ recipient: string; subject: string; text_body: string }>(
    sql`select recipient, subject, text_body from outbox order by id`,
  );
  return rows;
};

describe('sensitive calls', () => {
  const sensitive = () => routes().filter(({ route }) => route.sensitive);

  test('are those about credentials, accounts, and moving or removing data as a whole, and only for staff', () => {
    expect(sensitive().map(({ resource, operation }) => `${resource}.${operation}`)).toEqual([
      'account.create',
      'account.update',
      'account.remove',
      'account.invite',
      'apiToken.create',
      'apiToken.takeOver',
      'apiToken.remove',
      'archive.export',
      'archive.readiness',
      'archive.import',
      'backup.make',
      'calendarAddress.create',
      'demo.remove',
      'passkey.begin',
      'passkey.create',
      'passkey.remove',
      'patient.everything',
      'patient.erase',
      'retention.purge',
      'signInPolicy.update',
      'smsGateway.update',
      'twoFactor.create',
      'twoFactor.update',
      'twoFactor.remove',
      'twoFactor.renew',
    ]);
    expect(sensitive().every(({ route }) => isOfStaff(route.access))).toBe(true);
  });

  test('ask for the password after signing in, however that was done', async () => {
    const fresh = await hospital.signIn({ isConfirmed: false });
    for (const { route } of sensitive()) {
      const answer = await call(route.method, route.path.replace('{id}', '1'), route.body && '{', fresh);
      expect([route.path, answer.status, type(answer)]).toEqual([route.path, 403, 'password-needed']);
    }
    const email = await call('PUT', '/admin/me', { email: 'stolen@openward.example' }, fresh);
    expect([email.status, type(email)]).toEqual([403, 'password-needed']);
    // Nor does a token from a new password or an accepted invitation count.
    const { body } = await call('PUT', '/admin/me', { password, currentPassword: password });
    const renewed = { Authorization: `Bearer ${body.data.session.token}` };
    const { data } = (
      await call('POST', '/admin/accounts', { email: 'new@openward.example' }, await hospital.signIn())
    ).body;
    const link = (await mails()).findLast(({ recipient }) => recipient === 'new@openward.example')!;
    const token = /\/admin\/invitation\/([\w-]{43})/.exec(link.text_body)![1]!;
    const accepted = await hospital.call(
      'POST',
      `/admin/invitation/${token}`,
      { name: 'New', password },
      hospital.visitor,
    );
    const invited = { Authorization: `Bearer ${accepted.body.data.token}` };
    for (const headers of [renewed, invited])
      expect(type(await call('POST', '/admin/two-factor', undefined, headers))).toBe('password-needed');
    await call('DELETE', `/admin/accounts/${data.id}`, undefined, await hospital.signIn());
  });

  test('ask for the password again after ten minutes, each of them, before reading the body', async () => {
    hospital.clock.now += 10 * minute;
    for (const { route } of sensitive()) {
      const answer = await call(route.method, route.path.replace('{id}', '1'), route.body && '{');
      expect([route.path, answer.status, type(answer)]).toEqual([route.path, 403, 'password-needed']);
    }
  });

  test('are open for ten minutes after the right password, in this session alone', async () => {
    const elsewhere = await hospital.signIn();
    hospital.clock.now += 10 * minute;
    const twoFactor = (headers = staff) => call('POST', '/admin/two-factor', undefined, headers);
    const wrong = await call('POST', '/admin/confirmation', { password: 'a guess of mine' });
    // A 401 would mean that the session is over.
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password']);
    expect((await twoFactor()).status).toBe(403);
    expect((await call('POST', '/admin/confirmation', { password })).status).toBe(204);
    expect([(await twoFactor()).status, (await twoFactor(elsewhere)).status]).toEqual([201, 403]);
    hospital.clock.now += 10 * minute - 1;
    expect((await twoFactor()).status).toBe(201);
    hospital.clock.now += 1;
    expect((await twoFactor()).status).toBe(403);
  });

  test('do not let a stolen token guess the password at will', async () => {
    const guess = () => call('POST', '/admin/confirmation', { password: 'a guess of mine' });
    const answers = [];
    for (let tries = 0; tries < 6; tries++) answers.push((await guess()).status);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
    // Its owner, in another session, does not have to wait.
    const owner = await hospital.signIn();
    expect((await call('POST', '/admin/confirmation', { password }, owner)).status).toBe(204);
  });
});

describe('one’s own account', () => {
  test('takes another name without confirmation', async () => {
    hospital.clock.now += 30 * minute;
    const { body } = await call('PUT', '/admin/me', { name: 'Ada Desk' });
    expect(body.data).toMatchObject({ name: 'Ada Desk', session: null });
    expect((await call('GET', '/admin/me')).body.data.name).toBe('Ada Desk');
  });

  describe('takes another email address', () => {
    const change = (email: string, more = {}) => call('PUT', '/admin/me', { email, ...more });
    const linkIn = async (recipient: string) => {
      const mail = (await mails()).findLast((one) => one.recipient === recipient);
      return /\/admin\/email\/([\w-]{43})/.exec(mail!.text_body)![1]!;
    };
    const path = (token: string) => `/admin/email/${token}`;
    const open = (token: string) => hospital.call('POST', path(token), {}, hospital.visitor);
    const signInAs = async (email: string) =>
      (await hospital.call('POST', '/admin/login', { email, password }, hospital.visitor)).status;

    test('after the password, and once its owner has opened the link that was sent there', async () => {
      hospital.clock.now += 30 * minute;
      expect(type(await change('ada@openward.example'))).toBe('password-needed');
      expect((await change('ada@openward.example', { currentPassword: 'a guess' })).status).toBe(422);
      const asked = await change('ada@openward.example', { currentPassword: password });
      expect([asked.status, asked.body.data.email, asked.body.data.newEmail]).toEqual([
        200,
        'desk@openward.example',
        'ada@openward.example',
      ]);
      expect((await mails()).map(({ recipient, subject }) => [recipient, subject.split(' | ')[0]])).toEqual([
        ['ada@openward.example', 'Confirm your email address'],
        ['desk@openward.example', 'A new email address was entered for your account'],
      ]);
      const token = await linkIn('ada@openward.example');
      // The old address cannot confirm the new one.
      expect((await mails())[1]!.text_body).not.toContain('/admin/email/');
      for (let looked = 0; looked < 2; looked++)
        expect((await hospital.get(path(token))).body.data).toMatchObject({ email: 'ada@openward.example' });
      expect([await signInAs('ada@openward.example'), await signInAs('desk@openward.example')]).toEqual([
        401, 200,
      ]);

      expect((await open(token)).status).toBe(200);
      expect([await signInAs('ada@openward.example'), await signInAs('desk@openward.example')]).toEqual([
        200, 401,
      ]);
      expect((await call('GET', '/admin/me')).status).toBe(401);
      staff = await hospital.signIn({ email: 'ada@openward.example' });
      expect((await call('GET', '/admin/me')).body.data).toMatchObject({
        email: 'ada@openward.example',
        newEmail: null,
      });
      const told = (await mails()).find(({ subject }) =>
        subject.startsWith('Your email address was changed'),
      );
      expect(told!.recipient).toBe('desk@openward.example');
      expect([(await open(token)).status, (await hospital.get(path(token))).status]).toEqual([404, 404]);

      await call('POST', '/admin/confirmation', { password });
      expect((await change('desk@openward.example')).status).toBe(200);
      expect((await open(await linkIn('desk@openward.example'))).status).toBe(200);
    });

    test('not by a link that is a day old, was superseded, or is of another kind', async () => {
      await change('first@openward.example');
      await change('second@openward.example');
      const [first, second] = [
        await linkIn('first@openward.example'),
        await linkIn('second@openward.example'),
      ];
      expect((await open(first)).status).toBe(404);
      expect((await hospital.get(`/admin/password-reset/${second}`)).status).toBe(404);
      hospital.clock.now += 24 * 60 * minute;
      expect((await open(second)).status).toBe(404);
      expect((await hospital.get('/admin/me', await hospital.signIn())).body.data.newEmail).toBe(null);
    });

    test('not if another account took it in the meantime, nor after a change of password', async () => {
      await change('late@openward.example');
      const late = await linkIn('late@openward.example');
      const { data } = (await call('POST', '/admin/accounts', { email: 'late@openward.example' })).body;
      const answer = await open(late);
      expect([answer.status, type(answer)]).toEqual([409, 'email-taken']);
      expect((await call('DELETE', `/admin/accounts/${data.id}`)).status).toBe(204);

      await call('PUT', '/admin/me', { password: 'four green lamps sing', currentPassword: password });
      expect((await open(late)).status).toBe(404);
      const { token } = (
        await hospital.call(
          'POST',
          '/admin/login',
          { email: 'desk@openward.example', password: 'four green lamps sing' },
          hospital.visitor,
        )
      ).body.data;
      const back = { password, currentPassword: 'four green lamps sing' };
      expect((await call('PUT', '/admin/me', back, { Authorization: `Bearer ${token}` })).status).toBe(200);
    });
  });

  test('takes another password with the current one; every token dies, and the answer has a new one', async () => {
    const elsewhere = await hospital.signIn();
    const change = (body: object, headers = staff) => call('PUT', '/admin/me', body, headers);
    const next = 'four green lamps sing';
    expect((await change({ password: next })).body.errors[0].path).toBe('currentPassword');
    expect((await change({ password: next, currentPassword: 'a guess' })).status).toBe(422);
    expect((await change({ password: 'Password12345', currentPassword: password })).status).toBe(422);
    const changed = await change({ password: next, currentPassword: password });
    expect(changed.status).toBe(200);
    for (const headers of [staff, elsewhere])
      expect((await hospital.get('/admin/me', headers)).status).toBe(401);
    const fresh = { Authorization: `Bearer ${changed.body.data.session.token}` };
    expect((await hospital.get('/admin/me', fresh)).status).toBe(200);
    expect((await mails()).map(({ subject }) => subject.split(' | ')[0])).toEqual([
      'Your password was changed',
    ]);
    expect((await change({ password, currentPassword: next }, fresh)).status).toBe(200);
  });
});

describe('a sign-in from a browser that is new to the account', () => {
  const right = { email: 'desk@openward.example', password };
  const login = (letter: string) =>
    hospital.call('POST', '/admin/login', right, {
      ...hospital.visitor,
      Cookie: `${hospital.visitor.Cookie}; staff-device=${letter.repeat(43)}`,
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });

  test('is reported to its owner, once per browser', async () => {
    for (const letter of ['p', 'p', 'q', 'd']) expect((await login(letter)).status).toBe(200);
    const told = await mails();
    expect(told.map(({ subject }) => subject.split(' | ')[0])).toEqual([
      'New sign-in to your account',
      'New sign-in to your account',
    ]);
    expect(told[0]!.recipient).toBe(right.email);
    expect(told[0]!.text_body).toContain('Browser: Firefox on Linux');
    expect(told[0]!.text_body).toMatch(/Network address: \S+/);
  });
});
