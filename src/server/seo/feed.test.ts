import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
async function write(more: object) {
  const article = { title: 'An article', body: text('Words.'), ...more };
  return (await hospital.call('POST', '/news', article, hospital.staff)).body.data;
}
const ask = (headers = {}) => hospital.app.request('http://hospital.test/feed.xml', { headers });
const feed = async () => (await ask()).text();

test('the feed has absolute addresses, the newest article first, with dates that readers understand', async () => {
  const { id } = await write({ slug: 'garden', publishedAt: '2026-03-02T08:30:00Z', tags: ['Garden'] });
  const answer = await ask();
  expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const xml = await answer.text();
  const [, first = ''] = xml.split('<item>');
  expect(first).toContain('<link>http://hospital.test/news/garden</link>');
  expect(first).toContain(`<guid>http://hospital.test/news/${id}</guid>`);
  expect(first).toContain('<pubDate>Mon, 02 Mar 2026 08:30:00 GMT</pubDate>');
  expect(first).toContain('<category>Garden</category>');
  expect(xml.match(/(?:href="|<link>|<guid>)(?!http:\/\/hospital\.test\/)/g)).toBeNull();
});

test('drafts, deleted and scheduled articles are not in the feed, for any caller', async () => {
  const due = hospital.clock.now + 60_000;
  await write({ slug: 'waits', publishedAt: new Date(due).toISOString() });
  await write({ slug: 'unfinished', status: 'draft' });
  const { id } = await write({ slug: 'withdrawn' });
  await hospital.call('DELETE', `/news/${id}`, undefined, hospital.staff);
  for (const headers of [{}, hospital.staff]) {
    expect(await (await ask(headers)).text()).not.toMatch(/waits|unfinished|withdrawn/);
  }
  hospital.clock.now = due;
  expect(await feed()).toContain('http://hospital.test/news/waits');
});

test('the feed stays XML for any typed text, and no text becomes markup', async () => {
  const nasty = `<script>"&'</script> ]]>`;
  const { id } = await write({
    title: `${nasty}\uFFFE`,
    excerpt: nasty,
    author: nasty,
    tags: [nasty],
    publishedAt: new Date(hospital.clock.now).toISOString(),
  });
  const [item = ''] = (await feed()).split('<item>').filter((one) => one.includes(`/news/${id}<`));
  expect(item).not.toMatch(/<script|]]>|\uFFFE|&(?!amp;|lt;|gt;|quot;)/);
  expect(item).toContain('<description>&amp;lt;script&amp;gt;');
});

test('without an excerpt an article is announced by its first words', async () => {
  await write({ slug: 'long', body: text('word '.repeat(200)), publishedAt: '2026-03-02T09:00:30Z' });
  const [item = ''] = (await feed()).split('<item>').filter((one) => one.includes('/news/long<'));
  expect(item).toMatch(/<description>(word ){39}word …<\/description>/);
});

test('the feed of a language has the articles that are translated into it, behind any number of newer ones that are not', async () => {
  await hospital.call('PUT', '/settings/1', { languages: ['de'] }, hospital.staff);
  const { id } = await write({ title: 'A ward opens', publishedAt: '2026-01-02T08:00:00Z' });
  const place = `/admin/translation/news/${id}/de`;
  const words = { title: 'Eine Station öffnet' };
  await hospital.call('PUT', place, { words, status: 'published' }, hospital.staff);
  for (let count = 0; count < 21; count++) await write({ publishedAt: '2026-02-20T08:00:00Z' });
  const german = await (await hospital.app.request('http://hospital.test/de/feed.xml')).text();
  expect(german.match(/<item>/g)).toHaveLength(1);
  expect(german).toContain('<title>Eine Station öffnet</title>');
  expect(german).toContain('<link>http://hospital.test/de/news/eine-station-offnet</link>');
  expect(await feed()).not.toContain('Station');
});
