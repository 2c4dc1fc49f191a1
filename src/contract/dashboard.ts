/** The day at a glance: today's appointments, the comparison with a week ago, and what needs attention. */
import { z } from 'zod';
import { AppointmentStatus } from './appointment.ts';
import { LocalDate, Reference, route } from './base.ts';
import { searched } from './resources.ts';

/**
 * `value` is the current figure, `recent` the last seven days, `before` the seven days before those. A rate is a
 * fraction between 0 and 1, or null if there is nothing to divide by.
 */
export const Figure = z.object({
  value: z.number().nullable(),
  recent: z.number().nullable(),
  before: z.number().nullable(),
});
export type Figure = z.output<typeof Figure>;

/** A published entry without a picture or a summary, or due for review. */
export const Gap = z.object({
  resource: z.enum(searched),
  id: z.int(),
  name: z.string(),
  lacksPicture: z.boolean(),
  lacksSummary: z.boolean(),
  isReviewDue: z.boolean(),
});
export type Gap = z.output<typeof Gap>;

/** What a hospital needs before the first patient can book, in the best order. */
export const FirstStep = z.enum(['hospital', 'contact', 'department', 'visitType', 'doctor', 'hours']);
export type FirstStep = z.output<typeof FirstStep>;

/** Parts that the account may not see are null. */
export const Dashboard = z.object({
  /** The hospital's local date. */
  today: LocalDate,
  /** Today's appointments by the hour at which they start, on the hospital's clock. */
  hours: z.array(z.object({ hour: z.int(), status: AppointmentStatus, count: z.int() })).nullable(),
  /** The next seven days by each doctor's first department; null for a doctor without one. */
  week: z
    .array(z.object({ localDate: LocalDate, department: Reference.nullable(), count: z.int() }))
    .nullable(),
  /** Bookings by the local date on which they were made: 84 days, ending today. */
  bookings: z.array(z.object({ localDate: LocalDate, count: z.int() })).nullable(),
  figures: z.object({
    /** Today; `before` is the same weekday last week. */
    appointments: Figure.nullable(),
    bookings: Figure.nullable(),
    /** As a rate of the visits that were due. */
    noShow: Figure.nullable(),
    inquiries: Figure.nullable(),
    waitlist: Figure.nullable(),
    failedMail: Figure.nullable(),
    /** `recent` and `before` count entries by their creation date. */
    gaps: Figure.nullable(),
  }),
  /** The account's own inquiries and those without an owner. */
  overdueInquiries: z.int().nullable(),
  /** People for whom a time is held until they are called. */
  calls: z.int().nullable(),
  /** The first few; the figure has the total. */
  gaps: z.array(Gap).nullable(),
  /** All steps until every one is done, then empty; always empty for accounts that may not change the settings. */
  firstSteps: z.array(z.object({ step: FirstStep, isDone: z.boolean() })),
});
export type Dashboard = z.output<typeof Dashboard>;

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/admin/dashboard',
    access: 'staff',
    forPrograms: true,
    // No `shows`: it counts people and names none.
    summary: 'The day at a glance, with days in the hospital’s time zone',
    data: Dashboard,
  }),
};
