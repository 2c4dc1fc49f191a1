/** Texts of staff in another language: who writes them, where they show, and what happens when the original changes. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snakeCase } from '#contract/resources.ts';
import { translated } from '#contract/translatable.ts';
import { tables } from '#server/content/content-resource.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  const { status } = await byStaff('PUT', '/settings/1', { languages: ['de', 'ar'] });
  expect(status).toBe(200);
});

const byStaff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
afterAll(() => hospital.close());

const write = (place: string, body: object, headers: Record<string, string> = {}) =>
  hospital.call('PUT', `/admin/translation/${place}`, body, { ...hospital.staff, ...headers });
const read = async (place: string) =>
  (await hospital.get(`/admin/translation/${place}`, hospital.staff)).body.data;
const newDepartment = async (name: string) =>
  (await byStaff('POST', '/department', { name, summary: `All about ${name}.` })).body.data;

describe('a translation', () => {
  test('is empty at first, beside the words of the original and without its facts', async () => {
    const department = await newDepartment('Sleep Clinic');
    const found = await read(`department/${department.id}/de`);
    expect(found).toMatchObject({ id: 0, state: 'missing', version: 0, words: {}, name: 'Sleep Clinic' });
    expect(found.original.summary).toBe('All about Sleep Clinic.');
    expect(Object.keys(found.original)).not.toContain('phone');
  });

  test('shows nowhere as a draft, and once published everywhere in its language and nowhere else', async () => {
    const { id } = await newDepartment('Rheumatology');
    await write(`department/${id}/de`, { words: { name: 'Rheumatologie' } });
    expect((await hospital.get(`/de/department/${id}`)).body.data).toMatchObject({
      name: 'Rheumatology',
      language: 'en',
    });
    const { status } = await write(`department/${id}/de`, { status: 'published' });
    expect(status).toBe(200);
    const { data } = (await hospital.get(`/de/department/${id}`)).body;
    // Untranslated fields keep the words of the original.
    expect(data).toMatchObject({ name: 'Rheumatologie', summary: 'All about Rheumatology.' });
    expect(data.language).toBeUndefined();
    const list = (await hospital.get('/de/department?limit=100')).body.data;
    expect(list.find((one: { id: number }) => one.id === id).name).toBe('Rheumatologie');
    for (const path of [`/department/${id}`, `/ar/department/${id}`])
      expect((await hospital.get(path)).body.data.name).toBe('Rheumatology');
  });

  test('has an address of its own, and every address of an entry leads to it in any language', async () => {
    const { id } = await newDepartment('Allergy Clinic');
    await write(`department/${id}/de`, { words: { name: 'Allergieambulanz' }, status: 'published' });
    await write(`department/${id}/ar`, { words: { name: 'عيادة الحساسية' }, status: 'published' });
    const places = { '': 'allergy-clinic', de: 'allergieambulanz', ar: 'allergy-clinic' };
    for (const [prefix, slug] of [
      ['', 'allergy-clinic'],
      ['/de', 'allergieambulanz'],
      ['/ar', 'allergy-clinic'],
    ]) {
      for (const asked of ['allergy-clinic', 'allergieambulanz']) {
        const { data } = (await hospital.get(`${prefix}/department/slug/${asked}`)).body;
        expect([prefix, asked, data.id, data.slug]).toEqual([prefix, asked, id, slug]);
        expect(data.addresses).toEqual(places);
      }
    }
    await write(`department/${id}/de`, { slug: 'allergien' });
    expect((await hospital.get('/de/department/slug/allergieambulanz')).body.data.slug).toBe('allergien');
  });

  test('takes no address of another entry, and no entry takes one of it', async () => {
    const { id } = await newDepartment('Travel Clinic');
    await write(`department/${id}/de`, { words: { name: 'Reisemedizin' }, status: 'published' });
    const taken = await write(`department/${id}/ar`, { slug: 'cardiology' });
    expect([taken.status, taken.body.errors[0].path]).toEqual([409, 'slug']);
    const chosen = await byStaff('POST', '/department', { name: 'Another', slug: 'reisemedizin' });
    expect(chosen.status).toBe(409);
    expect((await newDepartment('Reisemedizin')).slug).toBe('reisemedizin-2');
  });

  test('is outdated when the original changes, field by field, until it is confirmed as current', async () => {
    const { id, version } = await newDepartment('Pain Clinic');
    const place = `department/${id}/de`;
    await write(place, { words: { name: 'Schmerzambulanz', summary: 'Alles.' }, status: 'published' });
    expect((await read(place)).state).toBe('current');
    const change = { summary: 'For pain that stays.', phone: '020 7946 0999' };
    await hospital.call('PUT', `/department/${id}`, change, {
      ...hospital.staff,
      'If-Match': `"${version}"`,
    });
    const found = await read(place);
    expect([found.state, found.before]).toEqual(['outdated', { summary: 'All about Pain Clinic.' }]);
    await write(place, { words: { summary: 'Für Schmerzen, die bleiben.' } });
    expect((await read(place)).state).toBe('current');
    await byStaff('PUT', `/department/${id}`, { summary: 'For pain that stays' });
    await write(place, { isCurrent: true });
    expect(await read(place)).toMatchObject({
      state: 'current',
      words: { summary: 'Für Schmerzen, die bleiben.' },
    });
  });

  test('follows the rules of its field, and contains no facts', async () => {
    const { id } = await newDepartment('Voice Clinic');
    const refused = await write(`department/${id}/de`, { words: { name: 'x'.repeat(121), phone: '1' } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'words.name',
      'words.phone',
    ]);
    // An empty field is untranslated.
    const { body } = await write(`department/${id}/de`, { words: { name: '', summary: 'Stimme.' } });
    expect(body.data.words).toEqual({ summary: 'Stimme.' });
  });

  test('names what opening hours are for; their times exist once, and a change of them outdates nothing', async () => {
    const open = (to: string) => [
      { name: 'Walk-in', days: [1], kind: 'times', from: '09:00', to, remark: 'Bring a card' },
    ];
    const { id } = await newDepartment('Blood Clinic');
    await byStaff('PUT', `/department/${id}`, { openingHours: open('12:00') });
    const place = `department/${id}/de`;
    expect((await read(place)).original.openingHours).toEqual(['Bring a card', 'Walk-in']);
    await write(place, { words: { openingHours: { 'Walk-in': 'Ohne Termin' } }, status: 'published' });
    await byStaff('PUT', `/department/${id}`, { openingHours: open('13:00') });
    expect((await read(place)).state).toBe('current');
    const [shown] = (await hospital.get(`/de/department/${id}`)).body.data.openingHours;
    expect(shown).toMatchObject({ name: 'Ohne Termin', to: '13:00', remark: 'Bring a card' });
  });

  test('is written by anyone who may change the entry: an editor of one department, that department', async () => {
    const { id } = await newDepartment('Editors Clinic');
    const { headers: editor } = await colleague(hospital, 'editor@openward.example', {
      roles: [{ role: 'editor', departmentIds: [id] }],
      doctorId: null,
    });
    const written = { words: { name: 'Redaktion' } };
    const put = (place: string) => hospital.call('PUT', `/admin/translation/${place}`, written, editor);
    const seen = async (place: string) =>
      (await hospital.get(`/admin/translation/${place}`, editor)).body.data?.mayChange;
    expect([(await put(`department/${id}/de`)).status, await seen(`department/${id}/de`)]).toEqual([
      200,
      true,
    ]);
    // Nor may they read what is published elsewhere beside its translation.
    expect([(await put('department/1/de')).status, await seen('department/1/de')]).toEqual([404, undefined]);
    expect([(await put('mailText/1/de')).status, await seen('mailText/1/de')]).toEqual([404, undefined]);
    const board = (await hospital.get('/admin/translation', editor)).body.data;
    expect(board.map(({ resource, id: one }: { resource: string; id: number }) => [resource, one])).toEqual(
      expect.arrayContaining([['department', id]]),
    );
    const bulk = { language: 'de', entries: [{ resource: 'department', id: 1 }], as: 'draft' };
    expect((await hospital.call('POST', '/admin/translation/bulk', bulk, editor)).body.data).toEqual({
      changed: 0,
    });
  });

  test('two translators who begin at once make one translation, and the second gets a conflict', async () => {
    const { id } = await newDepartment('Foot Clinic');
    const place = `department/${id}/de`;
    const answers = await Promise.all(
      ['Fuß', 'Füße'].map((name) => write(place, { words: { name } }, { 'If-Match': '"0"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('goes with its entry and comes back with it', async () => {
    const { id, slug } = await newDepartment('Vein Clinic');
    await write(`department/${id}/de`, { words: { name: 'Venen' }, status: 'published' });
    await byStaff('DELETE', `/department/${id}`);
    expect((await hospital.get('/de/department/slug/venen')).status).toBe(404);
    expect((await hospital.get(`/admin/translation/department/${id}/de`, hospital.staff)).status).toBe(404);
    await hospital.orm.execute(sql`delete from department where id = ${id}`);
    const { rows } = await hospital.orm.execute(
      sql`select from translation where entity = 'department' and entity_id = ${id}`,
    );
    expect([slug, rows.length]).toEqual(['vein-clinic', 0]);
  });

  test('is found by its own words in its language, by those of the original, and elsewhere under its name there', async () => {
    const { id } = await newDepartment('Tropical Medicine');
    await write(`department/${id}/de`, { words: { name: 'Tropenkunde' }, status: 'published' });
    const first = async (path: string) => (await hospital.get(path)).body.data[0];
    expect(await first('/de/search?q=tropenkunde')).toMatchObject({
      id,
      title: 'Tropenkunde',
      slug: 'tropenkunde',
    });
    expect(await first('/de/search?q=tropical%20medicine')).toMatchObject({ id, title: 'Tropenkunde' });
    expect(await first('/search?q=tropenkunde')).toMatchObject({ id, title: 'Tropical Medicine' });
    await byStaff('PUT', `/department/${id}`, { status: 'draft' });
    expect((await hospital.get('/de/search?q=tropenkunde')).body.data).toEqual([]);
  });
});

test('every table whose words are translated loses its translations with its entries and shares no address with them', async () => {
  const { rows } = await hospital.orm.execute<{ table: string; triggers: string[] }>(sql`
    select relname as table, array_agg(tgname::text) as triggers from pg_trigger
      join pg_class on pg_class.oid = tgrelid group by 1`);
  const triggers = new Map(rows.map(({ table, triggers: found }) => [table, found]));
  for (const resource of translated) {
    const table = tables.get(snakeCase(resource))!;
    const wanted = ['translation_gone', ...('slug' in table ? ['slug_is_no_translation'] : [])];
    const found = triggers.get(snakeCase(resource)) ?? [];
    expect([resource, wanted.filter((name) => !found.includes(name))]).toEqual([resource, []]);
  }
});

describe('the board', () => {
  test('shows what has a state, in one language or in any, and what is called so', async () => {
    const { id } = await newDepartment('Board Clinic');
    await write(`department/${id}/ar`, { words: { name: 'لوحة' } });
    const ids = async (query: string) =>
      (await hospital.get(`/admin/translation?resource=department&${query}`, hospital.staff)).body.data.map(
        (one: { id: number }) => one.id,
      );
    expect(await ids('state=draft')).toContain(id);
    expect(await ids('state=draft&language=de')).not.toContain(id);
    expect(await ids('q=bóard%20cl')).toEqual([id]);
  });

  test('publishes several at once and leaves out those that have none', async () => {
    const [one, other] = [await newDepartment('Bulk One'), await newDepartment('Bulk Two')];
    await write(`department/${one.id}/de`, { words: { name: 'Eins' } });
    const entries = [one, other].map(({ id }) => ({ resource: 'department', id }));
    const { body } = await byStaff('POST', '/admin/translation/bulk', {
      language: 'de',
      entries,
      as: 'published',
    });
    expect(body.data).toEqual({ changed: 1 });
    expect((await hospital.get(`/de/department/${one.id}`)).body.data.name).toBe('Eins');
  });
});
