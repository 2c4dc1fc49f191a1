/**
 * A series: visits that staff book together, such as twelve of physiotherapy. It is proposed as a whole from the free
 * times, changed and booked as a whole, and afterwards moved or cancelled visit by visit or from one on.
 */
import { z } from 'zod';
import { Appointment, oneChosen, patientNamed, SeriesId, Slot } from './appointment.ts';
import {
  CalendarDate,
  Id,
  IdParams,
  IdText,
  Instant,
  LocalDate,
  LocalTime,
  line,
  Reference,
  route,
  Slug,
  text,
} from './base.ts';
import { DeskBookingFields } from './desk.ts';
import { longestMessage, longestNote } from './lengths.ts';
import { languageGiven } from './needs.ts';
import { said } from './validation-message.ts';
import { VisitMode } from './visit-type.ts';

export const fewestVisits = 2;
export const mostVisits = 52;
/** Days or weeks between two visits. */
export const mostBetween = 90;
/** From the first wished day to the last. */
export const longestSeriesDays = 730;

/** A number in a query, where everything is text. */
function numberFrom(least: number, most: number) {
  const wrong = said('Enter a number from {least} to {most}.', { least, most });
  return z
    .string()
    .regex(/^\d{1,3}$/, wrong)
    .transform(Number)
    .refine((value) => value >= least && value <= most, wrong);
}

/** The wished time of one visit, on the hospital's clock. */
const Wished = z.object({ localDate: LocalDate, localTime: z.string() });

/** One visit of a proposal: the wish, and the nearest free time, null if there is none. */
export const SeriesOffer = z.object({ wished: Wished, slot: Slot.nullable() });
export type SeriesOffer = z.output<typeof SeriesOffer>;

/** One visit of a move, its new time, and the nearest free one. */
export const SeriesMove = SeriesOffer.extend({
  id: z.int(),
  version: z.int(),
  localDate: LocalDate,
  localTime: z.string(),
  doctor: Reference,
});
export type SeriesMove = z.output<typeof SeriesMove>;

/** In a refusal: a visit that cannot be booked or moved as requested, by its index, and free times nearby. */
export const SeriesTaken = z.object({
  index: z.int(),
  detail: z.string(),
  nearest: z.array(Slot),
});
export type SeriesTaken = z.output<typeof SeriesTaken>;

const {
  source: _source,
  startsAt: _start,
  squeezeIn: _squeeze,
  besideId: _beside,
  doctorId: _whom,
  ...visit
} = DeskBookingFields.shape;

/** A series for a person on the phone or at the counter. All of its visits are booked, or none. */
export const SeriesFields = z
  .strictObject({
    ...visit,
    visits: z
      .array(z.strictObject({ doctorId: Id, startsAt: Instant }))
      .min(fewestVisits, said('Choose at least 2 visits.'))
      .max(mostVisits, said('Choose at most 52 visits.')),
  })
  .refine((booking) => booking.email || booking.phone, {
    path: ['phone'],
    ...said('Enter a phone number or an email address.'),
  })
  .refine(...patientNamed)
  .refine(...languageGiven)
  .refine(...oneChosen);

/** Visits as they were seen: another version of any refuses the whole. */
const seen = { id: Id, version: z.int() };
function visitsOf<Visit extends z.ZodType>(visit: Visit) {
  return z
    .array(visit)
    .min(1, said('Choose at least one appointment.'))
    .max(mostVisits, said('Choose at most 52 visits.'));
}
const message = text(longestMessage).optional();

export const series = {
  propose: route({
    method: 'GET',
    path: '/appointment/series',
    access: 'visits',
    summary:
      'Proposes the visits of a series from the free times: the same time, or the nearest one within a range, every so many days or weeks',
    query: z.object({
      doctor: Slug,
      // Its doctors take a visit that the first one cannot.
      department: Slug.optional(),
      visitType: IdText.optional(),
      // Defaults to the usual mode.
      mode: VisitMode.optional(),
      package: Slug.optional(),
      service: Slug.optional(),
      from: CalendarDate,
      time: LocalTime,
      count: numberFrom(fewestVisits, mostVisits),
      every: numberFrom(1, mostBetween),
      unit: z.enum(['days', 'weeks']),
      // 1 Monday to 7 Sunday; defaults to that of the first day.
      weekdays: z
        .string()
        .regex(/^[1-7](,[1-7]){0,6}$/, said('Choose weekdays.'))
        .optional(),
      // Without them only the exact time is accepted.
      earliest: LocalTime.optional(),
      latest: LocalTime.optional(),
      // For a visit without such a time.
      gaps: z.enum(['nearest', 'leave']).optional(),
    }),
    data: z.array(SeriesOffer),
    errors: ['invalid', 'not-found'],
  }),
  book: route({
    method: 'POST',
    path: '/appointment/series',
    access: 'visits',
    summary: 'Book a series, all of its visits or none; the patient gets one message with all dates',
    body: SeriesFields,
    data: z.object({ id: SeriesId, visits: z.array(Appointment) }),
    status: 201,
    location: '/appointment?series={id}',
    errors: ['invalid', 'not-found', 'slot-taken', 'not-confirmed', 'idempotency-key-reused'],
  }),
  proposeMove: route({
    method: 'GET',
    path: '/appointment/{id}/series',
    access: 'visits',
    shows: 'appointment',
    summary:
      'Where this visit and all later ones of its series would move to, by the same shift on the clock, and the nearest free times',
    params: IdParams,
    query: z.object({ startsAt: Instant, doctor: Slug.optional() }),
    data: z.array(SeriesMove),
    errors: ['not-found', 'invalid'],
  }),
  move: route({
    method: 'PUT',
    path: '/appointment/{id}/series',
    access: 'visits',
    summary: 'Move this visit and later ones of its series, all or none; the patient gets one message',
    params: IdParams,
    body: z.strictObject({
      visits: visitsOf(z.strictObject({ ...seen, doctorId: Id, startsAt: Instant })),
      message,
      confirmed: z.boolean().optional(),
    }),
    data: z.array(Appointment),
    errors: ['invalid', 'not-found', 'stale-version', 'state-not-allowed', 'slot-taken', 'not-confirmed'],
  }),
  cancel: route({
    method: 'DELETE',
    path: '/appointment/{id}/series',
    access: 'visits',
    summary: 'Cancel this visit and later ones of its series, all or none; the patient gets one message',
    params: IdParams,
    body: z.strictObject({
      visits: visitsOf(z.strictObject(seen)),
      note: line(longestNote).optional(),
      message,
    }),
    data: z.array(Appointment),
    errors: ['invalid', 'not-found', 'stale-version', 'state-not-allowed'],
  }),
};
