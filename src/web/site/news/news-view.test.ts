import { expect, test } from 'vitest';
import { newsHref, readNewsView } from './news-view.ts';

const read = (query: string) => readNewsView(new URLSearchParams(query));

test('a view survives its own address', () => {
  const view = { q: 'flu & cold', tag: 'Health advice', page: 3 };
  expect(read(newsHref(view, { page: 3 }).split('?')[1]!)).toEqual(view);
});

test('another tag or search begins at the first page', () => {
  expect(newsHref({ q: '', tag: 'Heart', page: 4 }, { tag: 'Children' })).toBe('/news?tag=Children');
});

test('the default view has the plain address', () => {
  expect(newsHref(read('page=1&q=&tag='))).toBe('/news');
});

test('an endless tag is cut to the longest possible one', () => {
  expect(read(`tag=${'a'.repeat(90)}`).tag).toHaveLength(40);
});
