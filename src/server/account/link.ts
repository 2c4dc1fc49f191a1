/**
 * Mailed links with which the owner of an address sets a password, or proves that a new address is theirs: 256 random
 * bits, stored as a hash, used once.
 */
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken, newToken } from '#server/links/token.ts';
import { signsInHere } from './signs-in-here.ts';

export type Purpose = 'invitation' | 'reset' | 'email';

const { staffLink, staff } = schema;
/** Invitations wait over a holiday; a reset is done at once. */
export const linkHours = { invitation: 7 * 24, reset: 2, email: 24 } as const;

type LinkContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'sso'>;

/**
 * Earlier links stay valid until one is used or the account's links are dropped. `email` is a new address to confirm.
 */
export async function createLink(
  { orm, now, publicUrl }: LinkContext,
  staffId: number,
  purpose: Purpose,
  email?: string,
) {
  const token = newToken();
  await orm.insert(staffLink).values({
    staffId,
    purpose,
    email,
    tokenHash: hashToken(token),
    createdAt: new Date(now()),
    expiresAt: new Date(now() + linkHours[purpose] * 3_600_000),
  });
  return `${publicUrl}/admin/${purpose}/${token}`;
}

/** The account of a link and its expiry; undefined if it is unknown, used or expired, or its account is disabled. */
export async function findLink(
  { orm, now, sso }: Pick<LinkContext, 'orm' | 'now' | 'sso'>,
  token: string,
  purpose: Purpose,
) {
  const [row] = await orm
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      language: staff.language,
      expiresAt: staffLink.expiresAt,
      newEmail: staffLink.email,
    })
    .from(staffLink)
    .innerJoin(staff, eq(staff.id, staffLink.staffId))
    .where(
      and(
        eq(staffLink.tokenHash, hashToken(token)),
        eq(staffLink.purpose, purpose),
        gt(staffLink.expiresAt, new Date(now())),
        isNull(staff.disabledAt),
        // The other kinds set a password.
        purpose === 'email' ? undefined : signsInHere(sso),
      ),
    );
  return row;
}

/** Deletes a link and all others of its account; false if another request just did. */
export async function spendLink(orm: Orm, staffId: number, token: string): Promise<boolean> {
  const used = await orm
    .delete(staffLink)
    .where(eq(staffLink.tokenHash, hashToken(token)))
    .returning({ id: staffLink.id });
  await dropLinks(orm, staffId);
  return used.length > 0;
}

/** The address that an account would get through a valid link; null if there is none. */
export async function findNewEmail({ orm, now }: Pick<LinkContext, 'orm' | 'now'>, staffId: number) {
  const [row] = await orm
    .select({ email: staffLink.email })
    .from(staffLink)
    .where(
      and(
        eq(staffLink.staffId, staffId),
        eq(staffLink.purpose, 'email'),
        gt(staffLink.expiresAt, new Date(now())),
      ),
    )
    .orderBy(desc(staffLink.id))
    .limit(1);
  return row?.email ?? null;
}

/** Withdraws a pending change of address. */
export async function dropEmailLinks(orm: Orm, staffId: number) {
  await orm.delete(staffLink).where(and(eq(staffLink.staffId, staffId), eq(staffLink.purpose, 'email')));
}

export async function dropLinks(orm: Orm, staffId: number) {
  await orm.delete(staffLink).where(eq(staffLink.staffId, staffId));
}
