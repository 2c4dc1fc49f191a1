import { z } from 'zod';
import { route } from './base.ts';
import { changes, entity } from './crud.ts';

/** Minutes of inactivity after which a desk can lock; 0: never. */
export const lockMinutes = [0, 5, 10, 15, 30, 60] as const;

/** What the hospital requires of everybody who signs in, and what it allows doctors. */
export const SignInPolicyFields = z.strictObject({
  /** Accounts without an authenticator app or a passkey can do nothing but set one up. */
  needsSecondFactor: z.boolean(),
  /** Accounts of doctors may change their own page, and their own hours and leave; otherwise they read both. */
  doctorsChangeProfile: z.boolean(),
  doctorsChangeHours: z.boolean(),
  lockAfterMinutes: z.literal(lockMinutes, `Choose one of ${lockMinutes.join(', ')} minutes.`),
});
export const SignInPolicy = entity(SignInPolicyFields, {});
export type SignInPolicy = z.output<typeof SignInPolicy>;

export const signInPolicy = {
  get: route({
    method: 'GET',
    path: '/sign-in-policy',
    access: 'administration',
    summary:
      'Whether staff need a second factor, when an idle desk locks, and what doctors may change of their own',
    data: SignInPolicy,
  }),
  update: route({
    method: 'PUT',
    path: '/sign-in-policy/1',
    access: 'administration',
    summary: 'Change what everyone who signs in must have, and what doctors may change of their own',
    body: changes(SignInPolicyFields),
    data: SignInPolicy,
    sensitive: true,
    errors: ['stale-version', 'invalid'],
  }),
};
