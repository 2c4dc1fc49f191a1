import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { transaction } from '#server/db/transaction.ts';

/** Patients per transaction: the embedded database has one connection. */
const most = 1000;

/**
 * Deletes patients without any visit, inquiry or waiting-list entry, with their notes and what the trail says of them.
 * Those that a booking has just found are locked by it and stay; a second statement checks the others again, since a
 * booking may have ended before they were locked.
 */
export async function forgetStrayPatients(orm: Orm): Promise<number> {
  let forgotten = 0;
  let after = 0;
  for (;;) {
    const { gone, last } = await transaction({ orm }, (inside) => forgetSome(inside.orm, after));
    forgotten += gone;
    if (last === undefined) return forgotten;
    after = last;
  }
}

async function forgetSome(orm: Orm, after: number): Promise<{ gone: number; last: number | undefined }> {
  const { rows } = await orm.execute<{ id: number }>(sql`
    select id from patient where id > ${after} and ${isStray} order by id limit ${most} for update skip locked`);
  if (rows.length === 0) return { gone: 0, last: undefined };
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
  const { rowCount } = await orm.execute(sql`delete from patient where id = ${ids} and ${isStray}`);
  return { gone: rowCount ?? 0, last: rows.at(-1)!.id };
}

const isStray = sql`not exists (select from appointment a where a.patient_id = patient.id)
  and not exists (select from waitlist w where w.patient_id = patient.id)
  and not exists (select from inquiry i where i.patient_id = patient.id)
  and not exists (select from patient member where member.merged_into_id = patient.id)`;

/** A patient with only records that the law requires is a name: contact and notes are deleted with everything else. */
export async function forgetContactsOfRecords(orm: Orm) {
  const isOfRecords = sql`not exists (select from appointment a where a.patient_id = patient.id and a.details_removed_at is null)
    and not exists (select from waitlist w where w.patient_id = patient.id)
    and not exists (select from inquiry i where i.patient_id = patient.id)
    and not exists (select from patient member where member.merged_into_id = patient.id)`;
  await orm.execute(sql`
    with reduced as (
      update patient set email = '', phone = '', version = version + 1
      where exists (select from appointment a where a.patient_id = patient.id and a.details_removed_at is not null)
        and (email <> '' or phone <> '' or exists (select from patient_note n where n.patient_id = patient.id))
        and ${isOfRecords}
      returning id)
    delete from patient_note where patient_id in (select id from reduced)`);
}
