/**
 * Signing in: email address and password, a code if the account requires one, and what follows any kind of sign-in.
 * Unknown account, disabled account and wrong password get the same answer after the same work.
 */
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/admin.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Context } from '#server/call/context.ts';
import type { OpenedBy } from '#server/db/schema.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { isKnownDevice, rememberDevice } from '#server/identity/known-device.ts';
import { hashPassword, passwordMatches } from '#server/identity/password.ts';
import { passwordWork } from '#server/identity/password-work.ts';
import { createSession } from '#server/identity/session.ts';
import { type Bucket, bucketsOf, countTry, forgive } from '#server/identity/throttle.ts';
import { hasSecondFactor, spendCode } from '#server/identity/two-factor.ts';
import { isEmail } from '#server/kernel/email-address.ts';
import { hashToken } from '#server/links/token.ts';
import { writeNotice } from '#server/mail/identity-message.ts';
import { counted } from '#words/say.ts';
import { signsInHere } from './signs-in-here.ts';

type Account = typeof schema.staff.$inferSelect;
type SignInProblem = Problem<
  'wrong-credentials' | 'two-factor-required' | 'passkey-required' | 'wrong-code' | 'too-many-requests'
>;

/** Verified if there is no such account, so that both failures take the same time. */
let nobodysHash: Promise<string> | undefined;

export async function signIn(
  context: Context,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<SignedIn | SignInProblem> {
  const { orm, now, deviceToken, address } = context;
  const account = await findAccount(context, email);
  const isKnown = await isKnownDevice(orm, account?.id ?? 0, deviceToken);
  const deviceHash = isKnown ? hashToken(deviceToken!) : undefined;
  const buckets = bucketsOf({ email, address, deviceHash });
  const seconds = await countTry(orm, buckets, now());
  if (seconds > 0) return tooManyTries(seconds);
  if (!isKnown && passwordWork.isFull) return tooManyTries(2);
  nobodysHash ??= hashPassword('nobody has this password');
  const hash = account?.passwordHash ?? (await nobodysHash);
  const right = await passwordMatches(password, hash, { isStranger: !isKnown });
  if (!account || !right) return problem('wrong-credentials');
  // The count stays until the code is right as well: a leaked password must not allow guessing codes.
  if (account.totpKey && !code) return problem('two-factor-required');
  if (!account.totpKey && account.mustShowFactor) return problem('passkey-required');
  return transaction(context, async (inside) => {
    const used = account.totpKey ? await spendCode(inside, account, code!) : 'app';
    if (!used) return problem('wrong-code');
    await forgive(inside.orm, buckets);
    if (used === 'recovery') {
      await recordActivity(inside.orm, account, 'use-recovery-code', 'staff', account);
      await writeNotice(inside, account, 'recovery-code-used');
    }
    return openSession(inside, account, { openedBy: account.totpKey ? 'code' : 'password' });
  });
}

/** Undefined if the account may not sign in. */
export async function findAccount(
  { orm, sso }: Pick<Context, 'orm' | 'sso'>,
  email: string,
): Promise<(Account & { mustShowFactor: boolean }) | undefined> {
  const { staff, signInPolicy } = schema;
  const [account] = await orm
    .select({
      ...getTableColumns(staff),
      mustShowFactor: sql<boolean>`${signInPolicy.needsSecondFactor} and ${hasSecondFactor(staff.id)}`,
    })
    .from(staff)
    .innerJoin(signInPolicy, eq(signInPolicy.id, 1))
    .where(
      and(
        isEmail(staff.email, email),
        isNull(staff.disabledAt),
        isNotNull(staff.passwordHash),
        signsInHere(sso),
      ),
    );
  return account;
}

/** If the browser is new to the account, its owner is notified. */
export async function openSession(
  context: Context,
  { id, name, email, language }: Pick<Account, 'id' | 'name' | 'email' | 'language'>,
  {
    openedBy,
    action = 'sign-in',
  }: {
    openedBy: OpenedBy;
    action?: 'sign-in' | 'sign-in-by-passkey' | 'sign-in-by-sso' | 'accept-invitation';
  },
): Promise<SignedIn> {
  const { orm, device, deviceToken, now } = context;
  const { token, expiresAt } = await createSession(orm, id, device, now(), openedBy);
  const familiarity = await rememberDevice(orm, id, deviceToken, now());
  await recordActivity(orm, { id, name }, action, 'staff', { id, name });
  if (familiarity === 'unfamiliar') await writeNotice(context, { name, email, language }, 'new-device');
  return { token, expiresAt: expiresAt.toISOString(), admin: { id, name, email } };
}

/** Returns the refusal if a check is not possible now. */
export async function checkPassword(
  { orm, now }: Pick<Context, 'orm' | 'now'>,
  staffId: number,
  password: string,
  bucket: Bucket,
): Promise<boolean | Problem<'too-many-requests'>> {
  const seconds = await countTry(orm, [bucket], now());
  if (seconds > 0) return tooManyTries(seconds);
  const { staff } = schema;
  const [row] = await orm
    .select({ passwordHash: staff.passwordHash })
    .from(staff)
    .where(sql`${staff.id} = ${staffId}`);
  if (!row?.passwordHash || !(await passwordMatches(password, row.passwordHash))) return false;
  await forgive(orm, [bucket]);
  return true;
}

function tooManyTries(seconds: number) {
  return problem('too-many-requests', {
    detail: counted(
      'Too many attempts. Wait {count} second and try again, or set a new password by mail.',
      'Too many attempts. Wait {count} seconds and try again, or set a new password by mail.',
      seconds,
    ),
    extra: { retryAfter: seconds },
  });
}
