import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keptAddress } from '#server/cache/address.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { speech } from '#words/language.ts';
import { createApp } from './app.ts';

const hospital: TestHospital = await testHospital();
afterAll(() => hospital.close());

/** What a page would say, and under which address it was requested. */
const app = createApp({
  services: hospital.services,
  log: createLog('silent', { write() {} }),
  trustProxy: false,
  pages: async (request: Request) => {
    const { language, locale, prefix } = speech();
    return Response.json([new URL(request.url).pathname, language, locale, prefix]);
  },
});
async function page(path: string) {
  const answer = await app.request(path);
  return answer.status === 200 ? await answer.json() : [answer.status, answer.headers.get('Location')];
}

const speaks = (locale: string, others: string[]) =>
  hospital.orm.execute(
    sql`update settings set locale = ${locale}, languages = ${JSON.stringify(others)}::jsonb`,
  );

describe('a hospital whose main language is English, and that speaks German too', () => {
  beforeEach(() => speaks('en-GB', ['de']));

  test.each([
    ['/doctors', ['/doctors', 'en', 'en-GB', '']],
    ['/de', ['/de', 'de', 'de-GB', '/de']],
    ['/de/doctors', ['/de/doctors', 'de', 'de-GB', '/de']],
    ['/design', ['/design', 'en', 'en-GB', '']],
  ])('%s is answered in its language', async (path, said) => {
    expect(await page(path)).toEqual(said);
  });

  test.each([
    '/ar/doctors',
    '/de/admin',
    '/de/admin/doctors',
    '/de/assets/app.css',
    '/de/media/a/b',
    '/de/healthz',
    '/de/api/media',
    '/de/api/openapi.json',
  ])('%s is a page that does not exist', async (path) => {
    expect(await page(path)).toEqual(['/not-found', 'en', 'en-GB', '']);
  });

  test('a page in the main language has one address', async () => {
    expect(await page('/en/doctors?page=2')).toEqual([301, '/doctors?page=2']);
    expect(await page('/en')).toEqual([301, '/']);
  });

  test('a form to a language that is not spoken is refused', async () => {
    expect((await app.request('/ar/newsletter', { method: 'POST' })).status).toBe(404);
  });

  test.each([
    ['en', 'Please check the marked fields.'],
    ['de', 'Bitte prüfen Sie die markierten Felder.'],
    ['ar', 'يُرجى مراجعة الحقول المحددة.'],
  ] as const)('a call speaks %s, regardless of the website’s languages', async (language, title) => {
    const { body } = await hospital.call('POST', `/${language}/appointment`, {}, hospital.visitor);
    expect(body.title).toBe(title);
  });
});

test.each([
  ['de-DE', ['en', 'de'], '/doctors', ['/doctors', 'de', 'de-DE', '']],
  ['de-DE', ['en', 'de'], '/en/doctors', ['/en/doctors', 'en', 'en-GB', '/en']],
  ['de-DE', ['en', 'de'], '/de/doctors', [301, '/doctors']],
  ['fr-FR', ['ar'], '/doctors', ['/doctors', 'en', 'fr-FR', '']],
  ['fr-FR', ['ar'], '/ar', ['/ar', 'ar', 'ar-GB', '/ar']],
])('a hospital of %s that also speaks %j answers %s so', async (locale, others, path, said) => {
  await speaks(locale, others);
  expect(await page(path)).toEqual(said);
});

test('a hospital whose main language is German speaks German to everyone', async () => {
  await speaks('de-DE', []);
  expect(await page('/admin')).toEqual(['/admin', 'de', 'de-DE', '']);
  const book = (headers: Record<string, string>) =>
    hospital.call('POST', '/appointment', { name: '' }, headers);
  for (const headers of [hospital.visitor, hospital.staff])
    expect((await book(headers)).body.title).toBe('Bitte prüfen Sie die markierten Felder.');
});

test('staff and their calls are spoken to in the language of their account, and else in the main one', async () => {
  await speaks('en-GB', ['ar']);
  const cookie = (language: string) => ({ Cookie: `staff_language=${language}` });
  const staffPage = async (headers: Record<string, string>) =>
    (await app.request('/admin/doctors', { headers })).json();
  expect(await staffPage(cookie('de'))).toEqual(['/admin/doctors', 'de', 'de-GB', '']);
  for (const language of ['', 'fr', '../de'])
    expect(await staffPage(cookie(language))).toEqual(['/admin/doctors', 'en', 'en-GB', '']);
  expect(await (await app.request('/doctors', { headers: cookie('de') })).json()).toEqual([
    '/doctors',
    'en',
    'en-GB',
    '',
  ]);
  const refused = await hospital.call('POST', '/appointment', {}, { ...hospital.staff, ...cookie('de') });
  expect(refused.body.title).toBe('Bitte prüfen Sie die markierten Felder.');
});

test('an answer cached in one language is cached in each, by its address', () => {
  for (const path of [
    '/',
    '/doctors',
    '/doctors?page=2',
    '/api/department?limit=2',
    '/api/department?nobody=2',
  ]) {
    const own = keptAddress(path)!;
    expect(keptAddress(`/de${path}`.replace(/\/$/, ''))).toBe(`/de${own}`.replace(/\/$/, ''));
  }
  for (const path of ['/admin', '/appointment', '/appointment/mine', '/media/a/b', '/api/appointment/slots'])
    expect(keptAddress(`/de${path}`)).toBeNull();
});
