/**
 * Programs that sign in with a token of their own. It opens what its roles allow, for reading or for changes too, until
 * its last day is over; never what concerns the account of a person, nor a stream, which would outlive a revocation.
 */
import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken, newToken } from '#server/links/token.ts';
import type { Staff } from './session.ts';

const { apiToken: table } = schema;
/** By which a token is known as one, also by tools that look for secrets in the wrong places. */
const mark = 'owt_';
/** `usedAt` is written at most this often, so that reading does not become writing. */
const touchMs = 60_000;

export function newProgramToken() {
  return `${mark}${newToken()}`;
}

export function isProgramToken(token: string) {
  return token.startsWith(mark);
}

/** The program that a token belongs to, or null if it is unknown, revoked or over. */
export async function findProgram(orm: Orm, token: string, now: number): Promise<Staff | null> {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.tokenHash, hashToken(token)), gt(table.expiresAt, new Date(now))));
  if (!row) return null;
  if (!row.usedAt || now - row.usedAt.getTime() > touchMs)
    await orm
      .update(table)
      .set({ usedAt: new Date(now) })
      .where(eq(table.id, row.id));
  return {
    id: row.staffId,
    name: row.name,
    email: '',
    roles: row.roles,
    doctorId: null,
    language: '',
    program: { readsOnly: row.readsOnly },
    // It has none, and nothing that it may call asks for one.
    sessionId: 0,
    confirmedAt: null,
    isLocked: false,
    openedBy: 'password',
    lacksSecondFactor: false,
    needsSecondFactor: false,
    lockAfterMinutes: 0,
  };
}
