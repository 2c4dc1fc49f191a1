import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { countWords, keptWords } from './erased-words.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;

test('the list of erased data begins with the name, and omits empty kinds', () => {
  const none = { visits: 0, inquiries: 0, waits: 0, messages: 0, notes: 0, subscriptions: 0 };
  const erased = () => countWords({ ...none, visits: 2, inquiries: 1, messages: 5 });
  expect(erased()).toBe('the name and contact details, 2 visits, 1 inquiry and 5 messages');
  expect(inLanguage(german, erased)).toBe('Name und Kontaktdaten, 2 Termine, 1 Anfrage und 5 Nachrichten');
});

test('the retention law is named if known', () => {
  expect(keptWords({ recordMonths: 120, recordLaw: '§ 630f' })).toContain('as the law requires (§ 630f).');
  expect(keptWords({ recordMonths: 120, recordLaw: '' })).toContain('last 120 months stay');
  expect(inLanguage(german, () => keptWords({ recordMonths: 120, recordLaw: '' }))).toContain(
    'in den letzten 120 Monaten',
  );
});
