import { expect, test } from 'vitest';
import { mostRelated } from './related-news.ts';

const createdAt = '2026-01-01T00:00:00Z';
const article = (id: number, tags: string[], publishedAt: string | null = null) => ({
  id,
  tags,
  publishedAt,
  createdAt,
});
const ids = (news: { id: number }[]) => news.map(({ id }) => id);

test('those with more tags in common come first, whatever the case of the letters', () => {
  const here = article(1, ['Heart', 'Advice']);
  const found = [article(2, ['Advice']), article(3, ['advice', 'heart']), article(4, ['Heart', 'x'])];
  expect(ids(mostRelated(here, found))).toEqual([3, 2, 4]);
});

test('among equals the newer comes first', () => {
  const found = [
    article(2, ['a'], '2026-03-01T00:00:00Z'),
    article(3, ['a']),
    article(4, ['a'], '2026-05-01T00:00:00Z'),
  ];
  expect(ids(mostRelated(article(1, ['a']), found))).toEqual([4, 2, 3]);
});

test('nothing is related to itself, and nothing is named twice or more than three times', () => {
  const found = [1, 2, 2, 3, 4, 5].map((id) => article(id, ['a']));
  expect(ids(mostRelated(article(1, ['a']), found))).toEqual([2, 3, 4]);
});
