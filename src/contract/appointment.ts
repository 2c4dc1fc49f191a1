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
import { said } from './validation-message.ts';
import { VisitMode } from './visit-type.ts';

/**
 * `held` (until the patient confirms with the link in the mail) → `requested` (if it requires approval) or `booked` →
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

/** On the website, by staff on the phone or at the counter, or from a waiting-list offer. */
export const AppointmentSource = z.enum(['web', 'phone', 'walk-in', 'waitlist']);
export type AppointmentSource = z.output<typeof AppointmentSource>;

/** `localDate` and `localTime` are the hospital's wall time; both also come in words. */
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

/** `free` counts the slots that are still free. */
export const OfferedDay = z.object({ localDate: LocalDate, free: z.int() });
export type OfferedDay = z.output<typeof OfferedDay>;

export const notBothChosen = 'Choose a package or a service, not both.' satisfies PlainMessage;

/** A visit is for a package, a service, or neither. */
export const oneChosen = [
  (body: { packageId?: unknown; serviceId?: unknown }) => !body.packageId || !body.serviceId,
  { path: ['serviceId'], ...said(notBothChosen) },
] as const satisfies [unknown, { path: [string]; error(): string }];

/** Texts are sent to the number in the same form. */
export const numberForSms = [
  (body: { wantsSms?: unknown; phone?: unknown }) => !body.wantsSms || Boolean(body.phone),
  { path: ['phone'], ...said('Enter a phone number for the text messages.') },
] as const satisfies [unknown, { path: [string]; error(): string }];

export const patientNamed = [
  (body: { patientIsOther?: unknown; patientName?: unknown }) =>
    !body.patientIsOther || Boolean(body.patientName),
  { path: ['patientName'], ...said('Enter the patient’s name.') },
] as const satisfies [unknown, { path: [string]; error(): string }];

/** The person whom a visit is for, besides name and email, and what they say about it. */
export const aboutPerson = {
  phone: line(longestPhone).optional(),
  patientIsOther: z.boolean().optional(),
  patientName: line(longestName).optional(),
  reason: text(longestReason).optional(),
  language: line(35).optional(),
  /** The patient agrees to text messages about this visit, at `phone`. */
  wantsSms: z.boolean().optional(),
};

/** What patients and staff alike enter for a visit. */
export const aboutVisit = {
  ...aboutPerson,
  ...needs,
  packageId: Id.optional(),
  serviceId: Id.optional(),
};

/** Requires `email` or `phone`. */
export const BookingFields = z
  .strictObject({
    doctorId: Id,
    startsAt: Instant,
    visitTypeId: Id.optional(),
    /** One of the visit type's modes; defaults to the usual one. */
    mode: VisitMode.optional(),
    name: requiredLine(longestName, 'Enter your name.'),
    email: OptionalEmail.optional(),
    ...aboutVisit,
    /** The token of a hold (contract/hold.ts). An expired one no longer keeps the slot, but does no harm. */
    holdToken: line(100).optional(),
  })
  .refine((booking) => booking.email || booking.phone, {
    path: ['email'],
    ...said('Enter an email address or a phone number.'),
  })
  .refine(...patientNamed)
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
  /** Language of the name, if it differs from the requested one. */
  visitTypeLanguage: z.string().optional(),
  mode: VisitMode,
  package: Reference.nullable(),
  service: Reference.nullable(),
  /** As agreed when booked; for a service the lowest price. Null if the visit has no price. */
  price: Money.nullable(),
  /**
   * For a `held` appointment: booked once the link mailed to `sentTo` is used, before `until`. Without `isTimeKept` the
   * first to confirm gets the slot.
   */
  confirm: z.object({ until: Instant, sentTo: z.string(), isTimeKept: z.boolean() }).nullable(),
});
export type Booked = z.output<typeof Booked>;

export const SeriesId = z.uuid(said('Enter the number of a series.'));

/** Its place among the visits of its series that take place, in order of time; null if it does not take place. */
export const InSeries = z.object({ place: z.int().nullable(), of: z.int() });

/** `allowed` lists the states it may change to next. */
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
  /** The modes of its visit type today. */
  modes: z.array(VisitMode),
  /** The video link, for participants only. Empty for other visits, past visits and API tokens. */
  videoUrl: z.string(),
  /** The assigned room or device, if any. */
  room: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The kind that its visit type requires today; '' for none. */
  roomKind: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** `phone` formatted for reading, with the country code. */
  phoneText: z.string(),
  patientIsOther: z.boolean(),
  patientName: z.string(),
  reason: z.string(),
  /** The reason for its state, such as a cancellation, in the author's words; may be empty. */
  statusNote: z.string(),
  language: z.string(),
  /** The patient agreed to text messages. */
  wantsSms: z.boolean(),
  /** Texts reach the patient: agreed to, at a number that has not replied STOP. */
  getsSms: z.boolean(),
  ...Needs.shape,
  /** Progress with the questions before the visit; null without questions. */
  questions: QuestionState.pick({ total: true, answered: true, isComplete: true }).nullable(),
  source: AppointmentSource,
  /** Null after the patient's data was deleted. */
  patientId: z.int().nullable(),
  package: Reference.nullable(),
  service: Reference.nullable(),
  /** As agreed when booked; for a service the lowest price. */
  price: Money.nullable(),
  /** The number by which the patient is called; set on arrival. */
  callNumber: z.int().nullable(),
  /** The patient checked in, and no one at the desk has confirmed it. */
  hasCheckedIn: z.boolean(),
  /** The patient used the link in the mail, which proves the contact. */
  isContactProven: z.boolean(),
  /** Taken in by staff beside other bookings. */
  isSqueezedIn: z.boolean(),
  /** Null without a series. */
  series: InSeries.extend({ id: SeriesId }).nullable(),
  /** The patient is invented (demo-patients/), so nothing is ever mailed. */
  isDemo: z.boolean(),
  /** Sentences for the desk: other appointments under the same contact, a message that did not arrive. */
  warnings: z.array(z.string()),
});
export type Appointment = z.output<typeof Appointment>;

const slotQuery = z.object({
  doctor: Slug.optional(),
  department: Slug.optional(),
  visitType: IdText.optional(),
  /** Decides the length of the visit. */
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
