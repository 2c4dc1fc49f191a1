/**
 * What the database counts of visits for a report, each from the index appointment_doctor_starts_at alone: a year of a
 * large hospital is read in a blink. Everything is by the time of the visit, not of its booking or cancellation.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentSource, AppointmentStatus, ChangedBy } from '#contract/appointment.ts';
import { type Ahead, Ahead as classes } from '#contract/report.ts';
import type { Orm } from '#server/db/orm.ts';

export interface ReportSpan {
  orm: Orm;
  now: number;
  timeZone: string;
  /** The starts of the preceding period and of the period, and its end, in RFC 3339. */
  before: string;
  from: string;
  to: string;
  doctorIds: number[];
  /** Only this visit type. */
  visitTypeId: number | undefined;
  /** The column that groups rows. */
  part: 'doctor_id' | 'visit_type_id';
}

/** Visits that take place, took place, or should have. */
const standing = sql`status in ('requested', 'booked', 'arrived', 'in_progress', 'fulfilled', 'no_show')`;
const minutes = sql`date_part('epoch', ends_at - starts_at) / 60`;
/** A visit that takes its doctor's time, and shares it with no one. */
const isAlone = sql`places = 1 and not is_squeezed_in`;

function within({ before, to, visitTypeId }: ReportSpan) {
  const ofType = visitTypeId ? sql` and visit_type_id = ${visitTypeId}` : sql``;
  return sql`starts_at >= ${before}::timestamptz and starts_at < ${to}::timestamptz${ofType}`;
}

/** Doctor by doctor: the groups of each are few, so that none is sorted. */
function ofEach({ doctorIds }: ReportSpan, counts: SQL) {
  return sql`select counts.* from unnest(${idList(doctorIds)}) d(id) cross join lateral (${counts}) counts`;
}

function idList(ids: number[]) {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}

export type State = AppointmentStatus | 'unnoted';
export type Cell = {
  part: number;
  is_now: boolean;
  state: State;
  source: AppointmentSource;
  changed_by: ChangedBy | '';
  /** Null unless the visit is cancelled. */
  ahead: Ahead | null;
  visits: number;
  minutes: number;
  squeezed_in: number;
  in_groups: number;
};

export async function countVisits(counted: ReportSpan): Promise<Cell[]> {
  const { orm, now, from, part } = counted;
  const hours = sql`date_part('epoch', starts_at - cancelled_at) / 3600`;
  // Cancellations without a time are from before it was recorded.
  const ahead = sql`case when status = 'cancelled' then coalesce(width_bucket(${hours}, '{0,24,72,168}'::float8[]), 4) end`;
  const counts = sql`
    select ${sql.raw(part)} as part, starts_at >= ${from}::timestamptz as is_now,
      case when status in ('requested', 'booked', 'arrived', 'in_progress') and ends_at < ${new Date(now).toISOString()}::timestamptz
        then 'unnoted' else status end as state,
      source, changed_by, ${ahead} as ahead, count(*)::int as visits,
      coalesce(sum(${minutes}) filter (where ${isAlone}), 0)::int as minutes,
      (count(*) filter (where is_squeezed_in))::int as squeezed_in,
      (count(*) filter (where places > 1 and not is_squeezed_in))::int as in_groups
    from appointment where doctor_id = d.id and ${within(counted)} and (${standing} or status = 'cancelled')
    group by 1, 2, 3, 4, 5, 6`;
  const { rows } = await orm.execute<Omit<Cell, 'ahead'> & { ahead: number | null }>(ofEach(counted, counts));
  return rows.map((row) => ({ ...row, ahead: row.ahead === null ? null : classes.options[row.ahead]! }));
}

export type Group = {
  part: number;
  starts_at: string;
  minutes: number;
  places: number;
};

/** Times shared by patients, each once. */
export async function countGroups(counted: ReportSpan): Promise<Group[]> {
  const { orm, part } = counted;
  const { rows } = await orm.execute<Group>(sql`
    select distinct on (doctor_id, starts_at, visit_type_id) ${sql.raw(part)} as part, starts_at,
      (${minutes})::int as minutes, places::int as places
    from appointment where doctor_id = any(${idList(counted.doctorIds)}) and ${within(counted)} and ${standing} and places > 1 and not is_squeezed_in
    order by doctor_id, starts_at, visit_type_id, ends_at desc`);
  return rows;
}

export type Lead = {
  part: number;
  is_now: boolean;
  days: number;
  visits: number;
};

/** By the calendar days since they were booked. A walk-in was never booked ahead. */
export async function countLeads(counted: ReportSpan): Promise<Lead[]> {
  const { orm, timeZone, from, part } = counted;
  const counts = sql`
    select ${sql.raw(part)} as part, starts_at >= ${from}::timestamptz as is_now,
      greatest(0, (starts_at at time zone ${timeZone})::date - (created_at at time zone ${timeZone})::date) as days,
      count(*)::int as visits
    from appointment where doctor_id = d.id and ${within(counted)} and ${standing} and source <> 'walk-in'
    group by 1, 2, 3`;
  const { rows } = await orm.execute<Lead>(ofEach(counted, counts));
  return rows;
}

export type StepCount = {
  /** The position of the step, from 1. */
  step: number;
  status: AppointmentStatus;
  visits: number;
  minutes: number;
};

/** By the steps that begin at these moments, in order. */
export async function countSteps(counted: ReportSpan, starts: string[]): Promise<StepCount[]> {
  const { orm } = counted;
  const { rows } = await orm.execute<StepCount>(sql`
    select width_bucket(starts_at, ${`{${starts.join(',')}}`}::timestamptz[]) as step, status, count(*)::int as visits,
      coalesce(sum(${minutes}) filter (where ${isAlone}), 0)::int as minutes
    from appointment where doctor_id = any(${idList(counted.doctorIds)}) and ${within(counted)} and ${standing}
    group by 1, 2`);
  return rows;
}
