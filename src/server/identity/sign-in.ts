import { and, isNull, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { countSignInTry, forgiveSignIn } from './throttle.ts';

/** Checked where there is no such account, so that both wrong answers take the same time. */
let nobodysHash: Promise<string> | undefined;

export type SignIn = { staff: { id: number; name: string; email: string } | null } | { delaySeconds: number };

/**
 * Checks an e-mail address and a password. Unknown account and wrong password are the same answer after the same work;
 * `delaySeconds` says how long this address must wait.
 */
export async function signIn(
  orm: Orm,
  { email, password, address, now }: { email: string; password: string; address: string; now: number },
): Promise<SignIn> {
  const delaySeconds = await countSignInTry(orm, email, address, now);
  if (delaySeconds > 0) return { delaySeconds };
  nobodysHash ??= hashPassword('nobody has this password');
  const { staff: table } = schema;
  const [account] = await orm
    .select()
    .from(table)
    .where(and(sql`lower(${table.email}) = lower(${email})`, isNull(table.disabledAt)));
  const right = await passwordMatches(password, account?.passwordHash ?? (await nobodysHash));
  if (!account || !right) return { staff: null };
  await forgiveSignIn(orm, email, address);
  return { staff: { id: account.id, name: account.name, email: account.email } };
}
