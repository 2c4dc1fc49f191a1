import { eq } from 'drizzle-orm';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { Proof } from '#contract/proof.ts';
import type { StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { countTry, forgive, sessionBucket } from '#server/identity/throttle.ts';
import { hasSecondFactor, spendCode } from '#server/identity/two-factor.ts';
import { t } from '#words/say.ts';
import { wrongPassword } from './own-account.ts';
import { readPasskey } from './passkey.ts';
import { checkPassword } from './sign-in.ts';

const { staff: table } = schema;

type ProofProblem = Problem<'invalid' | 'too-many-requests'>;

/** Undefined if it is right. A wrong proof is not a 401: the session continues. */
export async function refusedProof(
  context: StaffContext,
  { password, response }: Proof,
): Promise<ProofProblem | undefined> {
  const { orm, now, staff } = context;
  if (response) {
    // A challenge that was answered wrongly must stay used, so a refusal must not roll it back.
    const owner = await transaction(context, (inside) => readPasskey(inside, response, staff.id));
    const message = t('This passkey is not one of yours.');
    return owner ? undefined : refusedField('response', message);
  }
  if (!password) return refusedField('password', t('This field is required.'));
  const right = await checkPassword({ orm, now }, staff.id, password, sessionBucket(staff.sessionId));
  if (isProblem(right)) return right;
  return right ? undefined : problem('invalid', { errors: [wrongPassword('password')] });
}

/** For proofs that also satisfy a required second factor, where a password alone is not enough. */
export async function refusedFullProof(
  context: StaffContext,
  proof: Proof,
): Promise<ProofProblem | undefined> {
  const refused = await refusedProof(context, proof);
  const { orm, now, staff } = context;
  if (refused || proof.response || !staff.needsSecondFactor) return refused;
  const [account] = await orm
    .select({ id: table.id, totpKey: table.totpKey, hasFactor: hasSecondFactor(table.id) })
    .from(table)
    .where(eq(table.id, staff.id));
  // An account without a factor is setting one up.
  if (!account?.hasFactor) return undefined;
  if (!account.totpKey) return refusedField('password', t('Use your passkey instead of the password.'));
  if (!proof.code) return refusedField('code', t('Enter the code from your authenticator app.'));
  const bucket = sessionBucket(staff.sessionId);
  const seconds = await countTry(orm, [bucket], now());
  if (seconds > 0) return problem('too-many-requests', { extra: { retryAfter: seconds } });
  const used = await transaction(context, (inside) => spendCode(inside, account, proof.code!));
  if (!used) return refusedField('code', t('This code is wrong. Wait for the next one and try again.'));
  await forgive(orm, [bucket]);
  return undefined;
}

function refusedField(path: string, message: string) {
  return problem('invalid', { errors: [{ path, message }] });
}
