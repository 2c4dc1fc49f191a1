import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());
const ask = (path: string) => hospital.app.request(`http://hospital.test${path}`);

test('robots are led to the sitemap and kept away from what is not a page', async () => {
  const text = await (await ask('/robots.txt')).text();
  expect(text).toContain('Sitemap: http://hospital.test/sitemap.xml');
  expect(text).toMatch(/^Disallow: \/admin$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('anyone who finds a hole in the site learns where to report it, in a file that never expires', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8/i);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: http:\/\/hospital\.test\/contact$/m);
  expect(text).toMatch(/^Canonical: http:\/\/hospital\.test\/\.well-known\/security\.txt$/m);
  expect(text).toMatch(/^Preferred-Languages: en$/m);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)![1]!) - hospital.services.now()) / 86_400_000;
  expect([days > 100, days < 366]).toEqual([true, true]);
});

test('a password manager is led to where staff change theirs, and learns that not every address answers', async () => {
  const answer = await ask('/.well-known/change-password');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/settings/security']);
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await ask(missing)).status).toBe(404);
});

test('a device installs the site under the hospital’s own name', async () => {
  const name = 'St. Mary’s Hospital & Clinic';
  await hospital.call('PUT', '/settings/1', { name }, hospital.staff);
  const answer = await ask('/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
  expect(await answer.json()).toMatchObject({ name, short_name: 'St.', start_url: '/', lang: 'en-GB' });
});

test('only documents are preloaded: nothing personal, no file, nothing that opens elsewhere', async () => {
  const answer = await ask('/speculation-rules.json');
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json');
  const rules = (await answer.json()) as typeof import('./site-files.ts').speculationRules;
  type Condition = (typeof rules.prerender)[0]['where']['and'][number];
  const isAhead = (path: string) =>
    rules.prerender[0]!.where.and.every((condition: Condition) => {
      const { not } = condition as { not?: { href_matches?: string } };
      const pattern = not ? not.href_matches : (condition as { href_matches: string }).href_matches;
      if (!pattern) return true;
      return new URLPattern(pattern, 'http://hospital.test').test(`http://hospital.test${path}`) === !not;
    });
  for (const path of [
    '/',
    '/doctors',
    '/doctors?q=knee',
    '/departments/cardiology',
    '/contact',
    '/news?page=2',
  ])
    expect([path, isAhead(path)]).toEqual([path, true]);
  for (const path of [
    '/admin',
    '/admin/doctors/1',
    '/api/doctor',
    '/appointment',
    '/appointment?doctor=a',
    `/appointment/manage/${'x'.repeat(43)}`,
    '/appointment/manage/x/calendar.ics',
    '/contact/sent/x',
    '/newsletter/unsubscribe/x',
    '/search?q=a',
    '/pricing.csv?q=a',
    '/feed.xml',
    '/media/a/960.webp',
    '/news/a?preview=x',
    '/news/a?tag=b&preview=x',
  ])
    expect([path, isAhead(path)]).toEqual([path, false]);
  expect(JSON.stringify(rules)).toContain('[download]');
});
