/**
 * The same request, sent twice under one key, is carried out once and answered the same. Claim the key first in the
 * transaction that does the work, and keep what identifies its outcome last.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

interface Claim {
  /** As the caller sent it; without one nothing is claimed and nothing kept. */
  key: string | undefined;
  /** Keys of different routes have nothing to do with one another. */
  route: string;
}

/**
 * Null: go on. Otherwise what was kept of the same request before, or `reused` where the key was another request's.
 * A second request with the key waits here until the first one is done.
 */
export async function claimKey<Kept>(
  orm: Orm,
  { key, route }: Claim,
  request: unknown,
): Promise<null | Kept | 'reused'> {
  if (!key) return null;
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const { idempotency } = schema;
  const claimed = await orm
    .insert(idempotency)
    .values({ key, route, bodyHash, status: 200, answer: {} })
    .onConflictDoNothing()
    .returning({ key: idempotency.key });
  if (claimed.length > 0) return null;
  const [earlier] = await orm
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.key, key), eq(idempotency.route, route)));
  return earlier?.bodyHash.equals(bodyHash) ? (earlier.answer as Kept) : 'reused';
}

/** Keeps what tells of the outcome; it must hold nothing personal, since it outlives what it tells of. */
export async function keepAnswer(orm: Orm, { key, route }: Claim, answer: unknown) {
  if (!key) return;
  await orm
    .update(schema.idempotency)
    .set({ answer })
    .where(and(eq(schema.idempotency.key, key), eq(schema.idempotency.route, route)));
}
