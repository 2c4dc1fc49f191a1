import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMoney, writeMoney } from './money-text.ts';

test.each([
  ['120', 2, 12000],
  ['120.5', 2, 12050],
  ['120,50', 2, 12050],
  ['1,200.50', 2, 120050],
  ['1.200,50', 2, 120050],
  ['1 200', 2, 120000],
  ['1,200', 2, 120000],
  ['0.29', 2, 29],
  ['1200', 0, 1200],
  ['1,200', 0, 1200],
  ['1.250', 3, 1250],
  ['١٢٠', 2, 12000],
  ['١٬٢٠٠٫٥٠', 2, 120050],
  ['۱۲۰', 2, 12000],
])('%s with %i digits is %i', (text, digits, minor) => {
  expect(readMoney(text, digits)).toBe(minor);
});

test.each(['', 'free', '-5', '1.2.3', '12,34,56', '1e3', '120.5055', '.'])('"%s" is no amount', (text) => {
  expect(readMoney(text, 2)).toBeNull();
});

test('one mark before three digits separates thousands only if it does so in the hospital’s language', () => {
  expect(readMoney('12.345', 2, 'en-GB')).toBeNull();
  expect(readMoney('12,345', 2, 'en-GB')).toBe(1234500);
  expect(readMoney('12.345', 2, 'de-DE')).toBe(1234500);
  expect(readMoney('12,345', 2, 'de-DE')).toBeNull();
  expect(readMoney('12.345.678', 2, 'en-GB')).toBe(1234567800);
});

test('every amount survives formatting and parsing in any currency', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.constantFrom(0, 2, 3), (minor, digits) => {
      expect(readMoney(writeMoney(minor, digits), digits)).toBe(minor);
    }),
  );
});
