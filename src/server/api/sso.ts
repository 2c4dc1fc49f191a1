/** Single sign-on: the calls of a browser that goes to the issuer and comes back. */
import { and, eq } from 'drizzle-orm';
import { isProblem, problem } from '#contract/errors.ts';
import type { sso as contract } from '#contract/sso.ts';
import { openSession } from '#server/account/sign-in.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Context, Handlers, StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Issuer, IssuerDown, IssuerRefused, type Person } from '#server/identity/issuer.ts';
import { confirmSession, revokeSession, unlockSession } from '#server/identity/session.ts';
import { accountOf, readPolicy } from '#server/sso/account-of.ts';
import { beginRequest, takeRequest } from '#server/sso/request.ts';
import { idTokenOf, rememberTokens } from '#server/sso/sso-session.ts';
import { t } from '#words/say.ts';

const usualLabel = 'Sign in with your hospital account';
/** Allowed difference of both clocks. */
const clocksMs = 60_000;

export const sso: Handlers<typeof contract> = {
  async get(_, { orm, sso: issuer }) {
    if (!issuer) return { data: { isOffered: false, label: '', isOnly: false } };
    const { ssoLabel, ssoOnly } = await readPolicy(orm);
    return { data: { isOffered: true, label: ssoLabel || t(usualLabel), isOnly: ssoOnly } };
  },

  begin: (_, context) => begin(context, null),

  async signIn({ body }, context) {
    const { sso: issuer } = context;
    if (!issuer) return problem('not-found');
    const person = await personBehind(context, issuer, body, null);
    if (isProblem(person)) return person;
    const outcome = await transaction(context, async (inside) => {
      const account = await accountOf(inside, person);
      if (isProblem(account)) return account;
      const signedIn = await openSession(inside, account, { openedBy: 'sso', action: 'sign-in-by-sso' });
      await rememberTokens(inside, signedIn.token, person.tokens);
      return signedIn;
    });
    context.mailWritten();
    return isProblem(outcome) ? outcome : { data: outcome };
  },

  beginConfirmation: (_, context) => begin(context, context.staff.sessionId),

  async confirm({ body }, context) {
    const { orm, now, staff, sso: issuer } = context;
    if (!issuer) return problem('not-found');
    const person = await personBehind(context, issuer, body, staff.sessionId);
    if (isProblem(person))
      return person.code === 'sso-unavailable' ? problem('sso-unavailable') : notConfirmed();
    if (!(await isOwner(context, person)) || person.signedInAt < person.askedAt - clocksMs)
      return notConfirmed();
    if (staff.isLocked) await unlockSession(orm, staff.sessionId, now());
    else await confirmSession(orm, staff.sessionId, now());
    return { data: undefined };
  },

  async signOut(_, context) {
    const { orm, staff, sso: issuer } = context;
    const idToken = issuer ? await idTokenOf(context, staff.sessionId) : null;
    await revokeSession(orm, staff.id, staff.sessionId);
    await recordActivity(orm, staff, 'sign-out', 'staff', staff);
    return { data: { url: issuer && idToken ? await issuer.signOutAddress(idToken) : null } };
  },
};

async function begin(context: Context, sessionId: number | null) {
  const { sso: issuer } = context;
  if (!issuer) return problem('not-found');
  const { question, key } = await beginRequest(context, sessionId);
  try {
    return { data: { url: await issuer.addressFor(question), key } };
  } catch (error) {
    return asProblem(error, 'sso-unavailable');
  }
}

/** The person behind an answer. An answer counts once, even a wrong one. */
async function personBehind(
  context: Context,
  issuer: Issuer,
  body: { answer: string; key: string },
  sessionId: number | null,
) {
  const question = await takeRequest(context, body, sessionId);
  if (!question) return problem('sso-refused');
  try {
    return { ...(await issuer.redeem(body.answer, question)), askedAt: question.askedAt };
  } catch (error) {
    return asProblem(error, 'sso-refused');
  }
}

function asProblem<Code extends 'sso-refused' | 'sso-unavailable'>(error: unknown, refused: Code) {
  if (error instanceof IssuerDown) return problem('sso-unavailable');
  if (error instanceof IssuerRefused) return problem(refused);
  throw error;
}

/** Whether the session belongs to this person. */
async function isOwner({ orm, staff }: StaffContext, { issuer, subject }: Person) {
  const { staff: table } = schema;
  const rows = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, staff.id), eq(table.ssoIssuer, issuer), eq(table.ssoSubject, subject)));
  return rows.length > 0;
}

function notConfirmed() {
  const message = t('This was not confirmed. Sign in again with the account that you use here.');
  return problem('invalid', { detail: message, errors: [{ path: 'answer', message }] });
}
