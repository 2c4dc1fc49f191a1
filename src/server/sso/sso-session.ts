/**
 * Sessions that began at the issuer. Every ten minutes the issuer is asked whether the person may still enter and which
 * groups they are in; if it says no, or no group gives a role any more, the session ends. While it cannot be reached, a
 * session continues for an hour.
 */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isProblem, type Problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { IssuerDown, IssuerRefused, type Person, type Tokens } from '#server/identity/issuer.ts';
import { seal, unseal } from '#server/identity/sealed.ts';
import { endSessions, revokeSession } from '#server/identity/session.ts';
import { hashToken } from '#server/links/token.ts';
import { enter, issuerActor, readPolicy } from './account-of.ts';
import { rolesOfGroups } from './group-roles.ts';

type SessionContext = Pick<Services, 'orm' | 'secret' | 'now' | 'sso'>;
type CheckContext = SessionContext & Pick<Services, 'publicUrl' | 'mailWritten' | 'leaving'>;

const { ssoSession: table, session, staff } = schema;
const purpose = 'single sign-on';
/** The job runs every minute (jobs.ts), so that a leaver is out after eleven. */
const checkedMs = 10 * 60_000;
/** How long a session outlives its issuer. */
const graceMs = 60 * 60_000;

export async function rememberTokens({ orm, secret, now }: SessionContext, token: string, tokens: Tokens) {
  const [row] = await orm
    .select({ id: session.id })
    .from(session)
    .where(eq(session.tokenHash, hashToken(token)));
  await orm.insert(table).values({
    sessionId: row!.id,
    ...sealed(secret, tokens),
    checkedAt: new Date(now()),
  });
}

export async function isSsoSession({ orm }: Pick<SessionContext, 'orm'>, sessionId: number) {
  const rows = await orm.select({ id: table.sessionId }).from(table).where(eq(table.sessionId, sessionId));
  return rows.length > 0;
}

/** The ID token for signing out at the issuer; null if the session did not begin there. */
export async function idTokenOf({ orm, secret }: SessionContext, sessionId: number): Promise<string | null> {
  const [row] = await orm.select().from(table).where(eq(table.sessionId, sessionId));
  return row ? (opened(secret, row)?.idToken ?? null) : null;
}

/** Checks every session that is due; returns how many ended. */
export async function checkSessions(context: CheckContext, log: Logger): Promise<number> {
  let ended = 0;
  if (!context.sso) return ended;
  const until = new Date(context.now() - checkedMs);
  while (!context.leaving.aborted) {
    const due = await claim(context, until);
    if (!due) break;
    const tokens = opened(context.secret, due);
    try {
      if (!tokens) throw new IssuerRefused();
      const person = await context.sso.again(tokens);
      if (!(await keep(context, due, person))) ended++;
      // The account's roles may have changed.
      context.mailWritten();
    } catch (error) {
      if (error instanceof IssuerRefused) {
        await end(context, due);
        ended++;
      } else if (error instanceof IssuerDown) {
        if (await isGraceOver(context, due)) ended++;
        log.warn({ sessionId: due.sessionId }, 'single sign-on: a session could not be checked');
      } else throw error;
    }
  }
  return ended;
}

type Due = typeof table.$inferSelect;

/** One process checks a session at a time: a refresh token that is used twice ends its session at many issuers. */
async function claim({ orm, now }: SessionContext, until: Date): Promise<Due | undefined> {
  const oldest = orm
    .select({ id: table.sessionId })
    .from(table)
    .innerJoin(session, eq(session.id, table.sessionId))
    .where(and(lte(table.checkedAt, until), gt(session.expiresAt, new Date(now()))))
    .orderBy(asc(table.checkedAt))
    .limit(1)
    .for('update', { of: table, skipLocked: true });
  const [row] = await orm
    .update(table)
    .set({ checkedAt: new Date(now()) })
    .where(eq(table.sessionId, sql`(${oldest})`))
    .returning();
  return row;
}

/** False if the person may no longer enter. */
async function keep(context: CheckContext, due: Due, person: Person): Promise<boolean> {
  return transaction(context, async (inside) => {
    const { orm, secret } = inside;
    await orm
      .update(table)
      .set({ ...sealed(secret, person.tokens), failingSince: null })
      .where(eq(table.sessionId, due.sessionId));
    const account = await ownerOf(inside, due);
    if (!account) return false;
    const isSame = account.ssoIssuer === person.issuer && account.ssoSubject === person.subject;
    const roles = rolesOfGroups(person.claims, await readPolicy(orm));
    const outcome = isSame ? await enter(inside, account, roles) : null;
    if (outcome && !isProblem(outcome as object as Problem)) return true;
    await endSessions(orm, account.id);
    await recordActivity(orm, issuerActor, 'end-session', 'staff', account);
    return false;
  });
}

/** A refusal by the issuer is about the person, so all their sessions that began there end. */
async function end(context: SessionContext, due: Due) {
  await transaction(context, async (inside) => {
    const account = await ownerOf(inside, due);
    if (!account) return;
    await revokeSession(inside.orm, account.id, due.sessionId);
    await recordActivity(inside.orm, issuerActor, 'end-session', 'staff', account);
  });
}

/** Records that the issuer could not be reached, and ends the session after the grace period. */
async function isGraceOver(context: SessionContext, due: Due) {
  const { orm, now } = context;
  const since = due.failingSince?.getTime() ?? now();
  if (now() - since >= graceMs) {
    await end(context, due);
    return true;
  }
  await orm
    .update(table)
    // So that it is checked again in a minute.
    .set({ failingSince: new Date(since), checkedAt: new Date(now() - checkedMs + 60_000) })
    .where(eq(table.sessionId, due.sessionId));
  return false;
}

async function ownerOf({ orm }: SessionContext, { sessionId }: Due) {
  const [row] = await orm
    .select({ account: staff })
    .from(session)
    .innerJoin(staff, eq(staff.id, session.staffId))
    .where(eq(session.id, sessionId))
    .for('update', { of: staff });
  return row?.account;
}

function sealed(secret: string, { token, isRefresh, idToken }: Tokens) {
  return {
    token: seal(secret, purpose, Buffer.from(token)),
    isRefresh,
    idToken: seal(secret, purpose, Buffer.from(idToken)),
  };
}

function opened(secret: string, row: Pick<Due, 'token' | 'isRefresh' | 'idToken'>): Tokens | null {
  const [token, idToken] = [unseal(secret, purpose, row.token), unseal(secret, purpose, row.idToken)];
  return token && idToken
    ? { token: token.toString(), isRefresh: row.isRefresh, idToken: idToken.toString() }
    : null;
}
