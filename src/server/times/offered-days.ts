/** Days with slots, booked or not: a fully booked day is not a day off. */
import type { OfferedDay } from '#contract/appointment.ts';
import type { Orm } from '#server/db/orm.ts';
import { type FreeQuery, freeTimes, practices } from './availability.ts';
import { freeSlots } from './slots.ts';
import { visitTypeOf } from './visit-rules.ts';

/** In order; `free` counts slots over all these doctors. */
export async function offeredDays(
  context: { orm: Orm; now(): number },
  query: FreeQuery,
): Promise<OfferedDay[]> {
  const { asked, from, to } = query;
  const days = new Map<string, number>();
  for (const practice of await practices(context.orm, asked)) {
    const visitType = visitTypeOf(practice, query);
    if (!visitType) continue;
    const offered = freeSlots({ ...practice, visitType, from, to, now: context.now(), taken: [] });
    for (const { localDate } of offered) days.set(localDate, 0);
  }
  for (const { localDate } of await freeTimes(context, query))
    days.set(localDate, (days.get(localDate) ?? 0) + 1);
  return [...days]
    .map(([localDate, free]) => ({ localDate, free }))
    .sort((one, other) => (one.localDate < other.localDate ? -1 : 1));
}
