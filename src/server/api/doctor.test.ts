import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/doctor',
  valid: (number) => ({ name: `Doctor ${number}`, departmentIds: [1, 2], specialityIds: [3] }),
  change: { role: 'Consultant', languages: ['en', 'pt-BR'], consultationFee: 12_500, bookable: false },
  invalid: [
    [{ languages: ['English please'] }, 'languages.0'],
    [{ departmentIds: [99_999] }, 'departmentIds'],
    [{ specialityIds: [99_999] }, 'specialityIds'],
    [{ education: [{ degree: '', institution: '', year: null }] }, 'education.0.degree'],
  ],
  isPublic: true,
  hasSlug: true,
});

const slugs = async (query: string) =>
  (await rules.hospital.get(`/doctor?limit=100&${query}`)).body.data
    .map((doctor: { slug: string }) => doctor.slug)
    .sort();

test('departments and specialities keep the order in which they were chosen', async () => {
  const { body } = await rules.hospital.call(
    'POST',
    '/doctor',
    { name: 'Ordered', departmentIds: [15, 2, 6] },
    rules.hospital.staff,
  );
  expect(body.data.departmentIds).toEqual([15, 2, 6]);
  const changed = await rules.hospital.call(
    'PUT',
    `/doctor/${body.data.id}`,
    { departmentIds: [6, 15] },
    rules.hospital.staff,
  );
  expect(changed.body.data.departments.map((one: { id: number }) => one.id)).toEqual([6, 15]);
});

test('doctors are filtered by department, speciality and language, together', async () => {
  const { body } = await rules.hospital.get('/doctor?limit=100');
  const doctor = body.data.find(
    (one: { specialities: unknown[]; languages: string[] }) =>
      one.specialities.length > 0 && one.languages.length > 1,
  );
  const query = `department=${doctor.departments[0].slug}&speciality=${doctor.specialities[0].slug}&language=${doctor.languages[1]}`;
  expect(await slugs(query)).toContain(doctor.slug);
  expect(await slugs('department=cardiology')).not.toEqual(await slugs('department=neurology'));
  expect(await slugs('department=no-such-department')).toEqual([]);
});

test('plain words find a doctor by name, role, department or speciality', async () => {
  const { body } = await rules.hospital.get('/doctor/slug/clara-hensley');
  expect(await slugs('q=hensley')).toEqual([body.data.slug]);
  expect(await slugs('q=cardiology')).toContain(body.data.slug);
  expect(await slugs(`q=${encodeURIComponent(body.data.specialities[0].name)}`)).toContain(body.data.slug);
});

test('the filter by day shows doctors with a free time on it', async () => {
  // The demo hospital has Sunday clinics only for some doctors.
  const onMonday = await slugs('available=2026-03-09');
  const { body } = await rules.hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-09&to=2026-03-09',
  );
  expect(onMonday.includes('clara-hensley')).toBe(body.data.length > 0);
  expect(onMonday.length).toBeGreaterThan(0);
  expect((await rules.hospital.get('/doctor?available=soon')).status).toBe(422);
});

test('a hidden department or speciality finds no doctor for the public, but does for staff', async () => {
  const { call, staff, get } = rules.hospital;
  for (const [path, filter, links] of [
    ['/department', 'department', 'departmentIds'],
    ['/speciality', 'speciality', 'specialityIds'],
  ] as const) {
    const group = await call('POST', path, { name: `Quaggatology ${filter}`, status: 'draft' }, staff);
    const { id, slug } = group.body.data;
    const made = await call('POST', '/doctor', { name: 'Ann Hidden-Link', [links]: [id] }, staff);
    for (const query of [`q=quaggatology ${filter}`, `${filter}=${slug}`]) {
      const found = async (headers = {}) =>
        (await get(`/doctor?${query}`, headers)).body.data.map((one: { id: number }) => one.id);
      expect([query, await found(), await found(staff)]).toEqual([query, [], [made.body.data.id]]);
    }
    await call('PUT', `${path}/${id}`, { status: 'published' }, staff);
    expect((await get(`/doctor?${filter}=${slug}`)).body.meta.total).toBe(1);
    await call('DELETE', `/doctor/${made.body.data.id}`, undefined, staff);
  }
});
