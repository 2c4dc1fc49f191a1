import { expect, test } from 'vitest';
import { packagesHref, readView } from './package-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

test('a view survives its own address', () => {
  const query = 'q=iron&audience=women&department=cardiology&sort=-price&compare=a&compare=b&page=2';
  const { view } = read(query);
  expect(packagesHref(view, { page: view.page })).toBe(`/packages?${query}`);
});

test('packages to compare may be repeated or separated by commas, and duplicates count once', () => {
  expect(read('compare=a,b&compare=B, ,c').view.compare).toEqual(['a', 'b', 'c']);
});

test('at most three can be compared: the first three, with a notice', () => {
  expect(read('compare=a,b,c,d')).toMatchObject({ view: { compare: ['a', 'b', 'c'] }, tooMany: true });
  expect(read('compare=a,b,c').tooMany).toBe(false);
});

test('invalid values are left out', () => {
  expect(read('audience=pets&sort=title&page=-1&compare=../admin').view).toEqual(read('').view);
});

test('a new filter starts at the first page and keeps the comparison', () => {
  expect(packagesHref(read('compare=a&page=3').view, { audience: 'men' })).toBe(
    '/packages?audience=men&compare=a',
  );
});
