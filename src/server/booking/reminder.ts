/**
 * Appointment reminders, by default five days and one day before. Each is written under the lock of its appointment and
 * is unique by kind and sequence, so that a move cannot slip in between and several nodes write only one.
 */

import { and, eq, sql } from 'drizzle-orm';
import { readAppointment } from '#server/appointment/read.ts';
import type { Services } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { hasStopped, offersSms } from '#server/sms/sms-gateway.ts';
import { findStranded } from '#server/times/stranded.ts';

type ReminderContext = Pick<Services, 'orm' | 'now' | 'publicUrl' | 'secret' | 'mailWritten'>;

/** Hours before the visit after which no reminder is sent. */
const tooLateHours = 2;

/**
 * Each is sent between its own day and the next reminder's, as set in Settings; 0 days means none. The kinds are named
 * after the default days, since their names are part of message keys.
 */
async function readReminders(orm: Orm) {
  const { settings } = schema;
  const [days] = await orm
    .select({ first: settings.firstReminderDays, last: settings.lastReminderDays })
    .from(settings);
  const [first, last] = [days!.first * 24, days!.last * 24];
  return [
    { kind: 'reminder-5-days' as const, fromHours: first, toHours: last || tooLateHours },
    { kind: 'reminder-1-day' as const, fromHours: last, toHours: tooLateHours },
  ].filter(({ fromHours, toHours }) => fromHours > toHours);
}
const batch = 100;

/** Returns how many. Calls `mailWritten` once. */
export async function writeReminders(context: ReminderContext): Promise<number> {
  let written = 0;
  for (const reminder of await readReminders(context.orm)) {
    let ids = await dueIds(context, reminder, 0);
    while (ids.length > 0) {
      for (const id of ids) if (await remind(context, id, reminder)) written++;
      ids = await dueIds(context, reminder, ids.at(-1)!);
    }
  }
  if (written > 0) context.mailWritten();
  return written;
}

type Reminder = Awaited<ReturnType<typeof readReminders>>[number];

/** Excludes patients notified since it became due, so a booking at short notice gets none. */
function isDue({ now }: Pick<ReminderContext, 'now'>, { kind, fromHours, toHours }: Reminder) {
  const at = (hours: number) => sql`${new Date(now() + hours * 3_600_000).toISOString()}::timestamptz`;
  return sql`a.status = 'booked' and not a.is_demo and (a.email <> ''
      or a.sms_agreed_at is not null and a.phone <> '' and ${offersSms} and not ${hasStopped(sql`a.phone`)}) and a.new_times_offered_at is null
    and a.starts_at > ${at(toHours)} and a.starts_at <= ${at(fromHours)}
    and not exists (select 1 from outbox o where (o.appointment_id = a.id or o.series_id = a.series_id)
      and (o.unique_key in ('appointment ' || a.id || ' ' || ${kind} || ' ' || a.sequence,
          'appointment ' || a.id || ' ' || ${kind} || ' ' || a.sequence || ' sms')
        or o.created_at > a.starts_at - ${fromHours} * interval '1 hour'))`;
}

async function dueIds(context: ReminderContext, reminder: Reminder, after: number) {
  const { rows } = await context.orm.execute<{ id: number }>(
    sql`select a.id from appointment a where a.id > ${after} and ${isDue(context, reminder)} order by a.id limit ${batch}`,
  );
  return rows.map(({ id }) => id);
}

function remind(context: ReminderContext, id: number, reminder: Reminder) {
  return transaction(context, async (inside) => {
    const { rows } = await inside.orm.execute(
      sql`select 1 from appointment a where a.id = ${id} and ${isDue(inside, reminder)} for update`,
    );
    if (rows.length === 0) return false;
    // No reminder for a slot that the hospital cannot keep: it is on the staff's list.
    if ((await findStranded(inside, sql`a.id = ${id}`)).length > 0) return false;
    const row = await readAppointment(inside.orm, and(eq(schema.appointment.id, id)));
    return writeAppointmentMessage(inside, row!, { kind: reminder.kind });
  });
}
