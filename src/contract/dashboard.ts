/** The day at a glance: what is on, how it compares with a week ago, and what waits for somebody. */
import { z } from 'zod';
import { AppointmentStatus } from './appointment.ts';
import { LocalDate, Reference, route } from './base.ts';
import { searched } from './resources.ts';

/**
 * `value` is what stands now; `recent` is what came in the last seven days and `before` in the seven before those. A
 * rate is a share between 0 and 1, and null where there was nothing to take it of.
 */
export const Figure = z.object({
  value: z.number().nullable(),
  recent: z.number().nullable(),
  before: z.number().nullable(),
});
export type Figure = z.output<typeof Figure>;

/** A published entry that visitors see without a picture or a summary. */
export const Gap = z.object({
  resource: z.enum(searched),
  id: z.int(),
  name: z.string(),
  lacksPicture: z.boolean(),
  lacksSummary: z.boolean(),
});
export type Gap = z.output<typeof Gap>;

/** What a hospital needs before the first patient can book, in the order in which it is best done. */
export const FirstStep = z.enum(['hospital', 'contact', 'department', 'visitType', 'doctor', 'hours']);
export type FirstStep = z.output<typeof FirstStep>;

export const Dashboard = z.object({
  /** The hospital's local date. */
  today: LocalDate,
  /** Today's appointments by the hour of the hospital's clock at which they begin. */
  hours: z.array(z.object({ hour: z.int(), status: AppointmentStatus, count: z.int() })),
  /** The next seven days by the first department of each doctor; null is a doctor without one. */
  week: z.array(z.object({ localDate: LocalDate, department: Reference.nullable(), count: z.int() })),
  /** Bookings by the local date on which they were made: 84 days, today the last. */
  bookings: z.array(z.object({ localDate: LocalDate, count: z.int() })),
  figures: z.object({
    /** Of today; `before` is the same day a week ago. */
    appointments: Figure,
    bookings: Figure,
    /** Of the visits that should have taken place. */
    noShow: Figure,
    inquiries: Figure,
    waitlist: Figure,
    failedMail: Figure,
    /** `recent` and `before` by when the entries were made. */
    gaps: Figure,
  }),
  /** The first of them; the figure says how many there are. */
  gaps: z.array(Gap),
  /** All of them while one is not done, then none. */
  firstSteps: z.array(z.object({ step: FirstStep, isDone: z.boolean() })),
});
export type Dashboard = z.output<typeof Dashboard>;

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/admin/dashboard',
    access: 'admin',
    summary: 'The day at a glance, in the days of the hospital’s zone',
    data: Dashboard,
  }),
};
