/** Proof of identity: a password or a passkey's answer. */

import { z } from 'zod';
import { Id, line } from './base.ts';
import { longestCode, longestPassword } from './lengths.ts';
import { said } from './validation-message.ts';

export const EnteredPassword = z.string().min(1, said('Enter your password.')).max(longestPassword);

/** WebAuthn messages between browser and server are the standard's own JSON, passed through unchanged. */
export const Standard = z.record(z.string(), z.unknown());
/** Many times what a device sends; it is decoded and parsed as JSON before it is verified. */
const longestPart = 20_000;
export const PasskeyResponse = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: Standard.refine(
    (parts) => Object.values(parts).every((part) => typeof part !== 'string' || part.length <= longestPart),
    said('Use at most {max} characters.', { max: longestPart }),
  ),
});

/** A password or a passkey; with a required second factor, a code with the password. */
export const Proof = z.strictObject({
  password: EnteredPassword.optional(),
  /** From the authenticator app, or a recovery code. */
  code: line(longestCode).optional(),
  response: PasskeyResponse.optional(),
});
export type Proof = z.output<typeof Proof>;

/** Passkeys that survive a password reset or a change of address; all others are removed. */
export const KeepPasskeys = z.array(Id).max(100, said('Use at most 100 passkeys.')).optional();
