import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { folders } from '#contract/resources.ts';
import { api } from '#server/api/index.ts';
import { testFront } from '#server/cache/test-front.ts';
import type { Caller } from '#server/call/context.ts';
import { createPerform } from '#server/call/perform.ts';
import { asStranger } from '#server/call/stranger.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { keptMs, serveSitemap } from './sitemap.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

async function sitemap() {
  hospital.clock.now += keptMs;
  return (await hospital.app.request('http://hospital.test/sitemap.xml')).text();
}
const write = async (path: string, entry: object) =>
  (await hospital.call('POST', path, entry, hospital.staff)).body.data;
const entryOf = (xml: string, path: string) =>
  xml.split('<url>').find((one) => one.includes(`<loc>http://hospital.test${path}</loc>`));

test('every published entry is listed once, with the day it changed and its pictures; nothing else is', async () => {
  const xml = await sitemap();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  const wanted = ['/'];
  for (const [folder, path] of Object.entries(folders)) {
    const { data } = (await hospital.get(`${contract[path].list.path}?limit=100`)).body;
    wanted.push(`/${folder}`, ...data.map(({ slug }: { slug: string }) => `/${folder}/${slug}`));
  }
  expect(addresses).toEqual(expect.arrayContaining(wanted.map((path) => `http://hospital.test${path}`)));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /admin|api|search|offline|manage|token/.test(address))).toEqual([]);
  const { data: department } = (await hospital.get('/department/slug/cardiology')).body;
  expect(entryOf(xml, '/departments/cardiology')).toContain(
    `<lastmod>${department.updatedAt}</lastmod><image:image><image:loc>http://hospital.test${department.image.url}</image:loc></image:image>`,
  );
  const { data: album } = (await hospital.get('/gallery/slug/inside-our-hospital')).body;
  expect(entryOf(xml, '/gallery/inside-our-hospital')!.match(/<image:loc>/g)).toHaveLength(
    album.images.length,
  );
});

test('it follows the content within ten minutes, without drafts and scheduled entries, for any caller', async () => {
  const { get, close } = await testFront(hospital);
  const has = async (slug: string) => (await get('/sitemap.xml')).text.includes(`/departments/${slug}<`);
  const tenMinutes = () => {
    hospital.clock.now += keptMs;
  };
  const due = hospital.clock.now + 3 * keptMs;
  await write('/department', { name: 'Waits', slug: 'waits', publishedAt: new Date(due).toISOString() });
  const { id } = await write('/department', { name: 'Draft', slug: 'draft', status: 'draft' });
  expect([await has('waits'), await has('draft')]).toEqual([false, false]);
  const asStaff = await hospital.app.request('http://hospital.test/sitemap.xml', { headers: hospital.staff });
  expect(await asStaff.text()).not.toMatch(/waits|draft/);
  await hospital.call('PUT', `/department/${id}`, { status: 'published' }, hospital.staff);
  tenMinutes();
  expect([await has('waits'), await has('draft')]).toEqual([false, true]);
  hospital.clock.now = due;
  expect(await has('waits')).toBe(true);
  await hospital.call('DELETE', `/department/${id}`, undefined, hospital.staff);
  tenMinutes();
  expect(await has('draft')).toBe(false);
  await close();
});

test('a change reads the content again after ten minutes, not before', async () => {
  const { get, close } = await testFront(hospital);
  hospital.clock.now += keptMs;
  await get('/sitemap.xml');
  const asked = vi.spyOn(hospital.database.pool, 'connect');
  const reads = async () => {
    await write('/speciality', { name: `Speciality ${hospital.clock.now}` });
    asked.mockClear();
    expect((await get('/sitemap.xml')).status).toBe(200);
    return asked.mock.calls.length;
  };
  // Settings alone are read for each answer.
  expect(await reads()).toBeLessThan(5);
  hospital.clock.now += keptMs - 1;
  expect(await reads()).toBeLessThan(5);
  hospital.clock.now += 1;
  expect(await reads()).toBeGreaterThan(20);
  asked.mockRestore();
  await close();
});

test('a query string redirects to the plain address, without reading the content again', async () => {
  const { get, front, close } = await testFront(hospital);
  hospital.clock.now += keptMs;
  await get('/sitemap.xml');
  const { hit } = front.counts;
  const asked = vi.spyOn(hospital.database.pool, 'connect');
  const answers = await Promise.all(['x=1', 'x=2', 'part=1'].map((words) => get(`/sitemap.xml?${words}`)));
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
    answers.map(() => [301, '/sitemap.xml']),
  );
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  await get('/sitemap.xml');
  expect(front.counts.hit).toBe(hit + 1);
  await close();
});

test('beyond the limit of one file it is an index of files, which list every page once', async () => {
  const perform = createPerform(hospital.services, api);
  const caller = { address: '', device: '', ownPage: false } satisfies Caller;
  const read = asStranger(perform, caller);
  const serve = serveSitemap(
    { publicUrl: 'http://hospital.test', now: () => hospital.clock.now, most: 40 },
    () => read,
  );
  const app = new Hono().get('/sitemap.xml', serve).get('/sitemap/:part', serve);
  const ask = async (path: string) => (await app.request(`http://hospital.test${path}`)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one!);
  const whole = locations(await sitemap());
  const index = await ask('/sitemap.xml');
  expect(index).toContain('<sitemapindex');
  const parts = locations(index);
  expect(parts).toHaveLength(Math.ceil(whole.length / 40));
  const pages = await Promise.all(parts.map(async (part) => locations(await ask(new URL(part).pathname))));
  expect(pages.flat()).toEqual(whole);
  expect(Math.max(...pages.map(({ length }) => length))).toBe(40);
  expect((await app.request('http://hospital.test/sitemap/99.xml')).status).toBe(404);
});

test('an entry is listed in each language into which it is translated, at its own address there, and in no other', async () => {
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
  const { id } = await write('/department', { name: 'Allergy Clinic', slug: 'allergy-clinic' });
  const place = `/admin/translation/department/${id}/de`;
  await hospital.call('PUT', place, { words: { name: 'Allergieambulanz' } }, hospital.staff);
  const languagesOf = (entry: string | undefined) =>
    [...(entry ?? '').matchAll(/hreflang="(\w+)" href="http:\/\/hospital\.test([^"]*)"/g)].map(
      ([, language, path]) => [language, path],
    );
  const draft = await sitemap();
  expect(draft).not.toContain('allergieambulanz');
  expect(languagesOf(entryOf(draft, '/departments/allergy-clinic'))).toEqual([]);
  await hospital.call('PUT', place, { status: 'published' }, hospital.staff);
  const xml = await sitemap();
  const both = [
    ['en', '/departments/allergy-clinic'],
    ['de', '/de/departments/allergieambulanz'],
  ];
  for (const [, path] of both) expect([path, languagesOf(entryOf(xml, path!))]).toEqual([path, both]);
  expect(xml.match(/<loc>[^<]*departments\/allergi?[ey][^<]*<\/loc>/g)).toHaveLength(2);
  // The program's own pages are in all languages, for any language of the request.
  expect(languagesOf(entryOf(xml, '/ar/about')).map(([language]) => language)).toEqual(['en', 'de', 'ar']);
  expect(await (await hospital.app.request('http://hospital.test/de/sitemap.xml')).text()).toBe(xml);
});
