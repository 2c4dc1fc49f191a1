import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';

/**
 * A condition on accounts that may sign in without single sign-on: if the hospital allows nothing else, only the
 * emergency account. One that is linked to a person there never does, or a leaver would have another way in.
 */
export function signsInHere(sso: Context['sso']): SQL | undefined {
  const { staff } = schema;
  return sso
    ? sql`${staff.ssoSubject} is null and exists (select from sign_in_policy p
        where not p.sso_only or p.emergency_account_id = ${staff.id})`
    : undefined;
}

/** A condition on accounts, by their name in the query: neither gone nor disabled, and the invitation was accepted. */
export function canSignIn(account = 'staff'): SQL {
  const s = sql.identifier(account);
  return sql`(${s}.disabled_at is null and ${s}.left_at is null and (${s}.password_hash is not null or ${s}.sso_subject is not null))`;
}
