/**
 * What a hospital asks before a visit: the questions of a visit type, and the checks of their answers. Pages, calls and
 * tests use the same functions, so that form and server accept the same.
 */
import { z } from 'zod';
import { t } from '#words/say.ts';
import { CalendarDate, line, requiredLine, text } from './base.ts';
import type { FieldError } from './errors.ts';
import { longestAnswer, longestChoice, longestQuestion } from './lengths.ts';
import { said } from './validation-message.ts';

const questionKinds = ['short', 'long', 'yes-no', 'one', 'several', 'number', 'date', 'file'] as const;
export const QuestionKind = z.enum(questionKinds, said('Choose one.'));
export type QuestionKind = z.output<typeof QuestionKind>;

/**
 * As the next step after a booking, or any time before the visit. The link of the visit opens the questions in both
 * cases.
 */
export const AskedWhen = z.enum(['booking', 'before'], said('Choose one.'));
export type AskedWhen = z.output<typeof AskedWhen>;

/** Identifies a question in answers and in every version of a visit type. Its text may change, this never does. */
export const LinkId = z
  .string(said('Enter text.'))
  .regex(/^[a-z0-9-]{1,36}$/, said('Use lower-case letters, digits and hyphens, at most 36 characters.'));
export const mostQuestions = 40;
export const mostChoices = 30;

/**
 * `choices` are for the kinds `one` and `several`. With `ifQuestion`, the linkId of an earlier question, it is asked
 * only if that one is asked and answered with `ifAnswer`: `yes`, `no` or one of its choices.
 */
export const Question = z.strictObject({
  linkId: LinkId,
  text: requiredLine(longestQuestion, 'Enter a question.'),
  kind: QuestionKind,
  isRequired: z.boolean(said('Choose yes or no.')).optional(),
  help: line(longestQuestion).optional(),
  choices: z
    .array(requiredLine(longestChoice, 'Enter a choice.'))
    .max(mostChoices, said('Use at most {most} choices.', { most: mostChoices }))
    .optional(),
  ifQuestion: line(36).optional(),
  ifAnswer: line(longestChoice).optional(),
});
export type Question = z.output<typeof Question>;

export const Questions = z
  .array(Question)
  .max(mostQuestions, said('Use at most {most} questions.', { most: mostQuestions }))
  .superRefine((questions, context) => {
    questions.forEach((question, place) => {
      const wrong = faultOf(question, questions.slice(0, place));
      if (wrong)
        context.addIssue({
          code: 'custom',
          path: [place, wrong.field],
          message: wrong.words,
          input: question,
        });
    });
  });

function faultOf(
  question: Question,
  earlier: Question[],
): { field: keyof Question; words: string } | undefined {
  const { linkId, kind, choices = [], ifQuestion, ifAnswer = '' } = question;
  if (earlier.some((one) => one.linkId === linkId))
    return { field: 'linkId', words: t('Another question has this name.') };
  if (hasChoices(kind) && choices.length < 2)
    return { field: 'choices', words: t('Enter at least two choices.') };
  if (!hasChoices(kind) && choices.length > 0)
    return { field: 'choices', words: t('Only a question with choices has any.') };
  if (new Set(choices).size < choices.length)
    return { field: 'choices', words: t('Each choice must be another one.') };
  if (!ifQuestion) return undefined;
  const asked = earlier.find((one) => one.linkId === ifQuestion);
  if (!asked) return { field: 'ifQuestion', words: t('Choose a question that comes before this one.') };
  const possible = possibleAnswers(asked);
  if (possible.length === 0)
    return {
      field: 'ifQuestion',
      words: t('Choose a question that is answered by yes or no, or by a choice.'),
    };
  return possible.includes(ifAnswer)
    ? undefined
    : { field: 'ifAnswer', words: t('Choose one of the answers of that question.') };
}

export function hasChoices(kind: QuestionKind) {
  return kind === 'one' || kind === 'several';
}

/** The answers on which another question may depend. */
export function possibleAnswers({ kind, choices = [] }: Pick<Question, 'kind' | 'choices'>): string[] {
  if (kind === 'yes-no') return ['yes', 'no'];
  return hasChoices(kind) ? choices : [];
}

/**
 * By linkId: a text, `true` for yes, a number, a date such as 2026-05-31, or the choices. Files are stored separately.
 */
export const Answers = z
  .record(
    LinkId,
    z.union(
      [
        text(longestAnswer),
        z.boolean(),
        z.number().min(-1e12).max(1e12),
        z.array(line(longestChoice)).max(mostChoices),
      ],
      said('Enter an answer.'),
    ),
  )
  .refine(
    (answers) => Object.keys(answers).length <= mostQuestions,
    said('Use at most {most} questions.', { most: mostQuestions }),
  );
export type Answers = z.output<typeof Answers>;
export type Answer = Answers[string];

/** The questions to ask, given these answers, in order. */
export function askedOf<Q extends Pick<Question, 'linkId' | 'ifQuestion' | 'ifAnswer'>>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const asked = new Set<string>();
  return questions.filter(({ linkId, ifQuestion, ifAnswer }) => {
    const isAsked = !ifQuestion || (asked.has(ifQuestion) && saysSo(answers[ifQuestion], ifAnswer ?? ''));
    if (isAsked) asked.add(linkId);
    return isAsked;
  });
}

function saysSo(answer: Answer | undefined, wanted: string) {
  if (typeof answer === 'boolean') return wanted === (answer ? 'yes' : 'no');
  return Array.isArray(answer) ? answer.includes(wanted) : answer === wanted;
}

interface Given {
  answers: Answers;
  /** Number of files, by linkId. */
  files: Record<string, number>;
}

/**
 * Checks answers: returns `answers` without empty and unasked ones, and the errors of the others by linkId. A required
 * question without an answer is an error only with `wantsAll`.
 */
export function checkAnswers(
  questions: readonly Question[],
  { answers, files }: Given,
  wantsAll: boolean,
): { answers: Answers; errors: FieldError[] } {
  const known = Object.fromEntries(
    Object.entries(answers).filter(
      ([, answer]) => answer !== '' && !(Array.isArray(answer) && answer.length === 0),
    ),
  );
  const asked = askedOf(questions, known);
  const errors = asked.flatMap((question) => {
    const message = complaintOf(question, known[question.linkId], files[question.linkId] ?? 0, wantsAll);
    return message ? [{ path: `answers.${question.linkId}`, message }] : [];
  });
  const kept = asked.filter(({ linkId }) => known[linkId] !== undefined);
  return { answers: Object.fromEntries(kept.map(({ linkId }) => [linkId, known[linkId]!])), errors };
}

function complaintOf(question: Question, answer: Answer | undefined, files: number, wantsAll: boolean) {
  const { kind, isRequired, choices = [] } = question;
  if (kind === 'file') {
    if (answer !== undefined) return t('Add a file.');
    return isRequired && wantsAll && files === 0 ? t('Add a file.') : undefined;
  }
  if (answer === undefined) return isRequired && wantsAll ? t(wanted[kind]) : undefined;
  const isRight = {
    short: () => typeof answer === 'string' && line(longestQuestion).safeParse(answer).success,
    long: () => typeof answer === 'string',
    'yes-no': () => typeof answer === 'boolean',
    one: () => typeof answer === 'string' && choices.includes(answer),
    several: () =>
      Array.isArray(answer) &&
      answer.every((one) => choices.includes(one)) &&
      new Set(answer).size === answer.length,
    number: () => typeof answer === 'number',
    date: () => typeof answer === 'string' && CalendarDate.safeParse(answer).success,
  }[kind]();
  if (isRight) return undefined;
  if (kind === 'short' && typeof answer === 'string')
    return t('Use one line of at most {max} characters.', { max: longestQuestion });
  return t(wanted[kind]);
}

/** The error sentence of each kind. */
export const wanted = {
  short: 'Enter an answer.',
  long: 'Enter an answer.',
  'yes-no': 'Choose yes or no.',
  one: 'Choose one.',
  several: 'Choose at least one.',
  number: 'Enter a number.',
  date: 'Enter a date.',
} as const;

/** How many of the asked questions have an answer. */
export function progressOf(questions: readonly Question[], { answers, files }: Given) {
  const asked = askedOf(questions, answers);
  const answered = asked.filter(({ linkId }) => answers[linkId] !== undefined || (files[linkId] ?? 0) > 0);
  return { total: asked.length, answered: answered.length };
}

/**
 * A visit's progress with its questions. `isOpen`: the patient may answer or correct now. `asksAtOnce`: it is the next
 * step after the booking. Null without questions.
 */
export const QuestionState = z.object({
  total: z.int(),
  answered: z.int(),
  isComplete: z.boolean(),
  isOpen: z.boolean(),
  asksAtOnce: z.boolean(),
});
export type QuestionState = z.output<typeof QuestionState>;
