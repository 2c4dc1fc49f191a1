import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { crudRules } from './crud-rules.ts';

crudRules({
  path: '/testimonial',
  valid: (number) => ({ name: `Patient ${number}`, quote: 'They listened.', consent: true }),
  change: { rating: 5, treatment: 'Knee replacement', doctorId: null },
  invalid: [
    [{ name: '' }, 'name'],
    [{ quote: '' }, 'quote'],
    [{ quote: 'x'.repeat(1001) }, 'quote'],
    [{ rating: 6 }, 'rating'],
    [{ doctorId: 99_999 }, 'doctorId'],
    [{ departmentId: 99_999 }, 'departmentId'],
    [{ consent: false }, 'consent'],
    [{ consent: 'yes' }, 'consent'],
  ],
  isPublic: true,
  hasSlug: false,
});

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('without the patient’s consent a testimonial is a draft and cannot be published', async () => {
  const draft = { name: 'Ann', quote: 'They listened.', status: 'draft' };
  const { body } = await hospital.call('POST', '/testimonial', draft, hospital.staff);
  expect((await hospital.get(`/testimonial/${body.data.id}`)).status).toBe(404);
  const publish = (more: object) =>
    hospital.call('PUT', `/testimonial/${body.data.id}`, { status: 'published', ...more }, hospital.staff);
  const refused = await publish({});
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'consent']);
  expect((await publish({ consent: true })).status).toBe(200);
  expect((await hospital.get(`/testimonial/${body.data.id}`)).body.data.quote).toBe('They listened.');
  const withdrawn = await hospital.call(
    'PUT',
    `/testimonial/${body.data.id}`,
    { consent: false },
    hospital.staff,
  );
  expect(withdrawn.status).toBe(422);
});

test('testimonials are listed by doctor and by department', async () => {
  const { body: doctor } = await hospital.get('/doctor/slug/clara-hensley');
  const about = {
    name: 'Bo',
    quote: 'Clear and kind.',
    consent: true,
    doctorId: doctor.data.id,
    departmentId: 1,
  };
  const { body } = await hospital.call('POST', '/testimonial', about, hospital.staff);
  const ids = async (query: string) =>
    (await hospital.get(`/testimonial?${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await ids('doctor=clara-hensley')).toEqual([body.data.id]);
  expect(await ids(`department=${body.data.department.slug}`)).toEqual([body.data.id]);
  expect(await ids('doctor=karim-belhadi')).toEqual([]);
});
