/**
 * Slows down guessing of passwords and codes, without a lockout that a stranger could turn against staff.
 *
 * A browser known to the account has its own count, independent of others. Without one, tries are counted per account
 * and address and, so that many addresses help little, per account: that delay is short, and a link by mail makes a
 * browser known, so a siege locks no one out. There is no count per address alone: behind one proxy all staff share it
 * with the stranger; call/perform.ts limits how often an address may try to sign in. The delay doubles with each
 * failure beyond the free ones and is forgotten a day after the last one.
 */

import { eq, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { canonicalEmail } from '#server/kernel/email-address.ts';

export interface Bucket {
  key: string;
  /** Failures without a delay. */
  free: number;
  longestSeconds: number;
}
/** `deviceHash` only if the account knows the device. */
interface Guesser {
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

/** For the password confirmed within a session: a stolen session allows no more guesses than this. */
export function sessionBucket(sessionId: number): Bucket {
  return { key: `session ${sessionId}`, free: 5, longestSeconds: 900 };
}

/**
 * Counts an attempt before anything is checked; returns the seconds to wait, 0 if it may be made now. Checking and
 * counting are one statement, so that parallel guesses get no further than sequential ones.
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

/** A correct attempt clears its own count and takes itself back from the shared ones. */
export async function forgive(orm: Orm, [own, ...shared]: Bucket[]) {
  await orm.delete(schema.signInFailure).where(eq(schema.signInFailure.key, own!.key));
  for (const { key } of shared)
    await orm.execute(
      sql`update sign_in_failure set failures = greatest(0, failures - 1) where key = ${key}`,
    );
}
