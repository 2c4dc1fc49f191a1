import { z } from 'zod';
import { Appointment, Booked, numberForSms, oneChosen } from './appointment.ts';
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
} from './base.ts';
import { listQuery } from './crud.ts';
import { longestName, longestPhone } from './lengths.ts';
import { said } from './validation-message.ts';

/** `lapsed`: several offers in a row went unanswered. */
export const WaitlistStatus = z.enum(['waiting', 'booked', 'left', 'lapsed']);
export type WaitlistStatus = z.output<typeof WaitlistStatus>;

const awaited = {
  doctorId: Id.optional(),
  departmentId: Id.optional(),
  packageId: Id.optional(),
  serviceId: Id.optional(),
  /** Unless a package or service decides what is booked; defaults to the first that is offered there. */
  visitTypeId: Id.optional(),
  from: CalendarDate,
  to: CalendarDate,
};
type Awaited = z.output<z.ZodObject<typeof awaited>>;
const oneAwaited = [
  ({ doctorId, departmentId }: Awaited) => (doctorId === undefined) !== (departmentId === undefined),
  { path: ['doctorId'], ...said('Choose a doctor or a department to wait for.') },
] satisfies [unknown, object];
const inOrder = [
  ({ from, to }: Awaited) => from <= to,
  { path: ['to'], ...said('The last day must not be before the first.') },
] satisfies [unknown, object];

/**
 * A person who waits for a freed slot, with a doctor or in a department, on local dates; long enough for the package or
 * service, if any.
 */
export const WaitlistFields = z
  .strictObject({
    ...awaited,
    name: requiredLine(longestName, 'Enter your name.'),
    email: Email,
    phone: line(longestPhone).optional(),
    /** Agrees to text messages about this, at `phone`. */
    wantsSms: z.boolean().optional(),
  })
  .refine(...oneAwaited)
  .refine(...oneChosen)
  .refine(...numberForSms)
  .refine(...inOrder);

/** Entered by staff: a phone number is enough. `language` is that of the mail. */
export const DeskWaitFields = z
  .strictObject({
    ...awaited,
    name: requiredLine(longestName, 'Enter the patient’s name.'),
    email: Email.or(z.literal('')).optional(),
    phone: line(longestPhone).optional(),
    language: line(35).optional(),
    /** The patient agreed to text messages about this. */
    wantsSms: z.boolean().optional(),
  })
  .refine(...oneAwaited)
  .refine(...oneChosen)
  .refine(...numberForSms)
  .refine(...inOrder)
  .refine(({ email, phone }) => email || phone, {
    path: ['phone'],
    ...said('Enter a phone number or an email address.'),
  });

/** A slot held for one person until `expiresAt`. */
const WaitlistOffer = z.object({
  startsAt: Instant,
  localDate: LocalDate,
  localTime: z.string(),
  doctor: Reference,
  visitTypeName: z.string(),
  /** Language of the name, if it differs from the requested one. */
  visitTypeLanguage: z.string().optional(),
  durationMinutes: z.int(),
  expiresAt: Instant,
  expiresLocalDate: LocalDate,
  expiresLocalTime: z.string(),
});

/** Behind the link of a waiting-list entry. */
export const WaitlistPage = z.object({
  status: WaitlistStatus,
  doctor: Reference.nullable(),
  department: Reference.nullable(),
  /** At most one of the two. */
  package: Reference.nullable(),
  service: Reference.nullable(),
  /** The visit type, if one was chosen. */
  visitType: z.string().nullable(),
  from: LocalDate,
  to: LocalDate,
  timeZone: z.string(),
  offer: WaitlistOffer.nullable(),
  /** The appointment's page, once booked. */
  manageUrl: z.string().nullable(),
});
export type WaitlistPage = z.output<typeof WaitlistPage>;

export const WaitlistEntry = WaitlistPage.omit({ manageUrl: true }).extend({
  id: z.int(),
  createdAt: Instant,
  offer: WaitlistOffer.extend({ id: z.int() }).nullable(),
  /** Staff call this person about an offer, since neither mail nor texts reach them. */
  isCalled: z.boolean(),
  wantsSms: z.boolean(),
  /** Texts reach this person: agreed to, at a number that has not replied STOP. */
  getsSms: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** `phone` formatted for reading, with the country code. */
  phoneText: z.string(),
  /** The person's language if it is not the hospital's; offers are mailed in it. */
  language: z.string(),
  offersMade: z.int(),
  patientId: z.int().nullable(),
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

const OfferParams = z.object({ ...IdParams.shape, offerId: IdText });
const LinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const waitlist = {
  create: route({
    method: 'POST',
    path: '/waitlist',
    access: 'publicWrite',
    summary:
      'Join the waiting list of a doctor or a department; joining again gets the same answer, and while slots are free it lists them instead',
    body: WaitlistFields,
    data: z.object({ from: LocalDate, to: LocalDate }),
    status: 201,
    // People who joined may not read the list; their link is in the mail.
    location: null,
    errors: ['invalid', 'not-found', 'times-free', 'too-many-requests'],
  }),
  list: route({
    method: 'GET',
    path: '/waitlist',
    access: 'visits',
    shows: 'waitlist',
    summary: 'The waiting list, longest wait first',
    query: listQuery(['createdAt'], {
      doctor: Slug.optional(),
      department: Slug.optional(),
      patient: IdText.optional(),
      /** `call`: people to call about a held time, soonest expiry first. */
      offer: z.enum(['call']).optional(),
    })
      .omit({ sort: true, q: true })
      .extend({ status: WaitlistStatus.or(z.literal('all')).default('waiting') }),
    data: z.array(WaitlistEntry),
    list: true,
  }),
  add: route({
    method: 'POST',
    path: '/waitlist/desk',
    access: 'visits',
    summary:
      'Put someone on the list; who waits for the same already keeps their place and gets these days. While slots are free it lists them instead',
    body: DeskWaitFields,
    data: WaitlistEntry.extend({ isNew: z.boolean() }),
    status: 201,
    location: '/waitlist',
    errors: ['invalid', 'not-found', 'times-free'],
  }),
  book: route({
    method: 'POST',
    path: '/waitlist/{id}/offer/{offerId}',
    access: 'visits',
    summary: 'Book the held slot for the person who waits; booking again gets the same answer',
    params: OfferParams,
    body: z.strictObject({ confirmed: z.boolean().optional() }),
    data: Appointment,
    status: 201,
    location: '/appointment/{id}',
    errors: [
      'invalid',
      'not-found',
      'offer-over',
      'slot-taken',
      'slot-not-offered',
      'not-confirmed',
      'idempotency-key-reused',
    ],
  }),
  pass: route({
    method: 'DELETE',
    path: '/waitlist/{id}/offer/{offerId}',
    access: 'visits',
    summary: 'Pass the held slot on to the next person; this one keeps waiting',
    params: OfferParams,
    status: 204,
    errors: ['not-found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/waitlist/{id}',
    access: 'visits',
    summary: 'Remove someone from the list; a slot held for them goes to the next',
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
  get: route({
    method: 'GET',
    path: '/waitlist/link/{token}',
    access: 'public',
    summary: 'What the link of a waiting-list entry shows; changes nothing',
    params: LinkParams,
    data: WaitlistPage,
    personal: true,
    errors: ['not-found'],
  }),
  accept: route({
    method: 'POST',
    path: '/waitlist/link/{token}',
    access: 'publicWrite',
    summary: 'Book the held slot; booking again gets the same answer',
    params: LinkParams,
    data: Booked,
    status: 201,
    location: '{manageUrl}',
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
    summary: 'Pass the held slot on and keep waiting',
    params: LinkParams,
    data: WaitlistPage,
    errors: ['not-found'],
  }),
  leave: route({
    method: 'DELETE',
    path: '/waitlist/link/{token}',
    access: 'publicWrite',
    summary: 'Leave the list; a held slot goes to the next',
    params: LinkParams,
    data: WaitlistPage,
    errors: ['not-found'],
  }),
};
