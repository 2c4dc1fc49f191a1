import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/synonym',
  valid: (number) => ({ name: `Words ${number}`, words: ['tummy'], leadsTo: ['Gastroenterology'] }),
  change: { words: ['tummy', 'tummy ache'] },
  invalid: [
    [{ words: ['Skin', 'skin'] }, 'words'],
    [{ leadsTo: [] }, 'leadsTo'],
    [{ language: 'fr' }, 'language'],
  ],
  isPublic: false,
  hasSlug: false,
  fixture: 'demo',
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

test('words of the main language lead on all pages, and those of another on its own, or where nothing else is found', async () => {
  const { call, get, staff } = rules.hospital;
  await call('PUT', '/settings/1', { languages: ['de', 'ar'] }, staff);
  const body = { name: 'Füße', language: 'de', words: ['wackelige Zehen'], leadsTo: ['Orthopädie'] };
  const made = (await call('POST', '/synonym', body, staff)).body.data;
  // The name differs in each language.
  const inMain = { ...body, language: '', words: ['wobbly toes'], leadsTo: ['Orthopaedics'] };
  expect((await call('POST', '/synonym', inMain, staff)).status).toBe(201);
  expect((await call('POST', '/synonym', body, staff)).body.type).toMatch(/name-taken/);
  const first = async (page: string, q: string) => (await get(`${page}/search?q=${q}`)).body.data[0]?.slug;
  expect(await first('/de', 'wackelige+zehen')).toBe('orthopadie');
  expect(await first('', 'wackelige+zehen')).toBe('orthopaedics');
  expect(await first('', 'wackelige+eyes')).toBe('ophthalmology');
  expect([await first('', 'wobbly+toes'), await first('/de', 'wobbly+toes')]).toEqual([
    'orthopaedics',
    'orthopadie',
  ]);
  // Read on a page of another language, it keeps the language that staff chose.
  expect((await get(`/ar/synonym/${made.id}`, staff)).body.data.language).toBe('de');
});

test('advice in the language of the page goes before advice in the main one', async () => {
  const { call, get, staff } = rules.hospital;
  const advice = { words: ['quokkabite'], leadsTo: [] };
  await call('POST', '/synonym', { ...advice, name: 'Bite', advice: 'Call now.' }, staff);
  const text = async () => (await get('/de/search?q=quokkabite')).body.meta.advice?.text;
  expect(await text()).toBe('Call now.');
  await call('POST', '/synonym', { ...advice, name: 'Biss', language: 'de', advice: 'Rufen Sie an.' }, staff);
  expect(await text()).toBe('Rufen Sie an.');
});
