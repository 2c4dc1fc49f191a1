import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/synonym',
  valid: (number) => ({ name: `Words ${number}`, words: ['tummy'], leadsTo: ['Gastroenterology'] }),
  change: { words: ['tummy', 'tummy ache'] },
  invalid: [
    [{ name: '' }, 'name'],
    [{ words: [] }, 'words'],
    [{ words: ['Skin', 'skin'] }, 'words'],
    [{ words: ['x'.repeat(61)] }, 'words.0'],
    [{ leadsTo: [] }, 'leadsTo'],
    [{ advice: 'x'.repeat(401) }, 'advice'],
  ],
  isPublic: false,
  hasSlug: false,
});

test('words without a target are accepted if they come with advice', async () => {
  const { call, staff } = rules.hospital;
  const body = { name: 'Advice alone', words: ['swallowed a button battery'], advice: 'Call now.' };
  expect((await call('POST', '/synonym', body, staff)).status).toBe(201);
});

test('the search uses words from the moment staff add them until they are deleted', async () => {
  const { call, get, staff } = rules.hospital;
  const first = async () => (await get('/search?q=wobbly+tootsies')).body.data[0]?.slug;
  expect(await first()).toBeUndefined();
  const body = { name: 'Feet', words: ['wobbly tootsies'], leadsTo: ['Orthopaedics'] };
  const made = await call('POST', '/synonym', body, staff);
  expect(await first()).toBe('orthopaedics');
  await call('DELETE', `/synonym/${made.body.data.id}`, undefined, staff);
  expect(await first()).toBeUndefined();
});
