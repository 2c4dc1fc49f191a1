/** Every event in the life of an account against every credential that opens it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testAuthenticator } from '#server/identity/test-authenticator.ts';
import { colleague, colleaguePassword, sessionOf } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { createLink } from './link.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const next = 'five yellow doors hum';
const place = { origin: 'http://hospital.test', rpId: 'hospital.test' };
let account: Awaited<ReturnType<typeof make>>;
let count = 0;
beforeEach(async () => {
  hospital.clock.now += 3_600_000;
  await hospital.empty('sign_in_failure');
  hospital.services.hasMailServer = true;
  account = await make();
});

const call = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = hospital.visitor,
) => hospital.call(method, path, body, headers);
const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  call('POST', path, body, headers);

/** An account with one of each credential. */
async function make() {
  const { id, email, headers: session } = await colleague(hospital, `owner-${count++}@openward.example`);
  const elsewhere = await sessionOf(hospital, id);
  const locked = await sessionOf(hospital, id);
  await post('/admin/lock', undefined, locked);
  async function passkey(name: string) {
    const device = testAuthenticator(place);
    const { body } = await post('/admin/passkeys/challenge', undefined, session);
    const made = await post('/admin/passkeys', { name, response: device.make(body.data) }, session);
    return { device, id: made.body.data.id as number };
  }
  const [kept, other] = [await passkey('Kept'), await passkey('Other')];
  const link = async (purpose: 'reset' | 'email', to?: string) =>
    (await createLink(hospital.services, id, purpose, to)).slice(-43);
  return {
    id,
    email,
    session,
    elsewhere,
    locked,
    kept,
    other,
    reset: await link('reset'),
    newEmail: `new-${email}`,
    emailLink: await link('email', `new-${email}`),
  };
}

async function whatOpens() {
  const { session, elsewhere, locked, kept, other, email, newEmail, reset, emailLink } = account;
  const signsIn = async ({ device }: typeof kept) => {
    const { body } = await post('/admin/login/passkey/challenge');
    return (await post('/admin/login/passkey', { response: device.use(body.data) })).status === 200;
  };
  const password = async (word: string) => {
    const tries = [email, newEmail].map((one) => post('/admin/login', { email: one, password: word }));
    return (await Promise.all(tries)).some(({ status }) => status === 200);
  };
  const opens = {
    session: (await call('GET', '/admin/me', undefined, session)).status === 200,
    elsewhere: (await call('GET', '/admin/me', undefined, elsewhere)).status === 200,
    locked: (await post('/admin/lock/release', { password: colleaguePassword }, locked)).status === 204,
    kept: await signsIn(kept),
    other: await signsIn(other),
    password: await password(colleaguePassword),
    reset: (await call('GET', `/admin/password-reset/${reset}`)).status === 200,
    emailLink: (await call('GET', `/admin/email/${emailLink}`)).status === 200,
  };
  return Object.entries(opens)
    .filter(([, does]) => does)
    .map(([name]) => name);
}
const all = ['session', 'elsewhere', 'locked', 'kept', 'other', 'password', 'reset', 'emailLink'];
const asStaff = async (isDisabled: boolean) =>
  call('PUT', `/admin/accounts/${account.id}`, { isDisabled }, await hospital.signIn());
const changeMe = (body: object) => call('PUT', '/admin/me', body, account.session);

const events: Record<string, { happen(): Promise<unknown>; opens: string[] }> = {
  nothing: { happen: async () => {}, opens: all },
  'a new password by mail': {
    happen: () => post(`/admin/password-reset/${account.reset}`, { password: next }),
    opens: [],
  },
  'a new password by mail, with a passkey to keep': {
    happen: () =>
      post(`/admin/password-reset/${account.reset}`, { password: next, keepPasskeys: [account.kept.id] }),
    opens: ['kept'],
  },
  'another address by its link': {
    happen: () => post(`/admin/email/${account.emailLink}`, {}),
    opens: ['password'],
  },
  'another address by its link, with a passkey to keep': {
    happen: () => post(`/admin/email/${account.emailLink}`, { keepPasskeys: [account.kept.id] }),
    opens: ['kept', 'password'],
  },
  'another address at once': {
    happen: () => {
      hospital.services.hasMailServer = false;
      return changeMe({ email: account.newEmail, keepPasskeys: [account.kept.id] });
    },
    opens: ['kept', 'password'],
  },
  'a new password of one’s own': {
    happen: () => changeMe({ password: next, currentPassword: colleaguePassword }),
    opens: ['kept', 'other'],
  },
  'signing out everywhere else': {
    happen: () => call('DELETE', '/admin/sessions', undefined, account.session),
    opens: all.filter((one) => one !== 'elsewhere' && one !== 'locked'),
  },
  disabling: { happen: () => asStaff(true), opens: [] },
  'disabling and enabling': {
    happen: async () => {
      await asStaff(true);
      return asStaff(false);
    },
    opens: ['kept', 'other', 'password'],
  },
  deleting: {
    happen: async () => call('DELETE', `/admin/accounts/${account.id}`, undefined, await hospital.signIn()),
    opens: [],
  },
};

test.each(Object.entries(events))(
  'after %s an account opens with its remaining credentials and nothing else',
  async (_, { happen, opens }) => {
    const answer = (await happen()) as { status: number } | undefined;
    expect(answer?.status ?? 200).toBeLessThan(300);
    expect(await whatOpens()).toEqual(opens);
  },
);

test('the session that changes a password, or an address at once, continues with the token of the answer', async () => {
  hospital.services.hasMailServer = false;
  const { body } = await changeMe({ email: account.newEmail });
  const headers = { Authorization: `Bearer ${body.data.session.token}` };
  expect((await call('GET', '/admin/me', undefined, headers)).body.data.email).toBe(account.newEmail);
});

test('the page of a link shows the passkeys, and the mail says which of them still sign in', async () => {
  for (const path of [`/admin/password-reset/${account.reset}`, `/admin/email/${account.emailLink}`]) {
    const names = (await call('GET', path)).body.data.passkeys.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Kept', 'Other']);
  }
  await post(`/admin/password-reset/${account.reset}`, { password: next, keepPasskeys: [account.kept.id] });
  const { rows } = await hospital.orm.execute<{ text_body: string }>(
    sql`select text_body from outbox where recipient = ${account.email} order by id desc limit 1`,
  );
  expect(rows[0]!.text_body).toContain('Passkeys that still sign in: Kept');
  expect(rows[0]!.text_body).toContain('Passkeys that were removed: Other');
  const { rows: trail } = await hospital.orm.execute(
    sql`select from activity where action = 'remove-passkey' and entity_id = ${account.id}`,
  );
  expect(trail).toHaveLength(1);
});

test('a passkey of someone else cannot be kept by its id', async () => {
  const mine = account;
  account = await make();
  await post(`/admin/password-reset/${account.reset}`, { password: next, keepPasskeys: [mine.kept.id] });
  expect(await whatOpens()).toEqual([]);
});

/** Tables with credentials of people. A program's token opens no account, and outlives the person who made it. */
async function openingTables() {
  const { rows } = await hospital.orm.execute<{ name: string }>(sql`
    select distinct c.conrelid::regclass::text as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid
    where c.contype = 'f' and c.confrelid = 'staff'::regclass and (a.attname ~ '(hash|credential)')
      and c.conrelid <> all(array['api_token', 'inquiry']::regclass[])
    order by name`);
  return rows.map(({ name }) => name);
}

test('none of these tables holds anything of a deleted account', async () => {
  const held = async () => {
    const found = [];
    for (const name of await openingTables()) {
      const { rows } = await hospital.orm.execute(
        sql`select 1 from ${sql.identifier(name)} where staff_id = ${account.id}`,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  };
  const at = new Date(hospital.clock.now).toISOString();
  const hash = sql`sha256(${account.email}::bytea)`;
  await hospital.orm.execute(
    sql`insert into recovery_code (staff_id, code_hash) values (${account.id}, ${hash})`,
  );
  await hospital.orm.execute(
    sql`insert into known_device (staff_id, token_hash) values (${account.id}, ${hash})`,
  );
  await hospital.orm.execute(
    sql`insert into passkey_challenge (staff_id, challenge_hash, expires_at) values (${account.id}, ${hash}, ${at})`,
  );
  expect(await held()).toEqual(await openingTables());
  await events.deleting!.happen();
  expect(await held()).toEqual([]);
});

test('every table with credentials is covered here', async () => {
  expect(await openingTables()).toEqual([
    'known_device', // grants nothing
    'passkey',
    'passkey_challenge', // lives for minutes
    'recovery_code', // only a second factor
    'session',
    'staff_link',
  ]);
});
