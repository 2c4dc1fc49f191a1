import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { newsHref, newsPath, readNewsView } from './news-view.ts';

const read = (query: string) => readNewsView(new URLSearchParams(query));

test('a view survives its own address', () => {
  const view = { q: 'flu & cold', tag: 'Health advice', page: 3 };
  expect(read(newsHref(view, { page: 3 }).split('?')[1]!)).toEqual(view);
});

test('another tag or another search begins at the first page', () => {
  expect(newsHref({ q: '', tag: 'Heart', page: 4 }, { tag: 'Children' })).toBe('/news?tag=Children');
});

test('without anything asked for the address is the plain one', () => {
  expect(newsHref(read('page=1&q=&tag='))).toBe('/news');
});

test('links have the language, the canonical address gets it later', () => {
  const view = { q: '', tag: 'Heart', page: 1 };
  const german = { language: 'de', country: 'DE', isMain: false } as const;
  expect(inLanguage(german, () => [newsHref(view), newsPath(view)])).toEqual([
    '/de/news?tag=Heart',
    '/news?tag=Heart',
  ]);
});

test.each(['0', '-1', '1.5', 'x', '999999999', ''])('the page “%s” is the first', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('a tag that never ends is cut to what a tag can be', () => {
  expect(read(`tag=${'a'.repeat(90)}`).tag).toHaveLength(40);
});
