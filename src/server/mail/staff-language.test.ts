/** Every kind of mail to staff is in the language of its recipient's account, regardless of its cause. */
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { inLanguage } from '#words/in-language.ts';
import { type Language, languages } from '#words/language.ts';
import { type Recipient, writers, writingToStaff } from './test-staff-letters.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(() => hospital.empty('outbox', 'passkey'));

const kinds = Object.entries(writers).flatMap(([name, each]) =>
  Object.entries(each).map(([kind, write]) => [`${name}, ${kind}`, write] as const),
);

async function written(
  write: (services: TestHospital['services'], to: Recipient) => Promise<unknown>,
  language: Language | '',
  causer: Language,
) {
  await hospital.empty('outbox');
  const to = { id: 1, name: 'Bo Example', email: 'bo@openward.example', language };
  await inLanguage({ language: causer, country: 'GB', isMain: causer === 'en', prefix: '' }, () =>
    write(hospital.services, to),
  );
  const [{ subject, textBody, htmlBody } = raise()] = await hospital.orm.select().from(schema.outbox);
  return { subject: subject.split(' | ')[0]!, text: textBody, html: htmlBody };
}
function raise(): never {
  throw new Error('Nothing was written.');
}

test('each function that writes to staff is here', () => {
  expect(Object.keys(writers).sort()).toEqual(
    Object.keys(writingToStaff)
      .filter((name) => name.startsWith('write'))
      .sort(),
  );
});

test.each(kinds)('%s', async (_name, write) => {
  const own = await written(write, '', 'ar');
  const each = { en: own, de: await written(write, 'de', 'en'), ar: await written(write, 'ar', 'de') };
  expect(await written(write, 'en', 'de')).toEqual(own);
  for (const language of languages)
    expect(/<html lang="(\w\w)"/.exec(each[language].html)?.[1]).toBe(language);
  // Lines that may be the same in two languages are no sentences: the hospital, its number, an address of a page.
  const lines = ({ subject, text }: typeof own) => [subject, ...text.split('\n')];
  const alike = (one: typeof own, other: typeof own) =>
    lines(one).filter((line) => /\p{L}/u.test(line) && lines(other).includes(line));
  const { name } = (await hospital.get('/settings')).body.data;
  for (const [one, other] of [['en', 'de'] as const, ['en', 'ar'] as const, ['de', 'ar'] as const])
    expect(alike(each[one], each[other]).filter((line) => line !== name && !line.startsWith('http'))).toEqual(
      [],
    );
});

describe('additions by a caller are in that language too', () => {
  async function colleague(language: string) {
    const email = `maya${Math.random()}@openward.example`;
    const body = {
      email,
      name: 'Maya Lindqvist',
      language,
      roles: [{ role: 'editor', departmentIds: null }],
    };
    const headers = { ...(await hospital.signIn()), Cookie: 'staff_language=ar' };
    const answer = await hospital.call('POST', '/admin/accounts', body, headers);
    return { email, answer, id: answer.body.data?.id as number, headers };
  }
  async function last() {
    const [row] = await hospital.orm.select().from(schema.outbox).orderBy(desc(schema.outbox.id)).limit(1);
    return row!;
  }

  test('an invitation names the language, and the account begins with it', async () => {
    const { answer } = await colleague('de');
    expect([answer.status, answer.body.data.language]).toEqual([201, 'de']);
    const { subject, textBody } = await last();
    expect(subject).toMatch(/^Ihr Konto für den Mitarbeiterbereich \| /);
    const path = /\/admin(\/invitation\/[\w-]{43})/.exec(textBody)![0];
    expect((await hospital.get(path)).body.data.language).toBe('de');
    const password = 'four green lamps sing';
    const accepted = await hospital.call('POST', path, { name: 'Maya', password }, hospital.visitor);
    const own = { Authorization: `Bearer ${accepted.body.data.token}` };
    expect((await hospital.get('/admin/me', own)).body.data.language).toBe('de');
  });

  test('without one it is the hospital’s main language, and another than ours is refused', async () => {
    await colleague('');
    expect((await last()).subject).toMatch(/^Your account for the staff area \| /);
    const { answer } = await colleague('fr');
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'language']);
  });

  test('passkeys that were removed with a new password, which a stranger’s browser asked for', async () => {
    const { id, email } = await colleague('de');
    await hospital.orm.execute(sql`update staff set password_hash = 'x' where id = ${id}`);
    await hospital.orm.insert(schema.passkey).values({
      ...{ staffId: id, name: 'Phone', credentialId: 'x', publicKey: Buffer.from('x'), counter: 0 },
      transports: [],
    });
    await hospital.call('POST', '/admin/password-reset', { email }, hospital.visitor);
    await hospital.settled();
    const { subject, textBody } = await last();
    expect(subject).toMatch(/^Neues Passwort festlegen \| /);
    const path = /\/admin\/reset\/[\w-]{43}/.exec(textBody)![0].replace('/reset/', '/password-reset/');
    const body = { password: 'four green lamps sing', keepPasskeys: [] };
    expect((await hospital.call('POST', path, body, hospital.visitor)).status).toBe(204);
    expect((await last()).textBody).toMatch(/Entfernte Passkeys: Phone/);
  });
});
