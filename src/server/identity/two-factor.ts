/**
 * The second factor of an account: a key shared with an authenticator app, and recovery codes for when it is lost. The
 * key is encrypted, since it must be read again; a recovery code is 80 random bits, so its hash is enough. Both are
 * used up in one statement, so that of two sign-ins with one code only one succeeds.
 */

import { randomInt } from 'node:crypto';
import { and, count, eq, lt, sql } from 'drizzle-orm';
import { latinDigits } from '#contract/digits.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/links/token.ts';
import { stepsOf } from './one-time-code.ts';
import { seal, unseal } from './sealed.ts';

interface SecretContext {
  orm: Orm;
  secret: string;
  now(): number;
}
type Account = Pick<typeof schema.staff.$inferSelect, 'id' | 'totpKey'>;

const purpose = 'one-time code';
const codesInSet = 10;
/** Without similar letters. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export function sealKey({ secret }: Pick<SecretContext, 'secret'>, key: Buffer) {
  return seal(secret, purpose, key);
}

/** The kind of a correct code, now used up, or null. */
export async function spendCode(
  context: SecretContext,
  account: Account,
  entered: string,
): Promise<'app' | 'recovery' | null> {
  const code = latinDigits(entered)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  if (/^\d{6}$/.test(code)) return (await spendAppCode(context, account, code)) ? 'app' : null;
  const { recoveryCode } = schema;
  const used = await context.orm
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.staffId, account.id), eq(recoveryCode.codeHash, hashToken(code))))
    .returning({ id: recoveryCode.id });
  return used.length > 0 ? 'recovery' : null;
}

/** Uses up the code's step and all earlier ones. */
export async function spendAppCode(
  { orm, secret, now }: SecretContext,
  { id, totpKey }: Account,
  code: string,
): Promise<boolean> {
  const key = totpKey && unseal(secret, purpose, totpKey);
  if (!key) return false;
  for (const step of stepsOf(key, code, now())) {
    const { staff } = schema;
    const used = await orm
      .update(staff)
      .set({ totpStep: step })
      .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
      .returning({ id: staff.id });
    if (used.length > 0) return true;
  }
  return false;
}

/** Replaces the set. The codes can be read only now. */
export async function newRecoveryCodes({ orm, now }: SecretContext, staffId: number): Promise<string[]> {
  const { recoveryCode } = schema;
  const codes = Array.from({ length: codesInSet }, newRecoveryCode);
  await orm.delete(recoveryCode).where(eq(recoveryCode.staffId, staffId));
  await orm.insert(recoveryCode).values(
    codes.map((code) => ({
      staffId,
      codeHash: hashToken(code.replaceAll('-', '')),
      createdAt: new Date(now()),
    })),
  );
  return codes;
}

export async function recoveryCodesLeft(orm: Orm, staffId: number): Promise<number> {
  const { recoveryCode } = schema;
  const [row] = await orm
    .select({ value: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.staffId, staffId));
  return row!.value;
}

/** A condition on a row of `staff` in the same query: an authenticator app or a passkey. */
export function hasSecondFactor(id: typeof schema.staff.id) {
  return sql<boolean>`(${schema.staff.totpKey} is not null or exists (select from passkey p where p.staff_id = ${id}))`;
}

/** Deletes the key and every recovery code. */
export async function removeTwoFactor(orm: Orm, staffId: number) {
  const { staff, recoveryCode } = schema;
  await orm.update(staff).set({ totpKey: null, totpPendingKey: null }).where(eq(staff.id, staffId));
  await orm.delete(recoveryCode).where(eq(recoveryCode.staffId, staffId));
}

/** `abcd-efgh-jkmn-pqrs`. */
function newRecoveryCode() {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}
