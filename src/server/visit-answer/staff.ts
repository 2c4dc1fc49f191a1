/** The answers of a visit for the staff who prepare it, within their reach. */
import { and, eq } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { isProblem, problem } from '#contract/errors.ts';
import type { visitAnswer as contract, VisitAnswers, VisitFile } from '#contract/visit-answer.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { readAppointment } from '#server/appointment/read.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { t } from '#words/say.ts';
import { filesOf } from './files.ts';
import { findVisit, type VisitQuestions } from './find.ts';
import { isStillOpen } from './state.ts';

const { appointment, visitAnswer: table } = schema;
type Call<Name extends keyof typeof contract> = Checked<(typeof contract)[Name]>;

export async function getAnswers({ params }: Call<'answers'>, { orm, staff }: StaffContext) {
  const found = await findVisit(orm, and(eq(appointment.id, params.id), within(appointment, staff, 'read'))!);
  return found ? { data: present(found, await filesOf(orm, params.id)) } : problem('not-found');
}

/** The former answers stay until the patient answers. */
export async function askAgain({ params }: Call<'askAgain'>, context: StaffContext) {
  const outcome = await transaction(context, async (inside) => {
    const { orm, now, staff } = inside;
    const which = and(eq(appointment.id, params.id), within(appointment, staff, 'change'))!;
    await orm.select({ id: appointment.id }).from(appointment).where(which).for('update');
    const found = await findVisit(orm, which);
    if (!found) return problem('not-found');
    if (!isStillOpen(found.appointment, now()))
      return problem('state-not-allowed', { detail: t('Questions are asked before a visit only.') });
    if (!found.isAsked || found.today.length === 0)
      return problem('state-not-allowed', { detail: t('This visit is not asked anything.') });
    const version = (found.kept?.version ?? 0) + 1;
    await orm
      .update(table)
      .set({ askedAgainAt: new Date(now()), isComplete: false, version })
      .where(eq(table.appointmentId, params.id));
    await recordActivity(orm, staff, 'ask-again', 'appointment', {
      id: params.id,
      name: found.appointment.reference,
    });
    const row = (await readAppointment(orm, which))!;
    await writeAppointmentMessage(inside, row, { kind: 'questions', number: version });
    return { data: present((await findVisit(orm, which))!, await filesOf(orm, params.id)) };
  });
  if (!isProblem(outcome)) context.mailWritten();
  return outcome;
}

function present(
  { appointment: { id }, kept, today, isAsked, questions: state }: VisitQuestions,
  files: VisitFile[],
): VisitAnswers {
  return {
    appointmentId: id,
    version: kept?.version ?? 0,
    questions: kept?.questions ?? (isAsked ? today : []),
    answers: kept?.answers ?? {},
    files,
    total: state?.total ?? 0,
    answered: state?.answered ?? 0,
    isComplete: kept?.isComplete ?? false,
    language: kept?.language ?? '',
    answeredAt: kept?.updatedAt.toISOString() ?? null,
    askedAgainAt: kept?.askedAgainAt?.toISOString() ?? null,
  };
}
