/** A visit with its questions and answers. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Question } from '#contract/question.ts';
import { wordedJson } from '#server/content/translation-overlay.ts';
import type { Orm } from '#server/db/orm.ts';
import { isAsked, questionsOfVisit } from '#server/db/questions-of-visit.ts';
import * as schema from '#server/db/schema.ts';
import { languageOfPage } from '#words/language.ts';

const { appointment, visitAnswer, visitType } = schema;
export type Words = Record<string, string>;

export async function findVisit(orm: Orm, which: SQL) {
  const [row] = await orm
    .select({
      appointment,
      kept: visitAnswer,
      today: visitType.questions,
      isAsked,
      // The visit type's own questions if there is no translation.
      said: sql<Words | Question[]>`${wordedJson(visitType, visitType.questions)}`,
      questions: questionsOfVisit,
    })
    .from(appointment)
    .innerJoin(visitType, eq(visitType.id, appointment.visitTypeId))
    .leftJoin(visitAnswer, eq(visitAnswer.appointmentId, appointment.id))
    .where(which);
  return row;
}
export type VisitQuestions = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

/**
 * The questions of a visit and their words in this language: as they were asked once there is an answer, otherwise, or
 * if staff ask again, today's.
 */
export function editionOf({ kept, today, isAsked: asks, said }: VisitQuestions): {
  questions: Question[];
  words: Words;
} {
  const words = Array.isArray(said) ? {} : said;
  if (!kept || kept.askedAgainAt) return { questions: asks ? today : [], words };
  return { questions: kept.questions, words: kept.language === languageOfPage() ? kept.words : words };
}
