import { latinDigits } from '#contract/digits.ts';

/** Normalises typed text: lower case, digits 0 to 9, no invisible direction marks. */
export function plainText(text: string, locale: string) {
  return latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase(locale)
    .trim();
}
