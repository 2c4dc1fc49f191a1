/**
 * Queued mail expires once it is no longer useful: it is marked and no longer sent. It can still be read, except for
 * links that open an account, which are deleted as after sending.
 */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { mailTimes } from './mail-limits.ts';

/** When a message without its own expiry is no longer useful. */
export function generallyUseful(now: number) {
  return new Date(now + mailTimes.unsent.value * 86_400_000);
}

/** When the answer to a form is no longer useful. */
export function usefulAsAnswer(now: number) {
  return new Date(now + mailTimes.askedFor.value * 3_600_000);
}

/** Expires messages that waited too long, except one being sent right now. Returns how many. */
export async function expireUnsent(orm: Orm, now: number): Promise<number> {
  const at = new Date(now).toISOString();
  const { rowCount } = await orm.execute(sql`
    update outbox set status = 'expired',
      last_error = 'What it says was over before it could be sent.',
      text_body = case when headers ? 'isSecret' then '' else text_body end,
      html_body = case when headers ? 'isSecret' then '' else html_body end
    where status = 'queued' and useful_until <= ${at} and (claimed_until is null or claimed_until <= ${at})`);
  return rowCount ?? 0;
}
