import { numberFormat } from '#contract/words/formats.ts';

/** A size in words: 340 kB, 2.4 MB. */
export function bytesInWords(bytes: number, locale: string) {
  const [value, unit] =
    bytes < 950_000 ? [Math.max(bytes && 1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 && unit === 'megabyte' ? 1 : 0,
  }).format(value);
}
