/** Secret addresses for subscribing to a doctor's calendar from a phone or a mail program; each account has its own. */

import { z } from 'zod';
import { Id, IdParams, Instant, Reference, route } from './base.ts';

/** The address itself is only in the answer that makes or renews it. */
const CalendarAddress = z.object({
  id: z.int(),
  createdAt: Instant,
  doctor: Reference,
  /** Null before the first request; written once an hour at most. */
  readAt: Instant.nullable(),
});

const made = { data: CalendarAddress.extend({ url: z.string() }), sensitive: true, forPeople: true } as const;

export const calendarAddress = {
  list: route({
    method: 'GET',
    path: '/calendar-address',
    access: 'visits',
    summary: 'Your own addresses of calendars, without the addresses themselves',
    forPeople: true,
    data: z.array(CalendarAddress),
  }),
  create: route({
    method: 'POST',
    path: '/calendar-address',
    access: 'visits',
    summary:
      'Make a secret address of the calendar of a doctor whose visits you may read; an earlier one of yours ends. It ends with your account, or with your right',
    ...made,
    body: z.strictObject({ doctorId: Id }),
    status: 201,
    location: '/calendar-address',
    errors: ['invalid', 'not-found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/calendar-address/{id}',
    access: 'visits',
    summary: 'End one of your addresses, at once',
    forPeople: true,
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
};
