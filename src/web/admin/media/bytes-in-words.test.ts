import { expect, test } from 'vitest';
import { bytesInWords } from './bytes-in-words.ts';

test.each([
  [0, '0 kB'],
  [20, '1 kB'],
  [340_400, '340 kB'],
  [949_999, '950 kB'],
  [950_000, '1 MB'],
  [2_440_000, '2.4 MB'],
  [26_214_400, '26 MB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(
    bytesInWords(bytes, 'en-GB')
      .replace(/\u00a0/g, ' ')
      .replace(/(\d)([kM])/, '$1 $2'),
  ).toBe(words);
});
