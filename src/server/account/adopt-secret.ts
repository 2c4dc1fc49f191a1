/**
 * Handles SECRET at the start. The database has a mark of the secret behind its hashes. With another secret every old
 * link, session and one-time link ends, and later messages carry links that open: all in one transaction, before any
 * request is served.
 *
 * All nodes share the secret. While one runs, another with a different secret is refused; of two concurrent starts only
 * one continues (`refuseOtherSecret`).
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { commandLine, recordActivity } from '#server/activity/revision.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { createOrm, type Orm } from '#server/db/orm.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { derivedLinks, hashOfLink } from '#server/links/derived-links.ts';
import { writeSecretNotice } from '#server/mail/identity-message.ts';
import type { Language } from '#words/language.ts';
import { relinkMail } from './adopt-mail.ts';

interface Starting {
  database: Pick<Database, 'withoutTimeLimit'>;
  secret: string;
  publicUrl: string;
  now(): number;
}
type Adopted = 'first' | 'same' | 'changed';

/** Any constant; starting nodes wait for each other. */
const lockKey = 7_025_118_821;
const batch = 2_000;

const otherNode =
  'SECRET differs from that of a node which is running on this database. All nodes need the same one: to change it, stop them all, then start with the new one.';
const otherStart =
  'another node started on this database at the same moment with a different SECRET. Give all of them the same one.';

/** Makes this secret the database's, or throws. */
export function adoptSecret(starting: Starting): Promise<Adopted> {
  return underLock(starting, async (client) => {
    const { secret } = starting;
    const mark = await readMark(client);
    if (mark?.equals(markOf(secret))) return 'same';
    if (mark && (await isNodeRunning(client))) throw new StartError(otherNode);
    if (mark) await change(client, starting);
    await client.query(
      'insert into secret_mark (mark) values ($1) on conflict (id) do update set mark = excluded.mark, created_at = now()',
      [markOf(secret)],
    );
    return mark ? 'changed' : 'first';
  });
}

/**
 * Call it once other nodes can see this one, and after it may have been invisible: a node that did not see it may have
 * started with another secret.
 */
export function refuseOtherSecret(starting: Pick<Starting, 'database' | 'secret'>): Promise<void> {
  return underLock(starting, async (client) => {
    if (!(await readMark(client))?.equals(markOf(starting.secret))) throw new StartError(otherStart);
  });
}

async function underLock<T>(
  { database }: Pick<Starting, 'database'>,
  work: (client: PoolClient) => Promise<T>,
) {
  return database.withoutTimeLimit(async (client) => {
    await client.query('begin');
    try {
      // A hospital with a million rows takes minutes to change.
      await client.query(`set local lock_timeout = 0; select pg_advisory_xact_lock(${lockKey})`);
      const done = await work(client);
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });
}

function markOf(secret: string) {
  return createHmac('sha256', secret).update('mark of the secret').digest();
}

async function readMark(client: PoolClient): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ mark: Buffer }>('select mark from secret_mark');
  return rows[0]?.mark;
}

/** Every serving node has a listener (db/connection/notifications.ts); the embedded database has one process. */
async function isNodeRunning(client: PoolClient) {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'openward listener' limit 1`,
  );
  return rows.length > 0;
}

async function change(client: PoolClient, { secret, publicUrl, now }: Starting) {
  const orm = createOrm(client as unknown as Pool);
  // While the rows can still be found by the old links.
  await relinkMail(orm, secret);
  for (const table of Object.keys(derivedLinks)) await hashAnew(client, table, secret);
  await endOldLinks(orm, new Date(now()).toISOString());
  await endTexts(orm);
  await tellAccounts(orm, { publicUrl, now });
  await recordActivity(orm, commandLine, 'change-secret', 'hospital', { id: 1, name: 'SECRET' });
}

async function hashAnew(client: PoolClient, table: string, secret: string) {
  const link = derivedLinks[table]!;
  const { hashColumn, madeOf } = link;
  for (let last = 0; ; ) {
    const { rows } = await client.query<{ id: number }>(
      `select id, ${madeOf.join(', ')} from ${table} where id > $1 and ${hashColumn} is not null order by id limit ${batch}`,
      [last],
    );
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    await client.query(
      `update ${table} t set ${hashColumn} = n.hash
        from unnest($1::integer[], $2::text[]) m (id, hash_text), lateral (select m.hash_text::bytea as hash) n where t.id = m.id`,
      [rows.map(({ id }) => id), rows.map((row) => hashOfLink(link, secret, row))],
    );
  }
}

async function endOldLinks(orm: Orm, at: string) {
  // Releases holds, whose owners can no longer name them. Waiting-list offers are held by their own link.
  await orm.execute(sql`
    update allocation a set active = false, hold_token_hash = sha256(gen_random_uuid()::text::bytea)
    where a.appointment_id is null and a.hold_token_hash is not null
      and not exists (select from waitlist_offer o where o.allocation_id = a.id and o.state = 'open' and o.expires_at > ${at})`);
  await orm.execute(sql`delete from staff_link`);
  await orm.execute(sql`delete from session`);
  await orm.execute(sql`delete from api_token`);
  await orm.execute(sql`delete from passkey_challenge`);
  await orm.execute(sql`update staff set totp_pending_key = null where totp_pending_key is not null`);
}

/** The SMS provider's sealed secrets are unreadable now, and the links in queued texts have ended. */
async function endTexts(orm: Orm) {
  await orm.execute(sql`
    update sms_gateway set provider = 'none', sealed_secret = null, sealed_reply_secret = null where provider <> 'none'`);
  await orm.execute(sql`
    update outbox set status = 'discarded', last_error = 'SECRET has changed, so its link has ended.'
    where channel = 'sms' and status = 'queued'`);
}

type Told = { name: string; email: string; language: Language | ''; has_authenticator: boolean };

/** By mail: an authenticator's key was sealed with the old secret and is now unreadable. */
async function tellAccounts(orm: Orm, { publicUrl, now }: Pick<Starting, 'publicUrl' | 'now'>) {
  const { rows } = await orm.execute<Told>(sql`
    select name, email, language, totp_key is not null as has_authenticator from staff
    where disabled_at is null and password_hash is not null order by id`);
  for (const { has_authenticator: hasAuthenticator, ...to } of rows)
    await writeSecretNotice({ orm, publicUrl, now }, to, { hasAuthenticator });
}
