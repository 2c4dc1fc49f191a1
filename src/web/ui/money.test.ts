import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

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
