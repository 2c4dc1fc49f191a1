import { expect, test } from 'vitest';
import { extentOf, fits, inPlainSigns } from './sms-length.ts';

test('the alphabet of GSM counts a sign as one place, and those behind the escape as two', () => {
  expect(extentOf('Grüße, 5 Å @ £')).toEqual({ encoding: 'gsm-7', length: 14, parts: 1 });
  expect(extentOf('{€}')).toEqual({ encoding: 'gsm-7', length: 6, parts: 1 });
  expect([fits('a'.repeat(160)), fits('a'.repeat(161)), fits(`${'a'.repeat(159)}€`)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('with any other sign all of it is UCS-2: 70 in one part, 134 in two, and no more', () => {
  expect(extentOf('م'.repeat(70))).toEqual({ encoding: 'ucs-2', length: 70, parts: 1 });
  expect(extentOf('م'.repeat(71)).parts).toBe(2);
  expect([fits('م'.repeat(134)), fits('م'.repeat(135))]).toEqual([true, false]);
});

test('typographic signs and accents that a phone does not have do not halve the length', () => {
  const plain = inPlainSigns('“St John’s” – 9:30\u202fam, Škoda …\u2068+44\u2069');
  expect(plain).toBe('"St John\'s" - 9:30 am, Skoda ...+44');
  expect(extentOf(plain).encoding).toBe('gsm-7');
  expect(inPlainSigns('Zażółć موعد')).toBe('Zazołc موعد');
});
