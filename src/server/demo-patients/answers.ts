/** Some of the demo patients answer the questions before their visit; generic, and nothing about health. */
import { and, eq, sql } from 'drizzle-orm';
import { type Answers, checkAnswers, progressOf } from '#contract/question.ts';
import { addDays } from '#contract/words/formats.ts';
import { releasing } from '#server/booking/states.ts';
import { isAsked } from '#server/db/questions-of-visit.ts';
import * as schema from '#server/db/schema.ts';
import { localAt } from '#server/times/zone.ts';
import { chances, pick } from './chance.ts';
import type { DemoContext } from './visits.ts';

const { appointment, visitAnswer, visitType } = schema;
/** The share of patients with questions who answer. */
const share = 0.65;

/** Adds the answers given by now, except to visits that staff have worked on. */
export async function addAnswers({ orm, now }: DemoContext) {
  const visits = await orm
    .select({
      ...{ id: appointment.id, reference: appointment.reference, timeZone: appointment.timeZone },
      ...{ bookedAt: appointment.createdAt, startsAt: appointment.startsAt },
      questions: visitType.questions,
    })
    .from(appointment)
    .innerJoin(visitType, eq(visitType.id, appointment.visitTypeId))
    .where(
      and(
        sql`${appointment.isDemo} and ${appointment.version} = 1 and ${visitType.questions} <> '[]' and ${isAsked}`,
        sql`${appointment.status} <> all(${sql.param([...releasing])}::text[])`,
        sql`not exists (select from visit_answer where appointment_id = ${appointment.id})`,
      ),
    );
  for (const { id, reference, timeZone, bookedAt, startsAt, questions } of visits) {
    const next = chances('answers', reference);
    const at = new Date(bookedAt.getTime() + (startsAt.getTime() - bookedAt.getTime()) * 0.7 * next());
    if (next() >= share || at.getTime() > now()) continue;
    const { localDate } = localAt(timeZone, startsAt.getTime());
    const given = { answers: answersOf(localDate, next), files: {} };
    const { answers, errors } = checkAnswers(questions, given, true);
    // Staff have changed the questions.
    if (errors.length > 0) continue;
    await orm
      .insert(visitAnswer)
      .values({
        ...{ appointmentId: id, createdAt: at, updatedAt: at, questions, answers, isComplete: true },
        ...progressOf(questions, given),
      })
      .onConflictDoNothing();
  }
}

/** For the questions of the demo (demo/en/visit-types.yaml). */
function answersOf(localDate: string, next: () => number): Answers {
  return {
    ...{ thinners: false, anaesthetic: 'No', letter: false },
    due: addDays(localDate, 50 + Math.floor(40 * next())),
    first: next() < 0.6,
    partner: pick(['My partner', 'A relative or friend', 'Nobody'], next()),
    topics: pick(['What to bring along.', 'Where to park.', 'How long it takes.'], next()),
  };
}
