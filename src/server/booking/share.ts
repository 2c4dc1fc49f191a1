/**
 * Limits how much of a doctor's day strangers may take: those with unproven contacts get one share of it per network,
 * and all together another. Holds, unconfirmed bookings and the last day's bookings under unproven contacts count. It
 * refuses no one: beyond it a booking is confirmed by mail.
 */

import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '#contract/words/formats.ts';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import { deskRules, type Practice } from '#server/times/availability.ts';
import { startOfDay } from '#server/times/days.ts';
import { freeSlots, type VisitTypeRules } from '#server/times/slots.ts';
import { localAt } from '#server/times/zone.ts';
import type { TakenFrom } from './allocate.ts';

type ShareContext = Pick<Services, 'orm' | 'now' | 'limits'>;
interface ShareClaim {
  practice: Practice;
  visitType: VisitTypeRules;
  /** Epoch milliseconds. */
  startsAt: number;
  /** As stored. */
  networkKeys: Buffer[];
  /** The allocation that this one replaces. */
  insteadOf?: number | undefined;
}

export async function isWithin(orm: Orm, condition: SQL): Promise<boolean> {
  const { rows } = await orm.execute<{ within: boolean }>(sql`select ${condition} as within`);
  return rows[0]!.within;
}

/**
 * A condition: one more visit stays within both shares. The capacity of the day is computed once, however often it is
 * asked. Use it under the locks of a stranger, before the slot is claimed.
 */
export function withinShares(context: ShareContext, wanted: ShareClaim): SQL {
  const { limits = standard } = context;
  const day = dayOf(wanted);
  const visits = visitsOn(wanted.practice, wanted.visitType, day);
  const share = (percent: number) => Math.max(limits.leastOfDay.most, Math.floor((visits * percent) / 100));
  return sql`(
    select own + 1 <= ${share(limits.clientDayPercent.most)}::float and "all" + 1 <= ${share(limits.everybodyDayPercent.most)}::float
    from (${takenOf(context, wanted, day)}) t)`;
}

/** The columns with which an allocation counts. */
export function countedAs(
  { now, limits = standard }: Omit<ShareContext, 'orm'>,
  networkKeys: Buffer[],
): TakenFrom {
  return {
    takenFrom: networkKeys,
    countedUntil: new Date(now() + limits.countedHours.most * 3_600_000),
  };
}

interface Day {
  localDate: string;
  /** RFC 3339. */
  from: string;
  to: string;
}

function dayOf({ practice: { timeZone }, startsAt }: ShareClaim): Day {
  const { localDate } = localAt(timeZone, startsAt);
  return {
    localDate,
    from: startOfDay(timeZone, localDate),
    to: startOfDay(timeZone, addDays(localDate, 1)),
  };
}

/** What is taken of the day, measured in visits of the requested type, since others may be longer. */
function takenOf(
  { now }: ShareContext,
  { practice, visitType, networkKeys, insteadOf = 0 }: ShareClaim,
  { from, to }: Day,
) {
  const seconds = sql`sum(extract(epoch from upper(during) - lower(during)))`;
  const each = sql`${minutesOf(visitType) * 60}::float`;
  return sql`
    select coalesce(${seconds}, 0) / ${each} as all,
      coalesce(${seconds} filter (where taken_from @> array[${networkKeys.at(-1)}::bytea]), 0) / ${each} as own
    from allocation
    where doctor_id = ${practice.doctorId} and active and taken_from is not null and id <> ${insteadOf}
      and during && tstzrange(${from}, ${to}) and coalesce(expires_at, counted_until) > ${new Date(now()).toISOString()}`;
}

/** How many such visits fit into the day's hours, back to back, over all places. */
function visitsOn(practice: Practice, visitType: VisitTypeRules, { localDate, from }: Day) {
  const query = { ...practice, visitType: deskRules(visitType), now: Date.parse(from), taken: [] };
  let visits = 0;
  let until = 0;
  for (const { startsAt, placesLeft } of freeSlots({ ...query, from: localDate, to: localDate })) {
    if (startsAt < until) continue;
    visits += placesLeft;
    until = startsAt + minutesOf(visitType) * 60_000;
  }
  return visits;
}

function minutesOf({ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: VisitTypeRules) {
  return durationMinutes + bufferBeforeMinutes + bufferAfterMinutes;
}
