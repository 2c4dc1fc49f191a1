/** The answers of one visit: behind the patient's link, and as staff read them. */
import { z } from 'zod';
import { IdParams, IdText, Instant, line, route } from './base.ts';
import { longestFileName } from './lengths.ts';
import { ManageParams } from './manage.ts';
import { Answers, LinkId, Question, QuestionState } from './question.ts';

/** Per question, and per visit. */
export const mostFilesOfQuestion = 3;
export const mostFiles = 10;

/** A file added to an answer: a PDF as sent, or a re-encoded picture. `size` is in bytes. */
export const VisitFile = z.object({
  id: z.int(),
  linkId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
});
export type VisitFile = z.output<typeof VisitFile>;

/** A question in the reader's language; a choice's `value` is what an answer contains. */
const AskedQuestion = Question.omit({
  choices: true,
  isRequired: true,
  help: true,
  ifQuestion: true,
  ifAnswer: true,
}).extend({
  isRequired: z.boolean(),
  help: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  ifQuestion: z.string(),
  ifAnswer: z.string(),
});
export type AskedQuestion = z.output<typeof AskedQuestion>;

/** Behind the link of a visit. `edition` changes with the questions and with the answers. */
export const AskedQuestions = QuestionState.extend({
  edition: z.string(),
  questions: z.array(AskedQuestion),
  /** Language of the text, if it differs from the requested one. */
  language: z.string().optional(),
  /** Empty if they were written through another link: mail may have gone to a wrong address. */
  answers: Answers,
  isHidden: z.boolean(),
  /** Only those added through this link. */
  files: z.array(VisitFile),
  /** Null before the first answer. */
  answeredAt: Instant.nullable(),
});
export type AskedQuestions = z.output<typeof AskedQuestions>;

/** For staff: the questions as they were asked, in the main language. */
export const VisitAnswers = z.object({
  appointmentId: z.int(),
  version: z.int(),
  questions: z.array(Question),
  answers: Answers,
  files: z.array(VisitFile),
  total: z.int(),
  answered: z.int(),
  isComplete: z.boolean(),
  /** Language in which the questions were read; '' for the main one. */
  language: z.string(),
  answeredAt: Instant.nullable(),
  askedAgainAt: Instant.nullable(),
});
export type VisitAnswers = z.output<typeof VisitAnswers>;

const FhirResource = z.looseObject({ resourceType: z.string(), id: z.string() });

export const visitAnswer = {
  asked: route({
    method: 'GET',
    path: '/appointment/manage/{token}/questions',
    access: 'public',
    summary:
      'What the hospital asks before this visit, in the language of the page, and what was answered by this link',
    params: ManageParams,
    data: AskedQuestions,
    personal: true,
    errors: ['not-found'],
  }),
  answer: route({
    method: 'PUT',
    path: '/appointment/manage/{token}/questions',
    access: 'publicWrite',
    summary:
      'The patient answers, or corrects the answers, until the visit begins; all are replaced. `edition` is that of the questions that were read. Unless `isComplete`, required questions may be left open',
    params: ManageParams,
    body: z.strictObject({ edition: line(64), answers: Answers, isComplete: z.boolean() }),
    data: AskedQuestions,
    errors: ['not-found', 'invalid', 'stale-version', 'state-not-allowed'],
  }),
  answers: route({
    method: 'GET',
    path: '/appointment/{id}/answers',
    access: 'visits',
    shows: 'appointment',
    summary: 'What the patient of a visit answered, with the questions as they were asked',
    params: IdParams,
    data: VisitAnswers,
    errors: ['not-found'],
  }),
  addFile: route({
    method: 'POST',
    path: '/appointment/manage/{token}/questions/{linkId}/files',
    access: 'publicWrite',
    summary:
      'The patient adds a file to an answer: a PDF, JPEG or PNG of at most ten megabytes, whatever its name says. Pictures are drawn anew',
    params: ManageParams.extend({ linkId: LinkId }),
    query: z.object({ name: line(longestFileName).optional() }),
    takesFile: true,
    data: VisitFile,
    status: 201,
    location: null,
    errors: ['not-found', 'invalid', 'state-not-allowed', 'too-many-requests'],
  }),
  removeFile: route({
    method: 'DELETE',
    path: '/appointment/manage/{token}/files/{id}',
    access: 'publicWrite',
    summary: 'The patient takes back a file that was added by this link',
    params: ManageParams.extend(IdParams.shape),
    status: 204,
    errors: ['not-found', 'state-not-allowed'],
  }),
  file: route({
    method: 'GET',
    path: '/appointment/{id}/files/{fileId}',
    access: 'visits',
    shows: 'appointment',
    summary: 'A file that the patient of a visit added, to be saved',
    params: IdParams.extend({ fileId: IdText }),
    file: true,
    errors: ['not-found'],
  }),
  questionnaire: route({
    method: 'GET',
    path: '/appointment/{id}/questionnaire',
    access: 'visits',
    shows: 'appointment',
    summary:
      'What the patient of a visit is asked, as a FHIR R4 Questionnaire; once there is an answer, as it was asked',
    params: IdParams,
    data: FhirResource,
    fhir: true,
    errors: ['not-found'],
  }),
  questionnaireResponse: route({
    method: 'GET',
    path: '/appointment/{id}/questionnaire-response',
    access: 'visits',
    shows: 'appointment',
    summary: 'What the patient of a visit answered, as a FHIR R4 QuestionnaireResponse',
    params: IdParams,
    data: FhirResource,
    fhir: true,
    errors: ['not-found'],
  }),
  askAgain: route({
    method: 'POST',
    path: '/appointment/{id}/questions',
    access: 'visits',
    summary:
      'Ask the patient of a visit once more, with the questions of today; what was answered stays until they answer. They get mail with the link, where they have an address',
    params: IdParams,
    data: VisitAnswers,
    errors: ['not-found', 'state-not-allowed'],
  }),
};
