import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test('a language is read from the right where its script is', () => {
  for (const language of ['ar', 'ar-EG', 'he-IL', 'fa', 'ur-PK', 'az-Arab'])
    expect([language, directionOf(language)]).toEqual([language, 'rtl']);
  for (const language of ['en', 'de-DE', 'tr', 'ms-MY', 'az'])
    expect([language, directionOf(language)]).toEqual([language, 'ltr']);
});
