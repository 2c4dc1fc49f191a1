/**
 * Mail that a stranger makes us send, to whatever address they type: the copy of an inquiry, the question whether
 * somebody wants the newsletter. What keeps such mail from being a weapon stands here: how much of it one recipient gets
 * and one client can ask for, and what of a stranger's words such a message may carry.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';

interface Limit {
  perHour: number;
  perDay: number;
}
interface Asking {
  orm: Orm;
  now(): number;
  secret: string;
  /** Of the client that asks. */
  address: string;
}

/** Enough for everybody behind one address of a town's library, too few to send other people's mail with. */
const perClient: Limit = { perHour: 20, perDay: 100 };

/** Whether one more message of a kind may go to a recipient because this client asks for it; counts it if so. */
export async function mayWriteTo(
  asking: Asking,
  { kind, recipient, ...limit }: { kind: string; recipient: string } & Limit,
): Promise<boolean> {
  return (
    (await count(asking, `client ${asking.address}`, perClient)) &&
    (await count(asking, `${kind} ${recipient.toLowerCase()}`, limit))
  );
}

/** Whether a message that its recipient's own account asks for may be written once more; counts it if so. */
export function mayWriteAgain(asking: Omit<Asking, 'address'>, whom: string, limit: Limit): Promise<boolean> {
  return count(asking, whom, limit);
}

/**
 * One statement, so that of two requests at once only one gets the last place. The table keeps a keyed hash, not whom
 * it counts.
 */
async function count(
  { orm, now, secret }: Omit<Asking, 'address'>,
  whom: string,
  { perHour, perDay }: Limit,
) {
  const key = createHmac('sha256', secret).update(`mail ${whom}`).digest();
  const at = new Date(now()).toISOString();
  const since = (hours: number) => new Date(now() - hours * 3_600_000).toISOString();
  const { rows } = await orm.execute(sql`
    insert into mail_limit (key, sent_at) values (${key}, array[${at}::timestamptz])
    on conflict (key) do update
    set sent_at = array(select t from unnest(mail_limit.sent_at) t where t > ${since(24)}) || ${at}::timestamptz
    where (select count(*) from unnest(mail_limit.sent_at) t where t > ${since(1)}) < ${perHour}
      and (select count(*) from unnest(mail_limit.sent_at) t where t > ${since(24)}) < ${perDay}
    returning 1`);
  return rows.length > 0;
}

/** Addresses of web pages and of people, with or without a scheme; a full stop without a space may fall to it as well. */
const link = /\b[a-z][a-z\d+.-]*:\/\/\S+|\S+@\S+|\b(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:?#]\S*)?/giu;

/** A stranger's words, short and without anything to press. Cut first, since looking for links takes time. */
export function withoutLinks(text: string, longest: number) {
  const short = text.length > longest ? `${text.slice(0, longest).toWellFormed().trimEnd()} …` : text;
  return short.replace(link, '[link left out]');
}

/** "Dear" and the name, where what was typed looks like one: an advertisement would otherwise be the first thing read. */
export function greetingFor(name: string) {
  const isName = /^[\p{L}\p{M}.,'’() -]{1,60}$/u.test(name) && withoutLinks(name, 60) === name;
  return isName ? `Dear ${name}` : 'Good day';
}
