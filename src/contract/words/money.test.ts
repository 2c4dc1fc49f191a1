import { expect, it } from 'vitest';
import { decimalMoney } from '#contract/decimal-money.ts';
import { formatMoney, minorDigits } from '#contract/words/money.ts';

it('writes whole amounts without a fraction', () => {
  expect(formatMoney(12000, 'GBP', 'en-GB')).toBe('£120');
  expect(formatMoney(0, 'GBP', 'en-GB')).toBe('£0');
});

it('writes both digits of a fraction', () => {
  expect(formatMoney(12050, 'GBP', 'en-GB')).toBe('£120.50');
});

it("follows the country's way of writing", () => {
  expect(formatMoney(123450, 'EUR', 'de-DE').replace(/\s/g, ' ')).toBe('1.234,50 €');
});

it('knows how many minor units a currency has', () => {
  expect(formatMoney(1500, 'JPY', 'en-GB')).toContain('1,500');
  expect(formatMoney(1500, 'KWD', 'en-GB')).toContain('1.500');
});

it('writes an amount for machines with all digits of its currency and nothing else', () => {
  expect(decimalMoney(12000, 'GBP')).toBe('120.00');
  expect(decimalMoney(5, 'EUR')).toBe('0.05');
  expect(decimalMoney(1500, 'JPY')).toBe('1500');
  expect(decimalMoney(1500, 'KWD')).toBe('1.500');
  expect(decimalMoney(100_000_000, 'USD')).toBe('1000000.00');
});

it('the currency says how many digits there are', () => {
  expect(['EUR', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 0, 3]);
});
