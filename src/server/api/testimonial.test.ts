import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
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

test('without the patient’s consent a testimonial is a draft and cannot be published', async () => {
  const draft = { name: 'Ann', quote: 'They listened.', status: 'draft' };
  const { body } = await rules.hospital.call('POST', '/testimonial', draft, rules.hospital.staff);
  expect((await rules.hospital.get(`/testimonial/${body.data.id}`)).status).toBe(404);
  const publish = (more: object) =>
    rules.hospital.call(
      'PUT',
      `/testimonial/${body.data.id}`,
      { status: 'published', ...more },
      rules.hospital.staff,
    );
  const refused = await publish({});
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'consent']);
  expect((await publish({ consent: true })).status).toBe(200);
  expect((await rules.hospital.get(`/testimonial/${body.data.id}`)).body.data.quote).toBe('They listened.');
  const withdrawn = await rules.hospital.call(
    'PUT',
    `/testimonial/${body.data.id}`,
    { consent: false },
    rules.hospital.staff,
  );
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
  const { body } = await rules.hospital.call('POST', '/testimonial', about, rules.hospital.staff);
  const ids = async (query: string) =>
    (await rules.hospital.get(`/testimonial?${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await ids('doctor=clara-hensley')).toContain(body.data.id);
  expect(await ids(`department=${body.data.department.slug}`)).toContain(body.data.id);
  expect(await ids('doctor=karim-belhadi')).not.toContain(body.data.id);
});

test('of two people, one publishing and one withdrawing the consent, one is refused', async () => {
  const { hospital } = rules;
  const call = (method: string, path: string, body: object) =>
    hospital.call(method, path, body, hospital.staff);
  for (let round = 0; round < 5; round++) {
    const { body } = await call('POST', '/testimonial', {
      name: 'Two at once',
      quote: 'They listened.',
      status: 'draft',
      consent: true,
    });
    const put = (change: object) => call('PUT', `/testimonial/${body.data.id}`, change);
    const answers = await Promise.all([put({ status: 'published' }), put({ consent: false })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
});
