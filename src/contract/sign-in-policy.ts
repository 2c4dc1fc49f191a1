import { z } from 'zod';
import { route } from './base.ts';
import { changes, entity } from './crud.ts';

/** After how many minutes without a touch a desk can lock; 0: it never does. */
export const lockMinutes = [0, 5, 10, 15, 30, 60] as const;

/** What the hospital asks of everybody who is signed in. */
export const SignInPolicyFields = z.strictObject({
  /** Who has neither an authenticator app nor a passkey can do nothing but set one up. */
  needsSecondFactor: z.boolean(),
  lockAfterMinutes: z.literal(lockMinutes, `Choose one of ${lockMinutes.join(', ')} minutes.`),
});
export const SignInPolicy = entity(SignInPolicyFields, {});
export type SignInPolicy = z.output<typeof SignInPolicy>;

export const signInPolicy = {
  get: route({
    method: 'GET',
    path: '/sign-in-policy',
    access: 'admin',
    summary: 'Whether staff need a second factor, and when an idle desk locks',
    data: SignInPolicy,
  }),
  update: route({
    method: 'PUT',
    path: '/sign-in-policy/1',
    access: 'admin',
    summary: 'Change what is asked of everybody who signs in',
    body: changes(SignInPolicyFields),
    data: SignInPolicy,
    sensitive: true,
    errors: ['stale-version', 'invalid'],
  }),
};
