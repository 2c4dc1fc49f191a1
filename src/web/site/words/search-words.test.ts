import { expect, test } from 'vitest';
import { searchSlug, searchWords } from './search-words.ts';

test('control characters, which the API refuses, become spaces', () => {
  expect(searchWords(new URLSearchParams('q=%00heart%0Adoctor%07'))).toBe('heart doctor');
});

test('an endless search is cut', () => {
  expect(searchWords(new URLSearchParams({ q: 'a'.repeat(500) }))).toHaveLength(100);
});

test('a slug in capitals is the same slug', () => {
  expect(searchSlug(new URLSearchParams('department=Cardiology'), 'department')).toBe('cardiology');
});
