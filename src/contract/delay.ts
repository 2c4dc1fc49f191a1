import { z } from 'zod';
import { IdParams, Instant, route } from './base.ts';
import { said } from './validation-message.ts';

/** Minutes; less is on time. */
const shortestDelay = 5;
/** Patients whose visit begins within these hours may be notified. */
export const toldHours = 3;
const longestDelay = 240;
const between = said('Enter 0 for on time, or between {min} and {max} minutes.', {
  min: shortestDelay,
  max: longestDelay,
});

/** A doctor is running late in the current session. */
export const Delay = z.object({
  minutes: z.int(),
  /** The start and the author of the latest report. */
  since: Instant,
  by: z.string(),
  /** The end of the session: visits that begin later are not late. */
  until: Instant,
});
export type Delay = z.output<typeof Delay>;

export const delay = {
  update: route({
    method: 'PUT',
    path: '/doctor/{id}/delay',
    access: 'visits',
    summary:
      'Say that a doctor is running late, until the end of the session that is on or comes next today; 0 ends it',
    params: IdParams,
    body: z.strictObject({
      minutes: z
        .int(between)
        .min(0, between)
        .max(longestDelay, between)
        .refine((minutes) => minutes === 0 || minutes >= shortestDelay, between),
      /** Notify the patients whose visit begins within the next hours, each once. */
      tells: z.boolean(said('Choose yes or no.')).optional(),
    }),
    data: z.object({
      doctorId: z.int(),
      delay: Delay.nullable(),
      /** Number of patients notified. */
      told: z.int(),
    }),
    errors: ['not-found', 'invalid', 'state-not-allowed'],
  }),
};
