/** The form of the questions before a visit, as it is typed: a text for each question, or the choices. */
import type { Answer, Answers } from '#contract/question.ts';
import type { AskedQuestion } from '#contract/visit-answer.ts';

export type Typed = Record<string, string | string[]>;

export interface AnswerState {
  typed: Typed;
  /** By the names of fields. */
  errors: Record<string, string>;
  problem?: string;
}

/** What the field of a question is called, and its id. */
export function fieldOf(linkId: string) {
  return `answer-${linkId}`;
}

/** Answers as a form shows them. */
export function typedOf(answers: Answers): Typed {
  return Object.fromEntries(Object.entries(answers).map(([linkId, answer]) => [linkId, typedAs(answer)]));
}

function typedAs(answer: Answer) {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'number' ? String(answer) : answer;
}

/**
 * Conditions that the stylesheet knows, numbered, so that what is not asked is hidden without script too: the control that
 * decides one has its number, and so has what it shows (visit-answer.css). Those beyond `mostHidden` are always shown.
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
