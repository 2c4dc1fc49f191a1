import { z } from 'zod';
import { Booked } from './appointment.ts';
import {
  CalendarDate,
  Email,
  Id,
  IdParams,
  Instant,
  LocalDate,
  line,
  Reference,
  requiredLine,
  route,
  Slug,
} from './base.ts';
import { listQuery } from './crud.ts';
import { longestName, longestPhone } from './lengths.ts';

/** `lapsed`: several offers in a row were not answered. */
export const WaitlistStatus = z.enum(['waiting', 'booked', 'left', 'lapsed']);
export type WaitlistStatus = z.output<typeof WaitlistStatus>;

/** Whoever wants to be told of a time that becomes free: with a doctor or in a department, on local dates. */
export const WaitlistFields = z
  .strictObject({
    doctorId: Id.optional(),
    departmentId: Id.optional(),
    from: CalendarDate,
    to: CalendarDate,
    name: requiredLine(longestName),
    email: Email,
    phone: line(longestPhone).optional(),
  })
  .refine(({ doctorId, departmentId }) => (doctorId === undefined) !== (departmentId === undefined), {
    path: ['doctorId'],
    error: 'Say for whom you wait: a doctor or a department.',
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day must not be before the first.',
  });

/** A time that is kept for one person until `expiresAt`. */
export const WaitlistOffer = z.object({
  startsAt: Instant,
  localDate: LocalDate,
  localTime: z.string(),
  doctor: Reference,
  visitTypeName: z.string(),
  durationMinutes: z.int(),
  expiresAt: Instant,
  expiresLocalDate: LocalDate,
  expiresLocalTime: z.string(),
});
export type WaitlistOffer = z.output<typeof WaitlistOffer>;

/** What the link of somebody who waits shows them. */
export const Waiting = z.object({
  status: WaitlistStatus,
  doctor: Reference.nullable(),
  department: Reference.nullable(),
  from: LocalDate,
  to: LocalDate,
  timeZone: z.string(),
  /** The time that is kept right now. */
  offer: WaitlistOffer.nullable(),
  /** Where the appointment is managed once it is booked. */
  manageUrl: z.string().nullable(),
});
export type Waiting = z.output<typeof Waiting>;

/** The same as staff see it. */
export const WaitlistEntry = Waiting.omit({ manageUrl: true }).extend({
  id: z.int(),
  createdAt: Instant,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The same to be read: in groups, with the country. */
  phoneText: z.string(),
  offersMade: z.int(),
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

const LinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const waitlist = {
  create: route({
    method: 'POST',
    path: '/waitlist',
    access: 'publicWrite',
    summary:
      'Wait for a time with a doctor or in a department; the answer is the same for who waits already, and while times are free it names them instead',
    body: WaitlistFields,
    data: z.object({ from: LocalDate, to: LocalDate }),
    status: 201,
    errors: ['invalid', 'not-found', 'times-free', 'too-many-requests'],
  }),
  list: route({
    method: 'GET',
    path: '/waitlist',
    access: 'admin',
    summary: 'Who waits, the longest first',
    query: listQuery(['createdAt'], { doctor: Slug.optional(), department: Slug.optional() })
      .omit({ sort: true, q: true })
      .extend({ status: WaitlistStatus.or(z.literal('all')).default('waiting') }),
    data: z.array(WaitlistEntry),
    list: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/waitlist/{id}',
    access: 'admin',
    summary: 'Take somebody off the list; a time that is kept for them goes to the next',
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
  get: route({
    method: 'GET',
    path: '/waitlist/link/{token}',
    access: 'public',
    summary: 'What the link of somebody who waits shows; changes nothing',
    params: LinkParams,
    data: Waiting,
    personal: true,
    errors: ['not-found'],
  }),
  accept: route({
    method: 'POST',
    path: '/waitlist/link/{token}',
    access: 'publicWrite',
    summary: 'Book the time that is kept; a second time it answers the same',
    params: LinkParams,
    data: Booked,
    status: 201,
    errors: [
      'not-found',
      'offer-over',
      'hold-not-valid',
      'invalid',
      'slot-taken',
      'slot-not-offered',
      'too-many-appointments',
      'idempotency-key-reused',
    ],
  }),
  decline: route({
    method: 'PUT',
    path: '/waitlist/link/{token}',
    access: 'publicWrite',
    summary: 'Let the kept time go to the next and go on waiting',
    params: LinkParams,
    data: Waiting,
    errors: ['not-found'],
  }),
  leave: route({
    method: 'DELETE',
    path: '/waitlist/link/{token}',
    access: 'publicWrite',
    summary: 'Leave the list; a kept time goes to the next',
    params: LinkParams,
    data: Waiting,
    errors: ['not-found'],
  }),
};
