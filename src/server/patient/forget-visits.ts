/**
 * Visits without their patients. A visit stays for the figures when its patient is deleted; one whose record the law
 * requires has its name, and its patient, until the legal period is over. The daily job and an erasure both use this.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AppointmentStatus } from '#contract/appointment.ts';
import type { Orm } from '#server/db/orm.ts';
import { transaction } from '#server/db/transaction.ts';

/** Shown at the desk in place of a name. */
const forgottenName = 'Name removed';

/** Visits per transaction: the statement timeout is fifteen seconds, and the embedded database has one connection. */
const most = 1000;

/**
 * A medical record is about a person who was here. A past visit counts too unless it was recorded as not having taken
 * place; a cancelled, declined or missed one does not.
 */
const ofRecord: readonly AppointmentStatus[] = ['booked', 'arrived', 'in_progress', 'fulfilled'];

/** The end of the legal period of an `appointment`. */
export const keptUntil = sql`(ends_at + (select record_months from retention) * interval '1 month')`;

/** Whether the law still requires the record of an `appointment`. */
export function isKeptByLaw(now: number): SQL {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return sql`(status in ${[...ofRecord]} and ends_at <= ${at} and ${keptUntil} > ${at})`;
}

/**
 * Removes the patients of visits before this time, and of records whose legal period is over. Returns the number of
 * visits.
 */
export async function forgetPatients(orm: Orm, now: number, before: SQL): Promise<number> {
  const due = sql`details_removed_at is null and ends_at < ${before}`;
  const over = sql`details_removed_at is not null and not ${isKeptByLaw(now)}`;
  return (await inParts(orm, now, due)) + (await inParts(orm, now, over));
}

async function inParts(orm: Orm, now: number, which: SQL): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await transaction({ orm }, async (inside) => {
      const visits = await oldest(inside.orm, now, which);
      await forgetVisits(inside.orm, now, visits);
      return visits.length;
    });
    forgotten += count;
    if (count < most) return forgotten;
  }
}

interface Visit {
  id: number;
  isKept: boolean;
}

/** The oldest visits that are due, by id, so that each statement reads only these. */
async function oldest(orm: Orm, now: number, which: SQL): Promise<Visit[]> {
  const { rows } = await orm.execute<Visit & Record<string, unknown>>(sql`
    select id, ${isKeptByLaw(now)} as "isKept" from appointment where contact_removed_at is null and ${which}
    order by ends_at limit ${most} for update`);
  return rows;
}

/** Kept visits keep their record; of the others nothing stays that identifies the patient. */
export async function forgetVisits(orm: Orm, now: number, visits: Visit[]) {
  const [kept, forgotten] = [true, false].map((isKept) =>
    visits.filter((visit) => visit.isKept === isKept).map(({ id }) => id),
  );
  const at = new Date(now).toISOString();
  await strip(
    orm,
    kept!,
    sql`name = case when patient_is_other then patient_name else name end,
    details_removed_at = ${at}`,
  );
  await strip(orm, forgotten!, sql`name = ${forgottenName}, patient_id = null, contact_removed_at = ${at}`);
}

/** What no record needs: how to reach the patient, what they and staff wrote, mail, and what the trail knows of it. */
async function strip(orm: Orm, ids: number[], besides: SQL) {
  if (ids.length === 0) return;
  const these = sql`any(${sql.param(ids)}::int[])`;
  await orm.execute(sql`delete from outbox where appointment_id = ${these}
    or series_id in (select series_id from appointment where id = ${these})`);
  await orm.execute(sql`
    update appointment set ${besides}, email = '', phone = '', patient_is_other = false, patient_name = '', reason = '',
      language = '', series_id = null, status_note = '', message_to_patient = '', manage_token_hash = null, sms_agreed_at = null,
      needs_interpreter = false, interpreter_language = '', needs_step_free = false, needs_hearing_help = false,
      needs_sight_help = false, needs_chaperone = false
    where id = ${these}`);
  await orm.execute(sql`delete from activity_change where activity_id in
    (select id from activity where entity = 'appointment' and entity_id = ${these})`);
  await orm.execute(sql`delete from revision where entity = 'appointment' and entity_id = ${these}`);
}
