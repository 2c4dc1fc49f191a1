/** The form of the questions before a visit as typed: a text or choices for each question. */
import type { Answer, Answers } from '#contract/question.ts';
import type { AskedQuestion } from '#contract/visit-answer.ts';

export type Typed = Record<string, string | string[]>;

export interface AnswerState {
  typed: Typed;
  errors: Record<string, string>;
  problem?: string;
}

export function fieldOf(linkId: string) {
  return `answer-${linkId}`;
}

export function typedOf(answers: Answers): Typed {
  return Object.fromEntries(Object.entries(answers).map(([linkId, answer]) => [linkId, typedAs(answer)]));
}

function typedAs(answer: Answer) {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'number' ? String(answer) : answer;
}

/**
 * Numbers the conditions for the stylesheet, so that questions hide without script too: the deciding control and what
 * it shows have the same number (visit-answer.css). Those beyond `mostHidden` are always shown.
 */
export const mostHidden = 20;
export function numbersOf(questions: AskedQuestion[]): Map<string, number> {
  const conditions = questions
    .filter(({ ifQuestion }) => ifQuestion !== '')
    .map(({ ifQuestion, ifAnswer }) => conditionKey(ifQuestion, ifAnswer));
  return new Map([...new Set(conditions)].slice(0, mostHidden).map((key, number) => [key, number]));
}

export function conditionKey(linkId: string, answer: string) {
  return `${linkId} ${answer}`;
}
