import { expect, test } from 'vitest';
import { catalogue } from './de/index.ts';
import { byMark } from './mark.ts';

// If one is found, another odd factor in mark.ts will do.
test('no two messages have one mark', () => {
  const messages = Object.keys(catalogue);
  const other = new Map(Object.entries(byMark(Object.fromEntries(messages.map((one) => [one, one])))));
  const taken = new Set(other.values());
  expect(messages.filter((one) => !taken.has(one))).toEqual([]);
});
