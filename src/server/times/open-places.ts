/** What is open now: the hospital and each published department with hours. */

import { aliasedTable, sql } from 'drizzle-orm';
import type { Opening, OpeningLine } from '#contract/opening.ts';
import { published } from '#server/content/published.ts';
import { translateRows, wordedAs } from '#server/content/translation-overlay.ts';
import type { Orm } from '#server/db/orm.ts';
import { contact, department } from '#server/db/schema.ts';
import { openingAt, type PlaceClosure } from './opening.ts';

interface OpenPlaces {
  hospital: Opening;
  departments: { id: number; opening: Opening }[];
}

export async function openPlaces(orm: Orm, now: number): Promise<OpenPlaces> {
  const at = new Date(now).toISOString();
  const { rows } = await orm.execute<{
    time_zone: string;
    hours: OpeningLine[];
    departments: { id: number; hours: OpeningLine[] }[];
    closures: (Omit<PlaceClosure, 'isOfHospital'> & { departmentId: number | null })[];
  }>(sql`
    select s.time_zone, coalesce((select opening_hours from contact where id = 1), '[]') as hours,
      (select coalesce(json_agg(json_build_object('id', d.id, 'hours', d.opening_hours) order by d.id), '[]')
        from department d where d.opening_hours <> '[]' and ${published(aliasedTable(department, 'd'), now)}) as departments,
      (select coalesce(json_agg(json_build_object('departmentId', c.department_id, 'reason', ${wordedAs('closure', sql`c.id`, 'reason', sql`c.reason`, now)},
          'from', to_char(c.starts_local, 'YYYY-MM-DD"T"HH24:MI'), 'to', to_char(c.ends_local, 'YYYY-MM-DD"T"HH24:MI'))), '[]')
        from closure c where c.deleted_at is null
          and c.ends_local > (${at}::timestamptz at time zone s.time_zone) - interval '3 days') as closures
    from settings s where s.id = 1`);
  const { time_zone: timeZone, closures } = rows[0]!;
  const { hours, departments } = await inTheirWords(orm, now, rows[0]!);
  const openingOf = (lines: OpeningLine[], id: number | null) =>
    openingAt(
      timeZone,
      {
        lines,
        closures: closures
          .filter(({ departmentId }) => departmentId === null || departmentId === id)
          .map(({ departmentId, ...closure }) => ({ ...closure, isOfHospital: departmentId === null })),
      },
      now,
    );
  return {
    hospital: openingOf(hours, null),
    departments: departments.map(({ id, hours: lines }) => ({ id, opening: openingOf(lines, id) })),
  };
}

/** Names of the hours, in the language of the page. */
async function inTheirWords(
  orm: Orm,
  now: number,
  { hours, departments }: { hours: OpeningLine[]; departments: { id: number; hours: OpeningLine[] }[] },
) {
  const seer = { now: () => now };
  const named = departments.map(({ id, hours: openingHours }) => ({ id, openingHours }));
  const [place] = await translateRows(orm, contact, [{ id: 1, openingHours: hours }], seer);
  const places = await translateRows(orm, department, named, seer);
  return {
    hours: place!.openingHours,
    departments: places.map(({ id, openingHours }) => ({ id, hours: openingHours })),
  };
}

/** The next moment at which any place opens or closes, in epoch milliseconds; the hospital's midnight at the latest. */
export async function nextOpening(orm: Orm, now: number): Promise<number> {
  const { hospital, departments } = await openPlaces(orm, now);
  return Math.min(
    ...[hospital, ...departments.map(({ opening }) => opening)].map(({ until }) => Date.parse(until)),
  );
}
