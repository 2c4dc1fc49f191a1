/**
 * Single sign-on by OpenID Connect: the browser begins here, signs in at the hospital's own identity provider, comes
 * back to /admin/sso with an answer, and exchanges it for a token. The answer counts once, and only together with the
 * key that the browser got when it began.
 */
import { z } from 'zod';
import { SignedIn } from './admin.ts';
import { requiredLine, route } from './base.ts';
import { longestLabel, longestSsoAnswer } from './lengths.ts';

const Begun = z.object({ url: z.url(), key: z.string() });
/** The query that the issuer added to the return address, and the browser's key. */
const Answered = z.strictObject({
  answer: requiredLine(longestSsoAnswer, 'Enter the answer.'),
  key: requiredLine(longestLabel, 'Enter the key.'),
});

export const sso = {
  get: route({
    method: 'GET',
    path: '/admin/sso',
    access: 'public',
    live: true,
    summary: 'Whether staff can sign in with their hospital account, and what the button says',
    data: z.object({
      isOffered: z.boolean(),
      label: z.string(),
      /** Passwords are for the emergency account alone. */
      isOnly: z.boolean(),
    }),
  }),
  begin: route({
    method: 'POST',
    path: '/admin/sso/request',
    access: 'publicWrite',
    summary:
      'Begin a sign-in at the issuer: the address to open, and a key that the browser keeps until it is back',
    data: Begun,
    errors: ['not-found', 'sso-unavailable'],
  }),
  signIn: route({
    method: 'POST',
    path: '/admin/sso/login',
    access: 'publicWrite',
    summary: 'Sign in with the issuer’s answer; send the token as a bearer token afterwards',
    body: Answered,
    data: SignedIn,
    errors: ['not-found', 'sso-refused', 'sso-no-account', 'sso-no-role', 'sso-unavailable'],
  }),
  beginConfirmation: route({
    method: 'POST',
    path: '/admin/sso/confirmation/request',
    access: 'staff',
    summary: 'Begin to sign in at the issuer once more, to confirm or to unlock',
    data: Begun,
    whileLocked: true,
    beforeSecondFactor: true,
    errors: ['not-found', 'sso-unavailable'],
  }),
  confirm: route({
    method: 'POST',
    path: '/admin/sso/confirmation',
    access: 'staff',
    summary:
      'Confirm with the issuer’s answer, which allows this session sensitive calls for ten minutes; a locked session is unlocked and no more',
    body: Answered,
    status: 204,
    whileLocked: true,
    beforeSecondFactor: true,
    errors: ['not-found', 'invalid', 'sso-unavailable'],
  }),
  signOut: route({
    method: 'POST',
    path: '/admin/sso/logout',
    access: 'staff',
    summary: 'Revoke this token, and learn where to sign out at the issuer, if it can be done there',
    data: z.object({ url: z.url().nullable() }),
    whileLocked: true,
    beforeSecondFactor: true,
  }),
};
