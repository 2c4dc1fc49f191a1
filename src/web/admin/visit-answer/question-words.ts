import type { Appointment } from '#contract/appointment.ts';
import type { Question, QuestionKind } from '#contract/question.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { t } from '#words/say.ts';

export const kindWords = {
  short: 'A short text',
  long: 'A longer text',
  'yes-no': 'Yes or no',
  one: 'One of several choices',
  several: 'Any of several choices',
  number: 'A number',
  date: 'A date',
  file: 'A file',
} as const satisfies Record<QuestionKind, Sentence>;

/** A patient's progress; '' without questions. */
export function progressWords({ questions }: Pick<Appointment, 'questions'>): string {
  if (!questions) return '';
  const { total, answered, isComplete } = questions;
  if (isComplete) return t('Answered|questions');
  return answered === 0
    ? t('Not answered yet')
    : t('{count} of {all} answered', { count: answered, all: total });
}

export function answerLabel(answer: string, { kind }: Pick<Question, 'kind'>) {
  if (kind !== 'yes-no') return answer;
  return answer === 'yes' ? t('Yes') : t('No');
}
