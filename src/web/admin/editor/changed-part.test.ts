import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test('what changed between two texts is told by whole words, and nothing else', () => {
  expect(changedPart('We open at eight.', 'We open at nine.')).toEqual([
    ['We open at ', 'eight.', ''],
    ['We open at ', 'nine.', ''],
  ]);
  expect(changedPart('One two three', 'One three')).toEqual([
    ['One ', 'two ', 'three'],
    ['One ', '', 'three'],
  ]);
  expect(changedPart('Heart', 'Heart\nEyes')).toEqual([
    ['Heart', '', ''],
    ['Heart', '\nEyes', ''],
  ]);
  expect(changedPart('', 'New')).toEqual([
    ['', '', ''],
    ['', 'New', ''],
  ]);
  expect(changedPart('a a', 'a a a').map((parts) => parts.join(''))).toEqual(['a a', 'a a a']);
});
