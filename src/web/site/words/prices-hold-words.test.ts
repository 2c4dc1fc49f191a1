import { expect, test } from 'vitest';
import { pricesHoldWords } from './prices-hold-words.ts';

test('prices are valid until the end of their last day; after it, visitors should ask', () => {
  const on = (today: string) => pricesHoldWords('2027-12-31', today, 'en-GB');
  expect(on('2026-11-21')).toBe('Valid until 31 December 2027.');
  expect(on('2027-12-31')).toBe('Valid until 31 December 2027.');
  expect(on('2028-01-01')).toMatch(/^Valid until 31 December 2027\. .*Please ask/);
});

test('without a day nothing is promised', () => {
  expect(pricesHoldWords(null, '2026-11-21', 'en-GB')).toBe('');
});
