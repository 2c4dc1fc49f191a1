import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socialPicture } from '#contract/social-picture.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { inLanguage } from '#words/in-language.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

const ask = (path: string, headers = {}) => hospital.app.request(`http://hospital.test${path}`, { headers });
const settings = async () => (await hospital.get('/settings')).body.data;
async function addressOf(slug: string) {
  const { data } = (await hospital.get(`/department/slug/${slug}`)).body;
  return socialPicture('departments', data, await settings()).address;
}
const write = async (entry: object) =>
  (await hospital.call('POST', '/department', entry, hospital.staff)).body.data;
const pixels = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('an entry has a picture of 1200 × 630 that may be cached for ever', async () => {
  const answer = await ask(await addressOf('cardiology'));
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const bytes = await pixels(answer);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(200_000);
});

test('the address identifies the content: another title is another picture, and the old address redirects to it', async () => {
  const { id } = await write({ name: 'Sleep', slug: 'sleep' });
  const former = await addressOf('sleep');
  const before = await pixels(await ask(former));
  await hospital.call('PUT', `/department/${id}`, { name: 'Sleep and dreams' }, hospital.staff);
  const present = await addressOf('sleep');
  expect(present).not.toBe(former);
  const led = await ask(former);
  expect([led.status, led.headers.get('Location'), led.headers.get('Cache-Control')]).toEqual([
    302,
    present,
    'no-cache',
  ]);
  expect((await pixels(await ask(present))).equals(before)).toBe(false);
});

test('unpublished entries have none, for any caller, and no address can invent one', async () => {
  const { slug } = await write({ name: 'Not yet', status: 'draft' });
  const paths = [
    `/social/departments/${slug}/x.jpg`,
    '/social/departments/none/x.jpg',
    '/social/staff/1/x.jpg',
  ];
  for (const path of [...paths, '/social/__proto__/x/x.jpg', '/social/departments/%2e%2e/x.jpg'])
    expect([path, (await ask(path, hospital.staff)).status]).toEqual([path, 404]);
});

test('a title with any content is set as text', async () => {
  const titles = [
    '</span><span foreground="red" size="999999">Large',
    `& &amp; <b>"'`,
    'W'.repeat(120),
    'e\u0301\u0302\u0303'.repeat(30),
    '\u200b\u200d',
    '心臓 طب القلب Кардиология 🫀',
  ];
  for (const [place, name] of titles.entries()) {
    const { slug } = await write({ name, slug: `hostile-${place}` });
    const answer = await ask(await addressOf(slug));
    expect([name, answer.status]).toEqual([name, 200]);
    expect(await sharp(await pixels(answer)).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('requests for all of them at once get a Retry-After, and each is drawn once', async () => {
  const { data } = (await hospital.get('/services?limit=100')).body;
  const words = await settings();
  const addresses: string[] = data.map((entry: never) => socialPicture('services', entry, words).address);
  expect(addresses.length).toBeGreaterThan(25);
  const answers = await Promise.all([...addresses, addresses[0]!, addresses[0]!].map((path) => ask(path)));
  const refused = answers.filter(({ status }) => status === 503);
  // A slow machine may finish a picture or two before the last requests.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(addresses.length - 20);
  expect(refused[0]!.headers.get('Retry-After')).toBe('10');
  expect(answers.slice(-2).map(({ status }) => status)).toEqual([200, 200]);
});

test('a picture has the words of each language, and the same address in all where none of them are translated', async () => {
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
  const { id } = await write({ name: 'Allergy Clinic', slug: 'allergy-clinic' });
  const pictureIn = async (language: 'de' | 'ar') => {
    const { data } = (await hospital.get(`/${language}/department/slug/allergy-clinic`)).body;
    const words = (await hospital.get(`/${language}/settings`)).body.data;
    return inLanguage({ language, country: 'GB', isMain: false }, () =>
      socialPicture('departments', data, words),
    );
  };
  for (const language of ['de', 'ar'])
    await hospital.call('DELETE', `/admin/translation/settings/1/${language}`, undefined, hospital.staff);
  const english = await addressOf('allergy-clinic');
  expect((await pictureIn('de')).address).toBe(english);
  for (const [language, name] of [
    ['de', 'Allergieambulanz'],
    ['ar', 'عيادة الحساسية'],
  ] as const) {
    const place = `/admin/translation/department/${id}/${language}`;
    await hospital.call('PUT', place, { words: { name }, status: 'published' }, hospital.staff);
    const picture = await pictureIn(language);
    expect(picture).toMatchObject({ title: name });
    expect(picture.address).toMatch(new RegExp(`^/social/departments/[a-z-]+/${language}-\\w+\\.jpg$`));
    const answer = await ask(picture.address);
    expect([language, answer.status]).toEqual([language, 200]);
    expect((await pixels(answer)).equals(await pixels(await ask(english)))).toBe(false);
  }
  expect(await addressOf('allergy-clinic')).toBe(english);
  // A language that the website no longer speaks leads to the main one.
  const { address } = await pictureIn('ar');
  await hospital.call('PUT', '/settings/1', { languages: ['de'] }, hospital.staff);
  const led = await ask(address);
  expect([led.status, led.headers.get('Location')]).toEqual([302, english]);
});
