import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { createApp } from '#server/http/app.ts';
import { readPreview } from '#server/identity/preview.ts';
import { testAuthenticator } from '#server/identity/test-authenticator.ts';
import { sealKey } from '#server/identity/two-factor.ts';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { derivedLinks } from '#server/links/derived-links.ts';
import { colleague, everyCall } from '#server/security/every-call.ts';
import { sampleOf } from '#server/security/sample.ts';
import { linksOf, type Mail, mailsOf } from '#server/security/test-links.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { adoptSecret, refuseOtherSecret } from './adopt-secret.ts';

const [before, after] = ['the secret of the first start, long', 'the secret of the second start, long'];
let hospital: TestHospital;
let first: Node;
let second: Node;
let old: Map<string, string>;
/** Queued messages at the time of the change. */
let waiting: Mail[];
beforeAll(async () => {
  hospital = await testHospital();
  first = startWith(before);
  expect([await adopt(before), await adopt(before)]).toEqual(['first', 'same']);
  await giveAuthenticator();
  old = await linksOf(hospital, first, 'first');
  expect(await adopt(after)).toBe('changed');
  second = startWith(after);
  waiting = await mails();
});
afterAll(() => hospital.close());

type Node = ReturnType<typeof startWith>;
/** Starts the whole program on the same database with its own secret. */
function startWith(secret: string) {
  const services = { ...hospital.services, secret };
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false });
  const xsrf = newXsrfToken(secret);
  const visitor = { Cookie: `XSRF-TOKEN=${xsrf}`, 'X-XSRF-TOKEN': xsrf };
  async function call(method: string, path: string, body?: unknown, headers: object = visitor) {
    const response = await app.request(`http://hospital.test/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary answers.
    return { status: response.status, body: (text ? JSON.parse(text) : null) as any };
  }
  return { services, visitor, call };
}

const adopt = (secret: string) =>
  adoptSecret({
    database: hospital.database,
    secret,
    publicUrl: 'http://hospital.test',
    now: () => hospital.clock.now,
  });

const mails = () => mailsOf(hospital);

async function giveAuthenticator() {
  const owner = await colleague(hospital, 'authenticator@openward.example');
  await hospital.orm
    .update(schema.staff)
    .set({ totpKey: sealKey({ secret: before }, Buffer.from('a key')) })
    .where(sql`id = ${owner.id}`);
  const { id: credentialId } = testAuthenticator({ origin: '', rpId: '' });
  await hospital.orm
    .insert(schema.passkey)
    .values({ staffId: owner.id, name: 'Phone', credentialId, publicKey: Buffer.from('key') });
}

const byToken = everyCall().filter(({ route }) => route.path.includes('{token}'));
const opens = (path: string) => path.split('/{token}')[0]!;
const sent = ({ route }: (typeof byToken)[number], token: string) =>
  route.path.replace('{token}', token) +
  (route.query ? `?${new URLSearchParams(sampleOf(route.query, []) as never)}` : '');

describe('with another secret', () => {
  test('every kind of link in the contract is covered', () => {
    const kinds = new Set(byToken.map(({ route }) => opens(route.path)));
    expect([...kinds].filter((kind) => !old.has(kind))).toEqual([]);
  });

  test('no old link opens or does anything, at any address of the contract that takes one', async () => {
    const rows = async () => {
      const { rows } = await hospital.orm.execute(
        sql`select (select count(*) from subscriber) s, (select count(*) from waitlist where status = 'waiting') w,
          (select count(*) from appointment where status = 'cancelled') c`,
      );
      return rows;
    };
    const was = await rows();
    for (const one of byToken) {
      const kind = opens(one.route.path);
      const body = one.route.body && sampleOf(one.route.body, []);
      const { status, body: answer } = await second.call(one.route.method, sent(one, old.get(kind)!), body);
      // Unsubscribing always gets the same answer.
      if (kind !== '/newsletter/unsubscription') expect([one.name, status]).toEqual([one.name, 404]);
      expect([one.name, answer?.data]).toEqual([one.name, undefined]);
    }
    expect(await rows()).toEqual(was);
    const headers = { Authorization: `Bearer ${old.get('a session')}` };
    expect((await second.call('GET', '/admin/me', undefined, headers)).status).toBe(401);
    expect(await readPreview(second.services, old.get('a preview')!)).toBe(null);
    const form = { Cookie: `XSRF-TOKEN=${old.get('a form')}`, 'X-XSRF-TOKEN': old.get('a form') };
    expect((await second.call('POST', '/newsletter', { email: 'x@example.org' }, form)).status).toBe(403);
  });

  test('queued messages carry links that open, and those that opened an account are gone', async () => {
    const of = (path: string) => waiting.filter(({ all }) => all.includes(`${path}/`));
    for (const [path, api] of [
      ['/appointment/manage', '/appointment/manage'],
      ['/appointment/waitlist', '/waitlist/link'],
    ] as const) {
      expect([path, of(path).length > 0]).toEqual([path, true]);
      for (const { all } of of(path))
        for (const [, token] of all.matchAll(new RegExp(`${path}/([\\w-]{43})`, 'g')))
          expect([path, (await second.call('GET', `${api}/${token}`)).status]).toEqual([path, 200]);
    }
    const [confirm] = of('/newsletter/confirm');
    const token = /\/newsletter\/confirm\/([\w-]{43})/.exec(confirm!.all)![1];
    expect((await second.call('POST', `/newsletter/confirmation/${token}`)).status).toBeLessThan(300);
    expect(waiting.filter(({ all }) => /\/admin\/(invitation|reset|email)\//.test(all))).toEqual([]);
    for (const token of old.values()) expect(waiting.filter(({ all }) => all.includes(token))).toEqual([]);
  });

  test('every kind of new link opens', async () => {
    const fresh = await linksOf(hospital, second, 'second');
    for (const one of byToken.filter(({ route }) => route.method === 'GET' && !route.events)) {
      const { status } = await second.call('GET', sent(one, fresh.get(opens(one.route.path))!));
      expect([one.name, status < 300 || (Boolean(one.route.query) && status === 422)]).toEqual([
        one.name,
        true,
      ]);
    }
    const { call } = second;
    const cancel = await call(
      'POST',
      `/newsletter/unsubscription/${fresh.get('/newsletter/unsubscription')}`,
    );
    expect(cancel.status).toBeLessThan(300);
    const left = await hospital.orm.execute(sql`select from subscriber where email = 'second@example.org'`);
    expect(left.rows).toEqual([]);
    expect((await call('DELETE', `/appointment/hold/${fresh.get('/appointment/hold')}`)).status).toBe(204);
  });

  test('every token hash in the database is recomputed, ended, or opens nothing', async () => {
    const { rows } = await hospital.orm.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (column_name like '%token_hash' or column_name like '%challenge_hash')`);
    const made = Object.entries(derivedLinks).map(([table, { hashColumn }]) => `${table}.${hashColumn}`);
    const ended = [
      'allocation.hold_token_hash',
      'session.token_hash',
      'api_token.token_hash',
      'staff_link.token_hash',
      'passkey_challenge.challenge_hash',
    ];
    const opensNothing = ['known_device.token_hash'];
    expect(rows.map(({ name }) => name).sort()).toEqual([...made, ...ended, ...opensNothing].sort());
  });

  test('each account is notified, those with an authenticator of what to do, and the trail records it once', async () => {
    const told = waiting.filter(({ subject }) => subject.startsWith('You were signed out everywhere'));
    const { rows: accounts } = await hospital.orm.execute<{ email: string }>(
      sql`select email from staff where password_hash is not null and email not like 'second%' order by id`,
    );
    expect(told.map(({ recipient }) => recipient)).toEqual(accounts.map(({ email }) => email));
    const speaks = told.filter(({ all }) => all.includes('authenticator app no longer works'));
    expect(speaks.map(({ recipient }) => recipient)).toEqual(['authenticator@openward.example']);
    const { rows } = await hospital.orm.execute(sql`select from activity where action = 'change-secret'`);
    expect(rows).toHaveLength(1);
    const passkeys = await hospital.orm.execute(sql`select from passkey`);
    expect(passkeys.rows).toHaveLength(1);
  });

  test('a node ends if another one started unseen with another secret', async () => {
    const { database } = hospital;
    await refuseOtherSecret({ database, secret: after });
    await expect(refuseOtherSecret({ database, secret: before })).rejects.toThrow(/different SECRET/);
  });

  // The embedded database belongs to a single process.
  test.runIf(process.env.TEST_DATABASE_URL)(
    'is refused while a node runs, and accepted once it is gone',
    async () => {
      const end = await hospital.database.notifications.listen('session_ended', () => {});
      await expect(adopt(before)).rejects.toThrow(/stop them all/);
      expect(await adopt(after)).toBe('same');
      end();
      await hospital.database.notifications.close();
      await expect.poll(() => adopt(before)).toBe('changed');
    },
  );

  test.runIf(process.env.TEST_DATABASE_URL)(
    'of two concurrent starts with different secrets exactly one continues',
    async () => {
      const { database } = hospital;
      const secrets = Array.from({ length: 6 }, (_, index) => `a secret of a node that starts, ${index}`);
      const started = await Promise.allSettled(
        secrets.map(async (secret) => {
          await adopt(secret);
          await refuseOtherSecret({ database, secret });
          return secret;
        }),
      );
      // No node is visible here, so each replaced the other's secret; the last one to check finds its own.
      const winners = await Promise.allSettled(
        started.flatMap((one) =>
          one.status === 'fulfilled' ? [refuseOtherSecret({ database, secret: one.value })] : [],
        ),
      );
      expect(winners.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    },
  );
});
