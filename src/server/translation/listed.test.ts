/** Staff decide for each language whether untranslated entries are listed in it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { folders } from '#contract/resources.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  await hospital.orm.execute(sql`delete from translation`);
  await set({ languages: ['de', 'ar'] });
});
afterAll(() => hospital.close());

const set = async (body: object) => {
  const answer = await hospital.call('PUT', '/settings/1', body, hospital.staff);
  expect([body, answer.status]).toEqual([body, 200]);
};
const read = async (path: string) => (await hospital.get(path)).body;
const translate = async (place: string, words: object) =>
  expect(
    (
      await hospital.call(
        'PUT',
        `/admin/translation/${place}/de`,
        { words, status: 'published' },
        hospital.staff,
      )
    ).status,
  ).toBe(200);

/** The counts of each list of pages in a language: all entries, and those in another language. */
async function listsIn(prefix: string) {
  const lists: Record<string, [number, number]> = {};
  for (const [folder, resource] of Object.entries(folders)) {
    const { data, meta } = await read(`${prefix}${contract[resource].list.path}?limit=100`);
    lists[folder] = [meta.total, data.filter(({ language }: { language?: string }) => language).length];
  }
  return lists;
}

test('lists, search, tags and sitemap leave out what is not translated where staff say so, and nowhere else', async () => {
  const { data: department } = await read('/department/slug/cardiology');
  const article = (await read('/news?limit=1')).data[0];
  const before = { main: await listsIn(''), german: await listsIn('/de'), arabic: await listsIn('/ar') };
  expect(before.german).toEqual(
    Object.fromEntries(Object.entries(before.main).map(([folder, [total]]) => [folder, [total, total]])),
  );
  const visitTypes = `/de${contract.visitType.list.path}`;
  const visits = (await read(visitTypes)).meta;
  expect(visits.total).toBeGreaterThan(0);
  await translate(`department/${department.id}`, { name: 'Herzklinik' });
  await translate(`news/${article.id}`, { title: 'Grippeimpfung', tags: ['Impfung'] });
  await set({ translatedOnly: ['de'] });

  const german = await listsIn('/de');
  expect(german).toEqual({
    ...Object.fromEntries(Object.keys(german).map((folder) => [folder, [0, 0]])),
    departments: [1, 0],
    news: [1, 0],
  });
  expect([await listsIn(''), await listsIn('/ar')]).toEqual([before.main, before.arabic]);

  const found = (await read('/de/search?q=heart')).data;
  expect(found.filter(({ language }: { language?: string }) => language)).toEqual([]);
  expect((await read('/de/search?q=Herzklinik')).data.map(({ title }: { title: string }) => title)).toEqual([
    'Herzklinik',
  ]);
  expect((await read('/ar/search?q=heart')).data.length).toBeGreaterThan(0);
  expect((await read('/de/news/tags')).data).toEqual([{ tag: 'Impfung', count: 1 }]);
  expect((await read('/de/gallery/images')).meta.total).toBe(0);
  const sitemap = await (await hospital.app.request('http://hospital.test/sitemap.xml')).text();
  expect(sitemap).toContain('/departments/cardiology<');

  // Known addresses, booking and references stay.
  expect((await read('/de/department/slug/neurology')).data.language).toBe('en');
  expect((await read(visitTypes)).meta).toEqual(visits);
  const { data: doctor } = await read('/de/doctor/slug/clara-hensley');
  expect(doctor.departments.length).toBeGreaterThan(0);
  for (const list of ['department?', 'doctor?', 'doctor?department=cardiology&']) {
    const [whole, offered] = [
      await read(`/${list}limit=100`),
      await read(`/de/${list}limit=100&for=booking`),
    ];
    expect([list, offered.meta]).toEqual([list, whole.meta]);
    expect(offered.data.length).toBeGreaterThan(0);
  }

  await set({ translatedOnly: [] });
  expect((await listsIn('/de')).departments![0]).toBe(before.main.departments![0]);
});
