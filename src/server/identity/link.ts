/** Links by mail that let the owner of an address set a password: 256 random bits, kept as a hash, used once. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken, newToken } from './session.ts';

export type Purpose = 'invitation' | 'reset';

const { staffLink, staff } = schema;
/** How long a link opens; invitations wait over a holiday, a reset is done at once. */
export const linkHours = { invitation: 7 * 24, reset: 2 } as const;
const paths = { invitation: 'invitation', reset: 'reset' } as const;

interface LinkContext {
  orm: Orm;
  now(): number;
  publicUrl: string;
}

/** Makes a link; earlier ones go on to open until one is used or the account's links are dropped. */
export async function createLink({ orm, now, publicUrl }: LinkContext, staffId: number, purpose: Purpose) {
  const token = newToken();
  await orm.insert(staffLink).values({
    staffId,
    purpose,
    tokenHash: hashToken(token),
    createdAt: new Date(now()),
    expiresAt: new Date(now() + linkHours[purpose] * 3_600_000),
  });
  return `${publicUrl}/admin/${paths[purpose]}/${token}`;
}

/** Whose link this is and until when; nothing where it is unknown, used, over, or its account is disabled. */
export async function findLink(
  { orm, now }: Pick<LinkContext, 'orm' | 'now'>,
  token: string,
  purpose: Purpose,
) {
  const [row] = await orm
    .select({ id: staff.id, name: staff.name, email: staff.email, expiresAt: staffLink.expiresAt })
    .from(staffLink)
    .innerJoin(staff, eq(staff.id, staffLink.staffId))
    .where(
      and(
        eq(staffLink.tokenHash, hashToken(token)),
        eq(staffLink.purpose, purpose),
        gt(staffLink.expiresAt, new Date(now())),
        isNull(staff.disabledAt),
      ),
    );
  return row;
}

/** Takes a link out of the world and all others of its account with it; false where somebody else just did. */
export async function spendLink(orm: Orm, staffId: number, token: string): Promise<boolean> {
  const used = await orm
    .delete(staffLink)
    .where(eq(staffLink.tokenHash, hashToken(token)))
    .returning({ id: staffLink.id });
  await dropLinks(orm, staffId);
  return used.length > 0;
}

export async function dropLinks(orm: Orm, staffId: number) {
  await orm.delete(staffLink).where(eq(staffLink.staffId, staffId));
}
