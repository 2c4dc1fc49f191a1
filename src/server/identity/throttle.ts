/**
 * Slows down guessing of passwords. Failures are counted per account and address together, and per address; never per
 * account alone, since then a stranger could shut a colleague out. The delay doubles with each failure past the free
 * ones, up to a quarter of an hour, and is forgotten a day after the last one.
 */
import { inArray, sql } from 'drizzle-orm';
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

/** Seconds that this address has to wait before the next try at this account; 0 where it may try now. */
export async function signInDelaySeconds(orm: Orm, email: string, address: string, now: number) {
  const names = keys(email, address).map(({ key }) => key);
  const rows = await orm.select().from(schema.signInFailure).where(inArray(schema.signInFailure.key, names));
  const longest = Math.max(0, ...rows.map((row) => row.blockedUntil.getTime() - now));
  return Math.ceil(longest / 1000);
}

/** Counted before the password is checked, so that guesses sent in parallel are all seen. */
export async function countSignInTry(orm: Orm, email: string, address: string, now: number) {
  for (const { key, free } of keys(email, address)) {
    const at = new Date(now).toISOString();
    // One statement, so that parallel tries are all counted.
    await orm.execute(sql`
      insert into sign_in_failure as f (key, failures, blocked_until, updated_at) values (${key}, 1, ${at}, ${at})
      on conflict (key) do update set
        failures = case when f.updated_at < ${at}::timestamptz - interval '1 day' then 1 else f.failures + 1 end,
        updated_at = ${at},
        blocked_until = ${at}::timestamptz + case when f.failures + 1 >= ${free}
          then least(${longestSeconds}, power(2, least(f.failures + 1 - ${free}, 20))) * interval '1 second' else interval '0' end`);
  }
}

/** A right password clears the pair and takes its own try back from the address, which may still be guessing at others. */
export async function forgiveSignIn(orm: Orm, email: string, address: string) {
  const [pair, place] = keys(email, address);
  await orm.delete(schema.signInFailure).where(inArray(schema.signInFailure.key, [pair!.key]));
  await orm.execute(
    sql`update sign_in_failure set failures = greatest(0, failures - 1) where key = ${place!.key}`,
  );
}
