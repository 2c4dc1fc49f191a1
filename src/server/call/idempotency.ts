/**
 * A request sent twice with one key is executed once and answered the same. Claim the key first within the transaction
 * that does the work, and store what identifies its outcome last.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Caller } from './context.ts';

/** Binds a key to its sender: the same key from another sender is another request. */
export function withOwnKey(caller: Caller, staff: { id: number } | null): Caller {
  const { idempotencyKey: key, browser } = caller;
  const sender = staff ? staff.id : browser;
  if (!key || !sender) return caller;
  const own = createHash('sha256').update(`${sender}\n${key}`).digest('base64url');
  return { ...caller, idempotencyKey: own };
}

interface Claim {
  /** Without one, nothing is claimed or stored. */
  key: string | undefined;
  /** Keys of different routes are independent. */
  route: string;
}

/**
 * Null if the key is new. Otherwise the stored outcome of the same request, or `reused` if the key belongs to a
 * different one. A second request with the key waits here until the first has finished.
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

/** Stores what identifies the outcome; nothing personal, since it outlives the data it refers to. */
export async function keepAnswer(orm: Orm, { key, route }: Claim, answer: unknown) {
  if (!key) return;
  await orm
    .update(schema.idempotency)
    .set({ answer })
    .where(and(eq(schema.idempotency.key, key), eq(schema.idempotency.route, route)));
}
