/**
 * The screen of a waiting area. It hangs where everyone can read it, so it shows doctors, rooms and numbers, and
 * nothing of any patient. Everything on it is computed from the visits of the day; nothing is stored.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { Board, board as contract } from '#contract/waiting-area.ts';
import { fullName } from '#contract/words/full-name.ts';
import type { Context } from '#server/call/context.ts';
import { linkStream } from '#server/call/link-stream.ts';
import { doctorColumns } from '#server/content/named-columns.ts';
import { published } from '#server/content/published.ts';
import { worded, wordedIn } from '#server/content/translation-overlay.ts';
import * as schema from '#server/db/schema.ts';
import { type AreaLink, ofAreaToken } from '#server/links/area-tokens.ts';
import { hospitalZone } from '#server/times/availability.ts';
import { localAt } from '#server/times/zone.ts';
import { readDelays } from './delay.ts';

const { department, doctor, waitingArea: table } = schema;
type Asking = Pick<Context, 'orm' | 'now' | 'secret'>;
export type Area = typeof table.$inferSelect;

/** More would be too small to read from where people sit. */
const mostDoctors = 12;
/** For each doctor. */
const mostNumbers = 3;

export async function findArea({ orm, secret }: Asking, link: AreaLink, token: string) {
  return ofAreaToken(secret, link, await orm.select().from(table).where(isNull(table.deletedAt)), token);
}

export async function getBoard({ params: { token } }: Checked<typeof contract.get>, context: Context) {
  const area = await findArea(context, 'board', token);
  return area ? { data: await readBoard(context, area) } : problem('not-found');
}

export async function getBoardEvents(
  { params: { token } }: Checked<typeof contract.events>,
  context: Context,
) {
  if (!(await findArea(context, 'board', token))) return problem('not-found');
  let today: string | undefined;
  return linkStream(context, {
    link: token,
    // Any doctor counts: the doctors of an area may change too.
    concerns: ({ localDate }) => localDate === null || today === undefined || localDate === today,
    async read() {
      const area = await findArea(context, 'board', token);
      if (!area) return null;
      const { localTime: _, ...shown } = await readBoard(context, area);
      today = shown.localDate;
      return shown;
    },
  });
}

async function readBoard({ orm, now }: Asking, area: Area): Promise<Board> {
  const timeZone = await hospitalZone(orm);
  const local = localAt(timeZone, now());
  const place = await readPlace({ orm, now }, area.departmentId);
  const delays = await readDelays(orm, now());
  const doctors = await readDoctors({ orm, now }, area.departmentId, { timeZone, ...local });
  return {
    ...place,
    ...local,
    doctors: thoseAwaited(doctors).map(({ id, title, name, language, ...waiting }) => ({
      id,
      name: { text: fullName({ title, name }), ...(language && { language }) },
      room: waiting.room ?? '',
      delayMinutes: delays.get(id)?.minutes ?? 0,
      called: waiting.called.slice(0, mostNumbers),
      next: waiting.next.slice(0, mostNumbers),
    })),
  };
}

/** A department and its place in the building, in the request's language. */
export async function readPlace({ orm, now }: Pick<Asking, 'orm' | 'now'>, departmentId: number | null) {
  if (departmentId === null) return { department: null, location: null };
  const [found] = await orm
    .select({
      name: worded(department, department.name),
      location: worded(department, department.location),
      language: wordedIn(department),
    })
    .from(department)
    .where(and(eq(department.id, departmentId), published(department, now())));
  const words = (text: string) => ({ text, ...(found?.language && { language: found.language }) });
  return {
    department: found ? words(found.name) : null,
    location: found?.location ? words(found.location) : null,
  };
}

/** All that fit, in the order of the site; if there are too many, first those whose patients are here. */
function thoseAwaited(doctors: Awaited<ReturnType<typeof readDoctors>>) {
  const isAwaited = ({ called, next }: (typeof doctors)[number]) => called.length + next.length > 0;
  const chosen = [...new Set([...doctors.filter(isAwaited), ...doctors])].slice(0, mostDoctors);
  return doctors.filter((one) => chosen.includes(one));
}

/** Doctors with an unfinished visit at the hospital today. */
async function readDoctors(
  { orm, now }: Pick<Asking, 'orm' | 'now'>,
  departmentId: number | null,
  { timeZone, localDate }: { timeZone: string; localDate: string },
) {
  const isOfToday = sql`(a.starts_at at time zone ${timeZone})::date = ${localDate}::date
    and a.starts_at > ${new Date(now()).toISOString()}::timestamptz - interval '1 day'
    and a.starts_at < ${new Date(now()).toISOString()}::timestamptz + interval '1 day'
    and coalesce(a.visit_type ->> 'mode', 'in-person') = 'in-person'`;
  // A past visit without an outcome has no one in the waiting area.
  const isExpected = sql`(a.status in ('arrived', 'in_progress')
    or (a.status = 'booked' and a.ends_at > ${new Date(now()).toISOString()}::timestamptz))`;
  const numbers = (status: 'arrived' | 'in_progress') =>
    sql<number[]>`coalesce((select array_agg(a.call_number order by a.starts_at, a.id) from appointment a
      where a.doctor_id = ${doctor}.id and ${isOfToday} and a.status = ${status} and a.call_number is not null), '{}')`;
  return orm
    .select({
      ...doctorColumns(),
      called: numbers('in_progress'),
      next: numbers('arrived'),
      room: sql<string | null>`(select r.name from appointment a
        join allocation x on x.appointment_id = a.id and x.active join room r on r.id = x.room_id
        where a.doctor_id = ${doctor}.id and ${isOfToday} and ${isExpected}
        order by a.status <> 'in_progress', a.status <> 'arrived', a.starts_at, a.id limit 1)`,
    })
    .from(doctor)
    .where(
      and(
        published(doctor, now()),
        sql`exists (select from appointment a where a.doctor_id = ${doctor}.id and ${isOfToday} and ${isExpected})`,
        departmentId === null
          ? undefined
          : sql`${doctor}.id in (select x.doctor_id from doctor_department x where x.department_id = ${departmentId})`,
      ),
    )
    .orderBy(doctor.position, doctor.id);
}
