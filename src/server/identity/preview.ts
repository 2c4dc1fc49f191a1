/**
 * Preview tokens: `entity.id.expiry.staff.signature`. They show one unpublished entry to anyone who has them, expire,
 * and are stored nowhere. The signature covers their maker's rights, so that they end when those change.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { isSame, sign } from '#server/kernel/signature.ts';
import { findProgramOf } from './program.ts';
import type { Holder } from './rights.ts';

const lifetimeMs = 24 * 3_600_000;

interface Signing {
  secret: string;
  now(): number;
}
type Maker = Pick<Holder, 'roles' | 'doctorId'>;

export function newPreview(
  context: Signing & { staff: Maker & { id: number } },
  { entity, id }: { entity: string; id: number },
) {
  const { staff } = context;
  const expiresAt = context.now() + lifetimeMs;
  const text = `${entity}.${id}.${expiresAt.toString(36)}.${staff.id}`;
  return { token: `${text}.${signed(context, text, staff)}`, expiresAt: new Date(expiresAt) };
}

/** The entry of a token; null if it is forged or expired, or its maker's rights have changed. */
export async function readPreview(context: Signing & { orm: Orm }, token: string) {
  const [, text, entity, id, expiresAt, staffId, signature] =
    /^((\w+)\.(\d{1,9})\.(\w+)\.(\d{1,9}))\.([\w-]+)$/.exec(token) ?? [];
  if (!text || Number.parseInt(expiresAt!, 36) <= context.now()) return null;
  const maker = await findMaker(context, Number(staffId));
  if (!maker || !isSame(signature!, signed(context, text, maker))) return null;
  return { entity: entity!, id: Number(id) };
}

function signed({ secret }: Signing, text: string, { roles, doctorId }: Maker) {
  return sign(secret, 'preview', `${text}.${JSON.stringify([roles, doctorId])}`);
}

async function findMaker({ orm, now }: Signing & { orm: Orm }, staffId: number): Promise<Maker | null> {
  const { staff } = schema;
  const [account] = await orm
    .select({ roles: staff.roles, doctorId: staff.doctorId })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.disabledAt)));
  if (account) return account;
  const program = await findProgramOf(orm, staffId, now());
  return program && { roles: program.roles, doctorId: null };
}
