import { latinDigits } from '#contract/digits.ts';

/** What people type, made comparable: small letters, the digits 0 to 9, no invisible marks of direction. */
export function plainText(text: string, locale: string) {
  return latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase(locale)
    .trim();
}
