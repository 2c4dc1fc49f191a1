import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketsOf } from '#server/identity/throttle.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { canonicalEmail } from './email-address.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
  await hospital.orm.execute(sql`
    update staff set email = 'admin.kiss@example.org' where email = 'desk@openward.example'`);
});
afterAll(() => hospital.close());
beforeEach(() => hospital.empty('sign_in_failure', 'known_device', 'budget', 'outbox'));

const own = 'admin.kiss@example.org';
const password = 'correct horse battery';
const address = '192.0.2.7';

/** Characters that some language, or some comparison, takes for the letter. */
const lookAlikes: Record<string, string[]> = {
  i: ['I', 'İ', 'ı', 'i̇', 'і', 'ｉ', 'Ｉ', 'ì', 'ⁱ'],
  k: ['K', 'K', 'ｋ', 'к', 'ḱ'],
  s: ['S', 'ſ', 'ｓ', 'ş', 'ѕ'],
  ss: ['ß', 'ẞ', 'SS', 'ſs'],
  a: ['A', 'Å', 'Å', 'å', 'а', 'ａ', 'ª', 'á'],
  d: ['D', 'ԁ', 'ⅾ'],
  o: ['O', 'ο', 'ς', '०', 'º'],
  '.': ['．', '。', '‧'],
  '@': ['＠', '﹫'],
  m: ['M', 'm͏', 'm​', 'ⅿ'],
};
const variants = Object.entries(lookAlikes).flatMap(([letter, others]) =>
  others.flatMap((other) => [own.replace(letter, other), own.replaceAll(letter, other)]),
);
const all = [
  ...new Set([...variants, own.toUpperCase(), ` ${own} `, own.normalize('NFD'), 'ΑΣ@example.org']),
];

const post = (path: string, body: unknown, headers: Record<string, string> = hospital.visitor) =>
  hospital.call('POST', path, body, headers);
const isSameInBothForms = (entered: string) => canonicalEmail(entered) === own;

describe('an address that looks like another one', () => {
  test('signs in as its own account or as none, and is counted for that account', async () => {
    const buckets = (email: string) => bucketsOf({ email, address }).map(({ key }) => key);
    for (const entered of all) {
      await hospital.empty('sign_in_failure', 'known_device');
      const { status } = await post('/admin/login', { email: entered, password });
      expect([entered, status]).toEqual([entered, isSameInBothForms(entered) ? 200 : 401]);
      if (status === 200) expect([entered, buckets(entered)]).toEqual([entered, buckets(own)]);
    }
  });

  test('gets no extra guesses at the account, in any spelling', async () => {
    let heard = 0;
    for (const email of all) {
      const answer = await post('/admin/login', { email, password: 'a guess' });
      if (isSameInBothForms(email)) heard += answer.status === 401 ? 1 : 0;
    }
    expect(all.filter(isSameInBothForms).length).toBeGreaterThan(5);
    expect(heard).toBe(5);
  });

  test('is not a second account, neither by invitation nor by a change of address', async () => {
    const staff = await hospital.signIn({ email: own });
    for (const entered of all) {
      await hospital.empty('budget', 'outbox');
      for (const answer of [
        await post('/admin/accounts', { name: 'Another', email: entered }, staff),
        await hospital.call('PUT', '/admin/me', { email: entered }, staff),
      ]) {
        // Its own address, in another spelling, is already the account's.
        expect([entered, [200, 409, 422].includes(answer.status)]).toEqual([entered, true]);
      }
    }
    const { rows } = await hospital.orm.execute(sql`select from staff where left_at is null`);
    expect(rows).toHaveLength(1);
  });

  test('has no link sent to anyone but the account’s own address', async () => {
    for (const entered of all) {
      await hospital.empty('outbox', 'budget');
      await post('/admin/password-reset', { email: entered });
      await hospital.settled();
      const { rows } = await hospital.orm.execute(sql`select recipient from outbox`);
      expect([entered, rows]).toEqual([entered, isSameInBothForms(entered) ? [{ recipient: own }] : []]);
    }
  });

  test('subscribes once, and counts as one recipient', async () => {
    for (const email of all) await post('/newsletter', { email });
    await hospital.settled();
    const { rows } = await hospital.orm.execute<{ email: string }>(sql`select email from subscriber`);
    expect(rows).toEqual([{ email: own }]);
    const mails = await hospital.orm.execute(sql`select from outbox where status = 'queued'`);
    expect(mails.rows).toHaveLength(1);
  });

  test('is compared by the database in the same way', async () => {
    for (const entered of all) {
      const { rows } = await hospital.orm.execute<{ same: string }>(
        sql`select lower(${entered.normalize('NFC').trim()} collate "C") as same`,
      );
      expect(rows[0]!.same).toBe(canonicalEmail(entered));
    }
  });
});

test('a person whose domain has other letters is found by it, in any spelling', async () => {
  const spellings = ['ann@exämple.org', 'Ann@EXA\u0308MPLE.org', 'ann@xn--exmple-cua.org'];
  const [{ doctorId, startsAt }] = (await hospital.get('/appointment/soonest')).body.data;
  const booked = await post('/appointment', { doctorId, startsAt, name: 'Ann', email: spellings[0] });
  expect(booked.status).toBe(201);
  await hospital.settled();
  const recipients = async () => {
    const { rows } = await hospital.orm.execute(sql`select recipient from outbox`);
    await hospital.empty('outbox', 'budget');
    return rows.map(({ recipient }) => recipient);
  };
  expect(await recipients()).toEqual(['ann@xn--exmple-cua.org']);
  const staff = await hospital.signIn({ email: own });
  for (const contact of spellings) {
    expect((await post('/appointment/links', { contact })).status).toBe(202);
    await hospital.settled();
    expect([contact, await recipients()]).toEqual([contact, ['ann@xn--exmple-cua.org']]);
    const { body } = await hospital.get(`/appointment?q=${encodeURIComponent(contact)}`, staff);
    expect([contact, body.meta.total]).toEqual([contact, 1]);
  }
  await post('/newsletter', { email: spellings[0] });
  await post('/newsletter', { email: spellings[2] });
  await hospital.settled();
  const { rows } = await hospital.orm.execute(sql`select from subscriber where email like 'ann@%'`);
  expect(rows).toHaveLength(1);
  await hospital.orm.execute(sql`update staff set email = 'admin@xn--exmple-cua.org' where email = ${own}`);
  for (const email of ['admin@exämple.org', 'admin@xn--exmple-cua.org'])
    expect((await post('/admin/login', { email, password })).status).toBe(200);
});
