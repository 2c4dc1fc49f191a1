/**
 * The figures of the dashboard, each counted by the database through an index: with a hundred thousand appointments the
 * page is as fast as with few. Days follow the hospital's clock. Rebooking is computed, not counted; the page requests
 * it separately (rebooking.ts).
 */
import { and, type SQL, sql } from 'drizzle-orm';
import type { AppointmentStatus } from '#contract/appointment.ts';
import {
  type dashboard as contract,
  type Dashboard,
  type Figure,
  FirstStep,
  type Gap,
} from '#contract/dashboard.ts';
import { type Searched, snakeCase } from '#contract/resources.ts';
import type { Area } from '#contract/roles.ts';
import { addDays } from '#contract/words/formats.ts';
import { toBeCalled } from '#server/booking/waitlist-offers.ts';
import type { Handlers } from '#server/call/context.ts';
import { tables } from '#server/content/content-resource.ts';
import { type Identified, within } from '#server/content/within.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { type Holder, may, reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { isOpenTo, isOverdue } from '#server/inquiry/owner.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { startOfDay } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';

export const dashboard: Handlers<typeof contract> = {
  async get(_, { orm, now, staff }) {
    const { visits: ofVisits, ...open } = openTo(staff);
    const timeZone = await hospitalZone(orm);
    const { localDate: today } = localAt(timeZone, now());
    const days: Days = { today, timeZone, start: (offset) => startOfDay(timeZone, addDays(today, offset)) };
    const [hours, week, bookings, visits, inquiries, waitlist, failedMail, gaps, firstSteps, overdue, calls] =
      await Promise.all([
        ofVisits && countHours(orm, days, ofVisits),
        ofVisits && countWeek(orm, days, ofVisits),
        ofVisits && countBookings(orm, days, ofVisits),
        ofVisits && countVisits(orm, days, ofVisits),
        open.inquiries && countNew(orm, days, sql`inquiry`, sql`status = 'new'`, open.inquiries),
        open.waitlist && countNew(orm, days, sql`waitlist`, sql`status = 'waiting'`, open.waitlist),
        open.messages && countNew(orm, days, sql`outbox`, dead, dead),
        open.content ? findGaps(orm, days, staff) : null,
        may(staff, 'settings', 'change') ? findFirstSteps(orm) : [],
        open.inquiries &&
          orm.$count(schema.inquiry, and(isOverdue(now()), isOpenTo(staff.id), open.inquiries)),
        open.waitlist && orm.$count(schema.waitlist, and(toBeCalled({ now }), open.waitlist)),
      ]);
    return {
      data: {
        today,
        hours,
        week,
        bookings,
        figures: {
          appointments: visits?.appointments ?? null,
          noShow: visits?.noShow ?? null,
          bookings: bookings && figureOf(bookings),
          inquiries,
          waitlist,
          failedMail,
          gaps: gaps?.figure ?? null,
        },
        overdueInquiries: overdue,
        calls,
        gaps: gaps?.first ?? null,
        firstSteps,
      },
    };
  },
};

/** A condition for each part; null if the account may see nothing of it. */
function openTo(staff: Holder) {
  return {
    visits: conditionOf(staff, 'figures', reachesDoctor(reachOf(staff, 'figures', 'read'), sql`doctor_id`)),
    inquiries: conditionOf(staff, 'inquiries', within(schema.inquiry, staff, 'read')),
    waitlist: conditionOf(staff, 'visits', within(schema.waitlist, staff, 'read')),
    messages: conditionOf(staff, 'messages'),
    content: conditionOf(staff, 'content'),
  };
}

function conditionOf(staff: Holder, area: Area, reached?: SQL) {
  return may(staff, area, 'read') ? (reached ?? sql`true`) : null;
}

interface Days {
  /** The hospital's local date. */
  today: string;
  timeZone: string;
  /** The start of the local date this many days from today, in RFC 3339. */
  start(offset: number): string;
}

/** Appointments that take place, took place or should have. */
const standing = sql`status in ('requested', 'booked', 'arrived', 'in_progress', 'fulfilled', 'no_show')`;
const dead = sql`status = 'dead'`;
const weeksShown = 12;
const mostGaps = 40;

async function countHours(orm: Orm, { timeZone, start }: Days, counted: SQL) {
  const { rows } = await orm.execute<{ hour: number; status: AppointmentStatus; count: number }>(sql`
    select extract(hour from starts_at at time zone ${timeZone})::int as hour, status, count(*)::int as count
    from appointment
    where starts_at >= ${start(0)} and starts_at < ${start(1)} and status not in ('held', 'expired', 'entered_in_error') and ${counted}
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Counted by doctor and day first, so that departments are looked up once per doctor. */
async function countWeek(orm: Orm, { timeZone, start }: Days, counted: SQL): Promise<Dashboard['week']> {
  const { rows } = await orm.execute<{
    local_date: string;
    id: number | null;
    name: string;
    slug: string;
    count: number;
  }>(sql`
    select local_date, d.id, d.name, d.slug, sum(counted.count)::int as count
    from (
      select doctor_id, (starts_at at time zone ${timeZone})::date::text as local_date, count(*) as count
      from appointment
      where starts_at >= ${start(1)} and starts_at < ${start(8)} and status in ('requested', 'booked', 'arrived', 'in_progress') and ${counted}
      group by 1, 2
    ) counted
    left join lateral (
      select d.id, d.name, d.slug, d.position from doctor_department x join department d on d.id = x.department_id
      where x.doctor_id = counted.doctor_id and d.deleted_at is null order by x.position, d.id limit 1
    ) d on true
    group by local_date, d.id, d.name, d.slug, d.position order by d.position nulls last, d.id, local_date`);
  return rows.map(({ local_date, id, name, slug, count }) => ({
    localDate: local_date,
    department: id === null ? null : { id, name, slug },
    count,
  }));
}

async function countBookings(orm: Orm, { today, start }: Days, counted: SQL) {
  const days = weeksShown * 7;
  const offsets = Array.from({ length: days + 1 }, (_, index) => index - days + 1);
  const starts = `{${offsets.map(start).join(',')}}`;
  const { rows } = await orm.execute<{ bucket: number; count: number }>(sql`
    select width_bucket(created_at, ${starts}::timestamptz[]) as bucket, count(*)::int as count
    from appointment
    where created_at >= ${start(1 - days)} and created_at < ${start(1)} and status not in ('held', 'expired', 'entered_in_error') and ${counted}
    group by 1`);
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return offsets
    .slice(0, days)
    .map((offset, index) => ({ localDate: addDays(today, offset), count: counts.get(index + 1) ?? 0 }));
}

async function countVisits(orm: Orm, { start }: Days, counted: SQL) {
  const between = (from: number, to: number) =>
    sql`starts_at >= ${start(from)}::timestamptz and starts_at < ${start(to)}::timestamptz`;
  const { rows } = await orm.execute<
    Record<'today' | 'then' | 'missed' | 'due' | 'missed_before' | 'due_before', number>
  >(sql`
    select
      count(*) filter (where ${standing} and ${between(0, 1)})::int as today,
      count(*) filter (where ${standing} and ${between(-7, -6)})::int as then,
      count(*) filter (where status = 'no_show' and ${between(-6, 1)})::int as missed,
      count(*) filter (where status in ('no_show', 'fulfilled') and ${between(-6, 1)})::int as due,
      count(*) filter (where status = 'no_show' and ${between(-13, -6)})::int as missed_before,
      count(*) filter (where status in ('no_show', 'fulfilled') and ${between(-13, -6)})::int as due_before
    from appointment where ${between(-13, 1)} and ${counted}`);
  const found = rows[0]!;
  const rate = found.due ? found.missed / found.due : null;
  return {
    appointments: { value: found.today, recent: found.today, before: found.then },
    noShow: {
      value: rate,
      recent: rate,
      before: found.due_before ? found.missed_before / found.due_before : null,
    },
  };
}

/** How many match a condition now, and how many were added in each of the last two weeks. */
async function countNew(orm: Orm, { start }: Days, table: SQL, waits: SQL, counted: SQL): Promise<Figure> {
  const { rows } = await orm.execute<Record<'value' | 'recent' | 'before', number>>(sql`
    select
      (select count(*)::int from ${table} where ${waits} and ${counted}) as value,
      count(*) filter (where created_at >= ${start(-6)}::timestamptz)::int as recent,
      count(*) filter (where created_at < ${start(-6)}::timestamptz)::int as before
    from ${table} where created_at >= ${start(-13)} and created_at < ${start(1)} and ${counted}`);
  return rows[0]!;
}

async function findGaps(
  orm: Orm,
  { start, today }: Days,
  staff: Holder,
): Promise<{ figure: Figure; first: Gap[] }> {
  const found = sql.join(
    Object.entries(columns).map(
      ([resource, { name, summary, picture, isReviewed }], place) => sql`
        select ${resource}::text as resource, ${place}::int as place, id, ${sql.identifier(name)} as name, created_at,
          ${picture ? sql`image_id is null and ${picture}` : sql`false`} as lacks_picture,
          ${sql.identifier(summary)} = '' as lacks_summary,
          ${isReviewed ? sql`coalesce(review_due_on <= ${today}, false)` : sql`false`} as is_review_due
        from ${sql.identifier(snakeCase(resource))}
        where ${and(shown, within(tables.get(snakeCase(resource)) as Identified, staff, 'change'))}`,
    ),
    sql` union all `,
  );
  const { rows } = await orm.execute<{
    resource: Gap['resource'];
    id: number;
    name: string;
    lacks_picture: boolean;
    lacks_summary: boolean;
    is_review_due: boolean;
    value: number;
    recent: number;
    before: number;
  }>(sql`
    select resource, id, name, lacks_picture, lacks_summary, is_review_due,
      (count(*) over ())::int as value,
      (count(*) filter (where created_at >= ${start(-6)}::timestamptz) over ())::int as recent,
      (count(*) filter (where created_at >= ${start(-13)}::timestamptz and created_at < ${start(-6)}::timestamptz) over ())::int as before
    from (${found}) found where lacks_picture or lacks_summary or is_review_due order by place, name, id limit ${mostGaps}`);
  const { value, recent, before } = rows[0] ?? { value: 0, recent: 0, before: 0 };
  return {
    figure: { value, recent, before },
    first: rows.map(({ resource, id, name, lacks_picture, lacks_summary, is_review_due }) => ({
      resource,
      id,
      name,
      lacksPicture: lacks_picture,
      lacksSummary: lacks_summary,
      isReviewDue: is_review_due,
    })),
  };
}

/** In the best order to fill gaps. */
interface Columns {
  name: string;
  summary: string;
  /** A condition for entries whose page has a place for the picture that nothing else fills. */
  picture?: SQL;
  /** It has a date from which staff should review it. */
  isReviewed?: true;
}
const columns: Record<Searched, Columns> = {
  doctor: {
    name: 'name',
    summary: 'summary',
    picture: sql`exists (select from settings where doctor_pictures = 'pictures')`,
  },
  department: { name: 'name', summary: 'summary', picture: sql`true` },
  service: { name: 'title', summary: 'summary' },
  condition: { name: 'title', summary: 'summary', isReviewed: true },
  package: { name: 'title', summary: 'summary' },
  guide: { name: 'title', summary: 'summary' },
  news: { name: 'title', summary: 'excerpt' },
};
const shown = sql`status = 'published' and deleted_at is null`;

function figureOf(bookings: { count: number }[]): Figure {
  const [thisWeek, weekBefore] = [sumOf(bookings.slice(-7)), sumOf(bookings.slice(-14, -7))];
  return { value: thisWeek, recent: thisWeek, before: weekBefore };
}

function sumOf(days: { count: number }[]) {
  return days.reduce((sum, { count }) => sum + count, 0);
}

/** For a new hospital. A doctor who cannot be booked needs no hours. */
async function findFirstSteps(orm: Orm): Promise<Dashboard['firstSteps']> {
  const { rows } = await orm.execute<Record<FirstStep, boolean>>(sql`
    select
      exists (select from settings where version > 1 or name <> 'Our hospital') as hospital,
      exists (select from contact where phone_number <> '' or email <> '') as contact,
      exists (select from department where deleted_at is null) as department,
      exists (select from visit_type where deleted_at is null) as "visitType",
      exists (select from doctor where deleted_at is null) as doctor,
      exists (select from schedule join doctor on doctor.id = doctor_id
        where deleted_at is null and rules <> '[]') as hours`);
  const steps = FirstStep.options.map((step) => ({ step, isDone: rows[0]![step] }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
