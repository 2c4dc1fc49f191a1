import { expect, test } from 'vitest';
import { momentWords } from '#web/dates/in-words.ts';
import { inLanguage } from '#words/in-language.ts';
import { joined } from '#words/joined.ts';
import { zoneWords } from './words.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;
const arabic = { language: 'ar', country: 'EG', isMain: false } as const;
const moment = { localDate: '2026-03-02', localTime: '09:30' };

test('facts are joined with the comma of the language, and empty ones are left out', () => {
  const facts = ['First visit', '', null, '30 minutes', undefined];
  expect(joined(facts)).toBe('First visit, 30 minutes');
  expect(joined([])).toBe('');
  expect(inLanguage(arabic, () => joined(facts))).toBe('\u2068First visit\u2069، \u206830 minutes\u2069');
});

test('a moment is in its language’s format', () => {
  expect(momentWords(moment, 'en-GB')).toBe('Monday, 2 March 2026, 09:30');
  expect(inLanguage(german, () => momentWords(moment, 'de-DE'))).toBe('Montag, 2. März 2026, 09:30');
  expect(inLanguage(arabic, () => momentWords(moment, 'ar-EG'))).toMatch(/^الاثنين، ٢ مارس ٢٠٢٦، /);
});

test('a zone is named after its city, or in other scripts after the language’s name for the time there', () => {
  expect(zoneWords('America/New_York')).toBe('New York time');
  expect(inLanguage(german, () => zoneWords('Europe/London'))).toBe('Ortszeit London');
  expect(inLanguage(arabic, () => zoneWords('Europe/London'))).toBe('توقيت المملكة المتحدة');
  expect(inLanguage(arabic, () => zoneWords('UTC'))).toBe('توقيت \u2068UTC\u2069');
});
