import type { patient as contract } from '#contract/patient.ts';
import type { Handlers } from '#server/call/context.ts';
import {
  addNote,
  getPatient,
  listPatients,
  mergePatients,
  removeNote,
  unmergePatients,
} from '#server/patient/patient.ts';

export const patient: Handlers<typeof contract> = {
  list: listPatients,
  get: getPatient,
  merge: mergePatients,
  unmerge: unmergePatients,
  addNote,
  removeNote,
};
