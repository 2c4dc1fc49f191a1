import { z } from 'zod';
import { CalendarDate, Id, IdParams, IdText, LocalDateTime, LocalTime, line, route } from './base.ts';
import { said } from './validation-message.ts';

/** `from` to `to` on a weekday (1 Monday … 7 Sunday), every week, or every second week counted from `anchorDate`. */
export const ScheduleRule = z
  .strictObject({
    weekday: z.int().min(1).max(7),
    from: LocalTime,
    to: LocalTime.or(z.literal('24:00')),
    everyWeeks: z.union([z.literal(1), z.literal(2)]).default(1),
    anchorDate: CalendarDate.nullable().default(null),
    visitTypeIds: z.array(Id).max(100).default([]),
  })
  .refine((rule) => rule.from < rule.to, { path: ['to'], ...said('The end must be after the start.') })
  .refine((rule) => rule.everyWeeks === 1 || rule.anchorDate !== null, {
    path: ['anchorDate'],
    ...said('Choose the first week of the two-week rhythm.'),
  });
export const Schedule = z
  .strictObject({
    validFrom: CalendarDate,
    validUntil: CalendarDate.nullable().default(null),
    rules: z.array(ScheduleRule).max(100, said('Use at most 100 rules.')),
  })
  .refine((schedule) => schedule.validUntil === null || schedule.validFrom <= schedule.validUntil, {
    path: ['validUntil'],
    ...said('The end must not be before the start.'),
  });
export type Schedule = z.output<typeof Schedule>;

/** Why the rules no longer offer an appointment's slot. */
export const StrandedReason = z.enum([
  'outside-hours',
  'closed',
  'doctor-unavailable',
  'visit-type-not-offered',
  'room-unavailable',
]);
export type StrandedReason = z.output<typeof StrandedReason>;

/**
 * An appointment that lost its slot to a change of hours, closures, visit types, rooms or doctors. `reference` is empty
 * for an account that may not read the appointment: it learns which time is affected, and nothing of the patient.
 */
export const Stranded = z.object({
  appointmentId: z.int(),
  reference: z.string(),
  doctorId: z.int(),
  reason: StrandedReason,
  startsAt: z.string(),
  localDate: z.string(),
  localTime: z.string(),
});
export type Stranded = z.output<typeof Stranded>;

const Schedules = z.object({ schedules: z.array(Schedule).max(50, said('Use at most 50 schedules.')) });
export const schedule = {
  get: route({
    method: 'GET',
    path: '/doctor/{id}/schedule',
    access: 'public',
    area: 'hours',
    summary: 'The working hours of a doctor',
    params: IdParams,
    data: Schedules,
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/doctor/{id}/schedule',
    access: 'hours',
    summary: 'Replace the working hours; returns the appointments that this strands',
    params: IdParams,
    body: Schedules.strict(),
    data: Schedules.extend({ stranded: z.array(Stranded) }),
    errors: ['not-found', 'invalid'],
  }),
};

export const TimeOffFields = z
  .strictObject({
    kind: z.enum(['leave', 'extra'], said('Choose leave or extra hours.')),
    from: LocalDateTime,
    to: LocalDateTime,
    note: line(200).optional(),
  })
  .refine((period) => period.from < period.to, { path: ['to'], ...said('The end must be after the start.') });
export const TimeOff = z.object({
  id: z.int(),
  kind: z.enum(['leave', 'extra']),
  from: LocalDateTime,
  to: LocalDateTime,
  note: z.string(),
});
export type TimeOff = z.output<typeof TimeOff>;

export const timeOff = {
  list: route({
    method: 'GET',
    path: '/doctor/{id}/timeoff',
    access: 'hours',
    summary: 'Leave and extra hours of a doctor',
    params: IdParams,
    data: z.array(TimeOff),
    errors: ['not-found'],
  }),
  create: route({
    method: 'POST',
    path: '/doctor/{id}/timeoff',
    access: 'hours',
    summary: 'Add leave or extra hours; returns the appointments that leave strands',
    params: IdParams,
    body: TimeOffFields,
    data: TimeOff.extend({ stranded: z.array(Stranded) }),
    status: 201,
    location: '/doctor/{id}/timeoff/{timeOffId}',
    errors: ['not-found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/doctor/{id}/timeoff/{timeOffId}',
    access: 'hours',
    summary: 'Remove leave or extra hours',
    params: IdParams.extend({ timeOffId: IdText }),
    status: 204,
    errors: ['not-found'],
  }),
};
