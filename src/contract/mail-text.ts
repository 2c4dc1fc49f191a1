/**
 * The words of messages that a hospital may choose: subject, opening and closing of each kind, with placeholders in braces
 * for what differs from message to message. The standard words stand here, so that editor, preview and the messages
 * themselves have one source. Subjects take only placeholders that say nothing of why somebody comes, since others may
 * see them on a screen.
 */
import { z } from 'zod';
import { Instant, requiredLine, route, text } from './base.ts';
import { changes } from './crud.ts';

/** What each placeholder stands for, and how it may look. */
export const placeholders = {
  hospital: { says: 'the name of the hospital', example: 'Openward Hospital' },
  phone: { says: 'the first phone number', example: '+44 20 7946 0100' },
  date: { says: 'the day of the visit', example: 'Monday, 2 March 2026' },
  reference: { says: 'the reference', example: 'KM4RT7XA' },
  deadline: {
    says: 'until when the patient may cancel or move',
    example: 'You can move or cancel it online until Sunday, 1 March 2026, 09:30.',
  },
  change: { says: 'by whom it was moved', example: 'You moved your appointment. The new time is yours.' },
  end: { says: 'by whom it was cancelled', example: 'You cancelled your appointment.' },
} as const;
export type Placeholder = keyof typeof placeholders;

interface Kind {
  label: string;
  subject: readonly Placeholder[];
  body: readonly Placeholder[];
  standard: { subject: string; opening: string; closing: string };
}
const hospital = ['hospital', 'phone'] as const;
const visit = [...hospital, 'date', 'reference'] as const;
const reminder = { subject: ['hospital', 'date'], body: [...visit, 'deadline'] } as const;

export const mailKinds = {
  confirm: {
    label: 'Please confirm the appointment',
    subject: ['hospital'],
    body: [...visit],
    standard: {
      subject: 'Please confirm your appointment',
      opening:
        'Somebody, we hope it was you, asked us for this appointment. It is not booked yet: open the page below and confirm it.',
      closing:
        'If you did not ask for it, you need not do anything: without your confirmation nothing is booked, and we delete what was typed.',
    },
  },
  requested: {
    label: 'Appointment requested',
    subject: ['hospital', 'date'],
    body: visit,
    standard: {
      subject: 'We have your appointment request',
      opening:
        'We have your request and keep this time for you. We will confirm it as soon as a member of staff has looked at it.',
      closing: 'You do not need to do anything until then.',
    },
  },
  booked: {
    label: 'Appointment booked',
    subject: ['hospital', 'date'],
    body: [...visit, 'deadline'],
    standard: {
      subject: 'Your appointment is booked',
      opening: 'Your appointment is booked.',
      closing: '{deadline}',
    },
  },
  moved: {
    label: 'Appointment moved',
    subject: ['hospital', 'date'],
    body: [...visit, 'deadline', 'change'],
    standard: { subject: 'Your appointment is moved', opening: '{change}', closing: '{deadline}' },
  },
  cancelled: {
    label: 'Appointment cancelled',
    subject: ['hospital', 'date'],
    body: [...visit, 'end'],
    standard: {
      subject: 'Your appointment is cancelled',
      opening: '{end}',
      closing: 'If you still need to be seen, please book another time or call us.',
    },
  },
  declined: {
    label: 'Request declined',
    subject: ['hospital', 'date'],
    body: visit,
    standard: {
      subject: 'We cannot confirm your appointment request',
      opening: 'We are sorry: we cannot confirm this time.',
      closing: 'Please choose another time or call us, and we will find one with you.',
    },
  },
  'reminder-5-days': {
    label: 'First reminder',
    ...reminder,
    standard: {
      subject: 'Your appointment on {date}',
      opening: 'This is a reminder of your appointment. We look forward to seeing you.',
      closing: '{deadline}',
    },
  },
  'reminder-1-day': {
    label: 'Last reminder',
    ...reminder,
    standard: {
      subject: 'Your appointment on {date}',
      opening: 'This is a reminder of your appointment. We look forward to seeing you.',
      closing: '{deadline}',
    },
  },
  'new-times': {
    label: 'Another time is needed',
    subject: ['hospital', 'date'],
    body: visit,
    standard: {
      subject: 'Please choose another time for your appointment',
      opening:
        'We are sorry: the time of your appointment can no longer be kept. Please choose another time by the link below; until then your place with us is not lost.',
      closing: 'If no time suits you, please call us, and we will find one with you.',
    },
  },
  'inquiry-copy': {
    label: 'Inquiry received',
    subject: ['hospital', 'reference'],
    body: [...hospital, 'reference'],
    standard: {
      subject: 'Your message to {hospital} ({reference})',
      opening:
        'We have your message and will answer it as soon as we can. If it is urgent, please call us and name your reference.',
      closing:
        'You did not write to us? Then somebody typed your address by mistake, and you need not do anything.',
    },
  },
  'waitlist-joined': {
    label: 'On the waiting list',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'You are on the waiting list',
      opening:
        'You are on the waiting list. As soon as a time becomes free that suits you, we keep it for you and write to you.',
      closing: 'If you did not ask for this, leave the list by the link above and you will not hear from us.',
    },
  },
  'waitlist-offer': {
    label: 'A time has become free',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'A time has become free for you',
      opening:
        'A time has become free, and we keep it for you. Book it by the link below before it goes to the next.',
      closing: 'If it does not suit you, you need not do anything: you stay on the list.',
    },
  },
  'newsletter-welcome': {
    label: 'Newsletter, welcome',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'You are on our list',
      opening: 'Thank you. From now on you get our newsletter, once a month and no more often.',
      closing: '',
    },
  },
} as const satisfies Record<string, Kind>;
export type MailKind = keyof typeof mailKinds;

export function mailKind(kind: MailKind): Kind {
  return mailKinds[kind];
}

/** Fills what stands in braces; what is not known stays as it is. */
export function fill(template: string, values: Partial<Record<Placeholder, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as Placeholder] ?? whole);
}

/** What would not be filled: a name that this text does not take, or a brace without its other half. */
export function unknownIn(template: string, known: readonly Placeholder[]): string | undefined {
  const rest = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    known.includes(name as Placeholder) ? '' : whole,
  );
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
}

export const MailWords = z.strictObject({
  subject: requiredLine(120),
  opening: text(2000).min(1, 'This is needed.'),
  closing: text(2000),
});
export type MailWords = z.output<typeof MailWords>;

export const MailText = MailWords.extend({
  /** Null, and the version 0, until somebody changes the standard words for the first time. */
  id: z.int().nullable(),
  version: z.int(),
  /** When somebody last changed them or went back to the standard ones. */
  updatedAt: Instant.nullable(),
  kind: z.string(),
  label: z.string(),
  isStandard: z.boolean(),
  standard: MailWords,
  subjectPlaceholders: z.array(z.string()),
  bodyPlaceholders: z.array(z.string()),
});
export type MailText = z.output<typeof MailText>;

const params = z.object({ kind: z.enum(Object.keys(mailKinds) as [MailKind]) });

export const mailText = {
  list: route({
    method: 'GET',
    path: '/admin/mail-text',
    access: 'admin',
    summary: 'The words of each kind of message',
    data: z.array(MailText),
  }),
  update: route({
    method: 'PUT',
    path: '/admin/mail-text/{kind}',
    access: 'admin',
    summary: 'Words of one’s own for a kind of message',
    params,
    body: changes(MailWords),
    data: MailText,
    errors: ['not-found', 'stale-version', 'invalid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/mail-text/{kind}',
    access: 'admin',
    summary: 'Back to the standard words',
    params,
    status: 204,
    errors: ['not-found', 'stale-version'],
  }),
  preview: route({
    method: 'POST',
    path: '/admin/mail-text/{kind}/preview',
    access: 'admin',
    summary: 'What a message with these words would say, with made-up data',
    params,
    body: MailWords,
    data: z.object({ subject: z.string(), text: z.string() }),
    errors: ['not-found', 'invalid'],
  }),
};
