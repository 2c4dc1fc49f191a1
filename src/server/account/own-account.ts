/**
 * Changes that staff make to their own account. A new email address takes effect once its owner opens the link sent
 * there, and the old one is notified of both steps; without a mail server it takes effect at once. A new password, or
 * an address that takes effect, ends every session; the caller continues with the token of the answer.
 */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Me, MeFields } from '#contract/admin.ts';
import { type FieldError, isProblem, type Problem, problem } from '#contract/errors.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Context, StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { databaseError, transaction } from '#server/db/transaction.ts';
import { keepOnly } from '#server/identity/kept-passkeys.ts';
import { hashPassword } from '#server/identity/password.ts';
import { createSession, endSessions, needsPassword } from '#server/identity/session.ts';
import { sessionBucket } from '#server/identity/throttle.ts';
import { isEmail } from '#server/kernel/email-address.ts';
import { writeEmailLink, writeNotice } from '#server/mail/identity-message.ts';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';
import {
  createLink,
  dropEmailLinks,
  dropLinks,
  findLink,
  findNewEmail,
  linkHours,
  spendLink,
} from './link.ts';
import { checkPassword } from './sign-in.ts';

type Changes = z.output<typeof MeFields>;
type OwnAccountProblem = Problem<'password-needed' | 'email-taken' | 'invalid' | 'too-many-requests'>;
type Changed = {
  data: Me & { newEmail: string | null; session: { token: string; expiresAt: string } | null };
};

const { staff: table } = schema;
/** The recipient of notices, in their language. */
type Owner = Me & { language: Language | '' };

export async function changeMe(
  context: StaffContext,
  changes: Changes,
): Promise<Changed | OwnAccountProblem> {
  const { password, currentPassword, email } = changes;
  const { orm, now, staff } = context;
  if (password && !currentPassword)
    return problem('invalid', {
      errors: [{ path: 'currentPassword', message: t('This field is required.') }],
    });
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
  return { path, message: t('This is not your current password.') };
}

/** The database's unique index decides whether it is taken. */
export async function refusingTakenEmail<T>(write: () => Promise<T>): Promise<T | Problem<'email-taken'>> {
  try {
    return await write();
  } catch (error) {
    if (databaseError(error).constraint !== 'staff_email_key') throw error;
    return emailTaken();
  }
}

function emailTaken() {
  return problem('email-taken', {
    errors: [{ path: 'email', message: t('Another account already has this email address.') }],
  });
}

async function write(
  context: StaffContext,
  {
    name = context.staff.name,
    email: entered = context.staff.email,
    language = context.staff.language,
    keepPasskeys,
  }: Changes,
  passwordHash: string | undefined,
): Promise<Changed | Problem<'email-taken'>> {
  const { orm, staff, now, device } = context;
  // Without a mail server nothing could be confirmed, and no address could ever change.
  const email = context.hasMailServer ? staff.email : entered;
  await orm
    .update(table)
    .set({
      name,
      email,
      language,
      ...(passwordHash ? { passwordHash } : {}),
      updatedAt: new Date(now()),
      version: sql`${table.version} + 1`,
    })
    .where(eq(table.id, staff.id));
  const me = { id: staff.id, name, email, language };
  // Before the link for a new address is made: it must outlive a password set in the same call.
  if (passwordHash) await dropLinks(orm, staff.id);
  if (name !== staff.name)
    await recordActivity(orm, me, 'update', 'staff', me, changesBetween({ name: staff.name }, { name }));
  if (email !== staff.email) await noteNewEmail(context, me, staff.email, keepPasskeys);
  else if (entered !== staff.email) {
    const refused = await askForEmail(context, me, entered);
    if (refused) return refused;
  }
  const newEmail = await findNewEmail(context, staff.id);
  if (!passwordHash && email === staff.email)
    return { data: { id: me.id, name, email, newEmail, session: null } };
  await endSessions(orm, staff.id);
  if (passwordHash) {
    await recordActivity(orm, me, 'change-password', 'staff', me);
    await writeNotice(context, me, 'password');
  }
  const { token, expiresAt } = await createSession(orm, staff.id, device, now(), staff.openedBy);
  return {
    data: { id: me.id, name, email, newEmail, session: { token, expiresAt: expiresAt.toISOString() } },
  };
}

/** Mails a link to a new address, which takes effect once it is opened; an earlier link stops working. */
async function askForEmail(context: StaffContext, me: Owner, email: string) {
  const { orm } = context;
  // The database checks again when the link is opened.
  const isTaken = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(isEmail(table.email, email), isNull(table.leftAt), ne(table.id, me.id)));
  if (isTaken.length > 0) return emailTaken();
  await dropEmailLinks(orm, me.id);
  const url = await createLink(context, me.id, 'email', email);
  await writeEmailLink(context, { ...me, email }, { url, hours: linkHours.email });
  await writeNotice(context, me, 'email-asked');
  await recordActivity(orm, me, 'ask-email', 'staff', me, changesBetween({}, { newEmail: email }));
  return undefined;
}

/** Applies the confirmed address; the old one is notified. */
export async function confirmEmail(
  context: Context,
  token: string,
  keepPasskeys: number[] | undefined,
): Promise<{ data: { email: string } } | Problem<'not-found' | 'email-taken'>> {
  const outcome = await refusingTakenEmail(() =>
    transaction(context, async (inside): Promise<{ data: { email: string } } | Problem<'not-found'>> => {
      const { orm, now } = inside;
      const found = await findLink(inside, token, 'email');
      if (!found?.newEmail || !(await spendLink(orm, found.id, token))) return problem('not-found');
      const { id, name, language, email: before, newEmail: email } = found;
      await orm
        .update(table)
        .set({ email, updatedAt: new Date(now()), version: sql`${table.version} + 1` })
        .where(eq(table.id, id));
      await endSessions(orm, id);
      await noteNewEmail(inside, { id, name, email, language }, before, keepPasskeys);
      return { data: { email } };
    }),
  );
  context.mailWritten();
  return outcome;
}

async function noteNewEmail(context: Context, me: Owner, before: string, keepPasskeys: number[] | undefined) {
  const { orm } = context;
  // A link on its way to the old address would still open the account.
  await dropLinks(orm, me.id);
  const changes = changesBetween({ email: before }, { email: me.email });
  await recordActivity(orm, me, 'change-email', 'staff', me, changes);
  const facts = await keepOnly(orm, me, keepPasskeys);
  await writeNotice(context, { ...me, email: before }, 'email', facts);
}
