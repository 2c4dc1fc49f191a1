import { minorDigits } from './words/money.ts';

/** An amount for machines: 12000 in GBP is "120.00", in JPY "12000". */
export function decimalMoney(amount: number, currency: string) {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
