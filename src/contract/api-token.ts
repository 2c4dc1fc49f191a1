/** Tokens for programs: each has the rights of roles, as an account has, until it ends. */

import { z } from 'zod';
import { CalendarDate, IdParams, Instant, LocalDate, requiredLine, route } from './base.ts';
import { listQuery } from './crud.ts';
import { longestLabel } from './lengths.ts';
import { Grants } from './roles.ts';
import { said } from './validation-message.ts';

export const ApiToken = z.object({
  id: z.int(),
  createdAt: Instant,
  name: z.string(),
  roles: Grants,
  readsOnly: z.boolean(),
  /** The last day on which it works, by the hospital's clock. */
  validUntil: LocalDate,
  hasEnded: z.boolean(),
  /** Null if never used; written once a minute at most. */
  usedAt: Instant.nullable(),
  /** The responsible administrator; null if that account is unknown. */
  owner: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** It opens nothing, since its owner is no longer an administrator, until another one takes it over. */
  isStopped: z.boolean(),
});
export type ApiToken = z.output<typeof ApiToken>;

/** Excluded: an administrator's token could make further tokens, and a doctor's role belongs to a person. */
const ofPeople = ['administrator', 'doctor'];

const ApiTokenFields = z.strictObject({
  name: requiredLine(longestLabel, 'Enter what it is for.'),
  roles: Grants.refine((roles) => !roles.some(({ role }) => ofPeople.includes(role)), {
    ...said('A program cannot be an administrator or a doctor.'),
  }),
  readsOnly: z.boolean().default(true),
  validUntil: CalendarDate,
});

export const apiToken = {
  list: route({
    method: 'GET',
    path: '/admin/tokens',
    access: 'administration',
    summary: 'Tokens for programs, without the tokens themselves',
    query: listQuery(['createdAt', 'validUntil', 'name'], {}),
    data: z.array(ApiToken),
    list: true,
  }),
  create: route({
    method: 'POST',
    path: '/admin/tokens',
    access: 'administration',
    summary:
      'Make a token for a program; this answer is the only one that holds it. Sent as a bearer token, it may do what its roles allow, but not what concerns an account of a person',
    sensitive: true,
    body: ApiTokenFields,
    data: ApiToken.extend({ token: z.string() }),
    status: 201,
    location: '/admin/tokens',
    errors: ['invalid'],
  }),
  takeOver: route({
    method: 'PUT',
    path: '/admin/tokens/{id}/owner',
    access: 'administration',
    summary:
      'Answer for a token yourself from now on. A token stops when its owner is disabled or an administrator no more, and is revoked when its owner is deleted',
    sensitive: true,
    params: IdParams,
    data: ApiToken,
    errors: ['not-found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/tokens/{id}',
    access: 'administration',
    summary: 'Revoke a token, at once; what was done with it stays recorded under its name',
    sensitive: true,
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
};
