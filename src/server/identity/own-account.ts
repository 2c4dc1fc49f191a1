/**
 * What staff change of their own account. A new e-mail address is told to the old one; a new password ends every session,
 * the one that asks included, whose owner goes on with the token of the answer.
 */
import { eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Me, MeFields } from '#contract/admin.ts';
import { type FieldError, isProblem, type Problem, problem } from '#contract/errors.ts';
import type { StaffContext } from '#server/api/context.ts';
import { recordActivity } from '#server/api/revision.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { databaseError, transaction } from '#server/db/transaction.ts';
import { writeNotice } from '#server/mail/identity-message.ts';
import { dropLinks } from './link.ts';
import { hashPassword } from './password.ts';
import { createSession, endSessions, needsPassword } from './session.ts';
import { checkPassword } from './sign-in.ts';
import { sessionBucket } from './throttle.ts';

type Changes = z.output<typeof MeFields>;
type Refused = Problem<'password-needed' | 'email-taken' | 'invalid' | 'too-many-requests'>;
type Changed = { data: Me & { session: { token: string; expiresAt: string } | null } };

const { staff: table } = schema;

export async function changeMe(context: StaffContext, changes: Changes): Promise<Changed | Refused> {
  const { password, currentPassword, email } = changes;
  const { orm, now, staff } = context;
  if (password && !currentPassword)
    return problem('invalid', { errors: [{ path: 'currentPassword', message: 'This is needed.' }] });
  if (currentPassword) {
    const right = await checkPassword(
      { orm, now },
      staff.id,
      currentPassword,
      sessionBucket(staff.sessionId),
    );
    if (isProblem(right)) return right;
    if (!right) return problem('invalid', { errors: [wrongPassword('currentPassword')] });
  } else if (email && email !== staff.email && needsPassword(staff, now())) {
    return problem('password-needed');
  }
  const passwordHash = password && (await hashPassword(password));
  const outcome = await refusingTakenEmail(() =>
    transaction(context, (inside) => write(inside, changes, passwordHash)),
  );
  context.mailWritten();
  return outcome;
}

export function wrongPassword(path: string): FieldError {
  return { path, message: 'This is not your password.' };
}

/** Runs a write of an e-mail address; the database says whether another account has it. */
export async function refusingTakenEmail<T>(write: () => Promise<T>): Promise<T | Problem<'email-taken'>> {
  try {
    return await write();
  } catch (error) {
    if (databaseError(error).constraint !== 'staff_email_key') throw error;
    return problem('email-taken', {
      errors: [{ path: 'email', message: 'Another account already has this e-mail address.' }],
    });
  }
}

async function write(
  context: StaffContext,
  { name = context.staff.name, email = context.staff.email }: Changes,
  passwordHash: string | undefined,
): Promise<Changed> {
  const { orm, staff, now, device } = context;
  await orm
    .update(table)
    .set({
      name,
      email,
      ...(passwordHash ? { passwordHash } : {}),
      updatedAt: new Date(now()),
      version: sql`${table.version} + 1`,
    })
    .where(eq(table.id, staff.id));
  const me = { id: staff.id, name, email };
  if (name !== staff.name) await recordActivity(orm, me, 'update', 'staff', me);
  if (email !== staff.email) {
    // A link on its way to the old address would still open the account.
    await dropLinks(orm, staff.id);
    await recordActivity(orm, me, 'change-email', 'staff', me);
    await writeNotice(context, { name, email: staff.email }, 'email');
  }
  if (!passwordHash) return { data: { ...me, session: null } };
  await dropLinks(orm, staff.id);
  await endSessions(orm, staff.id);
  await recordActivity(orm, me, 'change-password', 'staff', me);
  await writeNotice(context, me, 'password');
  const { token, expiresAt } = await createSession(orm, staff.id, device, now());
  return { data: { ...me, session: { token, expiresAt: expiresAt.toISOString() } } };
}

/** Whether somebody else could still sign in; the rows stay locked, so that two who leave at once cannot both. */
export async function othersCanSignIn(orm: Orm, staffId: number): Promise<boolean> {
  const rows = await orm
    .select({ id: table.id, passwordHash: table.passwordHash })
    .from(table)
    .where(isNull(table.disabledAt))
    .orderBy(table.id)
    .for('update');
  return rows.some(({ id, passwordHash }) => id !== staffId && passwordHash !== null);
}
