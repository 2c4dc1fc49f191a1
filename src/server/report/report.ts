/**
 * Reports on visits. Every figure is of the visits whose time is between the dates, and is counted from the visits
 * themselves each time: there is no second store that could disagree. Visits out of reach are never counted. Nothing
 * distinguishes patients: there is no part by anything that is known about one (docs/decisions/030-reports.md).
 */
import { and, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import {
  type report as contract,
  mostDays,
  type Period,
  type Report,
  type ReportRow,
  type Step,
} from '#contract/report.ts';
import { addDays } from '#contract/words/formats.ts';
import type { StaffContext } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { hospitalZone, ofStaff, practices } from '#server/times/availability.ts';
import type { Interval } from '#server/times/hours.ts';
import { DAY_MINUTES, dayOf, type ZoneMap, zoneMap } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import {
  countGroups,
  countLeads,
  countSteps,
  countVisits,
  type Group,
  type ReportSpan,
  type StepCount,
} from './counts.ts';
import { Figures } from './figures.ts';
import { offeredMinutes } from './offered.ts';
import { daysOf, periodBefore, stepsOf } from './periods.ts';

type Query = Checked<typeof contract.get>['query'];

export async function makeReport(
  query: Query,
  context: StaffContext,
): Promise<{ data: Report } | Problem<'invalid'>> {
  const now: Period = { from: query.from, to: query.to };
  const wrong =
    now.to < now.from
      ? t('The last day must not be before the first.')
      : daysOf(now) > mostDays
        ? t('Choose at most {days} days.', { days: mostDays })
        : undefined;
  if (wrong) return problem('invalid', { errors: [{ path: 'to', message: wrong }] });
  const before = periodBefore(now);
  const { orm } = context;
  const timeZone = await hospitalZone(orm);
  const zone = zoneMap(timeZone, before.from, addDays(now.to, 1));
  const start = (localDate: string) => zone.firstInstantAtOrAfter(dayOf(localDate) * DAY_MINUTES);
  const doctors = await doctorsOf(query, context);
  const steps = [stepsOf(before), stepsOf(now)] as const;
  const counted: ReportSpan = {
    orm,
    now: context.now(),
    timeZone,
    before: iso(start(before.from)),
    from: iso(start(now.from)),
    to: iso(start(addDays(now.to, 1))),
    doctorIds: doctors.map(({ id }) => id),
    visitTypeId: query.visitType,
    part: query.by === 'visitType' ? 'visit_type_id' : 'doctor_id',
  };
  const starts = steps.flat().map(({ from }) => iso(start(from)));
  const [visits, groups, leads, stepCounts, offered, names] = await Promise.all([
    countVisits(counted),
    countGroups(counted),
    countLeads(counted),
    countSteps(counted, starts),
    offeredBy(orm, doctors, zone, stretchesOf(steps.flat(), start)),
    query.by === 'visitType' ? visitTypeNames(orm) : new Map<number, string>(),
  ]);
  const nowFrom = start(now.from);
  const parts = new Parts(query.by, doctors, names);
  for (const cell of visits) parts.each(cell.part, cell.is_now, (figures) => figures.addVisits(cell));
  for (const lead of leads) parts.each(lead.part, lead.is_now, (figures) => figures.addLead(lead));
  for (const group of groups)
    parts.each(group.part, Date.parse(group.starts_at) >= nowFrom, (figures) => figures.addGroup(group));
  for (const [doctorId, minutes] of offered) {
    for (const [place, offeredThen] of minutes.entries())
      parts.addOffered(doctorId, place >= steps[0].length, offeredThen);
  }
  const drawn = drawnSteps(steps.flat(), { starts, stepCounts, groups, offered: [...offered.values()] });
  return {
    data: {
      now,
      before,
      ...parts.result(),
      steps: paired(drawn.slice(steps[0].length), drawn.slice(0, steps[0].length)),
    },
  };
}

interface Doctor extends Record<string, unknown> {
  id: number;
  name: string;
  department: { id: number; name: string } | null;
  /** Epoch milliseconds. */
  since: number | null;
  until: number | null;
}

/**
 * Doctors within reach who match the filters, including any who left. One of several departments counts in the first
 * that is requested or within reach, so that departments add up to the whole.
 */
async function doctorsOf(query: Query, { orm, staff, now }: StaffContext): Promise<Doctor[]> {
  const reach = reachOf(staff, 'figures', 'read');
  const reached = reach === 'all' ? [] : (reach?.departments ?? []);
  const { rows } = await orm.execute<Doctor>(sql`
    select d.id, d.name,
      (select json_build_object('id', x.id, 'name', x.name)
        from doctor_department y join department x on x.id = y.department_id
        where y.doctor_id = d.id and x.deleted_at is null
        order by x.slug = ${query.department ?? ''} desc, x.id = any(${`{${reached.join(',')}}`}::int[]) desc, y.position, x.id limit 1) as department,
      date_part('epoch', case when d.published_at > ${new Date(now()).toISOString()}::timestamptz then d.published_at end) * 1000 as since,
      date_part('epoch', least(d.deleted_at, case when d.status <> 'published' then coalesce(${unpublishedAt}, d.created_at) end)) * 1000 as until
    from doctor d
    where ${and(
      reachesDoctor(reach, sql`d.id`) ?? sql`true`,
      query.doctor ? sql`d.slug = ${query.doctor}` : undefined,
      query.department
        ? sql`exists (select from doctor_department y join department x on x.id = y.department_id
            where y.doctor_id = d.id and x.slug = ${query.department})`
        : undefined,
    )}
    order by d.position, d.id`);
  return rows;
}

/** When a doctor who is no longer public stopped being so, from the revisions. */
const unpublishedAt = sql`(
  select min(r.created_at) from revision r
  where r.entity = 'doctor' and r.entity_id = d.id and r.content ->> 'status' <> 'published' and r.id > coalesce((
    select max(p.id) from revision p where p.entity = 'doctor' and p.entity_id = d.id and p.content ->> 'status' = 'published'), 0))`;

function stretchesOf(steps: Period[], start: (localDate: string) => number): Interval[] {
  return steps.map(({ from, to }) => ({ start: start(from), end: start(addDays(to, 1)) }));
}

/** By doctor and step. */
async function offeredBy(orm: Orm, doctors: Doctor[], zone: ZoneMap, stretches: Interval[]) {
  const tenures = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const found = await practices(
    orm,
    ofStaff(sql`d.id = any(${`{${[...tenures.keys()].join(',')}}`}::int[])`),
  );
  const offered = new Map<number, number[]>();
  for (const practice of found) {
    const { since, until } = tenures.get(practice.doctorId)!;
    const tenure = { since: since ?? -Infinity, until: until ?? Infinity };
    offered.set(practice.doctorId, offeredMinutes(zone, practice, tenure, stretches));
  }
  return offered;
}

async function visitTypeNames(orm: Orm) {
  const { rows } = await orm.execute<{ id: number; name: string }>(
    sql`select id, name from visit_type order by position, id`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Both = Record<'now' | 'before', Figures>;

/** The whole and its parts, by name. */
class Parts {
  readonly #by: Query['by'];
  readonly #doctors: Map<number, Doctor>;
  readonly #names: Map<number, string>;
  readonly #total = both();
  readonly #rows = new Map<number, { of: ReportRow['of']; figures: Both }>();

  constructor(by: Query['by'], doctors: Doctor[], names: Map<number, string>) {
    this.#by = by;
    this.#doctors = new Map(doctors.map((doctor) => [doctor.id, doctor]));
    this.#names = names;
  }

  /** For the whole, and for the row of a doctor or a visit type. */
  each(part: number, isNow: boolean, add: (figures: Figures) => void) {
    const then = isNow ? 'now' : 'before';
    add(this.#total[then]);
    add(this.#rowOf(part)[then]);
  }

  /** Hours belong to doctors, and not to visit types. */
  addOffered(doctorId: number, isNow: boolean, minutes: number) {
    const then = isNow ? 'now' : 'before';
    this.#total[then].addOffered(minutes);
    if (this.#by !== 'visitType' && minutes > 0) this.#rowOf(doctorId)[then].addOffered(minutes);
  }

  #rowOf(part: number): Both {
    const of = this.#named(part);
    const key = of?.id ?? 0;
    const row = this.#rows.get(key) ?? { of, figures: both() };
    this.#rows.set(key, row);
    return row.figures;
  }

  #named(part: number): ReportRow['of'] {
    if (this.#by === 'visitType') return { id: part, name: this.#names.get(part) ?? '' };
    const { id, name, department } = this.#doctors.get(part)!;
    return this.#by === 'doctor' ? { id, name } : department;
  }

  result(): Pick<Report, 'total' | 'rows'> {
    return {
      total: resultOf(this.#total),
      rows: [...this.#rows.values()]
        .sort((one, other) => order(one.of, other.of))
        .map(({ of, figures }) => ({ of, ...resultOf(figures) })),
    };
  }
}

/** Doctors without a department come last. */
function order(one: ReportRow['of'], other: ReportRow['of']) {
  if (!one || !other) return one ? -1 : 1;
  return one.name.localeCompare(other.name) || one.id - other.id;
}

function both(): Both {
  return { now: new Figures(), before: new Figures() };
}

function resultOf({ now, before }: Both) {
  return { now: now.result(), before: before.result() };
}

function drawnSteps(
  steps: Period[],
  {
    starts,
    stepCounts,
    groups,
    offered,
  }: { starts: string[]; stepCounts: StepCount[]; groups: Group[]; offered: number[][] },
): Step[] {
  const instants = starts.map((start) => Date.parse(start));
  const drawn = steps.map((step, place) => ({
    ...step,
    bookedMinutes: 0,
    offeredMinutes: offered.reduce((sum, minutes) => sum + minutes[place]!, 0),
    due: 0,
    noShows: 0,
  }));
  for (const { step, status, visits, minutes } of stepCounts) {
    const one = drawn[step - 1]!;
    one.bookedMinutes += minutes;
    if (status === 'fulfilled' || status === 'no_show') one.due += visits;
    if (status === 'no_show') one.noShows += visits;
  }
  for (const { starts_at, minutes } of groups) {
    const at = Date.parse(starts_at);
    drawn[instants.findLastIndex((start) => start <= at)]!.bookedMinutes += minutes;
  }
  return drawn;
}

function paired(now: Step[], before: Step[]): Report['steps'] {
  return Array.from({ length: Math.max(now.length, before.length) }, (_, place) => ({
    now: now[place] ?? null,
    before: before[place] ?? null,
  }));
}

function iso(instant: number) {
  return new Date(instant).toISOString();
}
