/**
 * Staff sessions: an opaque 256-bit token that only the browser has. The table stores its SHA-256, so a stolen database
 * signs no one in. A token ends by logout, revocation, disabling, two idle hours or twelve hours in all. Before that it
 * may be locked, by the hospital's idle limit or its owner.
 *
 * A session only proves possession of a token. Sensitive calls need the password or a passkey confirmed within the
 * session; signing in does not count, or a token stolen right then would be enough.
 */
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Route } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { Grant } from '#contract/roles.ts';
import type { Orm } from '#server/db/orm.ts';
import type { OpenedBy } from '#server/db/schema.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken, newToken } from '#server/links/token.ts';
import type { Language } from '#words/language.ts';
import { shorten } from '#words/shorten.ts';
import { findProgram, isProgramToken } from './program.ts';
import type { DoctorsChange, Program } from './rights.ts';
import { hasSecondFactor } from './two-factor.ts';

export interface Staff {
  id: number;
  name: string;
  email: string;
  /** `rights.ts` says how far they reach. */
  roles: Grant[];
  /** The doctor who owns the account. */
  doctorId: number | null;
  /** What doctors may change of their own entry. */
  doctorsChange?: DoctorsChange;
  /** Set for a program, which signs in with its own token (program.ts). */
  program?: Program;
  /** Language of the staff area; '' for the hospital's main one. */
  language: Language | '';
  sessionId: number;
  /** When the password or a passkey was last confirmed in this session; signing in does not count. */
  confirmedAt: Date | null;
  /** The password or a passkey must be confirmed before anything else. */
  isLocked: boolean;
  openedBy: OpenedBy;
  /**
   * The hospital requires a second factor that the account does not have yet. False under single sign-on, whose issuer
   * asks for its own.
   */
  lacksSecondFactor: boolean;
  needsSecondFactor: boolean;
  /** Minutes of inactivity after which the desk locks; 0 for never. */
  lockAfterMinutes: number;
}

const idleMs = 2 * 3_600_000;
const lifeMs = 12 * 3_600_000;
/** `usedAt` is written at most this often, so that reading does not become writing. */
const touchMs = 60_000;
/** How long a confirmation allows sensitive calls. */
const confirmedMs = 10 * 60_000;

export async function createSession(
  orm: Orm,
  staffId: number,
  device: string,
  now: number,
  openedBy: OpenedBy = 'password',
) {
  const token = newToken();
  const expiresAt = new Date(now + lifeMs);
  await orm.insert(schema.session).values({
    staffId,
    tokenHash: hashToken(token),
    openedBy,
    usedAt: new Date(now),
    expiresAt,
    device: shorten(device, 300),
  });
  return { token, expiresAt };
}

/** The owner of a token, person or program; null if it is unknown, expired or revoked. */
export async function findStaff(orm: Orm, token: string, now: number): Promise<Staff | null> {
  if (isProgramToken(token)) return findProgram(orm, token, now);
  const { session } = schema;
  const row = await findSession(orm, eq(session.tokenHash, hashToken(token)), now);
  if (!row) return null;
  const { usedAt, lockedAt, ...found } = row;
  const set = (values: { usedAt: Date } | { lockedAt: Date }) =>
    orm.update(session).set(values).where(eq(session.id, found.sessionId));
  // Stored, so that it stays locked even if the policy changes.
  if (found.isLocked && !lockedAt) await set({ lockedAt: new Date(now) });
  // A refused call does not count as use.
  if (!found.isLocked && now - usedAt.getTime() > touchMs) await set({ usedAt: new Date(now) });
  return found;
}

/** Checking does not count as use. */
export async function sessionHolds(orm: Orm, sessionId: number, now: number): Promise<boolean> {
  const found = await findSession(orm, eq(schema.session.id, sessionId), now);
  return found !== undefined && !found.isLocked && !found.lacksSecondFactor;
}

async function findSession(orm: Orm, condition: SQL, now: number) {
  const { session, staff, signInPolicy } = schema;
  const [row] = await orm
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      roles: staff.roles,
      doctorId: staff.doctorId,
      language: staff.language,
      sessionId: session.id,
      confirmedAt: session.confirmedAt,
      usedAt: session.usedAt,
      lockedAt: session.lockedAt,
      lockAfterMinutes: signInPolicy.lockAfterMinutes,
      doctorsChange: {
        content: signInPolicy.doctorsChangeProfile,
        hours: signInPolicy.doctorsChangeHours,
      },
      openedBy: session.openedBy,
      needsSecondFactor: signInPolicy.needsSecondFactor,
      lacksSecondFactor: sql<boolean>`${signInPolicy.needsSecondFactor} and ${session.openedBy} <> 'sso'
        and not ${hasSecondFactor(staff.id)}`,
    })
    .from(session)
    .innerJoin(staff, eq(staff.id, session.staffId))
    .innerJoin(signInPolicy, eq(signInPolicy.id, 1))
    .where(and(condition, ...alive(now), isNull(staff.disabledAt), showsItsFactor()));
  return row && { ...row, isLocked: row.lockedAt !== null || isIdle(row, now) };
}

/** If a second factor is required, a password alone opens nothing for an account that has one. */
function showsItsFactor() {
  const { session, staff, signInPolicy } = schema;
  return sql`not (${signInPolicy.needsSecondFactor} and ${session.openedBy} = 'password' and ${hasSecondFactor(staff.id)})`;
}

/** Marks a session whose owner has just set up, and so shown, a second factor. */
export async function showFactor(orm: Orm, sessionId: number, openedBy: 'code' | 'passkey') {
  const { session } = schema;
  await orm
    .update(session)
    .set({ openedBy })
    .where(and(eq(session.id, sessionId), eq(session.openedBy, 'password')));
}

/** A use may be recorded up to `touchMs` late, and no one must be locked out while working. */
function isIdle({ usedAt, lockAfterMinutes }: { usedAt: Date; lockAfterMinutes: number }, now: number) {
  return lockAfterMinutes > 0 && now - usedAt.getTime() > lockAfterMinutes * 60_000 + touchMs;
}

/** Undefined if the signed-in account may make the call. */
export function keptFrom(
  { isLocked, lacksSecondFactor, name, email }: Staff,
  route: Pick<Route, 'whileLocked' | 'beforeSecondFactor'> = {},
): Problem<'locked' | 'second-factor-needed'> | undefined {
  // The holder of the token may know the account's name: the lock page shows it.
  if (isLocked && !route.whileLocked) return problem('locked', { extra: { name, email } });
  if (lacksSecondFactor && !route.beforeSecondFactor) return problem('second-factor-needed');
  return undefined;
}

export async function lockSession(orm: Orm, sessionId: number, now: number) {
  const { session } = schema;
  await orm
    .update(session)
    .set({ lockedAt: new Date(now) })
    .where(and(eq(session.id, sessionId), isNull(session.lockedAt)));
}

/** Unlocks a session whose owner has just confirmed; that does not open sensitive calls. */
export async function unlockSession(orm: Orm, sessionId: number, now: number) {
  const { session } = schema;
  await orm
    .update(session)
    .set({ lockedAt: null, usedAt: new Date(now) })
    .where(eq(session.id, sessionId));
}

/** Last used first. */
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

/** False if there was none. */
export async function revokeSession(orm: Orm, staffId: number, sessionId: number) {
  const rows = await orm
    .delete(schema.session)
    .where(and(eq(schema.session.id, sessionId), eq(schema.session.staffId, staffId)))
    .returning({ id: schema.session.id });
  return rows.length > 0;
}

export async function endSessions(orm: Orm, staffId: number, exceptId = 0) {
  const { session } = schema;
  await orm.delete(session).where(and(eq(session.staffId, staffId), ne(session.id, exceptId)));
}

export async function confirmSession(orm: Orm, sessionId: number, now: number) {
  await orm
    .update(schema.session)
    .set({ confirmedAt: new Date(now) })
    .where(eq(schema.session.id, sessionId));
}

export function needsPassword({ confirmedAt }: Pick<Staff, 'confirmedAt'>, now: number) {
  return confirmedAt === null || now - confirmedAt.getTime() >= confirmedMs;
}
