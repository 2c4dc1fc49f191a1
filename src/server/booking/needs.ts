/**
 * What a visit needs: an interpreter, access, help, a chaperone. This says something about a person's health, so it is
 * in the columns of the appointment and nowhere else: no mail, calendar entry, activity row, revision or kept answer
 * repeats it. An export holds it for future visits, as it holds the appointments. It is deleted after the visit's day
 * (forgetNeeds, by the daily job) and as soon as the visit will not take place, since no such visit is ever revived. A
 * move keeps it. The waiting list does not ask for it, since it would be kept for months for a visit that may never
 * happen.
 */
import { sql } from 'drizzle-orm';
import type { Needs, NeedsFields } from '#contract/needs.ts';
import { needNames } from '#contract/words/needs-words.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { startOfDay } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';

const { appointment: table } = schema;

/** Without an interpreter no language is stored. */
export function storedNeeds(given: NeedsFields): Needs {
  return {
    needsInterpreter: given.needsInterpreter ?? false,
    interpreterLanguage: given.needsInterpreter ? (given.interpreterLanguage ?? '') : '',
    needsStepFree: given.needsStepFree ?? false,
    needsHearingHelp: given.needsHearingHelp ?? false,
    needsSightHelp: given.needsSightHelp ?? false,
    needsChaperone: given.needsChaperone ?? false,
  };
}

export const noNeeds = storedNeeds({});

export function hasNeeds(needs: Needs) {
  return needNames.some((name) => needs[name]);
}

/** Deletes the needs of visits before today, by the hospital's clock. */
export async function forgetNeeds(orm: Orm, now: number) {
  const zone = await hospitalZone(orm);
  const today = startOfDay(zone, localAt(zone, now).localDate);
  // Written as in the index, which then finds the few visits with needs.
  const any = sql.join(
    needNames.map((name) => sql`${table[name]}`),
    sql` or `,
  );
  await orm.update(table).set(noNeeds).where(sql`${table.endsAt} <= ${today} and (${any})`);
}
