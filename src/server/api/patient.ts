import type { patient as contract } from '#contract/patient.ts';
import type { Handlers } from '#server/call/context.ts';
import { correctPatient } from '#server/patient/correct.ts';
import { lookElsewhere } from '#server/patient/elsewhere.ts';
import { erasePatient } from '#server/patient/erase.ts';
import { handOver } from '#server/patient/everything.ts';
import { mergePatients, unmergePatients } from '#server/patient/merge.ts';
import { addNote, getPatient, listPatients, removeNote } from '#server/patient/patient.ts';

export const patient: Handlers<typeof contract> = {
  list: listPatients,
  get: getPatient,
  update: correctPatient,
  elsewhere: lookElsewhere,
  merge: mergePatients,
  unmerge: unmergePatients,
  addNote,
  removeNote,
  everything: handOver,
  erase: erasePatient,
};
