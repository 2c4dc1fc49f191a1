/** Staff accounts, and the links with which their owners set a password: by invitation or after forgetting it. */

import { z } from 'zod';
import { SignedIn } from './admin.ts';
import { Email, Id, IdParams, Instant, line, Reference, requiredLine, route } from './base.ts';
import { listQuery } from './crud.ts';
import { LanguageOrMain } from './language.ts';
import { longestName } from './lengths.ts';
import { Passkey } from './passkey.ts';
import { NewPassword } from './password.ts';
import { KeepPasskeys } from './proof.ts';
import { Grants } from './roles.ts';

/** `invited` until the invitation is accepted. */
export const AccountState = z.enum(['active', 'invited', 'disabled']);
export type AccountState = z.output<typeof AccountState>;

export const Account = z.object({
  id: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  name: z.string(),
  email: z.string(),
  state: AccountState,
  hasTwoFactor: z.boolean(),
  /** Signs in only through single sign-on. */
  usesSso: z.boolean(),
  passkeys: z.int(),
  /** Null if not signed in anywhere. */
  lastUsedAt: Instant.nullable(),
  invitedUntil: Instant.nullable(),
  isMe: z.boolean(),
  roles: Grants,
  /** The person who owns the account. */
  doctor: Reference.nullable(),
  /** Language of the staff area and of mail to the owner; '' is the hospital's main one. */
  language: LanguageOrMain,
});
export type Account = z.output<typeof Account>;

/** The link is returned only if no mail server can send it, so that it can be handed over. */
const Invited = Account.extend({ invitationUrl: z.string().nullable() });

/** Without roles, the account is an administrator's, as the first one is. */
const AccountFields = z.strictObject({
  name: line(longestName).optional(),
  email: Email,
  roles: Grants.optional(),
  doctorId: Id.nullable().optional(),
  /** The account's first language, also that of the invitation. */
  language: LanguageOrMain.optional(),
});
const LinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const LinkOwner = z.object({
  name: z.string(),
  email: z.string(),
  language: LanguageOrMain,
  expiresAt: Instant,
});
/** Lists the passkeys, so that the owner can choose which to keep. */
const PasskeyOwner = LinkOwner.extend({ passkeys: z.array(Passkey) });

export const account = {
  list: route({
    method: 'GET',
    path: '/admin/accounts',
    access: 'administration',
    summary: 'Staff accounts',
    query: listQuery(['name', 'email', 'createdAt'], {}),
    data: z.array(Account),
    list: true,
  }),
  create: route({
    method: 'POST',
    path: '/admin/accounts',
    access: 'administration',
    summary: 'Invite someone; they get a link by mail and choose their own password',
    sensitive: true,
    body: AccountFields,
    data: Invited,
    status: 201,
    errors: ['email-taken', 'invalid'],
  }),
  get: route({
    method: 'GET',
    path: '/admin/accounts/{id}',
    access: 'administration',
    summary: 'One account',
    params: IdParams,
    data: Account,
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/admin/accounts/{id}',
    access: 'administration',
    summary: 'Change the name or the roles, or disable the account; both of these sign it out everywhere',
    sensitive: true,
    params: IdParams,
    // Links that open the account are sent to its address, so only its owner may change that.
    body: z.strictObject({
      name: requiredLine(longestName, 'Enter a name.').optional(),
      isDisabled: z.boolean().optional(),
      roles: Grants.optional(),
      doctorId: Id.nullable().optional(),
    }),
    data: Account,
    errors: ['not-found', 'stale-version', 'last-account', 'emergency-account', 'invalid'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/accounts/{id}',
    access: 'administration',
    summary: 'Delete an account; what it did stays recorded under its name',
    sensitive: true,
    params: IdParams,
    status: 204,
    errors: ['not-found', 'last-account', 'emergency-account'],
  }),
  invite: route({
    method: 'POST',
    path: '/admin/accounts/{id}/invitation',
    access: 'administration',
    summary: 'Send a new invitation; earlier links stop working',
    sensitive: true,
    params: IdParams,
    data: Invited,
    errors: ['not-found', 'not-invited'],
  }),
};

const InvitationFields = z.strictObject({
  name: requiredLine(longestName, 'Enter your name.'),
  password: NewPassword,
});

export const invitation = {
  get: route({
    method: 'GET',
    path: '/admin/invitation/{token}',
    access: 'public',
    summary: 'Who an invitation is for; opening it changes nothing',
    personal: true,
    params: LinkParams,
    data: LinkOwner,
    errors: ['not-found'],
  }),
  accept: route({
    method: 'POST',
    path: '/admin/invitation/{token}',
    access: 'publicWrite',
    summary: 'Accept an invitation with a name and a password, which signs in',
    params: LinkParams,
    body: InvitationFields,
    data: SignedIn,
    errors: ['not-found'],
  }),
};

const ResetFields = z.strictObject({ password: NewPassword, keepPasskeys: KeepPasskeys });

export const passwordReset = {
  create: route({
    method: 'POST',
    path: '/admin/password-reset',
    access: 'publicWrite',
    summary: 'Ask for a link to set a new password; the answer is the same whether or not the account exists',
    body: z.strictObject({ email: Email }),
    data: z.object({ detail: z.string() }),
    status: 202,
  }),
  get: route({
    method: 'GET',
    path: '/admin/password-reset/{token}',
    access: 'public',
    summary: 'Whose password a link sets; opening it changes nothing',
    personal: true,
    params: LinkParams,
    data: PasskeyOwner,
    errors: ['not-found'],
  }),
  accept: route({
    method: 'POST',
    path: '/admin/password-reset/{token}',
    access: 'publicWrite',
    summary:
      'Set a new password; signs the account out everywhere and removes all passkeys except those to keep',
    params: LinkParams,
    body: ResetFields,
    status: 204,
    errors: ['not-found'],
  }),
};

/** Signs no one in: it only proves that a new address belongs to the account's owner. */
export const newEmail = {
  get: route({
    method: 'GET',
    path: '/admin/email/{token}',
    access: 'public',
    summary: 'Which address a link confirms, and for whom; opening it changes nothing',
    personal: true,
    params: LinkParams,
    data: PasskeyOwner,
    errors: ['not-found'],
  }),
  accept: route({
    method: 'POST',
    path: '/admin/email/{token}',
    access: 'publicWrite',
    summary:
      'Switch the account to the confirmed address; signs it out everywhere and removes all passkeys except those to keep',
    params: LinkParams,
    body: z.strictObject({ keepPasskeys: KeepPasskeys }),
    data: z.object({ email: z.string() }),
    status: 200,
    errors: ['not-found', 'email-taken'],
  }),
};
