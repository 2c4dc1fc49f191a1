import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

/** Removes what has served its purpose: sessions that are over, old claims of idempotency keys, forgotten guesses. */
export async function tidy(orm: Orm, now: number) {
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  await orm.execute(sql`delete from session where expires_at < ${ago(0)} or used_at < ${ago(24)}`);
  await orm.execute(sql`delete from idempotency where created_at < ${ago(48)}`);
  await orm.execute(sql`delete from sign_in_failure where updated_at < ${ago(48)}`);
}
