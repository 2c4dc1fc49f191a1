import { inOwnOrder } from '#words/say.ts';
import { numberFormat } from './formats.ts';

/**
 * Formats minor units: 12000 in GBP is "£120", 12050 is "£120.50". The currency decides the number of digits (none in
 * JPY, three in KWD).
 */
export function formatMoney(amount: number, currency: string, locale: string) {
  const digits = minorDigits(currency);
  const value = amount / 10 ** digits;
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  });
  // "UK£" of a price in Arabic.
  const parts = format.formatToParts(value);
  return parts.map(({ type, value }) => (type === 'currency' ? inOwnOrder(value) : value)).join('');
}

/** 2 in EUR, 0 in JPY, 3 in KWD. */
export function minorDigits(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
