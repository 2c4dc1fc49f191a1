import { z } from 'zod';
import { IdParams, IdText, Instant, LocalDate, route, text } from './base.ts';
import { listQuery } from './crud.ts';
import { longestPatientNote } from './lengths.ts';

/** Somebody whom visits, inquiries or the waiting list are about, and how to reach them. */
const Person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same, formatted for reading, with the country code. */
  phoneText: z.string(),
});

/** Visits are counted, and their local dates given, as far as the caller's roles reach. */
export const PatientSummary = Person.extend({
  /** Invented (demo-patients/). */
  isDemo: z.boolean(),
  visits: z.int(),
  lastVisit: LocalDate.nullable(),
  nextVisit: LocalDate.nullable(),
});
export type PatientSummary = z.output<typeof PatientSummary>;

/** Perhaps the same person: what the two have in common. */
export const PatientLikeness = PatientSummary.extend({ shares: z.array(z.enum(['name', 'email', 'phone'])) });
export type PatientLikeness = z.output<typeof PatientLikeness>;

export const PatientNote = z.object({
  id: z.int(),
  createdAt: Instant,
  actorName: z.string(),
  text: z.string(),
});
export type PatientNote = z.output<typeof PatientNote>;

export const Patient = PatientSummary.extend({
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  /** Patients that staff have merged into this one, latest first: the rows of all of them are this patient's. */
  merged: z.array(Person.extend({ mergedAt: Instant })),
  /** At most eight. */
  duplicates: z.array(PatientLikeness),
  /** Of staff, newest first. */
  notes: z.array(PatientNote),
});
export type Patient = z.output<typeof Patient>;

const Other = z.strictObject({ patientId: z.int().positive() });

export const patient = {
  list: route({
    method: 'GET',
    path: '/patient',
    access: 'visits',
    shows: 'patient',
    summary:
      'Patients by name; `q` finds names, addresses, phone numbers in any format, and references of visits',
    query: listQuery(['name', 'createdAt'], {}).omit({ status: true }),
    data: z.array(PatientSummary),
    list: true,
  }),
  get: route({
    method: 'GET',
    path: '/patient/{id}',
    access: 'visits',
    shows: 'patient',
    summary: 'One patient; the id of a merged one gives the patient that it was merged into',
    params: IdParams,
    data: Patient,
    errors: ['not-found'],
  }),
  merge: route({
    method: 'POST',
    path: '/patient/{id}/merge',
    access: 'visits',
    summary: 'Say that another patient is the same person; nothing of either is lost, and it can be undone',
    params: IdParams,
    body: Other,
    data: Patient,
    errors: ['not-found', 'invalid', 'stale-version'],
  }),
  unmerge: route({
    method: 'POST',
    path: '/patient/{id}/unmerge',
    access: 'visits',
    summary: 'Undo a merge: the other patient is one of its own again, with its rows',
    params: IdParams,
    body: Other,
    data: Patient,
    errors: ['not-found', 'stale-version'],
  }),
  addNote: route({
    method: 'POST',
    path: '/patient/{id}/note',
    access: 'visits',
    summary: 'Add a note that only staff see',
    params: IdParams,
    body: z.strictObject({ text: text(longestPatientNote).min(1, 'Enter a note.') }),
    data: Patient,
    status: 201,
    location: '/patient/{id}',
    errors: ['not-found'],
  }),
  removeNote: route({
    method: 'DELETE',
    path: '/patient/{id}/note/{noteId}',
    access: 'visits',
    summary: 'Delete a note',
    params: IdParams.extend({ noteId: IdText }),
    status: 204,
    errors: ['not-found'],
  }),
};
