/** Check-in of patients at the door. */

import { z } from 'zod';
import { LocalDate, requiredLine, route } from './base.ts';
import { longestEmail } from './lengths.ts';
import { WrittenReference } from './manage.ts';
import { said } from './validation-message.ts';
import { AreaParams, AreaWords } from './waiting-area.ts';

/** Minutes before the visit from which a patient may check in: at the door, or by the link, which works anywhere. */
export const checkInMinutes = { door: 60, link: 30 };

export const CheckInFields = z.strictObject({
  reference: WrittenReference.refine((reference) => reference !== '', said('Enter your reference.')),
  contact: requiredLine(longestEmail, 'Enter the email address or the phone number that you booked with.'),
});

export const Door = z.object({ department: AreaWords.nullable(), location: AreaWords.nullable() });
export type Door = z.output<typeof Door>;

/** For a patient who has arrived. */
export const Arrival = z.object({
  callNumber: z.int().nullable(),
  doctor: AreaWords,
  localDate: LocalDate,
  localTime: z.string(),
  delayMinutes: z.int(),
  /** The department of the visit and its place in the building, as far as known. */
  department: AreaWords.nullable(),
  location: AreaWords.nullable(),
});
export type Arrival = z.output<typeof Arrival>;

export const checkIn = {
  get: route({
    method: 'GET',
    path: '/check-in/{token}',
    access: 'public',
    summary: 'The door that a code is at',
    params: AreaParams,
    data: Door,
    personal: true,
    errors: ['not-found'],
  }),
  create: route({
    method: 'POST',
    path: '/check-in/{token}',
    access: 'publicWrite',
    summary:
      'A patient says that they are here, from an hour before the visit until its end; whatever does not match gets one answer, and again is no error',
    params: AreaParams,
    body: CheckInFields,
    data: Arrival,
    errors: ['not-found', 'invalid', 'state-not-allowed'],
  }),
};
