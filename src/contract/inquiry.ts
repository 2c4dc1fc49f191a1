import { z } from 'zod';
import {
  CalendarDate,
  Email,
  Id,
  IdParams,
  IdText,
  Instant,
  LocalDate,
  line,
  requiredLine,
  route,
  text,
} from './base.ts';
import { listQuery } from './crud.ts';
import { longestInquiryNote, longestLetter, longestName, longestPhone, longestSubject } from './lengths.ts';
import { MailStatus } from './mail.ts';
import { modes } from './modes.ts';
import { said } from './validation-message.ts';

/** Any state may follow any other: it says what staff still have to do, not what has happened. */
export const InquiryStatus = z.enum(
  ['new', 'open', 'replied', 'closed', 'spam'],
  said('Choose new, open, replied, closed or spam.'),
);
export type InquiryStatus = z.output<typeof InquiryStatus>;

export const PartOfDay = z.enum(['morning', 'afternoon', 'evening'], said('Choose one.'));
export type PartOfDay = z.output<typeof PartOfDay>;

/** For an inquiry that asks for a visit: its type, mode and wished time. Without parts of the day any is fine. */
const wish = {
  visitTypeId: Id.nullable().optional(),
  visitMode: z.enum(['', ...modes], said('Choose one.')).optional(),
  wishedFrom: CalendarDate.nullable().optional(),
  wishedTo: CalendarDate.nullable().optional(),
  wishedParts: z.array(PartOfDay).max(PartOfDay.options.length).optional(),
};

/** Requires `email` or `phone`; the ids say what it is about. */
export const InquiryFields = z
  .strictObject({
    name: requiredLine(longestName, 'Enter your name.'),
    email: Email.or(z.literal('')).optional(),
    phone: line(longestPhone).optional(),
    subject: line(longestSubject).optional(),
    message: text(longestLetter).min(1, said('Enter your question.')),
    departmentId: Id.nullable().optional(),
    doctorId: Id.nullable().optional(),
    serviceId: Id.nullable().optional(),
    packageId: Id.nullable().optional(),
    ...wish,
  })
  .refine(({ wishedFrom, wishedTo }) => Boolean(wishedFrom) === Boolean(wishedTo), {
    path: ['wishedTo'],
    ...said('Enter a day in both fields.'),
  })
  .refine(({ wishedFrom, wishedTo }) => !wishedFrom || !wishedTo || wishedFrom <= wishedTo, {
    path: ['wishedTo'],
    ...said('The last day must not be before the first.'),
  })
  .refine((inquiry) => inquiry.email || inquiry.phone, {
    path: ['email'],
    ...said('Enter an email address or a phone number.'),
  });

/** Contains only what the visitor entered. `hasCopy`: they gave an address for a copy. */
export const InquiryReceipt = z.object({
  id: z.int(),
  createdAt: Instant,
  reference: z.string(),
  /** The name of its subject at the time; may be empty. */
  topic: z.string(),
  /** It asks for a visit. */
  isForVisit: z.boolean(),
  hasCopy: z.boolean(),
  receiptUrl: z.string(),
});
export type InquiryReceipt = z.output<typeof InquiryReceipt>;

/** A message to the visitor, with its delivery state. */
export const InquiryReply = z.object({
  id: z.int(),
  createdAt: Instant,
  actorName: z.string(),
  text: z.string(),
  delivery: MailStatus,
});
export type InquiryReply = z.output<typeof InquiryReply>;

export const Colleague = z.object({ id: z.int(), name: z.string() });
export type Colleague = z.output<typeof Colleague>;

/** `replies` are in order of time. */
export const Inquiry = z.object({
  id: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  reference: z.string(),
  status: InquiryStatus,
  note: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** `phone` formatted for reading, with the country code. */
  phoneText: z.string(),
  subject: z.string(),
  message: z.string(),
  topic: z.string(),
  /** The visitor's language if it is not the hospital's; replies are framed in it. */
  language: z.string(),
  departmentId: z.int().nullable(),
  doctorId: z.int().nullable(),
  serviceId: z.int().nullable(),
  packageId: z.int().nullable(),
  visitTypeId: z.int().nullable(),
  /** Empty if none is requested, or it is gone. */
  visitTypeName: z.string(),
  visitMode: z.enum(['', ...modes]),
  wishedFrom: LocalDate.nullable(),
  wishedTo: LocalDate.nullable(),
  wishedParts: z.array(PartOfDay),
  /** The appointment that staff booked for it. */
  appointment: z
    .object({ id: z.int(), reference: z.string(), localDate: LocalDate, localTime: z.string() })
    .nullable(),
  /** Who answers it; null if not taken yet. */
  owner: Colleague.nullable(),
  /** The department that answers it, besides that of its subject. */
  ownerDepartment: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** When the answer is due. */
  dueAt: Instant.nullable(),
  /** Unanswered after `dueAt`. */
  isOverdue: z.boolean(),
  /** Its sender is invented, so nothing is ever mailed. */
  isDemo: z.boolean(),
  patientId: z.int().nullable(),
  replies: z.array(InquiryReply),
});
export type Inquiry = z.output<typeof Inquiry>;

export const InquiryChange = z.strictObject({
  status: InquiryStatus.optional(),
  note: text(longestInquiryNote).optional(),
  /** Mailed to the visitor; the state becomes `replied` unless another one is given. */
  reply: text(longestLetter).min(1, said('Enter an answer.')).optional(),
  /** The caller takes it, a colleague is handed it, null gives it back. */
  ownerId: Id.nullable().optional(),
  /** Hands it to a department, which then reads it too. */
  ownerDepartmentId: Id.nullable().optional(),
  /** For the new owners; the history shows it. */
  handOverNote: text(longestInquiryNote).optional(),
});

export const inquiry = {
  list: route({
    method: 'GET',
    path: '/inquiries',
    access: 'inquiries',
    shows: 'inquiry',
    summary:
      'Inquiries, newest first, or by `dueAt` those that wait for an answer, the most urgent first; `from` and `to` are local dates, both included',
    query: listQuery(['createdAt', 'updatedAt', 'name', 'dueAt'], {
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
      patient: IdText.optional(),
      /** The caller's own, their departments', those without an owner, or `free`: own and without an owner. */
      whose: z.enum(['mine', 'department', 'nobody', 'free']).optional(),
      due: z.enum(['overdue']).optional(),
      format: z.enum(['json', 'csv']).optional(),
    }).extend({ status: InquiryStatus.or(z.literal('all')).optional() }),
    data: z.array(Inquiry),
    list: true,
    csv: true,
  }),
  create: route({
    method: 'POST',
    path: '/inquiries',
    access: 'publicWrite',
    summary: 'Send the hospital an inquiry',
    body: InquiryFields,
    data: InquiryReceipt,
    status: 201,
    location: '{receiptUrl}',
    errors: ['invalid', 'idempotency-key-reused', 'too-many-requests'],
  }),
  receipt: route({
    method: 'GET',
    path: '/inquiries/receipt/{token}',
    access: 'public',
    summary: 'A receipt for the sender of an inquiry; contains nothing they wrote',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    data: InquiryReceipt,
    personal: true,
    errors: ['not-found'],
  }),
  get: route({
    method: 'GET',
    path: '/inquiries/{id}',
    access: 'inquiries',
    shows: 'inquiry',
    summary: 'One inquiry',
    params: IdParams,
    data: Inquiry,
    errors: ['not-found'],
  }),
  owners: route({
    method: 'GET',
    path: '/inquiries/{id}/owners',
    access: 'inquiries',
    summary: 'To whom an inquiry can be handed: colleagues who may answer it, and all departments',
    params: IdParams,
    data: z.object({ colleagues: z.array(Colleague), departments: z.array(Colleague) }),
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/inquiries/{id}',
    access: 'inquiries',
    summary:
      'Change the state or the note, take it or hand it over, or reply by email; with an Idempotency-Key a reply is sent once',
    params: IdParams,
    body: InquiryChange,
    data: Inquiry,
    errors: ['not-found', 'stale-version', 'invalid', 'idempotency-key-reused'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/inquiries/{id}',
    access: 'inquiries',
    summary: 'Delete an inquiry for good, with its thread and its mail',
    params: IdParams,
    status: 204,
    errors: ['not-found', 'stale-version'],
  }),
};
