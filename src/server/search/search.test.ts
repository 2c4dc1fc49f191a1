/** The rules of the search over the API, on the demo hospital. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchType } from '#contract/search.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

const ask = (q: string, more = '') => hospital.get(`/search?q=${encodeURIComponent(q)}${more}`);
const slugs = async (q: string, more = '') =>
  (await ask(q, more)).body.data.map(({ slug }: { slug: string }) => slug);

test('one ranked list has entries of every type, each with what a result shows', async () => {
  const { body } = await ask('children');
  const types = new Set(body.data.map(({ type }: { type: string }) => type));
  expect([...types].toSorted()).toEqual([...SearchType.options].toSorted());
  expect(body.data[0]).toEqual({
    type: 'department',
    id: expect.any(Number),
    slug: 'paediatrics',
    title: 'Paediatrics',
    summary: expect.stringMatching(/child/i),
    image: expect.objectContaining({ alt: expect.any(String) }),
    covers: 1,
    matched: expect.arrayContaining(['paediatrics']),
  });
});

test('a type narrows the list, the totals still count every type, and pages are consecutive', async () => {
  const all = (await ask('heart', '&limit=100')).body;
  const doctors = (await ask('heart', '&type=doctor&limit=1&page=2')).body;
  const expected = all.data.filter(({ type }: { type: string }) => type === 'doctor');
  expect(doctors.data).toEqual([expected[1]]);
  expect(doctors.meta).toMatchObject({ page: 2, limit: 1, total: expected.length, totals: all.meta.totals });
  expect(all.meta.total).toBe(all.data.length);
  expect((await ask('heart', '&page=99')).body.data).toEqual([]);
});

test('unpublished, scheduled, archived and deleted entries are not found, not even by staff', async () => {
  const change = (path: string, body: object) => hospital.call('PUT', path, body, hospital.staff);
  const { id } = (await hospital.get('/department/slug/dermatology')).body.data;
  for (const hidden of [
    { status: 'draft' },
    { status: 'archived' },
    { status: 'published', publishedAt: new Date(hospital.clock.now + 1000).toISOString() },
  ]) {
    await change(`/department/${id}`, hidden);
    expect(await slugs('dermatology', '&type=department')).toEqual([]);
    const seen = await hospital.get('/search?q=dermatology&type=department', hospital.staff);
    expect(seen.body.data).toEqual([]);
  }
  await change(`/department/${id}`, { publishedAt: null });
  expect(await slugs('dermatology', '&type=department')).toEqual(['dermatology']);
});

test('a write is searchable at once: a new entry, a new name, and nothing after a deletion', async () => {
  const { call, staff } = hospital;
  const made = (await call('POST', '/services', { title: 'Zebrafish therapy' }, staff)).body.data;
  expect(await slugs('zebrafish')).toEqual([made.slug]);
  await call('PUT', `/services/${made.id}`, { title: 'Quokka therapy' }, staff);
  expect([await slugs('zebrafish'), await slugs('quoka')]).toEqual([[], [made.slug]]);
  await call('DELETE', `/services/${made.id}`, undefined, staff);
  expect(await slugs('quokka')).toEqual([]);
});

test('a doctor is found by departments and specialities, by their new names too', async () => {
  const doctor = (await hospital.get('/doctor/slug/niamh-corrigan')).body.data;
  const found = async (q: string) => (await slugs(q, '&type=doctor&limit=100')).includes(doctor.slug);
  expect([await found('pulmonology'), await found('wombatology')]).toEqual([true, false]);
  const { id } = doctor.departments.find(({ slug }: { slug: string }) => slug === 'pulmonology');
  await hospital.call('PUT', `/department/${id}`, { name: 'Wombatology' }, hospital.staff);
  expect(await found('wombatology')).toBe(true);
  await hospital.call('PUT', `/doctor/${doctor.id}`, { departmentIds: [] }, hospital.staff);
  expect(await found('wombatology')).toBe(false);
  await hospital.call('PUT', `/department/${id}`, { name: 'Pulmonology' }, hospital.staff);
});

test('a doctor is found by a department from the moment it is public, and by no hidden one', async () => {
  const { call, staff, clock } = hospital;
  const doctor = (await hospital.get('/doctor/slug/niamh-corrigan')).body.data;
  const due = clock.now + 60_000;
  const made = await call(
    'POST',
    '/department',
    { name: 'Numbatology', publishedAt: new Date(due).toISOString() },
    staff,
  );
  const { id } = made.body.data;
  // The word itself is public here, but not its link to the doctor.
  const talk = await call('POST', '/services', { title: 'Numbatology talks' }, staff);
  const departmentIds = [...doctor.departmentIds, id];
  await call('PUT', `/doctor/${doctor.id}`, { departmentIds }, staff);
  const found = async () => (await ask('numbatology', '&type=doctor')).body.data;
  const matched = async () => (await ask('corrigan numbatology', '&type=doctor')).body.data[0].matched;
  expect([await found(), await matched()]).toEqual([[], ['corrigan']]);
  clock.now = due;
  expect(await found()).toEqual([expect.objectContaining({ slug: doctor.slug, matched: ['numbatology'] })]);
  for (const hidden of [{ status: 'draft' }, { status: 'archived' }]) {
    await call('PUT', `/department/${id}`, hidden, staff);
    expect([await found(), await matched()]).toEqual([[], ['corrigan']]);
  }
  await call('DELETE', `/services/${talk.body.data.id}`, undefined, staff);
  await call('PUT', `/doctor/${doctor.id}`, { departmentIds: doctor.departmentIds }, staff);
});

test('a hidden doctor is not found by what they belong to', async () => {
  const doctor = (await hospital.get('/doctor/slug/clara-hensley')).body.data;
  const [{ name }] = doctor.departments;
  const before = (await ask(name, '&limit=100')).body;
  const { departmentIds, specialityIds } = doctor;
  const made = await hospital.call(
    'POST',
    '/doctor',
    { name: 'Quilla Nowhere', status: 'draft', departmentIds, specialityIds },
    hospital.staff,
  );
  expect(made.status).toBe(201);
  for (const state of [{ status: 'draft' }, { status: 'published', publishedAt: '2030-01-01T00:00:00Z' }]) {
    await hospital.call('PUT', `/doctor/${made.body.data.id}`, state, hospital.staff);
    expect((await ask(name, '&limit=100')).body).toEqual(before);
  }
  await hospital.call('DELETE', `/doctor/${made.body.data.id}`, undefined, hospital.staff);
});

test('a draft’s words do not keep a typo from being recognised', async () => {
  const before = await ask('cardeology');
  const { body } = await hospital.call(
    'POST',
    '/services',
    { title: 'Cardeology', status: 'draft' },
    hospital.staff,
  );
  expect((await ask('cardeology')).body).toEqual(before.body);
  await hospital.call('DELETE', `/services/${body.data.id}`, undefined, hospital.staff);
});

test('accents, capitals and apostrophes make no difference, on either side', async () => {
  await hospital.call('POST', '/doctor', { name: 'Zoë Müller-Łukaszewicz' }, hospital.staff);
  for (const q of ['zoe muller', 'ZOË MÜLLER', 'mueller zoe', 'lukaszewicz', 'Müllerłukaszewicz'])
    expect([q, await slugs(q, '&type=doctor&limit=1')]).toEqual([q, ['zoe-muller-lukaszewicz']]);
  for (const q of ['women’s health', "women's health", 'womens health'])
    expect([q, (await slugs(q))[0]]).toEqual([q, 'womens-health-check']);
});

test('an emergency gets advice and the number to call; other words get none', async () => {
  const { ambulancePhone } = (await hospital.get('/contact')).body.data[0];
  expect(ambulancePhone).toBe('999');
  for (const q of ['I can’t breathe', 'my child has a fever at night', 'fever', 'emergancy', 'a&e', '999']) {
    const { advice } = (await ask(q)).body.meta;
    expect([q, advice?.phone, advice?.text]).toEqual([q, ambulancePhone, expect.stringMatching(/call now/i)]);
  }
  for (const q of ['chest x-ray', 'hay fever', 'breathing test', 'child', 'open at night', 'visiting'])
    expect([q, (await ask(q)).body.meta.advice]).toEqual([q, null]);
});

test('any typed or pasted text is answered, and meaningless text finds nothing', async () => {
  for (const q of [
    '',
    '%',
    '%_\\%',
    "'; drop table doctor; --",
    'heart & !skin | (lung <-> :*)',
    '\u0000heart\u0007',
    `${'x'.repeat(99)}😀`,
    'x'.repeat(20_000),
    '\u202eheart',
    'ﷺ'.repeat(100),
  ]) {
    const { status, body } = await ask(q);
    expect([q.slice(0, 30), status, Array.isArray(body.data)]).toEqual([q.slice(0, 30), 200, true]);
  }
  expect(await slugs('%')).toEqual([]);
  expect(await slugs('\u0000heart\u0007')).toContain('cardiology');
  expect((await hospital.get('/search?q=%ED%A0%80heart%FF')).status).toBe(200);
  for (const wrong of ['type=patient', 'limit=0', 'limit=101', 'page=x'])
    expect([wrong, (await ask('heart', `&${wrong}`)).status]).toEqual([wrong, 422]);
  expect((await hospital.get('/search?q=heart&q=skin')).status).toBe(200);
});

test('the stored words of every entry match its current content', async () => {
  const kept = sql`select word, entity, entity_id, language, weight, since from search_word order by 1, 2, 3, 4`;
  const before = (await hospital.orm.execute(kept)).rows;
  for (const table of [...SearchType.options, 'speciality'])
    await hospital.orm.execute(
      sql.raw(
        `select search_keep_${table}(t, '', public_since(t.status, t.published_at, t.deleted_at)) from ${table} t`,
      ),
    );
  expect((await hospital.orm.execute(kept)).rows).toEqual(before);
});
