/** Confirms a signed-in account by its password or one of its passkeys. */
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { Proof } from '#contract/proof.ts';
import type { StaffContext } from '#server/call/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { t } from '#words/say.ts';
import { wrongPassword } from './own-account.ts';
import { readPasskey } from './passkey.ts';
import { checkPassword } from './sign-in.ts';
import { sessionBucket } from './throttle.ts';

/** Undefined if it is right. A wrong proof is not a 401: the session goes on. */
export async function refusedProof(
  context: StaffContext,
  { password, response }: Proof,
): Promise<Problem<'invalid' | 'too-many-requests'> | undefined> {
  const { orm, now, staff } = context;
  if (response) {
    // A challenge that was answered wrongly must stay used, so a refusal must not roll it back.
    const owner = await transaction(context, (inside) => readPasskey(inside, response, staff.id));
    const message = t('This passkey is not one of yours.');
    return owner ? undefined : problem('invalid', { errors: [{ path: 'response', message }] });
  }
  if (!password)
    return problem('invalid', { errors: [{ path: 'password', message: t('This field is required.') }] });
  const right = await checkPassword({ orm, now }, staff.id, password, sessionBucket(staff.sessionId));
  if (isProblem(right)) return right;
  return right ? undefined : problem('invalid', { errors: [wrongPassword('password')] });
}
