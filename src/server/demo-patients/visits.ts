/** Writes the demo patients' visits: adds those booked meanwhile, updates their states, deletes old ones. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AppointmentStatus } from '#contract/appointment.ts';
import { addDays } from '#contract/words/formats.ts';
import { allocate, duringOf } from '#server/booking/allocate.ts';
import { lockHoursShared } from '#server/booking/lock.ts';
import { noNeeds } from '#server/booking/needs.ts';
import { releasing } from '#server/booking/states.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Entry } from '#server/demo/files.ts';
import { manageToken } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { bookable, hospitalZone, practices } from '#server/times/availability.ts';
import { startOfDay } from '#server/times/days.ts';
import { localAt } from '#server/times/zone.ts';
import { type Course, cancellationOf, isByHospital, stateAt } from './course.ts';
import { type DemoDoctor, mostAheadDays, plannedVisits, soughtAfter, type Visit } from './visit.ts';

const { allocation, appointment } = schema;

export interface DemoContext {
  orm: Orm;
  now(): number;
  secret: string;
}

/** Reports compare the last month with the one before. */
const keptDays = 93;
const batch = 500;
const dayMs = 86_400_000;

/** Adds the visits booked after `since`, up to now; all that are kept if it is null. */
export async function addVisits(context: DemoContext, since: number | null) {
  const { orm, now } = context;
  const { localDate: today } = localAt(await hospitalZone(orm), now());
  const oldest = addDays(today, 1 - keptDays);
  const first = since === null ? oldest : addDays(new Date(since).toISOString().slice(0, 10), -1);
  const from = first > oldest ? first : oldest;
  const planned = plannedVisits(await demoDoctors(context), from, addDays(today, mostAheadDays));
  const booked = planned.filter(({ bookedAt }) => bookedAt > (since ?? 0) && bookedAt <= now());
  for (let start = 0; start < booked.length; start += batch) {
    await insertVisits(context, booked.slice(start, start + batch));
  }
}

let doctorFiles: Entry[] | undefined;

/** Read once. */
async function filed() {
  const { readEntries } = await import('#server/demo/files.ts');
  doctorFiles ??= readEntries('en', 'doctors');
  return doctorFiles;
}

/** The doctors who came with the demo hospital, and were not renamed. */
async function demoDoctors({ orm, now }: DemoContext): Promise<DemoDoctor[]> {
  const { rows } = await orm.execute<{ id: number; slug: string; name: string }>(
    sql`select id, slug, name from doctor where deleted_at is null`,
  );
  const doctors = await filed();
  const known = rows.flatMap(({ id, slug, name }) => {
    const doctor = doctors.find(({ key, fields }) => key === slug && fields.name === name);
    const [department = ''] = (doctor?.fields.departments ?? []) as string[];
    return doctor ? [{ id, slug, department }] : [];
  });
  const ids = sql`any(${sql.param(known.map(({ id }) => id))}::int[])`;
  const found = await practices(orm, bookable(now(), sql`d.id = ${ids}`));
  return found.map((practice) => {
    const { slug, department } = known.find(({ id }) => id === practice.doctorId)!;
    return { practice, slug, department };
  });
}

async function insertVisits({ orm, now, secret }: DemoContext, visits: Visit[]) {
  for (const doctorId of [...new Set(visits.map((visit) => visit.doctorId))].sort((a, b) => a - b)) {
    await lockHoursShared(orm, doctorId);
  }
  const sought = await soughtIds(orm);
  const rows = visits.map((visit) => ({ visit, row: rowOf(visit, { now: now(), secret, sought }) }));
  const written = await insertAll<{ id: number; reference: string }>(
    orm,
    'appointment',
    rows.map(({ row }) => row),
    sql`id, reference`,
  );
  const ids = new Map(written.map(({ id, reference }) => [reference, id]));
  const occupying = rows.filter(({ visit, row }) => ids.has(visit.reference) && !isReleased(row.status));
  // Slots of expired holds are free.
  await orm.execute(sql`update allocation set active = false where active and expires_at <= ${iso(now())}`);
  const [inRooms, others] = [true, false].map((isInRoom) =>
    occupying.filter(({ visit }) => Boolean(visit.visitType.roomKind) === isInRoom),
  ) as [typeof occupying, typeof occupying];
  for (const { visit } of inRooms) {
    const { doctorId, visitType, startsAt, reference } = visit;
    await allocate(orm, { doctorId, visitType, startsAt, appointmentId: ids.get(reference)!, now: now() });
  }
  await insertAll(
    orm,
    'allocation',
    others.map(({ visit }) => ({
      doctor_id: visit.doctorId,
      lane: visit.lane,
      visit_type_id: visit.visitType.id,
      starts_at: iso(visit.startsAt),
      during: duringOf(visit.visitType, visit.startsAt),
      active: true,
      alone: false,
      extended: false,
      appointment_id: ids.get(visit.reference),
    })),
    sql`id`,
  );
  // Another booking was faster: the database's constraints decide who has a slot.
  await orm.execute(sql`
    delete from appointment a where a.id = any(${sql.param(written.map(({ id }) => id))}::int[])
      and a.status not in ${releasingList}
      and not exists (select from allocation x where x.appointment_id = a.id)`);
}

function rowOf(
  visit: Visit,
  { now, secret, sought }: { now: number; secret: string; sought: ReadonlySet<number> },
) {
  const { reference, person, visitType } = visit;
  const isSought = sought.has(visit.doctorId);
  const course = { ...visit, needsApproval: visitType.needsApproval, isSought };
  const status = stateAt(course, now);
  return {
    created_at: iso(visit.bookedAt),
    updated_at: iso(visit.bookedAt),
    version: 1,
    reference,
    status,
    ...besides(status, reference),
    cancelled_at: status === 'cancelled' ? iso(cancellationOf(course)) : null,
    doctor_id: visit.doctorId,
    visit_type_id: visitType.id,
    visit_type: visitType,
    starts_at: iso(visit.startsAt),
    ends_at: iso(visit.endsAt),
    time_zone: visit.timeZone,
    name: person.name,
    email: visit.source === 'walk-in' ? '' : person.email,
    phone: person.phone,
    patient_is_other: visit.isForChild,
    patient_name: visit.isForChild ? person.child : '',
    reason: visit.reason,
    source: visit.source,
    series_id: visit.seriesId,
    manage_token_hash: `\\x${hashToken(manageToken(secret, { reference, linkVersion: 0 })).toString('hex')}`,
    is_demo: true,
  };
}

interface Words {
  status_note: string;
  message_to_patient: string;
  changed_by: '' | 'patient' | 'staff';
}

/** The columns of a state. */
function besides(status: AppointmentStatus, reference: string): Words {
  const texts: Words = { status_note: '', message_to_patient: '', changed_by: '' };
  if (status === 'cancelled' && isByHospital(reference)) {
    const message_to_patient = 'The doctor is ill. Please choose another time, or call us.';
    return { ...texts, message_to_patient, changed_by: 'staff' };
  }
  if (status === 'cancelled') return { ...texts, changed_by: 'patient' };
  if (status === 'entered_in_error') return { ...texts, status_note: 'Booked twice.', changed_by: 'staff' };
  if (status === 'declined') {
    const message_to_patient = 'This time is no longer possible. Please choose another one, or call us.';
    return { ...texts, message_to_patient, changed_by: 'staff' };
  }
  return texts;
}

/** PostgreSQL reads the rows as JSON, as in db/copy.ts; columns that none of them names get their default. */
async function insertAll<Returned extends Record<string, unknown>>(
  orm: Orm,
  table: 'appointment' | 'allocation',
  rows: object[],
  returning: SQL,
) {
  if (rows.length === 0) return [];
  const columns = sql.raw(Object.keys(rows[0]!).join(', '));
  const { rows: written } = await orm.execute<Returned>(sql`
    insert into ${sql.identifier(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)})
    on conflict do nothing returning ${returning}`);
  return written;
}

/**
 * Moves open visits to their present state. A visit with a raised version was changed by staff, who continue with it;
 * only once its day is over is it settled, as the desk would have.
 */
export async function moveVisitsOn({ orm, now }: DemoContext) {
  const timeZone = await hospitalZone(orm);
  const today = Date.parse(startOfDay(timeZone, localAt(timeZone, now()).localDate));
  const sought = await soughtIds(orm);
  const { rows } = await orm.execute<OpenVisit>(sql`
    select id, reference, status, version, doctor_id, source, (visit_type->>'needsApproval')::boolean as needs_approval,
      created_at, starts_at, ends_at
    from appointment where is_demo and status in ('requested', 'booked', 'arrived', 'in_progress')
    for update`);
  const moved = rows.flatMap((row) => {
    const isTheirs = row.version > 1;
    const to = isTheirs ? settled(row, today) : stateAt(courseOf(row, sought), now());
    const changes = isTheirs ? {} : besides(to, row.reference);
    return to === row.status ? [] : [{ id: row.id, to, changes }];
  });
  for (const some of Map.groupBy(moved, ({ to, changes }) => `${to} ${JSON.stringify(changes)}`).values()) {
    const [{ to, changes }] = some as [(typeof moved)[number]];
    await setStates(
      orm,
      some.map(({ id }) => id),
      { to, at: now(), changes },
    );
  }
}

type OpenVisit = {
  id: number;
  reference: string;
  status: AppointmentStatus;
  version: number;
  doctor_id: number;
  source: string;
  needs_approval: boolean;
  created_at: string;
  starts_at: string;
  ends_at: string;
};

function courseOf(row: OpenVisit, sought: ReadonlySet<number>): Course {
  return {
    reference: row.reference,
    bookedAt: Date.parse(row.created_at),
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
    needsApproval: row.needs_approval,
    source: row.source,
    isSought: sought.has(row.doctor_id),
  };
}

function settled({ status, starts_at }: OpenVisit, today: number): AppointmentStatus {
  if (Date.parse(starts_at) >= today) return status;
  if (status === 'requested') return 'declined';
  return status === 'booked' ? 'no_show' : 'fulfilled';
}

/** Text by staff stays if `changes` leaves it out. */
export async function setStates(
  orm: Orm,
  ids: number[],
  { to, at, changes }: { to: AppointmentStatus; at: number; changes: Partial<Words> },
) {
  const { status_note: statusNote, message_to_patient: messageToPatient, changed_by: changedBy } = changes;
  await orm
    .update(appointment)
    .set({
      ...{ status: to, updatedAt: new Date(at), statusNote, messageToPatient, changedBy },
      ...(isReleased(to) ? noNeeds : {}),
      // A hospital that was off catches up long after the visit.
      ...(to === 'cancelled'
        ? { cancelledAt: sql`least(${iso(at)}::timestamptz, ${appointment.startsAt} - interval '3 hours')` }
        : {}),
    })
    .where(inArray(appointment.id, ids));
  if (isReleased(to)) await orm.delete(allocation).where(inArray(allocation.appointmentId, ids));
}

/** Rows that belong to them are deleted too, as with every appointment. */
export async function forgetVisits({ orm, now }: DemoContext) {
  await orm.execute(
    sql`delete from appointment where is_demo and starts_at < ${iso(now() - (keptDays + 1) * dayMs)}`,
  );
}

async function soughtIds(orm: Orm): Promise<ReadonlySet<number>> {
  const { rows } = await orm.execute<{ id: number }>(
    sql`select id from doctor where slug = any(${sql.param(soughtAfter)}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

const releasingList = sql`(${sql.join(
  releasing.map((status) => sql`${status}`),
  sql`, `,
)})`;

function isReleased(status: AppointmentStatus) {
  return releasing.includes(status);
}

function iso(instant: number) {
  return new Date(instant).toISOString();
}
