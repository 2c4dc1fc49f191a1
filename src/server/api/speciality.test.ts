import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { crudRules } from './crud-rules.ts';

crudRules({
  path: '/speciality',
  valid: (number) => ({ name: `Speciality ${number}` }),
  change: { description: 'What it is.' },
  invalid: [
    [{ name: '' }, 'name'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ position: -1 }, 'position'],
  ],
  isPublic: true,
  hasSlug: true,
});

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('two specialities cannot have one name, however it is written', async () => {
  await hospital.call('POST', '/speciality', { name: 'Sports medicine' }, hospital.staff);
  const refused = await hospital.call(
    'POST',
    '/speciality',
    { name: 'SPORTS medicine', slug: 'other' },
    hospital.staff,
  );
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/name-taken']);
});
