/** Reception work beyond the list of appointments: calendar, booking for patients, moving, and live updates. */

import { z } from 'zod';
import {
  Appointment,
  aboutPerson,
  aboutVisit,
  numberForSms,
  oneChosen,
  patientNamed,
  Slot,
} from './appointment.ts';
import {
  CalendarDate,
  Email,
  Id,
  IdParams,
  IdText,
  Instant,
  LocalDate,
  line,
  OptionalEmail,
  Reference,
  requiredLine,
  route,
  Slug,
  text,
} from './base.ts';
import { Delay } from './delay.ts';
import { longestMessage, longestName, longestPhone, longestQuery } from './lengths.ts';
import { languageGiven, NeedsFields } from './needs.ts';
import { said } from './validation-message.ts';
import { VisitMode } from './visit-type.ts';

/** Part of one local date, `HH:MM` to `HH:MM` on the hospital's clock; `24:00` is the end of the day. */
const Stretch = z.object({ from: z.string(), to: z.string() });

/** One doctor's local date: working hours, time away, and free slots. */
export const CalendarColumn = z.object({
  doctor: Reference,
  localDate: LocalDate,
  /** Only in today's column of a doctor who is running late. */
  delay: Delay.nullable(),
  working: z.array(Stretch),
  away: z.array(Stretch.extend({ kind: z.enum(['leave', 'closure']), note: z.string() })),
  /** Slots held for a visitor who is booking right now, or as an offer to the waiting list. */
  held: z.array(Stretch.extend({ kind: z.enum(['booking', 'offer']) })),
  /** Free starts by the rules for staff, for the doctor's first visit type that has one that day. */
  free: z.array(Slot.pick({ startsAt: true, endsAt: true, localTime: true, visitTypeId: true })),
});
export type CalendarColumn = z.output<typeof CalendarColumn>;

/** A person who has booked or asked to book before. */
export const Contact = z.object({
  /** The person's latest visit. */
  appointmentId: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** `phone` formatted for reading, with the country code. */
  phoneText: z.string(),
  language: z.string(),
  lastDate: LocalDate,
  appointments: z.int(),
});
export type Contact = z.output<typeof Contact>;

/**
 * A booking by staff. `phone` needs a slot and a contact; `walk-in` takes the doctor's next free slot today, and the
 * patient has arrived. `squeezeIn` adds a patient to a taken slot. `confirmed` means the warnings were read.
 */
export const DeskBookingFields = z
  .strictObject({
    source: z.enum(['phone', 'walk-in'], said('Choose phone or walk-in.')),
    doctorId: Id,
    visitTypeId: Id.optional(),
    startsAt: Instant.optional(),
    mode: VisitMode.optional(),
    name: requiredLine(longestName, 'Enter the patient’s name.'),
    email: Email.or(z.literal('')).optional(),
    ...aboutVisit,
    /** The patient, if chosen by a clerk; otherwise found by name and contact. */
    patientId: Id.optional(),
    /** The inquiry that this booking answers. */
    inquiryId: Id.optional(),
    /** Books a taken time within the doctor's hours. */
    squeezeIn: z.boolean().optional(),
    /** The visit that the sender saw at that time; it alone causes no warning. */
    besideId: Id.optional(),
    confirmed: z.boolean().optional(),
  })
  .refine((booking) => booking.source === 'walk-in' || booking.startsAt, {
    path: ['startsAt'],
    ...said('Choose a time.'),
  })
  .refine((booking) => booking.source === 'phone' || !booking.startsAt, {
    path: ['startsAt'],
    ...said('A walk-in takes the next free place.'),
  })
  .refine((booking) => booking.source === 'walk-in' || booking.email || booking.phone, {
    path: ['phone'],
    ...said('Enter a phone number or an email address.'),
  })
  .refine(...patientNamed)
  .refine(...numberForSms)
  .refine(...languageGiven)
  .refine(...oneChosen);

/** Who a visit is for, and how to reach them. Omitted fields keep their value. */
export const PersonFields = z.strictObject({
  name: requiredLine(longestName, 'Enter a name.').optional(),
  email: OptionalEmail.optional(),
  ...aboutPerson,
});
export type PersonFields = z.output<typeof PersonFields>;

/** A change on this doctor's local date; null means any. It carries no patient data: the page loads again. */
export const CalendarChange = z.object({ doctorId: z.int().nullable(), localDate: LocalDate.nullable() });
export type CalendarChange = z.output<typeof CalendarChange>;

/** A change of anything else on the desk. */
export const DeskChange = z.object({ about: z.enum(['inquiry', 'waitlist', 'mail']) });
export type DeskChange = z.output<typeof DeskChange>;

const days = { from: CalendarDate, to: CalendarDate };

export const desk = {
  calendar: route({
    method: 'GET',
    path: '/appointment/calendar',
    access: 'visits',
    summary: 'Working hours, time away and free starts by doctor and local date, at most 14 days',
    query: z.object({ ...days, doctor: Slug.optional(), department: Slug.optional() }),
    data: z.array(CalendarColumn),
    errors: ['invalid'],
  }),
  free: route({
    method: 'GET',
    path: '/appointment/free',
    access: 'visits',
    summary:
      'Free slots for staff, including those inside the lead time and beyond the horizon; at most 62 days',
    query: z.object({
      ...days,
      doctor: Slug.optional(),
      department: Slug.optional(),
      visitType: IdText.optional(),
      package: Slug.optional(),
      service: Slug.optional(),
      mode: VisitMode.optional(),
      // Excludes the appointment to be moved, so that it does not block its own slot.
      moving: IdText.optional(),
    }),
    data: z.array(Slot),
    errors: ['invalid', 'not-found'],
  }),
  contacts: route({
    method: 'GET',
    path: '/appointment/contacts',
    access: 'visits',
    shows: 'appointment',
    summary:
      'Patients who booked before, by name, phone number in any format, or email address; latest first',
    query: z.object({ q: requiredLine(longestQuery, 'Enter a name, a phone number or an email address.') }),
    data: z.array(Contact),
  }),
  book: route({
    method: 'POST',
    path: '/appointment/desk',
    access: 'visits',
    summary: 'Book for someone on the phone or at the counter',
    body: DeskBookingFields,
    data: Appointment,
    status: 201,
    location: '/appointment/{id}',
    errors: [
      'invalid',
      'not-found',
      'slot-taken',
      'slot-not-offered',
      'not-confirmed',
      'idempotency-key-reused',
    ],
  }),
  move: route({
    method: 'PUT',
    path: '/appointment/{id}/time',
    access: 'visits',
    summary: 'Move an appointment to another time, and optionally another doctor; the patient is notified',
    params: IdParams,
    body: z.strictObject({
      startsAt: Instant,
      doctorId: Id.optional(),
      message: text(longestMessage).optional(),
      confirmed: z.boolean().optional(),
    }),
    data: Appointment,
    errors: [
      'invalid',
      'not-found',
      'stale-version',
      'state-not-allowed',
      'past-cutoff',
      'slot-taken',
      'slot-not-offered',
      'not-confirmed',
    ],
  }),
  needs: route({
    method: 'PUT',
    path: '/appointment/{id}/needs',
    access: 'visits',
    shows: 'appointment',
    summary:
      'Replace what a visit needs, until its day is over; what is left out is removed. The trail keeps that it was changed, not what',
    params: IdParams,
    body: NeedsFields,
    data: Appointment,
    errors: ['invalid', 'not-found', 'stale-version', 'state-not-allowed'],
  }),
  rooms: route({
    method: 'GET',
    path: '/appointment/{id}/rooms',
    access: 'visits',
    summary:
      'The rooms that a visit may have: its own, and those of the kind that are free for all of its time',
    params: IdParams,
    data: z.array(z.object({ id: z.int(), name: z.string() })),
    errors: ['not-found'],
  }),
  room: route({
    method: 'PUT',
    path: '/appointment/{id}/room',
    access: 'visits',
    shows: 'appointment',
    summary: 'Give a visit, and all who attend it together, another room; nobody is notified',
    params: IdParams,
    body: z.strictObject({ roomId: Id }),
    data: Appointment,
    errors: ['invalid', 'not-found', 'stale-version', 'state-not-allowed', 'slot-taken'],
  }),
  mode: route({
    method: 'PUT',
    path: '/appointment/{id}/mode',
    access: 'visits',
    shows: 'appointment',
    summary:
      'Change how a visit takes place, to one of the ways that its visit type offers with this doctor; it takes or gives back a room, and the patient is notified',
    params: IdParams,
    body: z.strictObject({
      mode: VisitMode,
      /** For a visit by phone whose patient has given no number yet. */
      phone: line(longestPhone).optional(),
      message: text(longestMessage).optional(),
    }),
    data: Appointment,
    errors: ['invalid', 'not-found', 'stale-version', 'state-not-allowed', 'slot-taken'],
  }),
  person: route({
    method: 'PUT',
    path: '/appointment/{id}/person',
    access: 'visits',
    shows: 'appointment',
    summary:
      'Correct who one visit is for, how to reach them, and why they come; a new email address gets the message with its link, and all earlier links end. A visit of another person goes to that patient',
    params: IdParams,
    body: PersonFields,
    data: Appointment,
    errors: ['invalid', 'not-found', 'stale-version', 'state-not-allowed'],
  }),
  events: route({
    method: 'GET',
    path: '/appointment/events',
    access: 'visits',
    summary:
      'Server-sent events: `ready` once it listens, `changed` with a doctor and a local date, `waits` with anything else that arrived; ends with the session',
    data: z.union([CalendarChange, DeskChange]),
    events: true,
  }),
};
