import { z } from 'zod';
import { Email, Id, IdText, Instant, line, requiredLine, route } from './base.ts';
import { LanguageOrMain } from './language.ts';
import { longestCode, longestEmail, longestName } from './lengths.ts';
import { NewPassword } from './password.ts';
import { EnteredPassword, KeepPasskeys, Proof } from './proof.ts';
import { Grants, Rights } from './roles.ts';

const Me = z.object({ id: z.int(), name: z.string(), email: z.string() });
export type Me = z.output<typeof Me>;
const OwnAccount = Me.extend({
  /** Entered, but not yet confirmed with the link sent there. */
  newEmail: z.string().nullable(),
  /** True without a mail server: a new address then takes effect at once, since no link can be sent. */
  newEmailHoldsAtOnce: z.boolean(),
  /** The account can do nothing until it has an authenticator app or a passkey. */
  mustSetUpSecondFactor: z.boolean(),
  /** Minutes of inactivity after which the desk locks; 0 for never. */
  lockAfterMinutes: z.int(),
  roles: Grants,
  /** Missing areas are closed to the account. */
  rights: Rights,
  /** The doctor who owns the account. */
  doctorId: z.int().nullable(),
  /** Language of the staff area. */
  language: LanguageOrMain,
});
/** Sent as a bearer token from then on. */
const Token = z.object({ token: z.string(), expiresAt: Instant });
export const SignedIn = Token.extend({ admin: Me });
export type SignedIn = z.output<typeof SignedIn>;
export const MeFields = z.strictObject({
  name: requiredLine(longestName, 'Enter your name.').optional(),
  email: Email.optional(),
  language: LanguageOrMain.optional(),
  password: NewPassword.optional(),
  /** Required to change the password. */
  currentPassword: EnteredPassword.optional(),
  /** For a new address that takes effect at once. */
  keepPasskeys: KeepPasskeys,
});
const Session = z.object({
  id: z.int(),
  createdAt: Instant,
  usedAt: Instant,
  device: z.string(),
  current: z.boolean(),
});

/** Signing in, the caller's own account, and the saved revisions of an entry. */
export const admin = {
  login: route({
    method: 'POST',
    path: '/admin/login',
    access: 'publicWrite',
    summary: 'Sign in; send the token as a bearer token afterwards',
    body: z.strictObject({
      email: requiredLine(longestEmail, 'Enter your email address.'),
      password: EnteredPassword,
      /** From the authenticator app, or a recovery code; required if two-factor sign-in is on. */
      code: line(longestCode).optional(),
    }),
    data: SignedIn,
    status: 200,
    errors: [
      'wrong-credentials',
      'two-factor-required',
      'passkey-required',
      'wrong-code',
      'too-many-requests',
    ],
  }),
  logout: route({
    method: 'POST',
    path: '/admin/logout',
    access: 'staff',
    summary: 'Revoke this token',
    status: 204,
    whileLocked: true,
    beforeSecondFactor: true,
  }),
  me: route({
    method: 'GET',
    path: '/admin/me',
    access: 'staff',
    summary: 'Who is signed in',
    data: OwnAccount,
    beforeSecondFactor: true,
  }),
  changeMe: route({
    method: 'PUT',
    path: '/admin/me',
    access: 'staff',
    summary:
      'Change one’s own name, language or password, or ask for another email address, which takes effect once the link sent there is opened; a new password, or an address that takes effect at once, ends every session and returns a new token',
    body: MeFields,
    data: Me.extend({ newEmail: z.string().nullable(), session: Token.nullable() }),
    errors: ['invalid', 'password-needed', 'email-taken', 'too-many-requests'],
  }),
  confirm: route({
    method: 'POST',
    path: '/admin/confirmation',
    access: 'staff',
    summary:
      'Confirm one’s password or passkey, which allows this session sensitive calls for ten minutes; signing in does not',
    body: Proof,
    status: 204,
    beforeSecondFactor: true,
    errors: ['invalid', 'too-many-requests'],
  }),
  sessions: route({
    method: 'GET',
    path: '/admin/sessions',
    access: 'staff',
    summary: 'Where this account is signed in',
    data: z.array(Session),
  }),
  revoke: route({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'staff',
    summary: 'Sign out elsewhere',
    params: z.object({ id: IdText }),
    status: 204,
    errors: ['not-found'],
  }),
  revokeOthers: route({
    method: 'DELETE',
    path: '/admin/sessions',
    access: 'staff',
    summary: 'Sign out everywhere else',
    status: 204,
  }),
  revisions: route({
    method: 'GET',
    path: '/admin/revisions',
    access: 'staff',
    forPrograms: true,
    summary: 'Every saved revision of an entry, newest first',
    query: z.object({ entity: line(40), entityId: IdText }),
    data: z.array(
      z.object({
        id: Id,
        version: z.int(),
        createdAt: Instant,
        actorName: z.string(),
        content: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
};
