import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const body = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const rules = crudRules({
  path: '/news',
  valid: (number) => ({ title: `Article ${number}`, body: body('The new ward is open.') }),
  change: { excerpt: 'It is open.', author: 'Dr Clara Hensley', tags: ['Building', 'Wards'], featured: true },
  invalid: [
    [{ body: '<p>Hello</p>' }, 'body'],
    [{ body: { type: 'doc', content: [{ type: 'paragraph' }] } }, 'body'],
    [{ body: body(' ') }, 'body'],
    [{ tags: ['Heart', 'heart'] }, 'tags'],
  ],
  isPublic: true,
  hasSlug: true,
});

async function write(more: object) {
  const article = { title: 'An article', body: body('Words.'), ...more };
  return (await rules.hospital.call('POST', '/news', article, rules.hospital.staff)).body.data;
}
const change = async (id: number, more: object) =>
  (await rules.hospital.call('PUT', `/news/${id}`, more, rules.hospital.staff)).body.data;
const ids = async (query = '', headers = {}): Promise<number[]> =>
  (await rules.hospital.get(`/news?limit=100&${query}`, headers)).body.data.map(
    ({ id }: { id: number }) => id,
  );

test('the newest comes first: by date of publication, or else of creation', async () => {
  const tags = ['Order'];
  const old = await write({ tags, publishedAt: '2020-05-01T08:00:00Z' });
  const atOnce = await write({ tags });
  const recent = await write({ tags, publishedAt: '2026-02-20T08:00:00Z' });
  const older = await write({ tags, publishedAt: '2019-05-01T08:00:00Z' });
  // The database stamps rows with the real clock, which is later than the test's.
  const newestFirst = [atOnce, recent, old, older].map(({ id }) => id);
  expect(await ids('tag=order')).toEqual(newestFirst);
  expect(await ids('tag=order&sort=publishedAt')).toEqual(newestFirst.toReversed());
  const [first] = (await rules.hospital.get('/news?tag=order&limit=1')).body.data;
  expect(first.id).toBe(atOnce.id);
});

test('a scheduled article appears at its time, everywhere at once, and not before', async () => {
  const { clock } = rules.hospital;
  const publishedAt = new Date(clock.now + 3_600_000).toISOString();
  const { id, slug } = await write({ title: 'The garden opens', tags: ['Garden party'], publishedAt });
  const found = async () => ({
    listed: (await ids()).includes(id),
    tagged: (await ids('tag=garden party')).includes(id),
    counted: (await rules.hospital.get('/news/tags')).body.data.some(
      ({ tag }: { tag: string }) => tag === 'Garden party',
    ),
    byId: (await rules.hospital.get(`/news/${id}`)).status,
    bySlug: (await rules.hospital.get(`/news/slug/${slug}`)).status,
  });
  const hidden = { listed: false, tagged: false, counted: false, byId: 404, bySlug: 404 };
  expect(await found()).toEqual(hidden);
  clock.now += 3_599_000;
  expect(await found()).toEqual(hidden);
  clock.now += 1_000;
  expect(await found()).toEqual({ listed: true, tagged: true, counted: true, byId: 200, bySlug: 200 });
});

test('a draft is dated the day it is published, unless it is given a date', async () => {
  const { clock } = rules.hospital;
  const now = new Date(clock.now).toISOString();
  const draft = await write({ status: 'draft' });
  expect(draft.publishedAt).toBeNull();
  const published = await change(draft.id, { status: 'published' });
  expect(published.publishedAt).toBe(now);
  clock.now += 600_000;
  // A published article keeps its date when it is corrected or republished after a break.
  expect((await change(draft.id, { title: 'Corrected' })).publishedAt).toBe(now);
  await change(draft.id, { status: 'archived' });
  expect((await change(draft.id, { status: 'published' })).publishedAt).toBe(now);
  const dated = await write({ status: 'draft' });
  const given = '2026-01-15T10:00:00.000Z';
  expect((await change(dated.id, { status: 'published', publishedAt: given })).publishedAt).toBe(given);
});

test('a tag is found in upper and lower case, and as a whole', async () => {
  const { id } = await write({ tags: ['Heart health'] });
  expect(await ids('tag=HEART%20Health')).toContain(id);
  expect(await ids('tag=heart')).not.toContain(id);
  expect(await ids("tag=x') or 1=1 --")).toEqual([]);
});

test('tags count visible articles; for staff, drafts too', async () => {
  const { hospital } = rules;
  await write({ tags: ['Physiotherapy'] });
  await write({ tags: ['physiotherapy', 'Backs'] });
  await write({ tags: ['Physiotherapy', 'Knees'], status: 'draft' });
  const gone = await write({ tags: ['Physiotherapy'] });
  await hospital.call('DELETE', `/news/${gone.id}`, undefined, hospital.staff);
  const counts = async (headers = {}) => {
    const { body } = await hospital.get('/news/tags', headers);
    const count = (tag: string) =>
      body.data.find((one: { tag: string }) => one.tag.toLowerCase() === tag)?.count;
    return [count('physiotherapy'), count('backs'), count('knees')];
  };
  expect(await counts()).toEqual([2, 1, undefined]);
  expect(await counts(hospital.staff)).toEqual([3, 1, 1]);
});
