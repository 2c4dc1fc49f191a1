import { z } from 'zod';
import { Id, line, requiredLine, route } from './base.ts';
import { changes, entity } from './crud.ts';
import { longestGroup, longestGroupsClaim, longestLabel } from './lengths.ts';
import { Grant } from './roles.ts';
import { said } from './validation-message.ts';

/** Minutes of inactivity after which a desk can lock; 0 for never. */
export const lockMinutes = [0, 5, 10, 15, 30, 60] as const;

/** A group at the issuer of single sign-on, and the role of its members. */
const GroupGrant = Grant.safeExtend({ group: requiredLine(longestGroup, 'Enter the name of a group.') });
export type GroupGrant = z.output<typeof GroupGrant>;

/**
 * What the hospital requires of everyone who signs in, and what it allows doctors. The parts about single sign-on apply
 * while it is set up.
 */
const SignInPolicyFields = z.strictObject({
  /** Accounts without an authenticator app or a passkey can do nothing but set one up. */
  needsSecondFactor: z.boolean(),
  /** Doctors may change their own page, and their own hours and leave; otherwise they read both. */
  doctorsChangeProfile: z.boolean(),
  doctorsChangeHours: z.boolean(),
  lockAfterMinutes: z.literal(
    lockMinutes,
    said('Choose one of {list} minutes.', { list: lockMinutes.join(', ') }),
  ),
  /** The label of the single sign-on button; empty for the standard one. */
  ssoLabel: line(longestLabel),
  /** Only the emergency account signs in with a password or a passkey. */
  ssoOnly: z.boolean(),
  /** The first sign-in of a person with a role makes an account. */
  ssoCreatesAccounts: z.boolean(),
  /** The claim that lists a person's groups. */
  ssoGroupsClaim: requiredLine(longestGroupsClaim, 'Enter the name of the claim.'),
  ssoGroups: z.array(GroupGrant).max(100, said('Use at most 100 groups.')),
  /** An administrator who signs in with a password while the issuer is out of order. */
  emergencyAccountId: Id.nullable(),
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
