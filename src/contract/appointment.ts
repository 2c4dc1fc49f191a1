import { z } from 'zod';
import type { PlainMessage } from '#words/catalogue.ts';
import {
  CalendarDate,
  Id,
  IdParams,
  IdText,
  Instant,
  LocalDate,
  line,
  Money,
  OptionalEmail,
  Reference,
  requiredLine,
  route,
  Slug,
  text,
} from './base.ts';
import { listQuery } from './crud.ts';
import { longestMessage, longestName, longestNote, longestPhone, longestReason } from './lengths.ts';
import { languageGiven, Needs, needs } from './needs.ts';
import { QuestionState } from './question.ts';
import { said } from './said.ts';
import { VisitMode } from './visit-type.ts';

/**
 * `held` (until the patient confirms with the link in the mail) → `requested` (if approval is needed) or `booked` →
 * `arrived` → `in_progress` → `fulfilled`; the others are final. server/booking/states.ts has the transitions.
 */
export const AppointmentStatus = z.enum([
  'held',
  'requested',
  'booked',
  'arrived',
  'in_progress',
  'fulfilled',
  'cancelled',
  'declined',
  'expired',
  'no_show',
  'entered_in_error',
]);
export type AppointmentStatus = z.output<typeof AppointmentStatus>;

/** Who moved or cancelled. Cut-offs and lead times bind patients only. */
export const ChangedBy = z.enum(['patient', 'staff']);
export type ChangedBy = z.output<typeof ChangedBy>;

/** On the website, by staff for a caller, by staff for somebody at the counter, or a time that the waiting list offered. */
export const AppointmentSource = z.enum(['web', 'phone', 'walk-in', 'waitlist']);
export type AppointmentSource = z.output<typeof AppointmentSource>;

/** A free slot. `localDate` and `localTime` are the hospital's wall time; both also come in words. */
export const Slot = z.object({
  startsAt: Instant,
  endsAt: Instant,
  localDate: LocalDate,
  localTime: z.string(),
  dateInWords: z.string(),
  timeInWords: z.string(),
  doctorId: z.int(),
  visitTypeId: z.int(),
  placesLeft: z.int(),
});
export type Slot = z.output<typeof Slot>;

/** A day with slots, and how many of them are still free. */
export const OfferedDay = z.object({ localDate: LocalDate, free: z.int() });
export type OfferedDay = z.output<typeof OfferedDay>;

export const notBothChosen = 'Choose a package or a service, not both.' satisfies PlainMessage;

/** A visit is for a package, a service, or neither. */
export const oneChosen = [
  (body: { packageId?: unknown; serviceId?: unknown }) => !body.packageId || !body.serviceId,
  { path: ['serviceId'], ...said(notBothChosen) },
] as const satisfies [unknown, { path: [string]; error(): string }];

/** Texts go to the number of the same form. */
export const numberForSms = [
  (body: { wantsSms?: unknown; phone?: unknown }) => !body.wantsSms || Boolean(body.phone),
  { path: ['phone'], ...said('Enter a phone number for the text messages.') },
] as const satisfies [unknown, { path: [string]; error(): string }];

/** A patient's booking. It needs `email` or `phone`. */
export const BookingFields = z
  .strictObject({
    doctorId: Id,
    startsAt: Instant,
    visitTypeId: Id.optional(),
    /** How it takes place, if not as usual; one of those that the visit type allows. */
    mode: VisitMode.optional(),
    name: requiredLine(longestName, 'Enter your name.'),
    email: OptionalEmail.optional(),
    phone: line(longestPhone).optional(),
    patientIsOther: z.boolean().optional(),
    patientName: line(longestName).optional(),
    reason: text(longestReason).optional(),
    language: line(35).optional(),
    /** Agrees to text messages about this visit, at `phone`. */
    wantsSms: z.boolean().optional(),
    ...needs,
    packageId: Id.optional(),
    serviceId: Id.optional(),
    /** The token of a hold (contract/hold.ts). An expired one no longer keeps the slot, but does no harm. */
    holdToken: line(100).optional(),
  })
  .refine((booking) => booking.email || booking.phone, {
    path: ['email'],
    ...said('Enter an email address or a phone number.'),
  })
  .refine((booking) => !booking.patientIsOther || booking.patientName, {
    path: ['patientName'],
    ...said('Enter the patient’s name.'),
  })
  .refine(...numberForSms)
  .refine(...languageGiven)
  .refine(...oneChosen);

/** Returned to the patient: only what they entered, and the link to manage it. */
export const Booked = z.object({
  id: z.int(),
  reference: z.string(),
  status: AppointmentStatus,
  manageUrl: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  localDate: LocalDate,
  localTime: z.string(),
  doctor: Reference,
  visitTypeName: z.string(),
  /** Of that name, where it is not the one that was asked for. */
  visitTypeLanguage: z.string().optional(),
  mode: VisitMode,
  package: Reference.nullable(),
  service: Reference.nullable(),
  /** As agreed when it was booked; of a service the least it costs. Null where the visit has no price. */
  price: Money.nullable(),
  /**
   * For a `held` appointment: booked once the link mailed to `sentTo` is used, before `until`. Without `isTimeKept`
   * the slot goes to the first who confirms.
   */
  confirm: z.object({ until: Instant, sentTo: z.string(), isTimeKept: z.boolean() }).nullable(),
});
export type Booked = z.output<typeof Booked>;

/** What the visits of a series have in common. */
export const SeriesId = z.uuid(said('Enter the number of a series.'));

/** Its place among those of its series that take place, in order of time; null where it does not take place itself. */
export const InSeries = z.object({ place: z.int().nullable(), of: z.int() });

/** An appointment as staff see it. `allowed` lists the states it may change to next. */
export const Appointment = z.object({
  id: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  reference: z.string(),
  status: AppointmentStatus,
  allowed: z.array(AppointmentStatus),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  localDate: LocalDate,
  localTime: z.string(),
  doctor: Reference,
  visitTypeId: z.int(),
  visitTypeName: z.string(),
  mode: VisitMode,
  /** The ways in which its visit type takes place today. */
  modes: z.array(VisitMode),
  /** Where a video visit is held: for those who attend it. '' where there is none, or no longer, and for programs. */
  videoUrl: z.string(),
  /** The room or device that it has; null if none. */
  room: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The kind that its visit type needs today; '' for none. */
  roomKind: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same, formatted for reading, with the country code. */
  phoneText: z.string(),
  patientIsOther: z.boolean(),
  patientName: z.string(),
  reason: z.string(),
  /** Why it is in its state, such as cancelled, in the words of whoever changed it; or empty. */
  statusNote: z.string(),
  language: z.string(),
  /** The patient agreed to text messages. */
  wantsSms: z.boolean(),
  /** Texts reach the patient: agreed to, at a number that has not replied STOP. */
  getsSms: z.boolean(),
  ...Needs.shape,
  /** How far the patient is with the questions before the visit; null where nothing is asked. */
  questions: QuestionState.pick({ total: true, answered: true, isComplete: true }).nullable(),
  source: AppointmentSource,
  /** Null once the patient has been forgotten. */
  patientId: z.int().nullable(),
  package: Reference.nullable(),
  service: Reference.nullable(),
  /** As agreed when it was booked; of a service the least it costs. */
  price: Money.nullable(),
  /** By which the patient is called, from their arrival on. */
  callNumber: z.int().nullable(),
  /** They said themselves that they are here, and nobody at the desk has seen them. */
  hasCheckedIn: z.boolean(),
  /** The patient used the link in the mail, which proves the contact. */
  isContactProven: z.boolean(),
  /** Taken in by staff beside what was taken already. */
  isSqueezedIn: z.boolean(),
  /** Which visit of a series it is; null if of none. */
  series: InSeries.extend({ id: SeriesId }).nullable(),
  /** The patient is invented (demo-patients/), so nothing is ever mailed. */
  isDemo: z.boolean(),
  /** Sentences that the desk should look at: other appointments under the same contact, a message that did not arrive. */
  warnings: z.array(z.string()),
});
export type Appointment = z.output<typeof Appointment>;

const slotQuery = z.object({
  doctor: Slug.optional(),
  department: Slug.optional(),
  visitType: IdText.optional(),
  /** What the visit is for decides how long it is. */
  package: Slug.optional(),
  service: Slug.optional(),
  mode: VisitMode.optional(),
});

export const appointment = {
  slots: route({
    method: 'GET',
    path: '/appointment/slots',
    access: 'public',
    live: true,
    summary: 'Free slots in order; both dates are included, at most 62 days',
    query: slotQuery.extend({ from: LocalDate, to: LocalDate }),
    data: z.array(Slot),
    errors: ['not-found', 'invalid'],
  }),
  days: route({
    method: 'GET',
    path: '/appointment/days',
    access: 'public',
    live: true,
    summary: 'Days with slots, and how many are still free; at most 62 days',
    query: slotQuery.extend({ from: LocalDate, to: LocalDate }),
    data: z.array(OfferedDay),
    errors: ['not-found', 'invalid'],
  }),
  soonest: route({
    method: 'GET',
    path: '/appointment/soonest',
    access: 'public',
    live: true,
    summary: 'The next free slot of each doctor within 30 days, soonest first',
    query: slotQuery,
    data: z.array(Slot),
    errors: ['not-found', 'invalid'],
  }),
  create: route({
    method: 'POST',
    path: '/appointment',
    access: 'publicWrite',
    summary:
      'Book a free slot; after many bookings from one place it is `held` until the link in its mail is used',
    body: BookingFields,
    data: Booked,
    status: 201,
    location: '{manageUrl}',
    errors: [
      'invalid',
      'not-found',
      'slot-taken',
      'slot-not-offered',
      'hold-not-valid',
      'idempotency-key-reused',
      'too-many-requests',
    ],
  }),
  list: route({
    method: 'GET',
    path: '/appointment',
    access: 'visits',
    shows: 'appointment',
    summary:
      'Appointments in order of time; `q` finds names, phone numbers in any format, addresses and references',
    query: listQuery(['startsAt', 'createdAt', 'updatedAt'], {
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
      doctor: Slug.optional(),
      department: Slug.optional(),
      patient: IdText.optional(),
      series: SeriesId.optional(),
      format: z.enum(['json', 'csv']).optional(),
    }).extend({ status: AppointmentStatus.or(z.literal('all')).optional() }),
    data: z.array(Appointment),
    list: true,
    csv: true,
  }),
  get: route({
    method: 'GET',
    path: '/appointment/{id}',
    access: 'visits',
    shows: 'appointment',
    summary: 'One appointment',
    params: IdParams,
    data: Appointment,
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/appointment/{id}',
    access: 'visits',
    summary:
      'Change the state of an appointment; `note` gives the reason where one is required, `message` goes to the patient',
    params: IdParams,
    body: z.strictObject({
      status: AppointmentStatus,
      note: line(longestNote).optional(),
      message: text(longestMessage).optional(),
    }),
    data: Appointment,
    errors: ['not-found', 'stale-version', 'state-not-allowed', 'slot-taken', 'invalid'],
  }),
};
