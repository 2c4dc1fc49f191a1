/**
 * Passkeys at moments when an account may change hands: a new password by mail, another address. An intruder could have
 * left one behind, so all are removed except those that the owner names, and the mail lists both.
 */

import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Passkey } from '#contract/passkey.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

const { passkey: table } = schema;

export async function listPasskeys(orm: Orm, staffId: number): Promise<Passkey[]> {
  const rows = await orm.select().from(table).where(eq(table.staffId, staffId)).orderBy(asc(table.id));
  return rows.map(presentPasskey);
}

export function presentPasskey({ id, createdAt, usedAt, name }: typeof table.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

/** Removes all passkeys but some. Returns a function for the lines of the mail, none if there were no passkeys. */
export async function keepOnly(
  orm: Orm,
  owner: { id: number; name: string },
  keep: number[] = [],
): Promise<() => [string, string][]> {
  const isOwn = eq(table.staffId, owner.id);
  const removed = await orm
    .delete(table)
    .where(keep.length > 0 ? and(isOwn, notInArray(table.id, keep)) : isOwn)
    .returning();
  for (const { name } of removed)
    await recordActivity(orm, owner, 'remove-passkey', 'staff', { ...owner, name: `${owner.name}: ${name}` });
  const kept = await orm.select().from(table).where(isOwn);
  const names = (rows: { name: string }[]) => joined(rows.map(({ name }) => name));
  const lines = (): [string, string][] => [
    [t('Passkeys that still sign in'), names(kept)],
    [t('Passkeys that were removed'), names(removed)],
  ];
  return () => lines().filter(([, listed]) => listed !== '');
}
