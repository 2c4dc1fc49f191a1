import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';
import { colleague } from '#server/security/every-call.ts';

const rules = crudRules({
  path: '/visit-type',
  valid: (number) => ({ name: `Visit ${number}`, durationMinutes: 20 }),
  change: { places: 3, doctorIds: [1, 2], needsApproval: true },
  invalid: [
    [{ mode: 'fax' }, 'mode'],
    [{ doctorIds: [99_999] }, 'doctorIds'],
  ],
  isPublic: true,
  hasSlug: false,
});

test('a visit type that only hidden doctors offer is invisible to the public, and not offered by everyone', async () => {
  const { call, staff, get } = rules.hospital;
  const draft = { name: 'Ann Hidden', status: 'draft' };
  const doctor = (await call('POST', '/doctor', draft, staff)).body.data;
  const visit = { name: 'Hidden visit', durationMinutes: 20, doctorIds: [doctor.id] };
  const { id } = (await call('POST', '/visit-type', visit, staff)).body.data;
  const listed = async (headers = {}) =>
    (await get('/visit-type?q=hidden visit', headers)).body.data.map((one: { id: number }) => one.id);
  expect([await listed(), (await get(`/visit-type/${id}`)).status, await listed(staff)]).toEqual([
    [],
    404,
    [id],
  ]);
  await call('PUT', `/visit-type/${id}`, { doctorIds: [doctor.id, 1] }, staff);
  expect((await get(`/visit-type/${id}`)).body.data.doctorIds).toEqual([1]);
  expect((await get(`/visit-type/${id}`, staff)).body.data.doctorIds).toEqual([1, doctor.id]);
  const roles = [{ role: 'desk' as const, departmentIds: null }];
  const receptionist = (await colleague(rules.hospital, 'front@openward.example', { roles })).headers;
  // Nor is it offered by everyone for an account that may not read the doctor's page.
  await call('PUT', `/visit-type/${id}`, { doctorIds: [doctor.id] }, staff);
  expect((await get(`/visit-type/${id}`, receptionist)).body.data.doctorIds).toEqual([doctor.id]);
});
