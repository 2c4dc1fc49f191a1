/**
 * The public content as one value, replaced whenever it may have changed: on a write on any node, notified by the
 * database (`content_changed`), and when time changes it: an entry becomes public, an announcement ends, a place opens or
 * closes, or a new day begins in the hospital's zone. Anything made from the content is cached under the state it was
 * started with, so that work started before a write never counts as newer than the write.
 */
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Notifications } from '#server/db/connection/notifications.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

export interface ContentState {
  /** Epoch milliseconds at which time alone ends it; null while unknown. */
  endsAt: number | null;
}
interface Source {
  orm: Orm;
  notifications: Notifications;
  now(): number;
  /** When the next place opens or closes, in epoch milliseconds. */
  nextOpening(orm: Orm, now: number): Promise<number>;
}

/** Transactions whose notification may still arrive over another connection. */
const mostHeard = 1_000;

export class Content {
  readonly #source: Source;
  #state: ContentState = { endsAt: null };
  readonly #heard = new Set<string>();
  #asking: { state: ContentState; answer: Promise<number> } | null = null;
  /** Called after a write on any node, and when one may have been missed. */
  written: () => void = () => {};

  private constructor(source: Source) {
    this.#source = source;
  }

  /** Rejects if it cannot listen to the database. */
  static async follow(source: Source): Promise<Content> {
    const content = new Content(source);
    await source.notifications.listen('content_changed', (transaction) => content.#hear(transaction));
    return content;
  }

  get state(): ContentState {
    const { endsAt } = this.#state;
    if (endsAt !== null && this.#source.now() >= endsAt) this.drop();
    return this.#state;
  }

  /** How long the current state lasts without a write, in milliseconds; 0 while unknown. */
  get lastsMs() {
    const { endsAt } = this.state;
    return endsAt === null ? 0 : endsAt - this.#source.now();
  }

  /** Readers see a write from its first notification on; the others add nothing. */
  #hear(transaction: string | null) {
    if (transaction === null || this.#heard.size >= mostHeard) this.#heard.clear();
    if (transaction !== null && this.#heard.has(transaction)) return;
    if (transaction) this.#heard.add(transaction);
    this.drop();
    this.written();
  }

  drop() {
    this.#state = { endsAt: null };
  }

  /** Rejects if the database cannot tell when the state ends. */
  async settled(): Promise<ContentState & { endsAt: number }> {
    const { state } = this;
    if (state.endsAt === null) {
      if (this.#asking?.state !== state) this.#asking = { state, answer: nextChange(this.#source) };
      const { answer } = this.#asking;
      try {
        state.endsAt = await answer;
      } catch (error) {
        if (this.#asking?.answer === answer) this.#asking = null;
        throw error;
      }
    }
    return state as ContentState & { endsAt: number };
  }
}

/**
 * When the next entry becomes public, the announcement ends, a place opens or closes, or the hospital's day ends; epoch
 * milliseconds.
 */
async function nextChange({ orm, now: clock, nextOpening }: Source): Promise<number> {
  const now = clock();
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const publications = scheduledTables().map(
    ({ name, inBin }) =>
      sql`select min(published_at) as at from ${sql.identifier(name)} where status = 'published' and ${inBin} is null and published_at > ${at}`,
  );
  const midnight: SQL = sql`select ((${at} at time zone time_zone)::date + 1)::timestamp at time zone time_zone from settings where id = 1`;
  const announcement = sql`select announcement_until as at from settings where announcement <> '' and announcement_until > ${at}`;
  const { rows } = await orm.execute<{ milliseconds: number | null }>(
    sql`select ceil(extract(epoch from min(at)) * 1000)::float8 as milliseconds from (${sql.join([...publications, announcement, midnight], sql` union all `)}) moments`,
  );
  return Math.min(rows[0]?.milliseconds ?? now + 3_600_000, await nextOpening(orm, now));
}

/** Every table with `published_at`, so that a new resource is covered without an edit here. */
function scheduledTables() {
  return (Object.values(schema) as unknown[])
    .filter((value): value is PgTable => is(value, PgTable) && 'publishedAt' in getTableColumns(value))
    .map((table) => ({
      name: getTableName(table),
      // A translation has no bin of its own.
      inBin: 'deletedAt' in getTableColumns(table) ? sql`deleted_at` : sql`null`,
    }));
}
