import { expect, test } from 'vitest';
import { durationWords } from '#contract/words/duration-words.ts';

test.each([
  [1, '1 minute'],
  [40, '40 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [240, '4 hours'],
])('%i minutes are "%s"', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});
