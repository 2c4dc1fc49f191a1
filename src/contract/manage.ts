/** A patient's own appointment, behind the link in its mail. */

import { z } from 'zod';
import { Booked, ChangedBy, InSeries, Slot } from './appointment.ts';
import { Email, Id, Instant, LocalDate, line, Reference, requiredLine, route } from './base.ts';
import { latinDigits } from './digits.ts';
import { longestEmail, longestNote, longestReference } from './lengths.ts';
import { QuestionState } from './question.ts';
import { said } from './validation-message.ts';

/** Its state, and what the patient may still do. */
export const Managed = Booked.extend({
  version: z.int(),
  /** The appointment awaits confirmation, and this is the mailed link that confirms it. */
  canConfirm: z.boolean(),
  canMove: z.boolean(),
  canCancel: z.boolean(),
  /** The patient may check in. */
  canArrive: z.boolean(),
  /** Only for the browser that booked, until the address is proven: a wrong recipient cannot redirect it. */
  canCorrectEmail: z.boolean(),
  /** The last instants for the patient; `deadlines` states both in words, with the number to call after that. */
  moveUntil: Instant,
  cancelUntil: Instant,
  deadlines: z.string(),
  isPast: z.boolean(),
  changedBy: ChangedBy.nullable(),
  /** The hospital asked the patient to choose another time. */
  asksForNewTime: z.boolean(),
  previous: z.object({ localDate: LocalDate, localTime: z.string(), doctor: Reference }).nullable(),
  /** Null without a series; `others` are the visits that the holder of this link may open. */
  series: InSeries.extend({
    others: z.array(
      z.object({
        localDate: LocalDate,
        localTime: z.string(),
        doctorName: z.string(),
        manageUrl: z.string(),
      }),
    ),
  }).nullable(),
  message: z.string(),
  doctorTitle: z.string(),
  /** The department and its place in the building; null if the doctor belongs to none. */
  place: z.object({ name: z.string(), location: z.string(), language: z.string().optional() }).nullable(),
  /** What follows the @ in the patient's address, to notice a slip; empty if nothing is mailed to it. */
  mailProvider: z.string(),
  /** Whether needs are recorded. Not which: the link's mail may have gone to a wrong address. */
  hasNeeds: z.boolean(),
  /** Null without questions, or before they are asked. */
  questions: QuestionState.nullable(),
  /** Whether texts are sent about this visit; null if none can be, as without a number. */
  wantsSms: z.boolean().nullable(),
  /** Texts reach that number. */
  getsSms: z.boolean(),
  /** Null if the visit is not by video, not booked yet or over, or the hospital has no video address. */
  videoUrl: z.string().nullable(),
  /** The last digits of the number for texts or for a visit by phone; the link may have gone to a wrong address. */
  phoneEnding: z.string(),
  /** Expected delay in minutes; 0 if none was reported. */
  delayMinutes: z.int(),
  /** The number by which the patient is called; set on arrival. */
  callNumber: z.int().nullable(),
  /** How to prepare for the package or service; may be empty. */
  preparation: z.string(),
});
export type Managed = z.output<typeof Managed>;

/** 256 bits, as in mailed links. */
export const ManageParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** As printed or read out on the phone: in any case, with spaces or hyphens. */
export const WrittenReference = line(longestReference)
  .transform((written) =>
    latinDigits(written)
      .replaceAll(/[\s.-]/g, '')
      .toUpperCase(),
  )
  .refine(
    (reference) => reference === '' || /^[A-Z0-9]{8}$/.test(reference),
    said('A reference has 8 letters and digits, such as KM4RT7XA.'),
  );

/** The contact of a booking. A phone number finds it only with its reference. */
export const LinksFields = z
  .strictObject({
    contact: requiredLine(
      longestEmail,
      'Enter the email address or the phone number that you booked with.',
    ).refine(
      (contact) => isPhone(contact) || Email.safeParse(contact).success,
      said('Enter an email address such as name@example.org, or a phone number with its area code.'),
    ),
    reference: WrittenReference.optional(),
  })
  .refine(({ contact, reference }) => reference || !isPhone(contact), {
    path: ['reference'],
    ...said('With a phone number, enter the reference too. Without it, enter your email address.'),
  });

export function isPhone(contact: string) {
  return /^[+(\d][\d\s()./-]{4,}$/.test(latinDigits(contact));
}

/** Part of the resource `appointment`. */
export const manage = {
  manage: route({
    method: 'GET',
    path: '/appointment/manage/{token}',
    access: 'public',
    summary: 'The patient’s own appointment; changes nothing, since mail scanners open links',
    params: ManageParams,
    data: Managed,
    personal: true,
    errors: ['not-found'],
  }),
  manageSlots: route({
    method: 'GET',
    path: '/appointment/manage/{token}/slots',
    access: 'public',
    summary: 'Slots to which the patient may move the appointment; both dates are included, at most 62 days',
    params: ManageParams,
    query: z.object({ from: LocalDate, to: LocalDate }),
    data: z.array(Slot),
    personal: true,
    errors: ['not-found', 'invalid'],
  }),
  manageCalendar: route({
    method: 'GET',
    path: '/appointment/manage/{token}/calendar',
    access: 'public',
    summary: 'The appointment as an iCalendar file, which updates an entry added earlier',
    params: ManageParams,
    data: z.object({ fileName: z.string(), content: z.string() }),
    personal: true,
    errors: ['not-found'],
  }),
  manageEvents: route({
    method: 'GET',
    path: '/appointment/manage/{token}/events',
    access: 'public',
    summary:
      'Server-sent events: `ready` once it listens, `changed` when the appointment, its number or its delay has; they say nothing else',
    params: ManageParams,
    data: z.object({}),
    events: true,
    personal: true,
    errors: ['not-found', 'too-many-requests'],
  }),
  arrive: route({
    method: 'POST',
    path: '/appointment/manage/{token}/arrival',
    access: 'publicWrite',
    summary:
      'The patient says that they are here, from half an hour before the visit until its end, where a waiting area takes check-ins; again is no error',
    params: ManageParams,
    data: Managed,
    errors: ['not-found', 'state-not-allowed'],
  }),
  sendLinks: route({
    method: 'POST',
    path: '/appointment/links',
    access: 'publicWrite',
    summary:
      'Mail the link to the appointments ahead to the address they were booked with; the answer is the same whether or not there are any',
    body: LinksFields,
    data: z.object({ detail: z.string() }),
    status: 202,
    errors: ['invalid', 'too-many-requests'],
  }),
  confirm: route({
    method: 'POST',
    path: '/appointment/manage/{token}',
    access: 'publicWrite',
    summary:
      'The patient confirms a held appointment with the link in its mail; confirming again changes nothing',
    params: ManageParams,
    data: Managed,
    errors: [
      'not-found',
      'invalid',
      'hold-not-valid',
      'state-not-allowed',
      'slot-taken',
      'slot-not-offered',
      'too-many-appointments',
    ],
  }),
  move: route({
    method: 'PUT',
    path: '/appointment/manage/{token}',
    access: 'publicWrite',
    summary: 'The patient moves the appointment; moving it to its own slot changes nothing',
    params: ManageParams,
    body: z.strictObject({ startsAt: Instant, doctorId: Id.optional() }),
    data: Managed,
    errors: [
      'not-found',
      'invalid',
      'stale-version',
      'state-not-allowed',
      'past-cutoff',
      'slot-taken',
      'slot-not-offered',
      'too-many-appointments',
      'mail-link-needed',
    ],
  }),
  correctEmail: route({
    method: 'PUT',
    path: '/appointment/manage/{token}/email',
    access: 'publicWrite',
    summary:
      'The patient corrects the address they booked with; links sent to the former one no longer open, and the answer has the new link',
    params: ManageParams,
    body: z.strictObject({ email: Email }),
    data: Managed,
    errors: ['not-found', 'invalid', 'state-not-allowed', 'too-many-requests', 'idempotency-key-reused'],
  }),
  chooseSms: route({
    method: 'PUT',
    path: '/appointment/manage/{token}/sms',
    access: 'publicWrite',
    summary: 'The patient agrees to text messages about this visit, or no longer does',
    params: ManageParams,
    body: z.strictObject({ wantsSms: z.boolean() }),
    data: Managed,
    errors: ['not-found', 'invalid', 'state-not-allowed'],
  }),
  cancel: route({
    method: 'DELETE',
    path: '/appointment/manage/{token}',
    access: 'publicWrite',
    summary: 'The patient cancels the appointment; the reason is for staff and optional',
    params: ManageParams,
    body: z.strictObject({ reason: line(longestNote).optional() }).default({}),
    data: Managed,
    errors: ['not-found', 'stale-version', 'state-not-allowed', 'past-cutoff'],
  }),
};
