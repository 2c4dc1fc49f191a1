/**
 * Budgets per sender, shared by all nodes. They are counted in the database under a keyed hash, in the same transaction
 * as the work, so that a refused request costs nothing.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { networksOf } from '#server/kernel/client-address.ts';
import { type Limits, limits as standard } from '#server/kernel/limits.ts';

export interface Budget {
  name: string;
  perHour: number;
  perDay: number;
  /** Units taken at once; one by default. */
  units?: number;
  /** Minimum distance of two uses, for work that must not be done twice at once. */
  secondsApart?: number;
}
interface Counting {
  orm: Orm;
  now(): number;
  secret: string;
}
export interface Client {
  /** The client's address. */
  address: string;
  limits?: Limits | undefined;
}

/** Counted by client, each with a limit per hour and per day. */
type LimitedAction =
  | 'bookings'
  | 'fileMegabytes'
  | 'confirmations'
  | 'waitlist'
  | 'inquiries'
  | 'newsletter'
  | 'ratings'
  | 'ratingsOfPage'
  | 'comments';

/** A client's budgets of one kind, or for one object of it: for its address and for the wider networks around it. */
export function clientBudgets(
  { address, limits = standard }: Client,
  asked: LimitedAction,
  of = '',
): Budget[] {
  return networksOf(address).map((network, width) => ({
    name: `${asked} ${network} ${of}`.trimEnd(),
    perHour: limits[`${asked}PerHour`].most * widthFactor(limits, width),
    perDay: limits[`${asked}PerDay`].most * widthFactor(limits, width),
  }));
}

/** How many times as much a wider network may take; `width` is its index in `networksOf`. */
export function widthFactor(limits: Limits, width: number): number {
  return width === 0 ? 1 : width === 1 ? limits.network56.most : limits.network48.most;
}

/** A client's networks as stored: keyed hashes, narrowest first. */
export function networkKeys({ secret, address }: { secret: string; address: string }): Buffer[] {
  return networksOf(address).map((network) => keyOf(secret, `network ${network}`));
}

/**
 * Takes from each of these budgets, or from none if any is used up or `condition` is false. One statement, so that only
 * one of two concurrent requests gets the last place; the second waits until the first has committed.
 */
export async function take(
  { orm, now, secret }: Counting,
  budgets: Budget[],
  condition = sql`true`,
): Promise<boolean> {
  const keyed = budgets.map((budget) => ({ ...budget, key: keyOf(secret, budget.name) }));
  const at = new Date(now()).toISOString();
  const since = (hours: number) => sql`${new Date(now() - hours * 3_600_000).toISOString()}::timestamptz`;
  const isUsedUp = sql`((select count(*) from unnest(b.taken_at) t where t > ${since(1)}) + a.units > a.per_hour
    or (select count(*) from unnest(b.taken_at) t where t > ${since(24)}) + a.units > a.per_day
    or a.seconds_apart > 0
      and (select max(t) from unnest(b.taken_at) t) > ${at}::timestamptz - make_interval(secs => a.seconds_apart))`;
  const { rows } = await orm.execute(sql`
    with asked as (
      select * from unnest(${sql.param(keyed.map(({ key }) => key))}::bytea[],
        ${sql.param(keyed.map(({ perHour }) => perHour))}::int[],
        ${sql.param(keyed.map(({ perDay }) => perDay))}::int[],
        ${sql.param(keyed.map(({ secondsApart = 0 }) => secondsApart))}::int[],
        ${sql.param(keyed.map(({ units = 1 }) => units))}::int[])
        as x (key, per_hour, per_day, seconds_apart, units))
    insert into budget as b (key, taken_at)
    select key, array_fill(${at}::timestamptz, array[units]) from asked
    where ${condition} and not exists (select from asked a left join budget b using (key) where ${isUsedUp})
    order by key
    on conflict (key) do update
    set taken_at = array(select t from unnest(b.taken_at) t where t > ${since(24)}) || excluded.taken_at
    where not exists (select from asked a where a.key = b.key and ${isUsedUp})
    returning 1`);
  return rows.length === budgets.length;
}

export async function usedToday({ orm, now, secret }: Counting, name: string): Promise<number> {
  const since = new Date(now() - 24 * 3_600_000).toISOString();
  const { rows } = await orm.execute<{ used: number }>(sql`
    select count(*)::int as used from budget, unnest(taken_at) t where key = ${keyOf(secret, name)} and t > ${since}`);
  return rows[0]!.used;
}

export async function forgetBudgets({ orm, secret }: Omit<Counting, 'now'>, names: string[]) {
  const keys = names.map((name) => keyOf(secret, name));
  await orm.execute(sql`delete from budget where key = any(${sql.param(keys)}::bytea[])`);
}

function keyOf(secret: string, name: string) {
  return createHmac('sha256', secret).update(`budget ${name}`).digest();
}
