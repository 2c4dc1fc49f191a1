import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import type { Answer, Question } from './question.ts';
import { dateFormat, numberFormat } from './words/formats.ts';

/** An answer as shown; '' without one. Choices are in the main language. */
export function answerWords(
  answer: Answer | undefined,
  { kind }: Pick<Question, 'kind'>,
  locale: string,
): string {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? t('Yes') : t('No');
  if (typeof answer === 'number') return numberFormat(locale, { maximumFractionDigits: 6 }).format(answer);
  if (Array.isArray(answer)) return joined(answer);
  if (kind !== 'date') return answer;
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locale, parts).format(new Date(`${answer}T00:00:00Z`));
}
