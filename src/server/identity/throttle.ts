/**
 * Slows down guessing of passwords and codes, without a lock that a stranger could turn against staff.
 *
 * A browser that the account was signed in to before is counted by itself, whatever others do. Who comes without one is
 * counted by account and address together, and, so that many addresses help little, by account: that delay is short, and
 * a link by mail makes a browser known, so a siege keeps nobody out. There is no count by address alone: behind one proxy
 * all staff share it with the stranger; how often an address may try to sign in at all is limited in call/perform.ts. The delay
 * doubles with each failure past the free ones and is forgotten a day after the last one.
 */

import { eq, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { canonicalEmail } from '#server/mail/email-address.ts';

export interface Bucket {
  key: string;
  /** Failures that cost nothing. */
  free: number;
  longestSeconds: number;
}
/** Whose tries are counted. `deviceHash` only where the account knows the device. */
export interface Guesser {
  email: string;
  address: string;
  deviceHash?: Buffer | undefined;
}

export function bucketsOf({ email, address, deviceHash }: Guesser): Bucket[] {
  const account = canonicalEmail(email).slice(0, 254);
  if (deviceHash)
    return [{ key: `device ${account} ${deviceHash.toString('base64url')}`, free: 10, longestSeconds: 900 }];
  return [
    { key: `pair ${account} ${address}`, free: 5, longestSeconds: 900 },
    { key: `account ${account}`, free: 100, longestSeconds: 30 },
  ];
}

/** The password that is asked for again within a session: a stolen one is worth no more guesses than that. */
export function sessionBucket(sessionId: number): Bucket {
  return { key: `session ${sessionId}`, free: 5, longestSeconds: 900 };
}

/**
 * Counts a try before anything is checked; answers the seconds to wait, 0 where it may be made now. Whether it may and
 * that it did is one statement, so that of guesses sent in parallel no more get through than of guesses sent one after
 * another.
 */
export async function countTry(orm: Orm, buckets: Bucket[], now: number): Promise<number> {
  const at = new Date(now).toISOString();
  for (const { key, free, longestSeconds } of buckets) {
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

/** A try that was right clears its own count and takes itself back from those that it shares with others. */
export async function forgive(orm: Orm, [own, ...shared]: Bucket[]) {
  await orm.delete(schema.signInFailure).where(eq(schema.signInFailure.key, own!.key));
  for (const { key } of shared)
    await orm.execute(
      sql`update sign_in_failure set failures = greatest(0, failures - 1) where key = ${key}`,
    );
}
