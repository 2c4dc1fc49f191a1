import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { isAdministrator } from '#contract/roles.ts';
import type { signInPolicy as contract } from '#contract/sign-in-policy.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { readPolicy } from '#server/sso/account-of.ts';
import { isSsoSession } from '#server/sso/sso-session.ts';
import { t } from '#words/say.ts';

const { staff: account, session, ssoSession } = schema;
const record = single(schema.signInPolicy, async (_, row) => wire(row));

export const signInPolicy: Handlers<typeof contract> = {
  get: record.get,

  update: (input, context) =>
    transaction(context, async (inside) => {
      const { body } = input;
      // Otherwise the member of staff who turns it on would be the first to be locked out.
      if (body.needsSecondFactor && inside.staff.openedBy === 'password') {
        return invalid(
          'needsSecondFactor',
          t('Set up an authenticator app or a passkey for your own account first, and sign in with it.'),
        );
      }
      const before = await readPolicy(inside.orm);
      const after = {
        ssoOnly: body.ssoOnly ?? before.ssoOnly,
        emergencyAccountId:
          body.emergencyAccountId === undefined ? before.emergencyAccountId : body.emergencyAccountId,
      };
      const refused = await refusedRules(inside, before.ssoOnly, after);
      if (refused) return refused;
      const outcome = await record.update(input, inside);
      if (after.ssoOnly && 'data' in outcome) await endPasswordSessions(inside, after.emergencyAccountId);
      return outcome;
    }),
};

async function refusedRules(
  context: StaffContext,
  wasOnly: boolean,
  { ssoOnly, emergencyAccountId }: { ssoOnly: boolean; emergencyAccountId: number | null },
): Promise<Problem<'invalid'> | undefined> {
  const { orm, staff, sso } = context;
  if (emergencyAccountId !== null && !(await isFitForEmergency(context, emergencyAccountId)))
    return invalid('emergencyAccountId', t('Choose an administrator who signs in with a password.'));
  if (!ssoOnly) return undefined;
  if (!sso)
    return wasOnly ? undefined : invalid('ssoOnly', t('Single sign-on is not set up on this server.'));
  if (emergencyAccountId === null)
    return invalid('emergencyAccountId', t('Choose the account that can still sign in with a password.'));
  // Proves that single sign-on works, and that this can be turned off again.
  const isSafe = staff.id === emergencyAccountId || (await isSsoSession({ orm }, staff.sessionId));
  return wasOnly || isSafe
    ? undefined
    : invalid('ssoOnly', t('Sign in with your hospital account or with the emergency account first.'));
}

/** Locks the account, so that it is not limited or linked before the policy is written. */
async function isFitForEmergency({ orm }: StaffContext, id: number) {
  const [row] = await orm
    .select({ roles: account.roles, passwordHash: account.passwordHash, ssoSubject: account.ssoSubject })
    .from(account)
    .where(and(eq(account.id, id), isNull(account.disabledAt)))
    .for('update');
  return Boolean(row?.passwordHash) && row?.ssoSubject === null && isAdministrator(row.roles);
}

async function endPasswordSessions({ orm }: StaffContext, emergencyAccountId: number | null) {
  const ofIssuer = orm
    .select({ id: ssoSession.sessionId })
    .from(ssoSession)
    .where(eq(ssoSession.sessionId, session.id));
  await orm
    .delete(session)
    .where(and(sql`${session.staffId} is distinct from ${emergencyAccountId}`, notExists(ofIssuer)));
}

function invalid(path: string, message: string) {
  return problem('invalid', { errors: [{ path, message }] });
}
