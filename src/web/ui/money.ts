/** Writes minor units as an amount: 12000 in GBP is "£120", 12050 is "£120.50". How many minor units make one of the
 * currency is the currency's own affair (none in JPY, three digits in KWD). */
export function formatMoney(amount: number, currency: string, locale: string) {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  const value = amount / 10 ** digits;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(value);
}
