import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { choiceOf, factsWords, listWords } from './list-words.ts';

const words = ['Ada', 'Ben', 'Cem'];
const said = () => [
  listWords(words),
  choiceOf(words)
    .map(({ value }) => value)
    .join(''),
  factsWords(words),
];

test('a list is joined as the language of the page joins it', () => {
  const british = { language: 'en', country: 'GB', isMain: true } as const;
  expect(inLanguage(british, said)).toEqual(['Ada, Ben and Cem', 'Ada, Ben or Cem', 'Ada, Ben, Cem']);
  const german = { language: 'de', country: 'DE', isMain: false } as const;
  expect(inLanguage(german, said).slice(0, 2)).toEqual(['Ada, Ben und Cem', 'Ada, Ben oder Cem']);
  const arabic = { language: 'ar', country: 'EG', isMain: false } as const;
  expect(inLanguage(arabic, said)[1]).toBe('Ada أو Ben أو Cem');
});
