/**
 * Programs that sign in with their own token. It opens what its roles allow, for reading or also for changes, until its
 * last day is over or its owner is no longer an administrator. It never opens calls about a person's account, nor a
 * stream, which would outlive a revocation.
 */
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { isAdministrator } from '#contract/roles.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken, newToken } from '#server/links/token.ts';
import type { Staff } from './session.ts';

const { apiToken: table, staff: owner } = schema;
/** Marks a token, also for secret scanners. */
const mark = 'owt_';
/** `usedAt` is written at most this often, so that reading does not become writing. */
const touchMs = 60_000;

export function newProgramToken() {
  return `${mark}${newToken()}`;
}

export function isProgramToken(token: string) {
  return token.startsWith(mark);
}

/** Null if the token is unknown, revoked or expired. */
export async function findProgram(orm: Orm, token: string, now: number): Promise<Staff | null> {
  const found = await findOpen(orm, eq(table.tokenHash, hashToken(token)), now);
  if (!found) return null;
  const row = found.token;
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
    // A program has none, and no call open to it asks for one.
    sessionId: 0,
    confirmedAt: null,
    isLocked: false,
    openedBy: 'password',
    lacksSecondFactor: false,
    needsSecondFactor: false,
    lockAfterMinutes: 0,
  };
}

/** By the account that the trail shows for a program; null if its token opens nothing any more. */
export async function findProgramOf(orm: Orm, staffId: number, now: number) {
  return (await findOpen(orm, eq(table.staffId, staffId), now))?.token ?? null;
}

async function findOpen(orm: Orm, condition: SQL, now: number) {
  const [found] = await orm
    .select({ token: table, ownerRoles: owner.roles })
    .from(table)
    .innerJoin(owner, and(eq(owner.id, table.ownerId), isNull(owner.disabledAt)))
    .where(and(condition, gt(table.expiresAt, new Date(now))));
  return found && isAdministrator(found.ownerRoles) ? found : null;
}
