/** Figures of all visits between two dates, and of the preceding period. No one is named. */
import { z } from 'zod';
import { AppointmentSource, ChangedBy } from './appointment.ts';
import { CalendarDate, IdText, LocalDate, route, Slug } from './base.ts';

/** The grouping of the rows. */
export const ReportBy = z.enum(['department', 'doctor', 'visitType']);
export type ReportBy = z.output<typeof ReportBy>;

export const ReportName = z.enum(['utilisation', 'leadTime', 'noShows', 'cancellations', 'sources']);
export type ReportName = z.output<typeof ReportName>;

/**
 * How long before the visit it was cancelled: after its start, less than 24 hours before, less than 3 days, less than 7
 * days, or longer.
 */
export const Ahead = z.enum(['after', 'day', 'threeDays', 'week', 'longer']);
export type Ahead = z.output<typeof Ahead>;

/** Calendar days between booking and visit, up to and including each; the last class has no end. */
export const leadClasses = [0, 3, 7, 14, 28, null] as const;

/** The longest period of a report. */
export const mostDays = 731;

const Minutes = z.int();

export const VisitFigures = z.object({
  /** Visits that take place, took place, or should have. */
  visits: z.int(),
  /** Doctors' time taken by visits, counting a group once. Squeezed-in visits take none. */
  bookedMinutes: Minutes,
  /** Doctors' hours without leave and closures; null for a visit type, which has no hours of its own. */
  offeredMinutes: Minutes.nullable(),
  squeezedIn: z.int(),
  /** For groups: places taken, out of those offered. */
  places: z.object({ taken: z.int(), offered: z.int() }),
  /** Calendar days from booking to visit, without walk-ins; null if there are none. */
  lead: z.object({ visits: z.int(), median: z.int().nullable(), ninetieth: z.int().nullable() }),
  /** Visits by lead time, in the order of `leadClasses`. */
  leadClasses: z.array(z.int()),
  /** Visits that are done or were missed. */
  due: z.int(),
  noShows: z.int(),
  /** Past visits without a recorded outcome. */
  unnoted: z.int(),
  cancelled: z.record(ChangedBy, z.record(Ahead, z.int())),
  sources: z.record(AppointmentSource, z.int()),
});
export type VisitFigures = z.output<typeof VisitFigures>;

export function cancelledOf({ cancelled }: Pick<VisitFigures, 'cancelled'>) {
  return Object.values(cancelled)
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);
}

const NowAndBefore = z.object({ now: VisitFigures, before: VisitFigures });

export const ReportRow = NowAndBefore.extend({
  /** Null for doctors without a department. */
  of: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type ReportRow = z.output<typeof ReportRow>;

/** The figures of one step of a period. */
export const Step = z.object({
  from: LocalDate,
  to: LocalDate,
  bookedMinutes: Minutes,
  offeredMinutes: Minutes,
  due: z.int(),
  noShows: z.int(),
});
export type Step = z.output<typeof Step>;

/** Inclusive. */
export const Period = z.object({ from: LocalDate, to: LocalDate });
export type Period = z.output<typeof Period>;

export const Report = z.object({
  now: Period,
  /** As many days right before, or as many months if the period consists of whole ones. */
  before: Period,
  total: NowAndBefore,
  rows: z.array(ReportRow),
  /** Days, weeks or months, depending on the length of the period, in order; `before` is paired by position. */
  steps: z.array(z.object({ now: Step.nullable(), before: Step.nullable() })),
});
export type Report = z.output<typeof Report>;

const query = z.object({
  from: CalendarDate,
  to: CalendarDate,
  by: ReportBy.default('department'),
  doctor: Slug.optional(),
  department: Slug.optional(),
  visitType: IdText.optional(),
});

export const report = {
  get: route({
    method: 'GET',
    path: '/admin/reports',
    access: 'figures',
    // No `shows`: it counts people and names none.
    summary: `Figures of the visits between two dates, at most ${mostDays} days, and of the time before`,
    query,
    data: Report,
    errors: ['invalid'],
  }),
  file: route({
    method: 'GET',
    path: '/admin/reports/file',
    access: 'figures',
    summary: 'One of the reports as a CSV table, with a row for each part and period',
    query: query.extend({ report: ReportName }),
    data: z.string(),
    csv: true,
    errors: ['invalid'],
  }),
};
