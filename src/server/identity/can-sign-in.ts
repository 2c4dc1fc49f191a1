import { type SQL, sql } from 'drizzle-orm';

/** A condition on accounts, under a name of the query: neither gone nor disabled, and the invitation was accepted. */
export function canSignIn(account = 'staff'): SQL {
  const s = sql.identifier(account);
  return sql`(${s}.disabled_at is null and ${s}.left_at is null and (${s}.password_hash is not null or ${s}.sso_subject is not null))`;
}
