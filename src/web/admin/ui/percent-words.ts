import { numberFormat } from '#contract/words/formats.ts';
import { speech } from '#words/language.ts';

export const dash = '–';

/** A part of a whole, 0 to 1, or above if the part is larger; null if the whole is 0. */
export type Share = number | null;

export function shareOf(part: number, whole: number | null): Share {
  return whole ? part / whole : null;
}

export function percentWords(share: Share) {
  if (share === null) return dash;
  const maximumFractionDigits = share < 0.1 ? 1 : 0;
  return numberFormat(speech().locale, { style: 'percent', maximumFractionDigits }).format(share);
}
