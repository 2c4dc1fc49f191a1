/**
 * A doctor who is running late: reported by staff for the current session, read by waiting patients. No one ends it: it
 * applies to visits that begin within the session, and is over once the last of them could have begun.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { type delay as contract, type Delay, toldHours } from '#contract/delay.ts';
import { problem } from '#contract/errors.ts';
import { addDays } from '#contract/words/formats.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { readAppointments } from '#server/appointment/read.ts';
import type { StaffContext } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { hospitalZone, ofStaff, practices } from '#server/times/availability.ts';
import { type Interval, merge, readHours, windowsOn } from '#server/times/hours.ts';
import { dayOf, localAt, MINUTE_MS, zoneMap } from '#server/times/zone.ts';
import { t } from '#words/say.ts';

const { appointment, delay: table, doctor } = schema;

export async function sayDelay(
  { params, body: { minutes, tells } }: Checked<typeof contract.update>,
  context: StaffContext,
) {
  const outcome = await transaction(context, async (inside) => {
    const { orm, now, staff } = inside;
    const reached = reachesDoctor(reachOf(staff, 'visits', 'change'), doctor.id);
    // Concurrent reports run one after the other.
    const [found] = await orm
      .select({ id: doctor.id, name: doctor.name })
      .from(doctor)
      .where(and(eq(doctor.id, params.id), isNull(doctor.deletedAt), reached))
      .for('update');
    if (!found) return problem('not-found');
    const before = (await readDelays(orm, now(), sql`doctor_id = ${found.id}`)).get(found.id);
    if (minutes === 0) await orm.delete(table).where(eq(table.doctorId, found.id));
    else {
      const session = await sessionOf(inside, found.id);
      if (!session || session.end + minutes * MINUTE_MS <= now())
        return problem('state-not-allowed', {
          detail: t('{name} sees nobody any more today.', { name: found.name }),
        });
      const values = {
        doctorId: found.id,
        minutes,
        startsAt: new Date(session.start),
        endsAt: new Date(session.end),
        since: before ? new Date(before.since) : new Date(now()),
        saidBy: staff.name,
      };
      await orm.insert(table).values(values).onConflictDoUpdate({ target: table.doctorId, set: values });
    }
    const changes = changesBetween({ delayMinutes: before?.minutes }, { delayMinutes: minutes || null });
    if (changes.length > 0) await recordActivity(orm, staff, 'delay', 'doctor', found, changes);
    const after = await readDelays(orm, now(), sql`doctor_id = ${found.id}`);
    const told = tells && minutes > 0 ? await tellPatients(inside, found.id) : 0;
    return { data: { doctorId: found.id, delay: after.get(found.id) ?? null, told } };
  });
  context.mailWritten();
  return outcome;
}

/**
 * Writes to patients of the session who may not have left yet, each once. It says that the doctor is late, but not by
 * how much: the page of the link is up to date when it is read.
 */
async function tellPatients(context: StaffContext, doctorId: number) {
  const { orm, now } = context;
  const rows = await readAppointments(
    orm,
    sql`${appointment.doctorId} = ${doctorId} and ${appointment.status} = 'booked'
      and ${appointment.startsAt} > ${new Date(now()).toISOString()}::timestamptz
      and ${appointment.startsAt} <= ${new Date(now() + toldHours * 3_600_000).toISOString()}::timestamptz
      and ${appointment.startsAt} < (select l.ends_at from delay l where l.doctor_id = ${doctorId})`,
  );
  let told = 0;
  for (const row of rows) if (await writeAppointmentMessage(context, row, { kind: 'reminder-late' })) told++;
  return told;
}

/** Current delays by doctor. `which` is a condition on `delay`. */
export async function readDelays(orm: Orm, now: number, which: SQL = sql`true`): Promise<Map<number, Delay>> {
  const rows = await orm
    .select()
    .from(table)
    .where(and(which, isOn(now)));
  return new Map(
    rows.map(({ doctorId, minutes, since, saidBy, endsAt }) => [
      doctorId,
      { minutes, since: since.toISOString(), by: saidBy, until: endsAt.toISOString() },
    ]),
  );
}

/**
 * By how many minutes a visit will begin late, as far as reported; null if on time, begun or over. For the columns of a
 * query on `appointment`, which names them itself: a query of one table leaves its name out.
 */
export function delayOfVisit(now: number): SQL<number | null> {
  return sql<number | null>`(select l.minutes from delay l where l.doctor_id = appointment.doctor_id
    and appointment.status in ('booked', 'arrived') and ${isOn(now, 'l')}
    and appointment.starts_at >= l.starts_at and appointment.starts_at < l.ends_at
    and appointment.ends_at + l.minutes * interval '1 minute' > ${new Date(now).toISOString()}::timestamptz)`;
}

/** The last of its visits waits until after the session. */
function isOn(now: number, alias = 'delay'): SQL {
  const late = sql.identifier(alias);
  return sql`${late}.ends_at + ${late}.minutes * interval '1 minute' > ${new Date(now).toISOString()}::timestamptz`;
}

/** The current or next stretch of today's hours and visits; the last one if all are over. */
async function sessionOf({ orm, now }: StaffContext, doctorId: number): Promise<Interval | undefined> {
  const timeZone = await hospitalZone(orm);
  const { localDate } = localAt(timeZone, now());
  const zone = zoneMap(timeZone, addDays(localDate, -1), addDays(localDate, 1));
  const found = await practices(orm, ofStaff(sql`d.id = ${doctorId}`));
  const hours = found.flatMap((practice) =>
    windowsOn(readHours(zone, practice), dayOf(localDate)).flatMap(({ open }) => open),
  );
  const { rows: visits } = await orm.execute<{ starts_at: string; ends_at: string }>(sql`
    select starts_at, ends_at from appointment where doctor_id = ${doctorId}
      and (starts_at at time zone ${timeZone})::date = ${localDate}::date
      and status in ('booked', 'arrived', 'in_progress')`);
  const ofVisits = visits.map((visit) => ({
    start: new Date(visit.starts_at).getTime(),
    end: new Date(visit.ends_at).getTime(),
  }));
  const sessions = merge([...hours, ...ofVisits]);
  return sessions.find(({ end }) => end > now()) ?? sessions.at(-1);
}
