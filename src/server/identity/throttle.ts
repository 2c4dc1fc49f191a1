/**
 * Slows down guessing of passwords. Failures are counted per account and address together, and per address; never per
 * account alone, since then a stranger could shut a colleague out. The delay doubles with each failure past the free
 * ones, up to a quarter of an hour, and is forgotten a day after the last one.
 */

import { eq, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

const longestSeconds = 900;
const free = { pair: 5, address: 30 };

function keys(email: string, address: string) {
  return [
    { key: `pair ${email.toLowerCase().slice(0, 254)} ${address}`, free: free.pair },
    { key: `address ${address}`, free: free.address },
  ];
}

/**
 * Counts a try before its password is checked; answers the seconds that this address has to wait before it may try this
 * account, 0 where it may now. Whether it may and that it did is one statement, so that of guesses sent in parallel no
 * more get through than of guesses sent one after another.
 */
export async function countSignInTry(orm: Orm, email: string, address: string, now: number): Promise<number> {
  const at = new Date(now).toISOString();
  for (const { key, free } of keys(email, address)) {
    const tries = sql`case when f.updated_at < ${at}::timestamptz - interval '1 day' then 1 else f.failures + 1 end`;
    const { rows } = await orm.execute(sql`
      insert into sign_in_failure as f (key, failures, blocked_until, updated_at) values (${key}, 1, ${at}, ${at})
      on conflict (key) do update set
        failures = ${tries},
        updated_at = ${at},
        blocked_until = ${at}::timestamptz + case when ${tries} >= ${free}
          then least(${longestSeconds}, power(2, least(${tries} - ${free}, 20))) * interval '1 second' else interval '0' end
      where f.blocked_until <= ${at}
      returning key`);
    if (rows.length === 0) return secondsBlocked(orm, key, now);
  }
  return 0;
}

async function secondsBlocked(orm: Orm, key: string, now: number) {
  const [row] = await orm.select().from(schema.signInFailure).where(eq(schema.signInFailure.key, key));
  return Math.max(1, Math.ceil(((row?.blockedUntil.getTime() ?? now) - now) / 1000));
}

/** A right password clears the pair and takes its own try back from the address, which may still be guessing at others. */
export async function forgiveSignIn(orm: Orm, email: string, address: string) {
  const [pair, place] = keys(email, address);
  await orm.delete(schema.signInFailure).where(eq(schema.signInFailure.key, pair!.key));
  await orm.execute(
    sql`update sign_in_failure set failures = greatest(0, failures - 1) where key = ${place!.key}`,
  );
}
