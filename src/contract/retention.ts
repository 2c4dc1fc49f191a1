import { z } from 'zod';
import { Instant, line, route } from './base.ts';
import { changes, entity } from './crud.ts';
import { longestLaw } from './lengths.ts';
import { said } from './said.ts';

function wholeNumber(min: number, max: number) {
  return z
    .int(said('Enter a whole number.'))
    .min(min, said('Enter {min} or more.', { min }))
    .max(max, said('Enter at most {max}.', { max }));
}

export const RetentionFields = z.strictObject({
  /** After they arrived. */
  inquiryMonths: wholeNumber(1, 120),
  /** After the visit. Names, contacts and reasons go; the visit remains for statistics. */
  appointmentMonths: wholeNumber(1, 120),
  sentMailDays: wholeNumber(1, 730),
  /** After the last day that was waited for. */
  waitlistDays: wholeNumber(1, 365),
  /** Of pages: after the week they were given in. */
  ratingMonths: wholeNumber(1, 120),
  /**
   * After the visit, 0 without such a law. Until then the name, the day, the doctor and what it was for stay, also after
   * `appointmentMonths` and if the patient is erased.
   */
  recordMonths: wholeNumber(0, 600),
  /** Which law or rule wants that, to tell the patient. */
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
  /** Absent from runs before there were any. */
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
