import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/speciality',
  valid: (number) => ({ name: `Speciality ${number}` }),
  change: { description: 'What it is.' },
  invalid: [[{ position: -1 }, 'position']],
  isPublic: true,
  hasSlug: true,
});

test('two specialities cannot share a name, however it is written', async () => {
  await rules.hospital.call('POST', '/speciality', { name: 'Sports medicine' }, rules.hospital.staff);
  const refused = await rules.hospital.call(
    'POST',
    '/speciality',
    { name: 'SPORTS medicine', slug: 'other' },
    rules.hospital.staff,
  );
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/name-taken']);
});
