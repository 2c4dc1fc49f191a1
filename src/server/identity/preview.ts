/**
 * Preview tokens: `entity.id.expiry.signature`. They show one unpublished entry to whoever has them, expire, and are
 * stored nowhere.
 */
import { isSame, sign } from '#server/signature.ts';

const lifetimeMs = 24 * 3_600_000;

export function newPreview(
  { secret, now }: { secret: string; now(): number },
  { entity, id }: { entity: string; id: number },
) {
  const expiresAt = now() + lifetimeMs;
  const text = `${entity}.${id}.${expiresAt.toString(36)}`;
  return { token: `${text}.${sign(secret, 'preview', text)}`, expiresAt: new Date(expiresAt) };
}

/** The entry that a token shows; null if it is forged or expired. */
export function readPreview({ secret, now }: { secret: string; now(): number }, token: string | undefined) {
  const [, text, entity, id, expiresAt, signature] =
    /^((\w+)\.(\d+)\.(\w+))\.([\w-]+)$/.exec(token ?? '') ?? [];
  if (!text || !isSame(signature!, sign(secret, 'preview', text))) return null;
  return Number.parseInt(expiresAt!, 36) > now() ? { entity: entity!, id: Number(id) } : null;
}
