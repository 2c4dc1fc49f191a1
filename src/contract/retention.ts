import { z } from 'zod';
import { Instant, line, route } from './base.ts';
import { changes, entity } from './crud.ts';
import { longestLaw } from './lengths.ts';
import { said } from './validation-message.ts';

function wholeNumber(min: number, max: number) {
  return z
    .int(said('Enter a whole number.'))
    .min(min, said('Enter {min} or more.', { min }))
    .max(max, said('Enter at most {max}.', { max }));
}

export const RetentionFields = z.strictObject({
  /** After arrival. */
  inquiryMonths: wholeNumber(1, 120),
  /** After the visit. Names, contacts and reasons are deleted; the visit remains for statistics. */
  appointmentMonths: wholeNumber(1, 120),
  sentMailDays: wholeNumber(1, 730),
  /** After the last requested day. */
  waitlistDays: wholeNumber(1, 365),
  /** Ratings of pages: after their week. */
  ratingMonths: wholeNumber(1, 120),
  /**
   * After the visit; 0 without such a law. Until then the name, the day, the doctor and the purpose stay, even after
   * `appointmentMonths` and after an erasure.
   */
  recordMonths: wholeNumber(0, 600),
  /** The name of that law or rule, for the patient. */
  recordLaw: line(longestLaw),
});

export const Removed = z.object({
  appointments: z.int(),
  inquiries: z.int(),
  sentMail: z.int(),
  unsentMail: z.int(),
  subscribers: z.int(),
  waitlist: z.int(),
  sessions: z.int(),
  /** Absent from older runs. */
  ratings: z.int().optional(),
});
export type Removed = z.output<typeof Removed>;

export const Purge = z.object({ ranAt: Instant, removed: Removed });
export type Purge = z.output<typeof Purge>;

export const Retention = entity(RetentionFields, { lastRun: Purge.nullable() });
export type Retention = z.output<typeof Retention>;

export const retention = {
  get: route({
    method: 'GET',
    path: '/retention',
    access: 'administration',
    summary: 'How long personal data is kept, and what the last daily run removed',
    data: Retention,
  }),
  update: route({
    method: 'PUT',
    path: '/retention/1',
    access: 'administration',
    summary: 'Change how long personal data is kept',
    body: changes(RetentionFields),
    data: Retention,
    errors: ['stale-version', 'invalid'],
  }),
  purge: route({
    method: 'POST',
    path: '/retention/purge',
    access: 'administration',
    summary: 'Remove what is due now',
    data: Purge,
    sensitive: true,
  }),
};
