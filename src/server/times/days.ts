import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '#contract/words/formats.ts';
import type { Orm } from '#server/db/orm.ts';
import { hospitalZone } from './availability.ts';
import { wallMinute, zoneMap } from './zone.ts';

/** The local dates `from` to `to`, inclusive, as a condition on instants; days may have 23 or 25 hours. */
export async function withinDays(
  orm: Orm,
  column: AnyPgColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<SQL | undefined> {
  if (!from && !to) return undefined;
  const timeZone = await hospitalZone(orm);
  const startOf = (localDate: string) => new Date(startOfDay(timeZone, localDate));
  return and(
    from ? gte(column, startOf(from)) : undefined,
    to ? lt(column, startOf(addDays(to, 1))) : undefined,
  );
}

/** In RFC 3339. If clocks skip the first minutes of the date, the instant right after them. */
export function startOfDay(timeZone: string, localDate: string): string {
  const zone = zoneMap(timeZone, addDays(localDate, -1), addDays(localDate, 1));
  return new Date(zone.firstInstantAtOrAfter(wallMinute(localDate, 0))).toISOString();
}
