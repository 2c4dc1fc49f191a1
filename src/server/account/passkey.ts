/**
 * Passkeys by the WebAuthn standard. A challenge is stored as a hash for five minutes and deleted before its answer is
 * checked, so that no answer counts twice. User verification by a finger or a PIN is required, since a passkey replaces
 * password and code together.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/links/token.ts';
import type { Language } from '#words/language.ts';
import { signsInHere } from './signs-in-here.ts';

type PasskeyContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'sso'>;
interface Owner {
  id: number;
  name: string;
  email: string;
}

const { passkey: table, passkeyChallenge, staff } = schema;
const challengeMs = 5 * 60_000;
/** Ed25519, ES256, RS256: what devices support today. */
const algorithms = [-8, -7, -257];

/** Loaded on first use, so that the server starts faster. */
const library = () => import('@simplewebauthn/server');

/** Options to create a passkey, excluding the account's passkeys that the browser already holds. */
export async function registrationOptions(context: PasskeyContext, owner: Owner, hospitalName: string) {
  const { generateRegistrationOptions } = await library();
  const known = await context.orm.select().from(table).where(eq(table.staffId, owner.id));
  const options = await generateRegistrationOptions({
    rpName: hospitalName,
    rpID: rpId(context),
    userName: owner.email,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(`staff ${owner.id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, owner.id);
  return options;
}

/** The row of a new passkey, not yet named or stored; null if it is invalid. */
export async function readRegistration(context: PasskeyContext, owner: Owner, response: unknown) {
  const { verifyRegistrationResponse } = await library();
  const challenge = await takeChallenge(context, response, owner.id);
  if (!challenge) return null;
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: new URL(context.publicUrl).origin,
    expectedRPID: rpId(context),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  const credential = verified?.registrationInfo?.credential;
  return credential
    ? {
        staffId: owner.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
      }
    : null;
}

/** They list no passkeys, so they do not reveal who has an account. */
export async function signInOptions(context: PasskeyContext) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: rpId(context), userVerification: 'required' });
  await keepChallenge(context, options.challenge, null);
  return options;
}

/** For a signed-in account, with its own passkeys. */
export async function proofOptions(context: PasskeyContext, staffId: number) {
  const { generateAuthenticationOptions } = await library();
  const known = await context.orm.select().from(table).where(eq(table.staffId, staffId));
  const options = await generateAuthenticationOptions({
    rpID: rpId(context),
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await keepChallenge(context, options.challenge, staffId);
  return options;
}

/**
 * The account that a passkey opens, or null if the answer is invalid. For a signed-in account, `askedOf`, challenge and
 * passkey must be its own. Run it in a transaction.
 */
export async function readPasskey(
  context: PasskeyContext,
  response: { id: string },
  askedOf: number | null,
): Promise<(Owner & { language: Language | '' }) | null> {
  const { verifyAuthenticationResponse } = await library();
  const challenge = await takeChallenge(context, response, askedOf);
  const [found] = await context.orm
    .select({
      passkey: table,
      owner: { id: staff.id, name: staff.name, email: staff.email, language: staff.language },
    })
    .from(table)
    .innerJoin(staff, eq(staff.id, table.staffId))
    .where(
      and(
        eq(table.credentialId, response.id),
        isNull(staff.disabledAt),
        // To confirm, the owner is signed in already.
        askedOf === null ? signsInHere(context.sso) : undefined,
      ),
    )
    .for('update');
  if (!challenge || !found || (askedOf !== null && found.owner.id !== askedOf)) return null;
  const { credentialId, publicKey, counter, transports } = found.passkey;
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: new URL(context.publicUrl).origin,
    expectedRPID: rpId(context),
    requireUserVerification: true,
    // A counter that no longer rises reveals a clone; the library refuses it.
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await context.orm
    .update(table)
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: new Date(context.now()) })
    .where(eq(table.id, found.passkey.id));
  return found.owner;
}

function rpId({ publicUrl }: PasskeyContext) {
  return new URL(publicUrl).hostname;
}

async function keepChallenge({ orm, now }: PasskeyContext, challenge: string, staffId: number | null) {
  await orm.insert(passkeyChallenge).values({
    challengeHash: hashToken(challenge),
    staffId,
    expiresAt: new Date(now() + challengeMs),
  });
}

/** Takes the challenge of a response, so that it cannot be answered again; null if unknown or expired. */
async function takeChallenge({ orm, now }: PasskeyContext, response: unknown, staffId: number | null) {
  const challenge = challengeIn(response);
  if (!challenge) return null;
  const taken = await orm
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, hashToken(challenge)),
        gt(passkeyChallenge.expiresAt, new Date(now())),
        staffId === null ? isNull(passkeyChallenge.staffId) : eq(passkeyChallenge.staffId, staffId),
      ),
    )
    .returning({ challengeHash: passkeyChallenge.challengeHash });
  return taken.length > 0 ? challenge : null;
}

function challengeIn(response: unknown): string | undefined {
  try {
    const { clientDataJSON } = (response as { response: { clientDataJSON: string } }).response;
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
