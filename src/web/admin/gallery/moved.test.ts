import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const entries = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (id: number, to: number) => moved(entries, id, to).map((one) => one.id);

test.each([
  [1, 2, [2, 3, 1, 4]],
  [4, 0, [4, 1, 2, 3]],
  [2, 99, [1, 3, 4, 2]],
  [3, 2, [1, 2, 3, 4]],
  [9, 0, [1, 2, 3, 4]],
])('entry %d in place %d', (id, to, expected) => {
  expect(ids(id, to)).toEqual(expected);
});
