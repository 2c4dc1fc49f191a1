import { expect, test, vi } from 'vitest';
import type { Doctor } from '#contract/doctor.ts';
import type { Client } from '#web/api/client.ts';
import { type Criteria, readCriteria } from '#web/site/cards/doctor-criteria.ts';
import { findDoctors } from './doctor-finder.ts';

const names = { heart: 'Cardiology', skin: 'Dermatology' };
function reference(slug: keyof typeof names) {
  return { id: slug.length, slug, name: names[slug] };
}
function doctor(id: number, name: string, department: keyof typeof names, languages: string[]) {
  return { id, name, departments: [reference(department)], specialities: [], languages } as unknown as Doctor;
}
const anna = doctor(1, 'Anna', 'heart', ['en', 'fr']);
const ben = doctor(2, 'Ben', 'heart', ['en']);
const cleo = doctor(3, 'Cleo', 'skin', ['en', 'fr']);
const everybody = [anna, ben, cleo];

const today = '2026-11-20';
type Free = [doctorId: number, localDate: string];

/** An API with three doctors. On an `available` day only Ben is free. */
function api(more: { soonest?: Free[]; fails?: 'list' | 'soonest' } = {}) {
  const listed = (data: unknown[]) => ({ data, meta: { page: 1, limit: 100, total: data.length } });
  return {
    doctor: {
      async list({ query }: { query: { available?: string } }) {
        if (more.fails === 'list') throw new Error('no database');
        if (query.available) return listed([ben]);
        return listed(everybody);
      },
    },
    search: {
      async list({ query }: { query: { q: string; type: string } }) {
        const words = query.q.split(' ');
        const hits = everybody
          .map(({ id, name, departments }) => ({
            id,
            covers:
              words.filter((word) => [name.toLowerCase(), departments[0]?.slug].includes(word)).length /
              words.length,
          }))
          .filter(({ covers }) => covers > 0);
        return listed(query.type === 'doctor' ? hits : []);
      },
    },
    appointment: {
      async soonest() {
        if (more.fails === 'soonest') throw new Error('no database');
        return {
          data: (more.soonest ?? []).map(([doctorId, localDate]) => ({
            doctorId,
            localDate,
            localTime: '09:30',
            startsAt: `${localDate}T09:30:00.000Z`,
          })),
        };
      },
    },
  } as unknown as Client;
}

async function find(query: string, client = api(), content: object = {}) {
  const { criteria } = readCriteria(new URLSearchParams(query), { today, locale: 'en-GB' });
  const found = await findDoctors(client, criteria as Criteria, content, today);
  return { ...found, names: found.doctors.map(({ doctor }) => doctor.name) };
}

test('the best match comes first, and by name on request', async () => {
  const ranked = api();
  ranked.search.list = (async () => ({
    data: [cleo, anna].map(({ id }) => ({ id, covers: 1 })),
    meta: { page: 1, limit: 100, total: 2 },
  })) as unknown as typeof ranked.search.list;
  expect((await find('q=heart', ranked)).names).toEqual(['Cleo', 'Anna']);
  expect((await find('q=heart&sort=name', ranked)).names).toEqual(['Anna', 'Cleo']);
  const soonest = { soonest: [[1, '2026-12-01']] as Free[] };
  expect(
    (await find('q=heart&sort=soonest', { ...ranked, appointment: api(soonest).appointment })).names,
  ).toEqual(['Anna', 'Cleo']);
});

test('criteria narrow one another', async () => {
  expect((await find('language=fr')).names).toEqual(['Anna', 'Cleo']);
  expect((await find('language=fr&department=heart')).names).toEqual(['Anna']);
  expect((await find('language=fr&available=2026-11-24')).names).toEqual([]);
});

test('free this week means within seven days including today, soonest first', async () => {
  const soonest: Free[] = [
    [3, '2026-11-21'],
    [1, '2026-11-26'],
    [2, '2026-11-27'],
  ];
  const found = await find('free=week', api({ soonest }));
  expect(found.names).toEqual(['Cleo', 'Anna']);
  expect(found.doctors[0]!.next).toMatchObject({ doctorId: 3, localDate: '2026-11-21' });
  expect((await find('free=week&sort=name', api({ soonest }))).names).toEqual(['Anna', 'Cleo']);
  expect((await find('free=week&department=heart', api({ soonest }))).names).toEqual(['Anna']);
});

test('if no match is free this week, the finder says who is free first', async () => {
  const soonest: Free[] = [
    [3, '2026-11-20'],
    [2, '2026-12-01'],
  ];
  const found = await find('free=week&department=heart', api({ soonest }));
  expect(found).toMatchObject({ names: [], busy: { count: 2, soonest: { doctor: { name: 'Ben' } } } });
  expect((await find('free=week&department=heart')).busy).toEqual({ count: 2, soonest: null });
  expect((await find('free=week&department=heart&language=it', api({ soonest }))).busy).toBeNull();
});

test('if the times cannot be loaded, no doctor is shown as busy', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await find('free=week', api({ fails: 'soonest' }))).toMatchObject({
    names: ['Anna', 'Ben', 'Cleo'],
    busy: null,
    incomplete: true,
  });
  log.mockRestore();
});

test('a department without doctors is left out of the search, with a notice', async () => {
  expect(await find('department=unknown&language=fr')).toMatchObject({
    names: ['Anna', 'Cleo'],
    unknown: ['department'],
  });
});

test('a failed load is logged and gives an empty list, never a broken page', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await find('department=heart', api({ fails: 'list' }))).toMatchObject({
    names: [],
    unknown: [],
    incomplete: true,
  });
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('doctors are ordered by surname, then by full name', async () => {
  const listed = ['Zoe Adler', 'Berta Cohen', 'Cher', 'Ann Østergård', 'Ada Cohen', 'Jan van Beek'];
  const { names } = await find('', {
    ...api(),
    doctor: {
      list: async () => ({
        data: listed.map((name, id) => doctor(id, name, 'heart', ['en'])),
        meta: { page: 1, limit: 100, total: listed.length },
      }),
    },
  } as unknown as Client);
  expect(names).toEqual(['Zoe Adler', 'Jan van Beek', 'Cher', 'Ada Cohen', 'Berta Cohen', 'Ann Østergård']);
});

test('doctors are loaded once per content version, and again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const content = {};
  expect((await find('', api({ fails: 'list' }), content)).names).toEqual([]);
  expect((await find('', api(), content)).names).toEqual(['Anna', 'Ben', 'Cleo']);
  const later = await find('language=fr', api({ fails: 'list' }), content);
  expect([later.names, later.incomplete]).toEqual([['Anna', 'Cleo'], false]);
});
