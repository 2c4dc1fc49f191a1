/**
 * Sign-ins and confirmations in progress at the issuer. The browser has a key, the address a state; the table has only
 * their hashes. Nonce and PKCE verifier are derived from the state under the hospital's secret, and are stored nowhere.
 */

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import type { AuthorizationRequest } from '#server/identity/issuer.ts';
import { sign } from '#server/kernel/signature.ts';
import { hashToken, newToken } from '#server/links/token.ts';

type RequestContext = Pick<Services, 'orm' | 'secret' | 'now'>;

const { ssoRequest: table } = schema;
/** Long enough to find the phone with the second factor. */
const openMs = 10 * 60_000;

/** `sessionId` is the session to confirm; null for a sign-in. */
export async function beginRequest(context: RequestContext, sessionId: number | null) {
  const [state, key] = [newToken(), newToken()];
  await context.orm.insert(table).values({
    stateHash: hashToken(state),
    browserHash: hashToken(key),
    sessionId,
    expiresAt: new Date(context.now() + openMs),
  });
  return { question: questionOf(context, state, sessionId), key };
}

/** Takes the request of an answer, so that no second answer finds it; null if it is not this browser's. */
export async function takeRequest(
  context: RequestContext,
  { answer, key }: { answer: string; key: string },
  sessionId: number | null,
): Promise<(AuthorizationRequest & { askedAt: number }) | null> {
  const state = new URLSearchParams(answer).get('state') ?? '';
  const [taken] = await context.orm
    .delete(table)
    .where(
      and(
        eq(table.stateHash, hashToken(state)),
        eq(table.browserHash, hashToken(key)),
        sessionId === null ? isNull(table.sessionId) : eq(table.sessionId, sessionId),
        gt(table.expiresAt, new Date(context.now())),
      ),
    )
    .returning({ createdAt: table.createdAt });
  return taken ? { ...questionOf(context, state, sessionId), askedAt: taken.createdAt.getTime() } : null;
}

function questionOf(
  { secret }: RequestContext,
  state: string,
  sessionId: number | null,
): AuthorizationRequest {
  return {
    state,
    nonce: sign(secret, 'sso nonce', state),
    verifier: sign(secret, 'sso verifier', state),
    isAfresh: sessionId !== null,
  };
}
