import { latinDigits } from '#contract/digits.ts';

/** Money is stored in minor units and typed in major ones: 12050 is "120.50". No floating point in between. */

export function writeMoney(minor: number, digits: number): string {
  const padded = String(minor).padStart(digits + 1, '0');
  const fraction = digits === 0 ? '' : padded.slice(-digits);
  const whole = digits === 0 ? padded : padded.slice(0, -digits);
  return /^0*$/.test(fraction) ? whole : `${whole}.${fraction}`;
}

/**
 * Minor units, or null if the text is no amount. A point or comma followed by at most the currency's digits is the
 * decimal mark; others separate thousands and must precede three digits. A single one before three digits separates
 * thousands only if it does so in the hospital's language: elsewhere "12.345" is a typo.
 */
export function readMoney(text: string, digits: number, locale = 'en-GB'): number | null {
  // Arabic has its own decimal and thousands marks.
  const compact = latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s'’\u00a0\u202f]|\p{Cf}/gu, '');
  const decimal = digits === 0 ? null : new RegExp(`^(.*)[.,](\\d{1,${digits}})$`).exec(compact);
  const whole = decimal ? decimal[1]! : compact;
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return null;
  const [single, ...more] = whole.match(/[.,]/g) ?? [];
  if (single && more.length === 0 && !decimal && single !== thousandsMark(locale)) return null;
  return Number(`${whole.replace(/\D/g, '')}${(decimal?.[2] ?? '').padEnd(digits, '0')}`);
}

/** Point or comma. If thousands have another separator, both are read as the English comma. */
function thousandsMark(locale: string): string {
  const written = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1_234_567)[1]!;
  return written === '.' ? '.' : ',';
}
