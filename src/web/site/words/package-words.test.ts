import { expect, test } from 'vitest';
import { priceToPay, savingOf } from './package-words.ts';

test('patients pay the discounted price and save the difference', () => {
  const prices = { price: 69_000, discountPrice: 59_000 };
  expect([priceToPay(prices), savingOf(prices)]).toEqual([59_000, 10_000]);
});

test('without a discount there is no saving, and a package may be free', () => {
  expect([
    priceToPay({ price: 24_000, discountPrice: null }),
    savingOf({ price: 24_000, discountPrice: null }),
  ]).toEqual([24_000, 0]);
  expect([
    priceToPay({ price: 5_000, discountPrice: 0 }),
    savingOf({ price: 5_000, discountPrice: 0 }),
  ]).toEqual([0, 5_000]);
});
