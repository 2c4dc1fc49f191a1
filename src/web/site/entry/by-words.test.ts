import { expect, test } from 'vitest';
import { inOrderOf } from './by-words.ts';

test('entries come in the order of the search, without those that it did not find', () => {
  const entries = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(inOrderOf(entries, [3, 9, 1], ({ id }) => id)).toEqual([{ id: 3 }, { id: 1 }]);
});
