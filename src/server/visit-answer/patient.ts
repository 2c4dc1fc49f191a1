/**
 * The questions before a visit, behind the link of its patient. Answers are about a person's health, and mail may have
 * gone to a wrong address: so answers show only behind the link by which they were written.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { type Answers, askedOf, checkAnswers, progressOf, type Question } from '#contract/question.ts';
import type {
  AskedQuestion,
  AskedQuestions,
  visitAnswer as contract,
  VisitFile,
} from '#contract/visit-answer.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { ofManageToken } from '#server/appointment/read.ts';
import type { Context } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { hashToken } from '#server/links/token.ts';
import { languageOfPage, speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { countByQuestion, dropFiles, filesOf } from './files.ts';
import { editionOf, findVisit, type VisitQuestions, type Words } from './find.ts';
import { isStillOpen, questionStateOf } from './state.ts';

const { appointment, visitAnswer: table } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;

export async function getAsked({ params }: Call<'asked'>, { orm, now }: Context) {
  const data = await read(orm, params.token, now());
  return data ? { data: data.shown } : problem('not-found');
}

/** Replaces the answers. A repeated request is one answer. */
export function answerAsked({ params, body }: Call<'answer'>, context: Context) {
  return transaction(context, async (inside) => {
    const { orm, now } = inside;
    const which = ofManageToken(params.token, now());
    await orm.select({ id: appointment.id }).from(appointment).where(which).for('update');
    const before = await read(orm, params.token, now());
    if (!before) return problem('not-found');
    const { found, shown } = before;
    if (!shown.isOpen)
      return problem('state-not-allowed', { detail: t('These questions can no longer be answered here.') });
    const { questions, words } = editionOf(found);
    const files = countByQuestion(shown.files);
    const { answers, errors } = checkAnswers(questions, { answers: body.answers, files }, body.isComplete);
    if (!shown.isHidden && isSame(found, answers, body.isComplete)) return { data: shown };
    if (body.edition !== shown.edition) return problem('stale-version', { extra: { current: shown } });
    if (errors.length > 0) return problem('invalid', { errors });
    const asked = askedOf(questions, answers).map(({ linkId }) => linkId);
    await dropFiles(orm, found.appointment.id, params.token, asked);
    await keep(orm, found, {
      questions,
      words,
      answers,
      files,
      isComplete: body.isComplete,
      linkHash: hashToken(params.token),
      at: new Date(now()),
    });
    const { id, reference } = found.appointment;
    await recordActivity(orm, null, 'answer', 'appointment', { id, name: reference });
    return { data: (await read(orm, params.token, now()))!.shown };
  });
}

function isSame({ kept }: VisitQuestions, answers: Answers, isComplete: boolean) {
  return (
    kept !== null &&
    !kept.askedAgainAt &&
    kept.isComplete === isComplete &&
    isDeepStrictEqual(kept.answers, answers)
  );
}

interface Given {
  questions: Question[];
  words: Words;
  answers: Answers;
  files: Record<string, number>;
  isComplete: boolean;
  linkHash: Buffer;
  at: Date;
}

async function keep(orm: Orm, { appointment: { id } }: VisitQuestions, { at, files, ...given }: Given) {
  const values = {
    ...given,
    ...progressOf(given.questions, { answers: given.answers, files }),
    language: languageOfPage(),
    askedAgainAt: null,
    updatedAt: at,
  };
  await orm
    .insert(table)
    .values({ appointmentId: id, createdAt: at, ...values })
    .onConflictDoUpdate({
      target: table.appointmentId,
      set: { ...values, version: sql`${table.version} + 1` },
    });
  // So that an open calendar shows it.
  await orm.update(appointment).set({ updatedAt: at }).where(eq(appointment.id, id));
}

/** The visit of a link and its content; undefined if nothing is asked, or no longer. */
async function read(orm: Orm, token: string, now: number) {
  const found = await findVisit(orm, ofManageToken(token, now));
  const shown = found && present(found, token, await filesOf(orm, found.appointment.id, token), now);
  return found && shown && { found, shown };
}

function present(
  found: VisitQuestions,
  token: string,
  files: VisitFile[],
  now: number,
): AskedQuestions | undefined {
  const { kept } = found;
  const { questions, words } = editionOf(found);
  const state = questionStateOf(found, now);
  if (!state || questions.length === 0) return undefined;
  const isHidden = kept?.linkHash != null && !kept.linkHash.equals(hashToken(token));
  const answers =
    kept && !isHidden ? checkAnswers(questions, { answers: kept.answers, files: {} }, false).answers : {};
  const { written = 'en' } = speech();
  const isForeign = languageOfPage() !== '' && Object.keys(words).length === 0;
  return {
    ...state,
    isOpen: isStillOpen(found.appointment, now),
    edition: editionMark(questions, kept?.version ?? 0),
    questions: questions.map((question) => askedQuestion(question, words)),
    ...(isForeign && { language: written }),
    answers,
    isHidden,
    files,
    answeredAt: kept?.updatedAt.toISOString() ?? null,
  };
}

/** Changes with the questions, and with every answer. */
function editionMark(questions: Question[], version: number) {
  return createHash('sha256')
    .update(JSON.stringify([questions, version]))
    .digest('hex')
    .slice(0, 32);
}

function askedQuestion(question: Question, words: Words): AskedQuestion {
  const say = (text: string) => words[text] || text;
  const {
    linkId,
    text,
    kind,
    isRequired = false,
    help = '',
    choices = [],
    ifQuestion = '',
    ifAnswer = '',
  } = question;
  return {
    linkId,
    text: say(text),
    kind,
    isRequired,
    help: help && say(help),
    choices: choices.map((value) => ({ value, label: say(value) })),
    ifQuestion,
    ifAnswer,
  };
}
