/**
 * The message texts that a hospital may change: subject, opening and closing of each kind, with placeholders in braces.
 * The standard texts are here, so that editor, preview and mail share one source; they are translated with the program,
 * and a hospital's own text is not. Subjects take only placeholders that do not reveal the reason for a visit, since
 * others may see them on a screen.
 */
import { z } from 'zod';
import type { PlainMessage } from '#words/catalogue.ts';
import { translated } from '#words/say.ts';
import { Instant, requiredLine, route, text } from './base.ts';
import { changes } from './crud.ts';
import { said } from './validation-message.ts';

/** What each placeholder is replaced with, and an example. */
export const placeholders = {
  hospital: { says: 'the name of the hospital', example: 'Openward Hospital' },
  phone: { says: 'the first phone number', example: '+44 20 7946 0100' },
  date: { says: 'the day of the visit', example: 'Monday, 2 March 2026' },
  reference: { says: 'the reference', example: 'KM4RT7XA' },
  deadline: {
    says: 'the deadline for the patient to cancel or move',
    example: 'You can move or cancel it online until Sunday, 1 March 2026, 09:30.',
  },
  change: { says: 'who moved it', example: 'You moved your appointment. The new time is booked for you.' },
  end: { says: 'who cancelled it', example: 'You cancelled your appointment.' },
} as const satisfies Record<string, { says: PlainMessage; example: string }>;
export type Placeholder = keyof typeof placeholders;

/** A text of one placeholder alone, which needs no translation. */
type Bare = `{${Extract<Placeholder, 'deadline' | 'change' | 'end'>}}`;

interface Kind {
  label: PlainMessage;
  subject: readonly Placeholder[];
  body: readonly Placeholder[];
  standard: { subject: PlainMessage; opening: PlainMessage | Bare; closing: PlainMessage | Bare | '' };
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
        'Someone, hopefully you, asked us for this appointment. It is not booked yet: please open the page below and confirm it.',
      closing:
        'If this was not you, just ignore this email: without a confirmation nothing is booked, and we delete what was entered.',
    },
  },
  requested: {
    label: 'Appointment requested',
    subject: ['hospital', 'date'],
    body: visit,
    standard: {
      subject: 'We have your appointment request',
      opening:
        'Thank you. We are keeping this time for you and will confirm it as soon as a member of staff has looked at your request.',
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
    standard: { subject: 'Your appointment has been moved', opening: '{change}', closing: '{deadline}' },
  },
  mode: {
    label: 'Appointment takes place in another way',
    subject: ['hospital', 'date'],
    body: [...visit, 'deadline'],
    standard: {
      subject: 'A change to your appointment',
      opening: 'We changed how your appointment takes place. Its time stays the same.',
      closing: '{deadline}',
    },
  },
  cancelled: {
    label: 'Appointment cancelled',
    subject: ['hospital', 'date'],
    body: [...visit, 'end'],
    standard: {
      subject: 'Your appointment has been cancelled',
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
      opening: 'We are sorry, but we cannot confirm this time.',
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
  'reminder-late': {
    label: 'The doctor is running late',
    ...reminder,
    standard: {
      subject: 'We are running late for your appointment today',
      opening:
        'The doctor is running late today. The page below says by how much, and when your visit will probably begin.',
      closing: 'Please come at your own time all the same: the doctor may catch up.',
    },
  },
  questions: {
    label: 'Questions before the visit',
    subject: ['hospital', 'date'],
    body: [...visit],
    standard: {
      subject: 'Please answer our questions before your appointment',
      opening: 'We have questions before your appointment. Please answer them on the page below.',
      closing: 'If you would rather tell us in person, please call us.',
    },
  },
  'new-times': {
    label: 'Another time is required',
    subject: ['hospital', 'date'],
    body: visit,
    standard: {
      subject: 'Please choose another time for your appointment',
      opening:
        'We are sorry: we can no longer offer you the time of your appointment. Please choose another one with the link below; until then you keep your place with us.',
      closing: 'If no time suits you, please call us, and we will find one with you.',
    },
  },
  'series-booked': {
    label: 'Series booked',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'Your visits are booked',
      opening: 'Your visits are booked. These are all of them; open one to see, move or cancel it.',
      closing:
        'The calendar file with this message holds all of them. To move or cancel several at once, please call us.',
    },
  },
  'series-moved': {
    label: 'Series moved',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'Your visits have been moved',
      opening:
        'We moved several of your visits. These are all that are ahead of you now; open one to see, move or cancel it.',
      closing:
        'The calendar file with this message holds the new times. To move or cancel several at once, please call us.',
    },
  },
  'series-cancelled': {
    label: 'Series cancelled',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'Your visits have been cancelled',
      opening: 'We are sorry: we had to cancel several of your visits.',
      closing: 'If you still need to be seen, please book another time or call us.',
    },
  },
  'appointment-links': {
    label: 'Links to appointments, asked for again',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'The link to your appointment',
      opening:
        'You asked us for the link to your appointment. This is what you have with us; open one to see, move or cancel it.',
      closing: 'If you did not ask for this, there is nothing to do: the link has gone to nobody but you.',
    },
  },
  'inquiry-copy': {
    label: 'Inquiry received',
    subject: ['hospital', 'reference'],
    body: [...hospital, 'reference'],
    standard: {
      subject: 'Your message to {hospital} ({reference})',
      opening:
        'Thank you for your message. We will answer as soon as we can. If it is urgent, please call us and quote your reference.',
      closing:
        'You did not write to us? Then someone entered your address by mistake, and you can ignore this email.',
    },
  },
  'waitlist-joined': {
    label: 'On the waiting list',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'You are on the waiting list',
      opening:
        'You are on the waiting list. As soon as a suitable time becomes free, we will hold it for you and write to you.',
      closing:
        'If you did not ask for this, leave the list with the link above and you will not hear from us again.',
    },
  },
  'waitlist-offer': {
    label: 'A time has become free',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'A time has become free for you',
      opening:
        'A time has become free, and we are holding it for you. Please book it with the link below before it goes to the next person.',
      closing: 'If it does not suit you, there is nothing to do: you stay on the list.',
    },
  },
  'newsletter-welcome': {
    label: 'Newsletter, welcome',
    subject: ['hospital'],
    body: hospital,
    standard: {
      subject: 'You are on our list',
      opening: 'Thank you for signing up. You will get our newsletter once a month, never more often.',
      closing: '',
    },
  },
} as const satisfies Record<string, Kind>;
export type MailKind = keyof typeof mailKinds;

export function mailKind(kind: MailKind): Kind {
  return mailKinds[kind];
}

/** In the request's language, with its placeholders. */
export function standardWords(kind: MailKind): MailWords {
  const { subject, opening, closing } = mailKinds[kind].standard;
  return { subject: translated(subject), opening: translated(opening), closing: translated(closing) };
}

/** Unknown placeholders stay unchanged. */
export function fill(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The first part that could not be filled: an unknown placeholder, or an unmatched brace. */
export function unknownIn(template: string, known: readonly string[]): string | undefined {
  const rest = template.replace(/\{(\w+)\}/g, (whole, name: string) => (known.includes(name) ? '' : whole));
  return /\{[^{}]*\}|[{}]/.exec(rest)?.[0];
}

export const MailWords = z.strictObject({
  subject: requiredLine(120, 'Enter a subject.'),
  opening: text(2000).min(1, said('Enter an opening.')),
  closing: text(2000),
});
export type MailWords = z.output<typeof MailWords>;

export const MailText = MailWords.extend({
  /** Null, and version 0, while the standard text was never changed. */
  id: z.int().nullable(),
  version: z.int(),
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
    access: 'settings',
    summary: 'The text of each kind of message',
    data: z.array(MailText),
  }),
  update: route({
    method: 'PUT',
    path: '/admin/mail-text/{kind}',
    access: 'settings',
    summary: 'Set your own text for a kind of message',
    params,
    body: changes(MailWords),
    data: MailText,
    errors: ['not-found', 'stale-version', 'invalid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/mail-text/{kind}',
    access: 'settings',
    summary: 'Reset to the standard text',
    params,
    status: 204,
    errors: ['not-found', 'stale-version'],
  }),
  preview: route({
    method: 'POST',
    path: '/admin/mail-text/{kind}/preview',
    access: 'settings',
    summary: 'Preview of a message with this text and sample data',
    params,
    body: MailWords,
    data: z.object({ subject: z.string(), text: z.string() }),
    errors: ['not-found', 'invalid'],
  }),
};
