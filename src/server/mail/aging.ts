/**
 * Mail that waits does not wait for ever: once what it says is over it is marked and not sent any more. It can still be
 * read, but for a link that opened an account; that goes as it does when a message is sent.
 */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { mailTimes } from '#server/limits.ts';

/** When a message that has no time of its own says nothing that helps any more. */
export function generallyUseful(now: number) {
  return new Date(now + mailTimes.unsent.value * 86_400_000);
}

/** When word of what somebody asked for in a form says nothing that helps any more. */
export function usefulAsAnswer(now: number) {
  return new Date(now + mailTimes.askedFor.value * 3_600_000);
}

/** Marks what waited too long; a message that is being sent right now is left alone. Answers how many. */
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
