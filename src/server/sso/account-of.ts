/**
 * The account of a person at the issuer, known by issuer and subject. The first time it is found by an email address
 * that the issuer has verified, and loses its password, passkeys and sessions: a leaver must not have another way in.
 * Roles come from the person's groups, at every sign-in and check, so that no one gains a right by an address.
 */

import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { longestEmail, longestName } from '#contract/lengths.ts';
import { type Grant, isAdministrator } from '#contract/roles.ts';
import { dropLinks } from '#server/account/link.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { othersCanAdminister, rolesInWords } from '#server/identity/account-roles.ts';
import type { Person } from '#server/identity/issuer.ts';
import { endSessions } from '#server/identity/session.ts';
import { removeTwoFactor } from '#server/identity/two-factor.ts';
import { isEmail } from '#server/kernel/email-address.ts';
import { writeNotice, writeRolesNotice } from '#server/mail/identity-message.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { rolesOfGroups } from './group-roles.ts';

const { staff: table, passkey, signInPolicy } = schema;
type SsoAccount = typeof table.$inferSelect;
type Policy = typeof signInPolicy.$inferSelect;
type NoEntry = Problem<'sso-no-role' | 'sso-no-account'>;
type RoleContext = Pick<Services, 'orm' | 'now' | 'publicUrl'>;
/** Adds the browser that signs in. */
interface AccountContext extends RoleContext {
  device: string;
  address: string;
}

/** The actor of changes made by single sign-on. */
export const issuerActor = { id: null, name: 'Single sign-on' };

/** Finds, links or makes the account, and gives it its roles. Run it in a transaction. */
export async function accountOf(context: AccountContext, person: Person): Promise<SsoAccount | NoEntry> {
  const { orm } = context;
  const policy = await readPolicy(orm);
  const roles = rolesOfGroups(person.claims, policy);
  const known = await findKnown(orm, person);
  // Before the roles: an account that lost its last group must lose its rights as well.
  if (known) return enter(context, known, roles);
  if (roles.length === 0) return problem('sso-no-role');
  if (!person.email || person.email.length > longestEmail) return problem('sso-no-account');
  const [found] = await orm
    .select()
    .from(table)
    .where(and(isEmail(table.email, person.email), isNull(table.leftAt)))
    .for('update');
  if (!found) return policy.ssoCreatesAccounts ? create(context, person, roles) : problem('sso-no-account');
  const linked = await link(context, found, person);
  return 'code' in linked ? linked : enter(context, linked, roles);
}

/** Updates the roles of a known account; a problem if it has none any more. */
export async function enter(
  context: RoleContext,
  account: SsoAccount,
  wanted: Grant[],
): Promise<SsoAccount | NoEntry> {
  if (account.disabledAt) return problem('sso-no-account');
  if (wanted.length === 0) return problem('sso-no-role');
  const { orm, now } = context;
  const isLast =
    isAdministrator(account.roles) &&
    !isAdministrator(wanted) &&
    !(await othersCanAdminister(orm, account.id));
  // A group must not leave the hospital without an administrator.
  const roles: Grant[] = isLast ? [{ role: 'administrator', departmentIds: null }, ...wanted] : wanted;
  if (isDeepStrictEqual(roles, account.roles)) return account;
  const [before, after] = [await rolesInWords(orm, account.roles), await rolesInWords(orm, roles)];
  await orm
    .update(table)
    .set({ roles, updatedAt: new Date(now()), version: sql`${table.version} + 1` })
    .where(eq(table.id, account.id));
  const changes = changesBetween({ roles: before }, { roles: after });
  await recordActivity(orm, issuerActor, 'update', 'staff', account, changes);
  await writeRolesNotice(context, account, {
    by: () => t('The groups of your hospital account'),
    roles: () => rolesInWords(orm, roles),
    isSignedOut: false,
  });
  return { ...account, roles };
}

export async function readPolicy(orm: Orm): Promise<Policy> {
  const [policy] = await orm.select().from(signInPolicy).where(eq(signInPolicy.id, 1));
  return policy!;
}

async function findKnown(orm: Orm, { issuer, subject }: Person) {
  const [row] = await orm
    .select()
    .from(table)
    .where(and(eq(table.ssoIssuer, issuer), eq(table.ssoSubject, subject), isNull(table.leftAt)))
    .for('update');
  return row;
}

async function link(
  context: AccountContext,
  account: SsoAccount,
  { issuer, subject }: Person,
): Promise<SsoAccount | NoEntry> {
  const { orm, now } = context;
  // Read under the account's lock, which the choice of an emergency account waits for.
  const { emergencyAccountId } = await readPolicy(orm);
  const isTaken =
    account.ssoSubject !== null || account.disabledAt !== null || account.id === emergencyAccountId;
  // Its password may be the only one left that opens the hospital's settings while the issuer is out of order.
  const isNeeded =
    account.passwordHash !== null &&
    isAdministrator(account.roles) &&
    !(await othersCanAdminister(orm, account.id));
  if (isTaken || isNeeded) return problem('sso-no-account');
  await removeTwoFactor(orm, account.id);
  await orm.delete(passkey).where(eq(passkey.staffId, account.id));
  await endSessions(orm, account.id);
  await dropLinks(orm, account.id);
  const [linked] = await orm
    .update(table)
    .set({
      ssoIssuer: issuer,
      ssoSubject: subject,
      passwordHash: null,
      updatedAt: new Date(now()),
      version: sql`${table.version} + 1`,
    })
    .where(eq(table.id, account.id))
    .returning();
  await recordActivity(orm, issuerActor, 'link-sso', 'staff', linked!);
  await writeNotice(context, linked!, 'linked-sso');
  return linked!;
}

async function create(
  { orm, now }: AccountContext,
  { issuer, subject, name, email }: Person,
  roles: Grant[],
): Promise<SsoAccount | NoEntry> {
  const [former] = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.ssoIssuer, issuer), eq(table.ssoSubject, subject)));
  // An account that was removed here returns by an invitation alone.
  if (former) return problem('sso-no-account');
  const [made] = await orm
    .insert(table)
    .values({
      name: shorten((name || email).normalize('NFC').replaceAll(/\p{Cc}/gu, ' '), longestName),
      email,
      roles,
      ssoIssuer: issuer,
      ssoSubject: subject,
      createdAt: new Date(now()),
    })
    .returning();
  const changes = changesBetween({}, { email, roles: await rolesInWords(orm, roles) });
  await recordActivity(orm, issuerActor, 'create', 'staff', made!, changes);
  return made!;
}
