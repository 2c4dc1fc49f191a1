import { expect, test } from 'vitest';
import { crudRules } from './crud-rules.ts';

const rules = crudRules({
  path: '/department',
  valid: (number) => ({ name: `Department ${number}` }),
  change: { summary: 'New words', faqs: [{ question: 'When?', answer: 'Every day.' }] },
  invalid: [
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ summary: 'x'.repeat(301) }, 'summary'],
    [{ email: 'nobody' }, 'email'],
    [{ slug: 'Not A Slug' }, 'slug'],
    [{ imageId: 99_999 }, 'imageId'],
    [{ headDoctorId: 99_999 }, 'headDoctorId'],
    [{ faqs: [{ question: '', answer: 'x' }] }, 'faqs.0.question'],
    [{ description: { type: 'doc', content: [{ type: 'script' }] } }, 'description.content.0.type'],
  ],
  isPublic: true,
  hasSlug: true,
});

test('the demo hospital has sixteen departments, each with a picture and a head', async () => {
  const { body } = await rules.hospital.get('/department?limit=100');
  const demo = body.data.filter((department: { image: unknown }) => department.image);
  expect(demo).toHaveLength(16);
  for (const department of demo) {
    expect(department.image).toMatchObject({
      alt: expect.stringMatching(/./),
      srcset: expect.stringContaining('640w'),
    });
    expect(department.headDoctor?.slug).toEqual(expect.any(String));
  }
});

test('a department is found by its slug, and by the slug that it had before', async () => {
  const { body } = await rules.hospital.get('/department/slug/cardiology');
  await rules.hospital.call(
    'PUT',
    `/department/${body.data.id}`,
    { slug: 'heart-medicine' },
    rules.hospital.staff,
  );
  expect((await rules.hospital.get('/department/slug/heart-medicine')).body.data.id).toBe(body.data.id);
  expect((await rules.hospital.get('/department/slug/cardiology')).body.data.slug).toBe('heart-medicine');
  expect((await rules.hospital.get('/department/slug/no-such-thing')).status).toBe(404);
});

test('an old slug belongs to whoever uses it again', async () => {
  const { body } = await rules.hospital.call(
    'POST',
    '/department',
    { name: 'Cardiology', slug: 'cardiology' },
    rules.hospital.staff,
  );
  expect((await rules.hospital.get('/department/slug/cardiology')).body.data.id).toBe(body.data.id);
});

test('search is blind to case and accents and takes wildcards as letters', async () => {
  const names = async (q: string) =>
    (await rules.hospital.get(`/department?q=${encodeURIComponent(q)}`)).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await names('NÉURO')).toContain('Neurology');
  expect(await names('%')).toEqual([]);
});

test('a department with future appointments of its doctors is not deleted', async () => {
  const { body: slots } = await rules.hospital.get('/appointment/soonest?department=neurology');
  const { doctorId, startsAt } = slots.data[0];
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  expect((await rules.hospital.call('POST', '/appointment', booking, rules.hospital.visitor)).status).toBe(
    201,
  );
  const { body } = await rules.hospital.get('/department/slug/neurology');
  const refused = await rules.hospital.call(
    'DELETE',
    `/department/${body.data.id}`,
    undefined,
    rules.hospital.staff,
  );
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/has-appointments']);
});
