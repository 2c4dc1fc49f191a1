/** Passkeys (WebAuthn): a device signs its owner in without password and code. */

import { z } from 'zod';
import { SignedIn } from './admin.ts';
import { IdParams, Instant, requiredLine, route } from './base.ts';
import { longestLabel } from './lengths.ts';
import { PasskeyResponse, Standard } from './proof.ts';

const Name = requiredLine(longestLabel, 'Enter a name.');
export const Passkey = z.object({
  id: z.int(),
  createdAt: Instant,
  usedAt: Instant.nullable(),
  name: z.string(),
});
export type Passkey = z.output<typeof Passkey>;

export const passkey = {
  list: route({
    method: 'GET',
    path: '/admin/passkeys',
    access: 'staff',
    summary: 'One’s own passkeys',
    data: z.array(Passkey),
    beforeSecondFactor: true,
  }),
  begin: route({
    method: 'POST',
    path: '/admin/passkeys/challenge',
    access: 'staff',
    summary: 'Options for the browser to create a passkey',
    sensitive: true,
    beforeSecondFactor: true,
    data: Standard,
  }),
  create: route({
    method: 'POST',
    path: '/admin/passkeys',
    access: 'staff',
    summary: 'Register the passkey that the browser created',
    sensitive: true,
    beforeSecondFactor: true,
    body: z.strictObject({ name: Name, response: PasskeyResponse }),
    data: Passkey,
    status: 201,
    errors: ['invalid'],
  }),
  update: route({
    method: 'PUT',
    path: '/admin/passkeys/{id}',
    access: 'staff',
    summary: 'Name a passkey',
    params: IdParams,
    body: z.strictObject({ name: Name }),
    data: Passkey,
    errors: ['not-found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/passkeys/{id}',
    access: 'staff',
    summary: 'Remove a passkey; it can no longer sign in',
    sensitive: true,
    params: IdParams,
    status: 204,
    errors: ['not-found'],
  }),
  beginProof: route({
    method: 'POST',
    path: '/admin/passkeys/proof',
    access: 'staff',
    summary: 'Options for the browser to use one of one’s own passkeys, to confirm or to unlock',
    data: Standard,
    whileLocked: true,
    beforeSecondFactor: true,
  }),
  beginSignIn: route({
    method: 'POST',
    path: '/admin/login/passkey/challenge',
    access: 'publicWrite',
    summary: 'Options for the browser to sign in; they name no account',
    data: Standard,
  }),
  signIn: route({
    method: 'POST',
    path: '/admin/login/passkey',
    access: 'publicWrite',
    summary: 'Sign in with a passkey; no password or code is required',
    body: z.strictObject({ response: PasskeyResponse }),
    data: SignedIn,
    errors: ['passkey-refused'],
  }),
};
