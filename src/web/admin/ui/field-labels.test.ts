import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { fieldLabels, labelOf } from './field-labels.ts';
import { wordsOf } from './field-schema.ts';

test('a field without a label of its own is called as its name says, in any language', () => {
  for (const name of Object.keys(fieldLabels)) expect(labelOf(name)).toBe(wordsOf(name));
  expect(labelOf('faqs.0.question')).toBe('Question');
  const german = { language: 'de', country: 'DE', isMain: false } as const;
  expect(inLanguage(german, () => labelOf('departmentIds'))).toBe('Abteilung');
});

test('a field that nobody has named keeps the words of its name', () => {
  expect(labelOf('someThingElse')).toBe('Some thing else');
});
