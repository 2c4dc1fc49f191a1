/** What somebody shows to prove that they are who they say: their password, or what a passkey answers. */

import { z } from 'zod';
import { Id } from './base.ts';
import { longestPassword } from './lengths.ts';

/** A password as somebody enters it. */
export const EnteredPassword = z.string().min(1, 'This is needed.').max(longestPassword);

/** What browser and server say to each other of passkeys is the standard's own JSON and stays as it is. */
export const Standard = z.record(z.string(), z.unknown());
/** What a device says of itself fits many times over; it is decoded and read as JSON before it is proven. */
const longestPart = 20_000;
export const PasskeyResponse = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: Standard.refine(
    (parts) => Object.values(parts).every((part) => typeof part !== 'string' || part.length <= longestPart),
    `Use at most ${longestPart} characters.`,
  ),
});

/** One of the two. */
export const Proof = z.strictObject({
  password: EnteredPassword.optional(),
  response: PasskeyResponse.optional(),
});
export type Proof = z.output<typeof Proof>;

/** Passkeys that go on to sign in where a password is reset or an address changes; all others are removed. */
export const KeepPasskeys = z.array(Id).max(100, 'Use at most 100 passkeys.').optional();
