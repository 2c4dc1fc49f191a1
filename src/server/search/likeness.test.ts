import { expect, test } from 'vitest';
import { likeness, relatives, slipsBetween } from './likeness.ts';

test('the closer a word, the better it fits: identical, plural, prefix, stem, typo', () => {
  const order = ['cardiology', 'cardiologys', 'cardiologyward', 'cardiologist', 'cardeology', 'kardeology'];
  const qualities = order.map((word) => likeness('cardiology', word, false));
  expect(qualities).toEqual(qualities.toSorted((one, other) => other - one));
  expect(new Set(qualities).size).toBe(order.length);
  expect(qualities.at(-1)).toBeGreaterThan(0);
});

test('two letters match the beginning of the word being typed; a finished word needs four', () => {
  expect(likeness('de', 'dermatology', true)).toBeGreaterThan(0);
  expect(likeness('de', 'dermatology', false)).toBe(0);
  expect(likeness('derm', 'dermatology', false)).toBeGreaterThan(0);
});

test('a typo in an unfinished word is forgiven', () => {
  expect(likeness('cardeo', 'cardiology', true)).toBeGreaterThan(0);
  expect(likeness('cardeo', 'cardiology', false)).toBe(0);
});

test('in short words another letter is another word', () => {
  expect(likeness('ear', 'eat', true)).toBe(0);
  expect(likeness('hart', 'heart', true)).toBeGreaterThan(0);
  expect(likeness('chill', 'child', true)).toBeGreaterThan(0);
  expect(likeness('mole', 'male', false)).toBeLessThan(likeness('mole', 'moles', false));
});

test('swapped neighbours are one typo', () => {
  expect(slipsBetween('nuerology', 'neurology')).toBe(1);
  expect(slipsBetween('migrane', 'migraine')).toBe(1);
  expect(slipsBetween('', 'abc')).toBe(3);
});

test('an Arabic word is the same one with the article, a preposition or an ending', () => {
  for (const [typed, word] of [
    ['قلب', 'القلب'],
    ['القلب', 'للقلب'],
    ['شقيقه', 'والشقيقه'],
    ['ركبتي', 'ركبه'],
    ['حرارته', 'الحراره'],
    ['السكرا', 'السكري'],
  ] as const)
    expect([typed, likeness(typed, word, false)]).toEqual([typed, expect.closeTo(0.92, 1)]);
  expect(likeness('بريه', 'ريه', false)).toBeLessThan(0.7);
  expect(likeness('قلب', 'كلب', false)).toBe(0);
  expect(likeness('ولاده', 'لادن', false)).toBe(0);
});

test('the vocabulary is searched for an Arabic word in each of its forms, and for any other unchanged', () => {
  expect(relatives('cardiology')).toEqual([]);
  expect(relatives('القلب')).toEqual(expect.arrayContaining(['القلب', 'قلب', 'للقلب', 'بالقلب', 'وقلب']));
});
