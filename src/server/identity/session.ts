/**
 * Sessions of staff: an opaque 256-bit token that only the browser holds. The table keeps its SHA-256, so a stolen
 * database signs nobody in; a token ends by logout, revocation, disabling, two idle hours or twelve hours in all.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

export interface Staff {
  id: number;
  name: string;
  email: string;
  sessionId: number;
  /** When the password, or a passkey, was last shown in this session. */
  confirmedAt: Date;
}

const idleMs = 2 * 3_600_000;
const lifeMs = 12 * 3_600_000;
/** `usedAt` is written at most this often, so that reading does not become writing. */
const touchMs = 60_000;
/** For so long after the password was shown a session may do what is sensitive. */
const confirmedMs = 10 * 60_000;

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest();
}

/** A new token, 256 bits in base64url. */
export function newToken() {
  return randomBytes(32).toString('base64url');
}

export async function createSession(orm: Orm, staffId: number, device: string, now: number) {
  const token = newToken();
  const expiresAt = new Date(now + lifeMs);
  await orm.insert(schema.session).values({
    staffId,
    tokenHash: hashToken(token),
    usedAt: new Date(now),
    confirmedAt: new Date(now),
    expiresAt,
    device: device.slice(0, 300),
  });
  return { token, expiresAt };
}

/** The member of staff that a token belongs to, or null where it is unknown, over or revoked. */
export async function findStaff(orm: Orm, token: string, now: number): Promise<Staff | null> {
  const { session, staff } = schema;
  const [row] = await orm
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      sessionId: session.id,
      confirmedAt: session.confirmedAt,
      usedAt: session.usedAt,
    })
    .from(session)
    .innerJoin(staff, eq(staff.id, session.staffId))
    .where(and(eq(session.tokenHash, hashToken(token)), ...alive(now), isNull(staff.disabledAt)));
  if (!row) return null;
  const { usedAt, ...found } = row;
  if (now - usedAt.getTime() > touchMs) {
    await orm
      .update(session)
      .set({ usedAt: new Date(now) })
      .where(eq(session.id, found.sessionId));
  }
  return found;
}

/** Whether a session still holds; unlike a call, asking is no use of it. */
export async function sessionHolds(orm: Orm, sessionId: number, now: number): Promise<boolean> {
  const { session, staff } = schema;
  const rows = await orm
    .select({ id: session.id })
    .from(session)
    .innerJoin(staff, eq(staff.id, session.staffId))
    .where(and(eq(session.id, sessionId), ...alive(now), isNull(staff.disabledAt)));
  return rows.length > 0;
}

/** The sessions of an account that have not ended, last used first. */
export function listSessions(orm: Orm, staffId: number, now: number) {
  const { session } = schema;
  return orm
    .select()
    .from(session)
    .where(and(eq(session.staffId, staffId), ...alive(now)))
    .orderBy(desc(session.usedAt));
}

function alive(now: number) {
  const { session } = schema;
  return [gt(session.expiresAt, new Date(now)), gt(session.usedAt, new Date(now - idleMs))];
}

/** Ends a session of this account; answers whether there was one. */
export async function revokeSession(orm: Orm, staffId: number, sessionId: number) {
  const rows = await orm
    .delete(schema.session)
    .where(and(eq(schema.session.id, sessionId), eq(schema.session.staffId, staffId)))
    .returning({ id: schema.session.id });
  return rows.length > 0;
}

/** Ends every session of an account, or every one but the caller's own. */
export async function endSessions(orm: Orm, staffId: number, exceptId = 0) {
  const { session } = schema;
  await orm.delete(session).where(and(eq(session.staffId, staffId), ne(session.id, exceptId)));
}

/** Notes that the password was shown in a session just now. */
export async function confirmSession(orm: Orm, sessionId: number, now: number) {
  await orm
    .update(schema.session)
    .set({ confirmedAt: new Date(now) })
    .where(eq(schema.session.id, sessionId));
}

/** Whether the password has to be entered again before something sensitive. */
export function needsPassword({ confirmedAt }: Pick<Staff, 'confirmedAt'>, now: number) {
  return now - confirmedAt.getTime() >= confirmedMs;
}
