import { expect, test } from 'vitest';
import { countOf, wordsOf } from '#web/admin/session/resource-words.ts';
import { inLanguage } from '#words/in-language.ts';
import { totalWords } from './total-words.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;
const arabic = { language: 'ar', country: 'EG', isMain: false } as const;

test('a list says how many entries there are in the plural of its language', () => {
  expect(totalWords(12, true)).toBe('12 found');
  expect(inLanguage(german, () => totalWords(12, false))).toBe('12 insgesamt');
  expect([1, 2, 3].map((count) => inLanguage(arabic, () => totalWords(count, true)))).toEqual([
    'نتيجة واحدة',
    'نتيجتان',
    '٣ نتائج',
  ]);
});

test('each resource has sentences of its own, in the gender of its noun', () => {
  expect(wordsOf('department').create).toBe('New department');
  expect(countOf('department', 1)).toBe('1 department');
  expect(inLanguage(german, () => countOf('closure', 2))).toBe('2 Schließungen');
  expect(inLanguage(arabic, () => countOf('department', 11))).toBe('١١ قسمًا');
});
