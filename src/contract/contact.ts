import { z } from 'zod';
import { Email, line, OptionalUrl, requiredLine, route, text } from './base.ts';
import { changes, entity } from './crud.ts';
import { OpeningHours } from './opening.ts';
import { type Sentence, said } from './validation-message.ts';

/** A comma-separated list, as the specification names it; every item is checked. */
function list(max: number, part: (value: string) => boolean, message: Sentence) {
  return requiredLine(max, message).refine(
    (value) => value.split(',').every((item) => part(item.trim())),
    said(message),
  );
}

const phone = (value: string) =>
  /^\+?[\d\s().-]{3,40}$/.test(value) && (value.match(/\d/g)?.length ?? 0) >= 3;

const Phone = line(40).refine((value) => value === '' || phone(value), said('Enter a phone number.'));

export const ContactFields = z.strictObject({
  phone_number: list(300, phone, 'Enter phone numbers, separated by commas.'),
  email: list(500, (value) => Email.safeParse(value).success, 'Enter email addresses, separated by commas.'),
  /** The purpose of each number and address, in their order, separated by commas. */
  phoneLabels: line(300).optional(),
  emailLabels: line(500).optional(),
  location: text(300).min(1, said('Enter an address.')),
  /** The hospital's own. */
  emergencyPhone: Phone.optional(),
  /** The country's, such as 999 or 112. */
  ambulancePhone: Phone.optional(),
  mapUrl: OptionalUrl.optional(),
  openingHours: OpeningHours.optional(),
});
export const Contact = entity(ContactFields, {});
export type Contact = z.output<typeof Contact>;

export const contact = {
  list: route({
    method: 'GET',
    path: '/contact',
    access: 'public',
    summary: 'A list with the one contact record',
    data: z.array(Contact),
  }),
  update: route({
    method: 'PUT',
    path: '/contact/1',
    access: 'settings',
    summary: 'Change the contact record',
    body: changes(ContactFields),
    data: Contact,
    errors: ['stale-version', 'invalid'],
  }),
};
