import { numberFormat } from '#contract/words/formats.ts';
import { speech } from '#words/language.ts';

/** A number as the page's language writes it. */
export function numberWords(number: number) {
  return numberFormat(speech().locale, {}).format(number);
}
