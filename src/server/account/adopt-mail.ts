/** Queued messages from before the secret changed: their links are rewritten, or the messages deleted. */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { derivedLinks } from '#server/links/derived-links.ts';
import { hashToken } from '#server/links/token.ts';

/** A token at the end of an address, never within a longer word. */
const tokens = /(?<=\/)[\w-]{43}(?![\w-])/g;
const batch = 200;

/** Call it while the rows can still be found by their old hashes. */
export async function relinkMail(orm: Orm, secret: string) {
  // Links that open an account cannot be rewritten: people must ask for them again.
  await orm.execute(sql`delete from outbox where status <> 'sent' and headers ->> 'isSecret' = 'true'`);
  for (let last = 0; ; ) {
    const { rows } = await orm.execute<Message>(sql`
      select id, text_body, html_body, calendar, headers::text as headers from outbox
      where id > ${last} and status <> 'sent' order by id limit ${batch}`);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    for (const row of rows) {
      const put = await relink(orm, secret, [row.text_body, row.html_body, row.calendar, row.headers]);
      if (put)
        await orm.execute(sql`
          update outbox set text_body = ${put[0]}, html_body = ${put[1]}, calendar = ${put[2]}, headers = ${put[3]}::jsonb
          where id = ${row.id}`);
    }
  }
  // Stored answers for repeated requests.
  const { rows } = await orm.execute<{ key: string; route: string; answer: string }>(
    sql`select key, route, answer::text as answer from idempotency where answer::text ~ '/[A-Za-z0-9_-]{43}'`,
  );
  for (const { key, route, answer } of rows) {
    const put = await relink(orm, secret, [answer]);
    if (put)
      await orm.execute(
        sql`update idempotency set answer = ${put[0]}::jsonb where key = ${key} and route = ${route}`,
      );
  }
}

interface Message extends Record<string, unknown> {
  id: number;
  text_body: string;
  html_body: string;
  calendar: string | null;
  headers: string;
}

/** Replaces every token that opened a row; null if there is none. */
async function relink(orm: Orm, secret: string, texts: (string | null)[]) {
  const found = new Set(texts.flatMap((text) => text?.match(tokens) ?? []));
  const fresh = new Map<string, string>();
  for (const token of found) {
    const made = await tokenInPlaceOf(orm, secret, token);
    if (made) fresh.set(token, made);
  }
  if (fresh.size === 0) return undefined;
  return texts.map((text) => text?.replace(tokens, (token) => fresh.get(token) ?? token) ?? null);
}

async function tokenInPlaceOf(orm: Orm, secret: string, token: string): Promise<string | undefined> {
  for (const [table, { hashColumn, madeOf, token: make, mailed }] of Object.entries(derivedLinks)) {
    const rowOf = async (given: string) => {
      const { rows } = await orm.execute(
        sql`select ${sql.raw(madeOf.join(', '))} from ${sql.raw(table)} where ${sql.raw(hashColumn)} = ${hashToken(given)}`,
      );
      return rows[0];
    };
    const row = await rowOf(token);
    if (row) return make(secret, row);
    const mailedRow = mailed && (await rowOf(mailed.given(token)));
    if (mailedRow) return mailed.token(secret, mailedRow);
  }
  return undefined;
}
