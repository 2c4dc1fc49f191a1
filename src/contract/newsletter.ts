import { z } from 'zod';
import { Email, IdParams, Instant, route } from './base.ts';
import { listQuery } from './crud.ts';

/** `pending` until the owner of the address opts in. Unsubscribing deletes the row. */
const SubscriberStatus = z.enum(['pending', 'confirmed']);

const SubscriberFields = z.strictObject({ email: Email });

export const Subscriber = z.object({
  id: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  email: z.string(),
  status: SubscriberStatus,
  confirmedAt: Instant.nullable(),
});
export type Subscriber = z.output<typeof Subscriber>;

const LinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const newsletter = {
  create: route({
    method: 'POST',
    path: '/newsletter',
    access: 'publicWrite',
    summary: 'Sign up for the newsletter; the answer is the same whether or not the address is known',
    body: SubscriberFields,
    data: z.object({ detail: z.string() }),
    status: 202,
    errors: ['invalid', 'too-many-requests'],
  }),
  confirm: route({
    method: 'POST',
    path: '/newsletter/confirmation/{token}',
    access: 'publicWrite',
    summary: 'Confirm a subscription with the link that was sent; confirming again changes nothing',
    params: LinkParams,
    status: 204,
    errors: ['not-found'],
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/newsletter/unsubscription/{token}',
    access: 'link',
    summary: 'Unsubscribe with the link of any newsletter mail; an expired link gets the same answer',
    params: LinkParams,
    status: 204,
  }),
  list: route({
    method: 'GET',
    path: '/newsletter',
    access: 'subscribers',
    shows: 'newsletter',
    summary: 'Subscribers, newest first',
    query: listQuery(['createdAt', 'confirmedAt', 'email'], {
      format: z.enum(['json', 'csv']).optional(),
    }).extend({ status: SubscriberStatus.or(z.literal('all')).optional() }),
    data: z.array(Subscriber),
    list: true,
    csv: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/newsletter/{id}',
    access: 'subscribers',
    summary: 'Remove an address from the list for good',
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
};
