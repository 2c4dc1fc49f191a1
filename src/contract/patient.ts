import { z } from 'zod';
import { AppointmentStatus } from './appointment.ts';
import {
  Id,
  IdParams,
  IdText,
  Instant,
  LocalDate,
  line,
  OptionalEmail,
  requiredLine,
  route,
  text,
} from './base.ts';
import { listQuery } from './crud.ts';
import { longestName, longestPatientNote, longestPhone, longestPurpose, shortestPurpose } from './lengths.ts';
import { said } from './validation-message.ts';

/** A person with visits, inquiries or waiting-list entries, and their contact. */
const Person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** `phone` formatted for reading, with the country code. */
  phoneText: z.string(),
});

/** Visits and their local dates are limited to the caller's reach. */
export const PatientSummary = Person.extend({
  /** Invented (demo-patients/). */
  isDemo: z.boolean(),
  visits: z.int(),
  lastVisit: LocalDate.nullable(),
  nextVisit: LocalDate.nullable(),
});
export type PatientSummary = z.output<typeof PatientSummary>;

/** Possibly the same person, with the matching fields. */
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
  /** Patients merged into this one, latest first, within the caller's reach: their rows are this patient's. */
  merged: z.array(Person.extend({ mergedAt: Instant })),
  /** At most eight. */
  duplicates: z.array(PatientLikeness),
  /** By staff, newest first. */
  notes: z.array(PatientNote),
});
export type Patient = z.output<typeof Patient>;

const Other = z.strictObject({ patientId: Id });

/** Omitted fields keep their value. */
export const PatientFields = z.strictObject({
  name: requiredLine(longestName, 'Enter a name.').optional(),
  email: OptionalEmail.optional(),
  phone: line(longestPhone).optional(),
});
export type PatientFields = z.output<typeof PatientFields>;

/** With the numbers of visits, waiting-list entries and inquiries that had the former values and were corrected too. */
export const CorrectedPatient = Patient.extend({
  corrected: z.object({ visits: z.int(), waitlist: z.int(), inquiries: z.int() }),
});
export type CorrectedPatient = z.output<typeof CorrectedPatient>;

const Purpose = line(longestPurpose).min(shortestPurpose, said('Enter what this is for, in a few words.'));

/** Look-up beyond one's departments, by a patient within reach or by the exact reference of a visit. */
const ElsewhereFields = z
  .strictObject({
    patientId: Id.optional(),
    reference: line(8).optional(),
    reason: Purpose,
  })
  .refine(({ patientId, reference }) => Boolean(patientId) !== Boolean(reference), {
    path: ['reference'],
    ...said('Enter the reference of a visit.'),
  });

/** The minimum that helps a person at the counter: who they are, and where they are expected. */
export const Elsewhere = Person.omit({ id: true }).extend({
  visits: z.array(
    z.object({
      reference: z.string(),
      status: AppointmentStatus,
      localDate: LocalDate,
      localTime: z.string(),
      doctorName: z.string(),
      departmentNames: z.array(z.string()),
    }),
  ),
});
export type Elsewhere = z.output<typeof Elsewhere>;

/** The result of an erasure, the same for every repeated call. Nothing here identifies the patient. */
export const Erasure = z.object({
  erasedAt: Instant,
  actorName: z.string(),
  reason: z.string(),
  /** Counts; of visits, those that stay as numbers in the figures. */
  erased: z.object({
    visits: z.int(),
    inquiries: z.int(),
    waits: z.int(),
    messages: z.int(),
    notes: z.int(),
    subscriptions: z.int(),
  }),
  /** The address belongs to another person too, so mail to it that is not about this patient stays. */
  isAddressShared: z.boolean(),
  /** Records of visits required by law: the name, the day, the doctor and the purpose. */
  kept: z.array(
    z.object({ appointmentId: z.int(), reference: z.string(), localDate: LocalDate, until: LocalDate }),
  ),
  /** The law's name, if the hospital has entered one. */
  law: z.string(),
});
export type Erasure = z.output<typeof Erasure>;

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
  update: route({
    method: 'PUT',
    path: '/patient/{id}',
    access: 'visits',
    summary:
      'Correct name, address or number of a patient, and of their visits, waits and inquiries that have the former one; a new email address gets the messages with their links, and all earlier links end',
    params: IdParams,
    body: PatientFields,
    data: CorrectedPatient,
    errors: ['invalid', 'not-found', 'name-taken', 'stale-version'],
  }),
  elsewhere: route({
    method: 'POST',
    path: '/patient/elsewhere',
    access: 'visits',
    forPeople: true,
    summary:
      'Where a patient is expected outside the departments of the account, for a reason that the trail keeps; few an hour',
    body: ElsewhereFields,
    data: Elsewhere,
    errors: ['invalid', 'not-found', 'too-many-requests'],
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
    errors: ['not-found', 'name-taken', 'stale-version'],
  }),
  addNote: route({
    method: 'POST',
    path: '/patient/{id}/note',
    access: 'visits',
    summary: 'Add a note that only staff see',
    params: IdParams,
    body: z.strictObject({ text: text(longestPatientNote).min(1, said('Enter a note.')) }),
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
  everything: route({
    method: 'GET',
    path: '/patient/{id}/everything',
    access: 'administration',
    shows: 'patient',
    summary:
      'Everything held about a patient, and who looked at it, as a ZIP of a page to print and a JSON file',
    params: IdParams,
    zip: true,
    sensitive: true,
    errors: ['not-found'],
  }),
  erase: route({
    method: 'POST',
    path: '/patient/{id}/erase',
    access: 'administration',
    summary:
      'Erase a patient and those merged into it, but for records that the law wants kept; again, it answers what it did',
    params: IdParams,
    body: z.strictObject({ reason: Purpose }),
    data: Erasure,
    sensitive: true,
    errors: ['not-found', 'invalid', 'has-appointments'],
  }),
};
