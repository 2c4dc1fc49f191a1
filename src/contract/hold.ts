import { z } from 'zod';
import { Slot } from './appointment.ts';
import { Id, Instant, route } from './base.ts';

/** How long a time is kept, and by how much that can be made longer, once. */
export const holdMinutes = 10;

const token = z.string().regex(/^[\w-]{43}$/, 'This is no token of a hold.');

/** Which time to keep. `replaces` is the token of another one, which is given back if and only if this one is kept. */
export const HoldFields = z.strictObject({
  doctorId: Id,
  visitTypeId: Id,
  startsAt: Instant,
  replaces: token.optional(),
});

/** A time that is kept for whoever has the token. `canExtend` until it was made longer once. */
export const Hold = Slot.omit({ placesLeft: true, dateInWords: true }).extend({
  token: z.string(),
  expiresAt: Instant,
  canExtend: z.boolean(),
});
export type Hold = z.output<typeof Hold>;

const params = z.object({ token });

export const hold = {
  create: route({
    method: 'POST',
    path: '/appointment/hold',
    access: 'publicWrite',
    summary: 'Keep a free time for ten minutes while the form is filled in',
    body: HoldFields,
    data: Hold,
    status: 201,
    errors: [
      'invalid',
      'not-found',
      'slot-taken',
      'slot-not-offered',
      'hold-not-valid',
      'too-many-holds',
      'idempotency-key-reused',
    ],
  }),
  get: route({
    method: 'GET',
    path: '/appointment/hold/{token}',
    access: 'public',
    summary: 'A time that is kept, as long as it is',
    params,
    data: Hold,
    personal: true,
    errors: ['not-found', 'hold-not-valid'],
  }),
  update: route({
    method: 'PUT',
    path: '/appointment/hold/{token}',
    access: 'publicWrite',
    summary: 'Keep it ten minutes longer, once',
    params,
    data: Hold,
    errors: ['not-found', 'hold-not-valid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/appointment/hold/{token}',
    access: 'publicWrite',
    summary: 'Give the time back',
    params,
    status: 204,
    errors: ['not-found', 'hold-not-valid'],
  }),
};
