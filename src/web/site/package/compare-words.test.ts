import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { compareWords } from './compare-words.ts';

test('there is a line for each number of ticks, in the language of the page', () => {
  expect(compareWords()['data-chosen'].split('\n')).toEqual([
    '0 of at most 3 chosen.',
    '1 of at most 3 chosen.',
    '2 of at most 3 chosen.',
    '3 of at most 3 chosen.',
  ]);
  const german = inLanguage({ language: 'de', country: 'DE', isMain: false }, compareWords);
  expect(german['data-chosen'].split('\n')[2]).toBe('2 von höchstens 3 ausgewählt.');
  const arabic = inLanguage({ language: 'ar', country: 'EG', isMain: false }, compareWords);
  expect(arabic['data-chosen'].split('\n')[2]).toBe('تم اختيار باقتين، والحد الأقصى ٣.');
});
