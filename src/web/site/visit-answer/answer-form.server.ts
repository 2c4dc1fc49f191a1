/**
 * Parses and sends the form with the questions, by the rules of the call; only numbers and dates are converted here.
 */
import { largestFile } from '#contract/base.ts';
import { latinDigits } from '#contract/digits.ts';
import { longestFileName } from '#contract/lengths.ts';
import type { Answer, Answers } from '#contract/question.ts';
import type { AskedQuestion, AskedQuestions } from '#contract/visit-answer.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { type DateForm, dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { redirect } from '#web/shell/redirect.ts';
import { byField } from '#web/site/entry/form-errors.server.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { type AnswerState, fieldOf, type Typed } from './answer-form.ts';

interface Asked {
  token: string;
  asked: AskedQuestions;
  dateForm: DateForm;
}

/** Redirects to the appointment's page, or answers the form with everything typed. */
export async function sendAnswers(
  api: Client,
  form: FormData,
  { token, asked: { questions }, dateForm }: Asked,
): Promise<AnswerState> {
  const typed = readTyped(form, questions);
  const taken = /^remove-(\d+)$/.exec(String(form.get('intent')))?.[1];
  if (taken) {
    // Already removed, for example in another window.
    await api.visitAnswer.removeFile({ params: { token, id: taken } }).catch(onlyProblems);
    return { typed, errors: {} };
  }
  const { answers, errors } = readAnswers(questions, typed, dateForm);
  Object.assign(errors, await addFiles(api, form, { token, questions }));
  if (Object.keys(errors).length > 0) return { typed, errors };
  const isComplete = form.get('intent') !== 'later';
  const edition = String(form.get('edition') ?? '');
  try {
    await api.visitAnswer.answer({ params: { token }, body: { edition, answers, isComplete } });
    throw redirect(`/appointment/manage/${token}?${isComplete ? 'answered' : 'kept'}`, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('stale-version'))
      return {
        typed,
        errors: {},
        problem: t(
          'The questions or your answers have changed meanwhile. What you entered is below: please check it and send it again.',
        ),
      };
    const refused = inForm(byField(error.body.errors ?? []));
    return Object.keys(refused).length > 0
      ? { typed, errors: refused }
      : { typed, errors: {}, problem: error.body.detail };
  }
}

/** Uploads files even if other fields are invalid, as a browser would not keep them. Returns errors by field. */
async function addFiles(
  api: Client,
  form: FormData,
  { token, questions }: { token: string; questions: AskedQuestion[] },
) {
  const errors: Record<string, string> = {};
  for (const { linkId, kind } of questions) {
    const name = fieldOf(linkId);
    const files = kind === 'file' ? form.getAll(name).filter((file) => typeof file !== 'string') : [];
    for (const file of files.filter(({ size }) => size > 0)) {
      if (file.size > largestFile) {
        errors[name] = t('This file is larger than {megabytes} MB. Choose a smaller one.', {
          megabytes: largestFile / 1_000_000,
        });
        continue;
      }
      const body = new Uint8Array(await file.arrayBuffer());
      const input = { params: { token, linkId }, query: { name: shorten(file.name, longestFileName) }, body };
      try {
        await api.visitAnswer.addFile(input);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        errors[name] = error.body.errors?.[0]?.message ?? error.body.detail;
      }
    }
  }
  return errors;
}

function onlyProblems(error: unknown) {
  if (!(error instanceof ApiProblem)) throw error;
}

/** Errors by the form's own field names. */
function inForm(errors: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [fieldOf(path.replace(/^answers\./, '')), message]),
  );
}

/** Browsers send a line break as two characters, which would count twice against the limit. */
function readTyped(form: FormData, questions: AskedQuestion[]): Typed {
  const texts = (linkId: string) =>
    form.getAll(fieldOf(linkId)).map((value) => String(value).replaceAll('\r\n', '\n'));
  return Object.fromEntries(
    questions.map(({ linkId, kind }) => [
      linkId,
      kind === 'several' ? texts(linkId) : (texts(linkId)[0] ?? ''),
    ]),
  );
}

function readAnswers(questions: AskedQuestion[], typed: Typed, dateForm: DateForm) {
  const answers: Answers = {};
  const errors: Record<string, string> = {};
  for (const { linkId, kind } of questions) {
    const said = typed[linkId]!;
    const text = typeof said === 'string' ? said.trim() : '';
    if (kind === 'file' || (typeof said === 'string' && text === '')) continue;
    if (kind === 'date') {
      const wrong = dateProblem(text, dateForm);
      if (wrong) errors[fieldOf(linkId)] = wrong;
      else answers[linkId] = readDate(text, dateForm)!;
    } else if (kind === 'number') {
      const number = readNumber(text);
      if (number === null) errors[fieldOf(linkId)] = t('Enter a number, such as 70 or 70.5.');
      else answers[linkId] = number;
    } else answers[linkId] = answerOf(kind, said);
  }
  return { answers, errors };
}

function answerOf(kind: AskedQuestion['kind'], said: string | string[]): Answer {
  return kind === 'yes-no' && (said === 'yes' || said === 'no') ? said === 'yes' : said;
}

/** Accepts a point or a comma before the fraction and digits of any script, but no thousands separators. */
function readNumber(text: string): number | null {
  const plain = latinDigits(text).replace(/[,٫]/, '.').replace(/^−/, '-');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}
