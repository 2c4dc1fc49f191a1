/** What the reception does beyond looking at appointments: the calendar, booking for somebody, moving, and being told. */

import { z } from 'zod';
import { Appointment, Slot } from './appointment.ts';
import {
  CalendarDate,
  Email,
  Id,
  IdParams,
  IdText,
  Instant,
  LocalDate,
  line,
  Reference,
  requiredLine,
  route,
  Slug,
  text,
} from './base.ts';
import { longestMessage, longestName, longestPhone, longestQuery, longestReason } from './lengths.ts';

/** A stretch of one local date, `HH:MM` to `HH:MM` on the hospital's clock; `24:00` is the end of the day. */
const Stretch = z.object({ from: z.string(), to: z.string() });

/** One doctor's local date: when they work, when they are away, and where somebody can still be booked. */
export const CalendarColumn = z.object({
  doctor: Reference,
  localDate: LocalDate,
  working: z.array(Stretch),
  away: z.array(Stretch.extend({ kind: z.enum(['leave', 'closure']), note: z.string() })),
  /** Times that somebody is choosing on the website right now. */
  held: z.array(Stretch),
  /** Free starts by the rules for staff, of the doctor's first visit type that has one that day. */
  free: z.array(Slot.pick({ startsAt: true, endsAt: true, localTime: true, visitTypeId: true })),
});
export type CalendarColumn = z.output<typeof CalendarColumn>;

/** Somebody who has been here before, or asked to be. */
export const Contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same to be read: in groups, with the country. */
  phoneText: z.string(),
  language: z.string(),
  lastDate: LocalDate,
  appointments: z.int(),
});
export type Contact = z.output<typeof Contact>;

/**
 * What staff send to book for somebody. `phone` needs a time and a way to reach them; `walk-in` takes the doctor's next
 * free place today, and the patient has arrived. `confirmed` says that the warnings have been read.
 */
export const DeskBookingFields = z
  .strictObject({
    source: z.enum(['phone', 'walk-in'], 'Choose phone or walk-in.'),
    doctorId: Id,
    visitTypeId: Id.optional(),
    startsAt: Instant.optional(),
    name: requiredLine(longestName),
    email: Email.or(z.literal('')).optional(),
    phone: line(longestPhone).optional(),
    patientIsOther: z.boolean().optional(),
    patientName: line(longestName).optional(),
    reason: text(longestReason).optional(),
    language: line(35).optional(),
    confirmed: z.boolean().optional(),
  })
  .refine((booking) => booking.source === 'walk-in' || booking.startsAt, {
    path: ['startsAt'],
    error: 'Choose a time.',
  })
  .refine((booking) => booking.source === 'phone' || !booking.startsAt, {
    path: ['startsAt'],
    error: 'A walk-in takes the next free place.',
  })
  .refine((booking) => booking.source === 'walk-in' || booking.email || booking.phone, {
    path: ['phone'],
    error: 'Enter a phone number or an e-mail address.',
  })
  .refine((booking) => !booking.patientIsOther || booking.patientName, {
    path: ['patientName'],
    error: 'Enter the name of the patient.',
  });

/** Something of this doctor's local date changed; null is any. It holds nothing of a patient: the page asks again. */
export const CalendarChange = z.object({ doctorId: z.int().nullable(), localDate: LocalDate.nullable() });
export type CalendarChange = z.output<typeof CalendarChange>;

/** Something else that waits at the desk came, went or changed. */
export const DeskChange = z.object({ about: z.enum(['inquiry', 'waitlist', 'mail']) });
export type DeskChange = z.output<typeof DeskChange>;

const days = { from: CalendarDate, to: CalendarDate };

export const desk = {
  calendar: route({
    method: 'GET',
    path: '/appointment/calendar',
    access: 'admin',
    summary: 'Working hours, time away and free starts by doctor and local date, at most 14 days',
    query: z.object({ ...days, doctor: Slug.optional(), department: Slug.optional() }),
    data: z.array(CalendarColumn),
    errors: ['invalid'],
  }),
  free: route({
    method: 'GET',
    path: '/appointment/free',
    access: 'admin',
    summary:
      'Free times as staff may book them, inside the lead time and beyond the horizon; at most 62 days',
    query: z.object({
      ...days,
      doctor: Slug.optional(),
      department: Slug.optional(),
      visitType: IdText.optional(),
      // An appointment that is to be moved is not in its own way.
      moving: IdText.optional(),
    }),
    data: z.array(Slot),
    errors: ['invalid', 'not-found'],
  }),
  contacts: route({
    method: 'GET',
    path: '/appointment/contacts',
    access: 'admin',
    summary: 'Who has booked before, by name, phone number in any spelling, or e-mail address; latest first',
    query: z.object({ q: requiredLine(longestQuery) }),
    data: z.array(Contact),
  }),
  book: route({
    method: 'POST',
    path: '/appointment/desk',
    access: 'admin',
    summary: 'Book for somebody on the phone or at the counter',
    body: DeskBookingFields,
    data: Appointment,
    status: 201,
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
    access: 'admin',
    summary: 'Move an appointment to another time, and perhaps another doctor; the patient is told',
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
  events: route({
    method: 'GET',
    path: '/appointment/events',
    access: 'admin',
    summary:
      'Server-sent events: `ready` once it listens, then `changed` with a doctor and a local date, and `waits` with what else came; ends with the session',
    data: z.union([CalendarChange, DeskChange]),
    events: true,
  }),
};
