import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/testimonial',
  valid: (number) => ({ name: `Patient ${number}`, quote: 'They listened.', consent: true }),
  change: { rating: 5, treatment: 'Knee replacement', doctorId: null },
  invalid: [
    [{ doctorId: 99_999 }, 'doctorId'],
    [{ departmentId: 99_999 }, 'departmentId'],
    [{ consent: false }, 'consent'],
  ],
  isPublic: true,
  hasSlug: false,
});

const staff = (method: string, path: string, body?: unknown) =>
  rules.hospital.call(method, path, body, rules.hospital.staff);

test('without the patient’s consent a testimonial is a draft and cannot be published', async () => {
  const draft = { name: 'Ann', quote: 'They listened.', status: 'draft' };
  const { body } = await staff('POST', '/testimonial', draft);
  expect((await rules.hospital.get(`/testimonial/${body.data.id}`)).status).toBe(404);
  const publish = (more: object) =>
    staff('PUT', `/testimonial/${body.data.id}`, { status: 'published', ...more });
  const refused = await publish({});
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'consent']);
  expect((await publish({ consent: true })).status).toBe(200);
  expect((await rules.hospital.get(`/testimonial/${body.data.id}`)).body.data.quote).toBe('They listened.');
  const withdrawn = await staff('PUT', `/testimonial/${body.data.id}`, { consent: false });
  expect(withdrawn.status).toBe(422);
});

test('testimonials are listed by doctor and by department', async () => {
  const { body: doctor } = await rules.hospital.get('/doctor/slug/clara-hensley');
  const about = {
    name: 'Bo',
    quote: 'Clear and kind.',
    consent: true,
    doctorId: doctor.data.id,
    departmentId: 1,
  };
  const { body } = await staff('POST', '/testimonial', about);
  const ids = async (query: string) =>
    (await rules.hospital.get(`/testimonial?${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await ids('doctor=clara-hensley')).toContain(body.data.id);
  expect(await ids(`department=${body.data.department.slug}`)).toContain(body.data.id);
  expect(await ids('doctor=karim-belhadi')).not.toContain(body.data.id);
});
