/**
 * What a restored database must not contain: anything that let a person in at its moment and may have been revoked
 * since. Accounts, passwords and tokens of programs stay, so the operator gets a list of them.
 */
import { asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { commandLine, recordActivity } from '#server/activity/revision.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';

const { apiToken, staff } = schema;

/** Tables whose rows open an account for a while. */
const openers = [
  schema.session,
  schema.staffLink,
  schema.passkeyChallenge,
  schema.knownDevice,
  schema.ssoRequest,
  schema.ssoSession,
];

/** Returns what the operator should check. */
export async function signEveryoneOut(orm: Orm): Promise<string> {
  return transaction({ orm }, async ({ orm: inside }) => {
    for (const table of openers) await inside.delete(table);
    await recordActivity(inside, commandLine, 'sign-everyone-out', 'hospital', { id: 1 });
    const accounts = await inside
      .select({ name: staff.name, email: staff.email })
      .from(staff)
      .where(isNull(staff.disabledAt))
      .orderBy(asc(staff.email));
    const tokens = await inside
      .select({ name: apiToken.name, owner: staff.name })
      .from(apiToken)
      .innerJoin(staff, eq(staff.id, apiToken.ownerId))
      .where(gt(apiToken.expiresAt, sql`now()`))
      .orderBy(asc(apiToken.name));
    return [
      'Everyone is signed out. Disable who left since that copy was made, and revoke what was revoked since.',
      'Accounts:',
      ...listed(accounts.map(({ name, email }) => (name ? `${name} (${email})` : email))),
      'Tokens of programs:',
      ...listed(tokens.map(({ name, owner }) => `${name} (owner: ${owner})`)),
    ].join('\n');
  });
}

const listed = (names: string[]) => (names.length > 0 ? names : ['none']).map((name) => `  ${name}`);
