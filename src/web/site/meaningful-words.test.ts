import { expect, test } from 'vitest';
import { meaningfulWords } from './meaningful-words.ts';

test('words that fit every doctor are left out', () => {
  expect(meaningfulWords('a heart doctor')).toEqual(['heart']);
  expect(meaningfulWords('Dr Clara Hensley')).toEqual(['clara', 'hensley']);
});

test('a search of nothing but such words asks for nothing', () => {
  expect(meaningfulWords('I need a doctor')).toEqual([]);
});

test('punctuation parts words, apostrophes and hyphens within them do not', () => {
  expect(meaningfulWords('children’s asthma, x-ray!')).toEqual(['children’s', 'asthma', 'x-ray']);
});

test('the number of words that are looked up is bounded', () => {
  expect(meaningfulWords('knee hip back neck ankle wrist')).toHaveLength(4);
});
