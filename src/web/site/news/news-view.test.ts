import { expect, test } from 'vitest';
import { newsHref, readNewsView } from './news-view.ts';

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

test('a tag that never ends is cut to what a tag can be', () => {
  expect(read(`tag=${'a'.repeat(90)}`).tag).toHaveLength(40);
});
