import type { visitAnswer as contract } from '#contract/visit-answer.ts';
import type { Handlers } from '#server/call/context.ts';
import { getQuestionnaire, getQuestionnaireResponse } from '#server/visit-answer/fhir.ts';
import { addFile, getFile, removeFile } from '#server/visit-answer/files.ts';
import { answerAsked, getAsked } from '#server/visit-answer/patient.ts';
import { askAgain, getAnswers } from '#server/visit-answer/staff.ts';

export const visitAnswer: Handlers<typeof contract> = {
  asked: getAsked,
  answer: answerAsked,
  answers: getAnswers,
  askAgain,
  addFile,
  removeFile,
  file: getFile,
  questionnaire: getQuestionnaire,
  questionnaireResponse: getQuestionnaireResponse,
};
