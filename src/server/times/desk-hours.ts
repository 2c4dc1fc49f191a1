/** When staff are at work: the hospital's opening hours without its closures, or fixed hours if it has none. */
import { sql } from 'drizzle-orm';
import type { OpeningLine } from '#contract/opening.ts';
import type { Orm } from '#server/db/orm.ts';
import type { Interval } from './hours.ts';
import { openHours, type PlaceClosure } from './opening.ts';
import { DAY_MINUTES, minuteOf, zoneMapAt } from './zone.ts';

interface Clocked {
  orm: Orm;
  now(): number;
}

/** No one is called at night, even by a hospital that never closes. */
const calls = { from: '08:00', until: '20:00' };
const minuteMs = 60_000;

/** In epoch milliseconds; null if people cannot be called now. */
export async function callableUntil({ orm, now }: Clocked): Promise<number | null> {
  const { timeZone, open } = await hospitalHours(orm, now());
  const zone = zoneMapAt(timeZone, now());
  const wall = zone.wallAt(now());
  const midnight = wall - (wall % DAY_MINUTES);
  if (wall < midnight + minuteOf(calls.from) || wall >= midnight + minuteOf(calls.until)) return null;
  const evening = zone.firstInstantAtOrAfter(midnight + minuteOf(calls.until));
  if (open === null) return evening;
  const current = open.find(({ start, end }) => start <= now() && now() < end);
  return current ? Math.min(current.end, evening) : null;
}

/** The instant after this many minutes of working time. A hospital that never opens again counts all hours. */
export async function afterWorking({ orm, now }: Clocked, minutes: number): Promise<Date> {
  const { open } = await hospitalHours(orm, now());
  let left = minutes * minuteMs;
  for (const { start, end } of open ?? []) {
    const from = Math.max(start, now());
    if (end <= from) continue;
    if (left <= end - from) return new Date(from + left);
    left -= end - from;
  }
  return new Date(now() + minutes * minuteMs);
}

async function hospitalHours(orm: Orm, now: number): Promise<{ timeZone: string; open: Interval[] | null }> {
  const at = new Date(now).toISOString();
  const { rows } = await orm.execute<{
    time_zone: string;
    lines: OpeningLine[];
    closures: Omit<PlaceClosure, 'isOfHospital'>[];
  }>(sql`
    select s.time_zone, coalesce((select opening_hours from contact where id = 1), '[]') as lines,
      (select coalesce(json_agg(json_build_object('reason', c.reason,
          'from', to_char(c.starts_local, 'YYYY-MM-DD"T"HH24:MI'), 'to', to_char(c.ends_local, 'YYYY-MM-DD"T"HH24:MI'))), '[]')
        from closure c where c.deleted_at is null and c.department_id is null
          and c.ends_local > (${at}::timestamptz at time zone s.time_zone) - interval '3 days') as closures
    from settings s where s.id = 1`);
  const { time_zone: timeZone, lines, closures } = rows[0]!;
  const place = { lines, closures: closures.map((closure) => ({ ...closure, isOfHospital: true })) };
  return { timeZone, open: openHours(timeZone, place, now) };
}
