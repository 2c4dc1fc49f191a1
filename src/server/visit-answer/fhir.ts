/**
 * Questions and answers of a visit as FHIR R4, for the program that keeps its record: a Questionnaire as it was asked,
 * and the QuestionnaireResponse to it (hl7.org/fhir/R4). A linkId names the same question in every version of a visit
 * type.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { type Answer, askedOf, type Question, type QuestionKind } from '#contract/question.ts';
import type { visitAnswer as contract, VisitFile } from '#contract/visit-answer.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { filesOf } from './files.ts';
import { findVisit, type VisitQuestions } from './find.ts';

const { appointment } = schema;
type Call = Checked<(typeof contract)['questionnaire']>;

export async function getQuestionnaire({ params }: Call, context: StaffContext) {
  const found = await findVisit(context.orm, whichOf(params.id, context));
  const questions = found ? questionsOf(found) : [];
  return found && questions.length > 0
    ? { data: questionnaire(found, questions, context.publicUrl) }
    : problem('not-found');
}

export async function getQuestionnaireResponse({ params }: Call, context: StaffContext) {
  const found = await findVisit(context.orm, whichOf(params.id, context));
  if (!found?.kept) return problem('not-found');
  const files = await filesOf(context.orm, params.id);
  return { data: response(found, found.kept, files, context.publicUrl) };
}

function whichOf(id: number, { staff }: StaffContext) {
  return and(eq(appointment.id, id), within(appointment, staff, 'read'))!;
}

function questionsOf({ kept, today, isAsked }: VisitQuestions) {
  return kept?.questions ?? (isAsked ? today : []);
}

function questionnaire(
  { appointment: visit, kept }: VisitQuestions,
  questions: Question[],
  publicUrl: string,
) {
  const id = `visit-type-${visit.visitTypeId}`;
  const url = `${publicUrl}/questionnaire/${id}`;
  return {
    resourceType: 'Questionnaire',
    id,
    url,
    version: versionOf(questions),
    title: visit.visitType.name,
    status: 'active',
    subjectType: ['Patient'],
    ...(kept && { date: kept.createdAt.toISOString() }),
    item: questions.map((question) => itemOf(question, questions, url)),
  };
}

/** Equal questions have equal versions, for all patients. */
function versionOf(questions: Question[]) {
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16);
}

const types = {
  short: 'string',
  long: 'text',
  'yes-no': 'boolean',
  one: 'choice',
  several: 'choice',
  number: 'decimal',
  date: 'date',
  file: 'attachment',
} as const satisfies Record<QuestionKind, string>;

function itemOf(question: Question, questions: Question[], url: string) {
  const { linkId, text, kind, isRequired = false, choices = [], help, ifQuestion, ifAnswer = '' } = question;
  const before = questions.find((one) => one.linkId === ifQuestion);
  return {
    linkId,
    text,
    type: types[kind],
    ...(before && {
      enableWhen: [{ question: before.linkId, operator: '=', ...conditionOf(before, ifAnswer, url) }],
    }),
    required: isRequired,
    repeats: kind === 'several' || kind === 'file',
    ...(choices.length > 0 && { answerOption: choices.map((one) => ({ valueCoding: codingOf(one, url) })) }),
    ...(help && { item: [helpOf(linkId, help)] }),
  };
}

function conditionOf({ kind }: Question, answer: string, url: string) {
  return kind === 'yes-no' ? { answerBoolean: answer === 'yes' } : { answerCoding: codingOf(answer, url) };
}

function codingOf(choice: string, url: string) {
  // A code has no two spaces in a row.
  return { system: `${url}/choices`, code: choice.replace(/\s+/g, ' '), display: choice };
}

/** None of our linkIds has a dot, so this one is unique. */
function helpOf(linkId: string, text: string) {
  const coding = [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'help' }];
  return {
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
        valueCodeableConcept: { coding },
      },
    ],
    linkId: `${linkId}.help`,
    text,
    type: 'display',
  };
}

function response(
  { appointment: visit }: VisitQuestions,
  kept: NonNullable<VisitQuestions['kept']>,
  files: VisitFile[],
  publicUrl: string,
) {
  const { questions, answers, isComplete, updatedAt } = kept;
  const url = `${publicUrl}/questionnaire/visit-type-${visit.visitTypeId}`;
  const given = askedOf(questions, answers).map(({ linkId, text, kind }) => {
    const own = files.filter((file) => file.linkId === linkId);
    const answer = [
      ...valuesOf(answers[linkId], kind, url),
      ...own.map((file) => ({ valueAttachment: attachmentOf(file, visit.id, publicUrl) })),
    ];
    return { linkId, text, answer };
  });
  const item = given.filter(({ answer }) => answer.length > 0);
  return {
    resourceType: 'QuestionnaireResponse',
    id: `visit-${visit.id}`,
    identifier: { system: `${publicUrl}/appointment`, value: visit.reference },
    questionnaire: `${url}|${versionOf(questions)}`,
    status: isComplete || kept.askedAgainAt ? 'completed' : 'in-progress',
    subject: { type: 'Patient', display: visit.patientIsOther ? visit.patientName : visit.name },
    authored: updatedAt.toISOString(),
    ...(item.length > 0 && { item }),
  };
}

function valuesOf(answer: Answer | undefined, kind: QuestionKind, url: string): object[] {
  if (answer === undefined) return [];
  if (typeof answer === 'boolean') return [{ valueBoolean: answer }];
  if (typeof answer === 'number') return [{ valueDecimal: answer }];
  if (Array.isArray(answer)) return answer.map((one) => ({ valueCoding: codingOf(one, url) }));
  if (kind === 'one') return [{ valueCoding: codingOf(answer, url) }];
  return [kind === 'date' ? { valueDate: answer } : { valueString: answer }];
}

/** The address at which a program with its own token reads it. */
function attachmentOf({ id, name, type, size }: VisitFile, visitId: number, publicUrl: string) {
  return { contentType: type, url: `${publicUrl}/api/appointment/${visitId}/files/${id}`, size, title: name };
}
