import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { crudRules } from './crud-rules.ts';

crudRules({
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

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('the demo hospital has sixteen departments, each with a picture and a head', async () => {
  const { body } = await hospital.get('/department?limit=100');
  expect(body.meta.total).toBe(16);
  for (const department of body.data) {
    expect(department.image).toMatchObject({
      alt: expect.stringMatching(/./),
      srcset: expect.stringContaining('640w'),
    });
    expect(department.headDoctor?.slug).toEqual(expect.any(String));
  }
});

test('a department is found by its slug, and by the slug that it had before', async () => {
  const { body } = await hospital.get('/department/slug/cardiology');
  await hospital.call('PUT', `/department/${body.data.id}`, { slug: 'heart-medicine' }, hospital.staff);
  expect((await hospital.get('/department/slug/heart-medicine')).body.data.id).toBe(body.data.id);
  expect((await hospital.get('/department/slug/cardiology')).body.data.slug).toBe('heart-medicine');
  expect((await hospital.get('/department/slug/no-such-thing')).status).toBe(404);
});

test('an old slug belongs to whoever uses it again', async () => {
  const { body } = await hospital.call(
    'POST',
    '/department',
    { name: 'Cardiology', slug: 'cardiology' },
    hospital.staff,
  );
  expect((await hospital.get('/department/slug/cardiology')).body.data.id).toBe(body.data.id);
});

test('search is blind to case and accents and takes wildcards as letters', async () => {
  const names = async (q: string) =>
    (await hospital.get(`/department?q=${encodeURIComponent(q)}`)).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await names('NÉURO')).toContain('Neurology');
  expect(await names('%')).toEqual([]);
});

test('a department with future appointments of its doctors is not deleted', async () => {
  const { body: slots } = await hospital.get('/appointment/soonest?department=neurology');
  const { doctorId, startsAt } = slots.data[0];
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  expect((await hospital.call('POST', '/appointment', booking, hospital.visitor)).status).toBe(201);
  const { body } = await hospital.get('/department/slug/neurology');
  const refused = await hospital.call('DELETE', `/department/${body.data.id}`, undefined, hospital.staff);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/has-appointments']);
});
