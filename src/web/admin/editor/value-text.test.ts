import { expect, test } from 'vitest';
import { asText } from './value-text.ts';

const british = { timeZone: 'Europe/London', locale: 'en-GB' };
const american = { timeZone: 'America/New_York', locale: 'en-US' };

test('dates and times of an entry are compared as the hospital writes them', () => {
  expect(asText('2026-03-02', british)).toBe('02/03/2026');
  expect(asText('2026-03-02T21:30', american)).toBe('3/2/2026 9:30 pm');
  expect(asText(['09:30', '24:00'], american)).toBe('9:30 am\n24:00');
  expect(asText('2001-07-01T13:30:00.000Z', american)).toBe('Jul 1, 2001, 9:30 am');
});

test('words stay words', () => {
  for (const text of ['The Theatre', 'At 09:30 we open', 'T', '2026-02-30']) {
    expect(asText(text, american)).toBe(text);
  }
});
