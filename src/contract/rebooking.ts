import { z } from 'zod';
import { AppointmentStatus, InSeries, SeriesId } from './appointment.ts';
import { Id, Instant, LocalDate, line, Reference, route, Slug, text } from './base.ts';
import { listQuery } from './crud.ts';
import { longestMessage } from './lengths.ts';
import { StrandedReason } from './schedule.ts';
import { said } from './validation-message.ts';

/** A future appointment whose slot the rules no longer offer, until staff decide about it. */
export const Rebooking = z.object({
  id: z.int(),
  version: z.int(),
  reference: z.string(),
  status: AppointmentStatus,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  localDate: LocalDate,
  localTime: z.string(),
  doctor: Reference,
  visitTypeId: z.int(),
  visitTypeName: z.string(),
  name: z.string(),
  patientName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** `phone` formatted for reading, with the country code. */
  phoneText: z.string(),
  reason: StrandedReason,
  /** When the patient was asked to choose another time; null if not yet. */
  newTimesOfferedAt: Instant.nullable(),
  /** Texts reach the patient. */
  getsSms: z.boolean(),
  /** Null without a series. */
  series: InSeries.extend({ id: SeriesId }).nullable(),
  /** The patient is invented, so nothing is ever mailed. */
  isDemo: z.boolean(),
});
export type Rebooking = z.output<typeof Rebooking>;

const appointmentIds = z
  .array(Id)
  .min(1, said('Choose at least one appointment.'))
  .max(200, said('Choose at most 200 appointments.'));
const message = text(longestMessage);

/** A decision of staff for one or more appointments. */
export const RebookingDecision = z.discriminatedUnion(
  'resolution',
  [
    /** Keeps it unchanged, until the rules of its day change again. */
    z.strictObject({ resolution: z.literal('keep'), appointmentIds }),
    /** Assigns the first other room that is free. */
    z.strictObject({ resolution: z.literal('room'), appointmentIds }),
    /** Moves it to another doctor at the same time. */
    z.strictObject({
      resolution: z.literal('move'),
      appointmentIds,
      doctorId: Id,
      message: message.optional(),
    }),
    /** Asks the patient to choose another time. */
    z.strictObject({ resolution: z.literal('offer'), appointmentIds, message: message.optional() }),
    z.strictObject({
      resolution: z.literal('cancel'),
      appointmentIds,
      message: message.min(1, said('Tell the patient why.')),
    }),
  ],
  said('Choose keep, room, move, offer or cancel.'),
);
export type RebookingDecision = z.output<typeof RebookingDecision>;

/** The result for each appointment: a refusal carries its problem's type and sentence. */
export const RebookingOutcome = z.object({
  appointmentId: z.int(),
  done: z.boolean(),
  type: z.string().nullable(),
  detail: line(500).nullable(),
});
export type RebookingOutcome = z.output<typeof RebookingOutcome>;

export const rebooking = {
  list: route({
    method: 'GET',
    path: '/rebooking',
    access: 'visits',
    shows: 'appointment',
    summary: 'Appointments that need rebooking, in order of time; `meta.total` counts them',
    query: listQuery(['startsAt'], { doctor: Slug.optional() }).omit({ status: true, sort: true, q: true }),
    data: z.array(Rebooking),
    list: true,
  }),
  resolve: route({
    method: 'POST',
    path: '/rebooking',
    access: 'visits',
    summary: 'Decide about appointments that need rebooking; each one succeeds or fails on its own',
    body: RebookingDecision,
    data: z.array(RebookingOutcome),
    errors: ['invalid'],
  }),
};
