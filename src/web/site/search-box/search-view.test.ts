import { expect, test } from 'vitest';
import { readSearchView, searchHref } from './search-view.ts';

const read = (query: string) => readSearchView(new URLSearchParams(query));

test('a view survives its own address', () => {
  for (const view of [
    { q: 'heart & skin', type: 'doctor', page: 3 },
    { q: 'é', type: '', page: 1 },
  ] as const)
    expect(readSearchView(new URL(searchHref(view, { page: view.page }), 'http://h').searchParams)).toEqual(
      view,
    );
});

test('invalid values are left out', () => {
  expect(read('q=%00heart&type=toString&page=-1')).toEqual({ q: 'heart', type: '', page: 1 });
  expect(read('type=patient&page=1e9')).toEqual({ q: '', type: '', page: 1 });
});

test('another type begins at the first page', () => {
  expect(searchHref({ q: 'heart', type: '', page: 4 }, { type: 'news' })).toBe('/search?q=heart&type=news');
});
