import { z } from 'zod';
import { Email, Id, IdText, Instant, line, requiredLine, route } from './base.ts';
import { NewPassword } from './password.ts';

const Me = z.object({ id: z.int(), name: z.string(), email: z.string() });
export type Me = z.output<typeof Me>;
/** The account of whoever asks; `newEmail` was entered and waits for its owner to open the link that was sent there. */
const OwnAccount = Me.extend({ newEmail: z.string().nullable() });
/** Sent as a bearer token from then on. */
const Token = z.object({ token: z.string(), expiresAt: Instant });
export const SignedIn = Token.extend({ admin: Me });
export type SignedIn = z.output<typeof SignedIn>;
/** A password as somebody enters it to show that they are who they say. */
export const EnteredPassword = z.string().min(1, 'This is needed.').max(1000);
export const MeFields = z.strictObject({
  name: requiredLine(120).optional(),
  email: Email.optional(),
  password: NewPassword.optional(),
  /** Needed where the password changes. */
  currentPassword: EnteredPassword.optional(),
});
const Session = z.object({
  id: z.int(),
  createdAt: Instant,
  usedAt: Instant,
  device: z.string(),
  current: z.boolean(),
});

/** Signing in, who one is, and the saved versions of an entry. */
export const admin = {
  login: route({
    method: 'POST',
    path: '/admin/login',
    access: 'publicWrite',
    summary: 'Sign in; the token is sent as a bearer token afterwards',
    body: z.strictObject({
      email: requiredLine(254),
      password: EnteredPassword,
      /** From the authenticator, or a recovery code; needed where two-factor is on. */
      code: line(40).optional(),
    }),
    data: SignedIn,
    status: 200,
    errors: ['wrong-credentials', 'two-factor-required', 'wrong-code', 'too-many-requests'],
  }),
  logout: route({
    method: 'POST',
    path: '/admin/logout',
    access: 'admin',
    summary: 'Revoke this token',
    status: 204,
  }),
  me: route({
    method: 'GET',
    path: '/admin/me',
    access: 'admin',
    summary: 'Who is signed in',
    data: OwnAccount,
  }),
  changeMe: route({
    method: 'PUT',
    path: '/admin/me',
    access: 'admin',
    summary:
      'Change one’s own name or password, or ask for another e-mail address, which holds once a link sent there is opened; a new password ends every session and answers with a new token',
    body: MeFields,
    data: OwnAccount.extend({ session: Token.nullable() }),
    errors: ['invalid', 'password-needed', 'email-taken', 'too-many-requests'],
  }),
  confirm: route({
    method: 'POST',
    path: '/admin/confirmation',
    access: 'admin',
    summary: 'Enter one’s password again, which opens sensitive calls to this session for ten minutes',
    body: z.strictObject({ password: EnteredPassword }),
    status: 204,
    errors: ['invalid', 'too-many-requests'],
  }),
  sessions: route({
    method: 'GET',
    path: '/admin/sessions',
    access: 'admin',
    summary: 'Where this account is signed in',
    data: z.array(Session),
  }),
  revoke: route({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'admin',
    summary: 'Sign out elsewhere',
    params: z.object({ id: IdText }),
    status: 204,
    errors: ['not-found'],
  }),
  revokeOthers: route({
    method: 'DELETE',
    path: '/admin/sessions',
    access: 'admin',
    summary: 'Sign out everywhere else',
    status: 204,
  }),
  revisions: route({
    method: 'GET',
    path: '/admin/revisions',
    access: 'admin',
    summary: 'Every saved version of an entry, newest first',
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
