import { z } from 'zod';
import { oneChosen, Slot } from './appointment.ts';
import { Id, Instant, route } from './base.ts';
import { said } from './validation-message.ts';
import { VisitMode } from './visit-type.ts';

/** How long a hold lasts; it can be extended by the same, once. */
export const holdMinutes = 10;

const token = z.string().regex(/^[\w-]{43}$/, said('This is not the token of a hold.'));

/** `replaces` is the token of another hold, released if and only if this one is granted. */
export const HoldFields = z
  .strictObject({
    doctorId: Id,
    visitTypeId: Id,
    startsAt: Instant,
    mode: VisitMode.optional(),
    packageId: Id.optional(),
    serviceId: Id.optional(),
    replaces: token.optional(),
  })
  .refine(...oneChosen);

/** `canExtend` until it was extended once. */
export const Hold = Slot.omit({ placesLeft: true, dateInWords: true, timeInWords: true }).extend({
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
    summary: 'Hold a free slot for ten minutes while the form is filled in',
    body: HoldFields,
    data: Hold,
    status: 201,
    location: '/appointment/hold/{token}',
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
    summary: 'A hold, while it lasts',
    params,
    data: Hold,
    personal: true,
    errors: ['not-found', 'hold-not-valid'],
  }),
  update: route({
    method: 'PUT',
    path: '/appointment/hold/{token}',
    access: 'publicWrite',
    summary: 'Extend it by ten minutes, once',
    params,
    data: Hold,
    errors: ['not-found', 'hold-not-valid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/appointment/hold/{token}',
    access: 'publicWrite',
    summary: 'Release the slot',
    params,
    status: 204,
    errors: ['not-found', 'hold-not-valid'],
  }),
};
