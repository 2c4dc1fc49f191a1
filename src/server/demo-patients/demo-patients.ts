/**
 * The patients of a demo hospital: invented people with appointments, answers, inquiries and waiting-list entries
 * around today, so that the desk has something to show. They are added at the first start of a demo hospital, and a job
 * keeps them up to date, so that a demo that runs for a year still looks like a week in a hospital.
 *
 * Invariant: rows made here are marked `is_demo`, and only those are changed or removed here. No mail is ever sent
 * about them: mail/ and booking/ leave out marked rows. Once removed, or once the hospital was started with DEMO=0, no
 * more are ever added.
 */
import { isNull, sql } from 'drizzle-orm';
import type { DemoPatients } from '#contract/demo.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { addAnswers } from './answers.ts';
import { keepCalls } from './calls.ts';
import { addInquiries, forgetInquiries, moveInquiriesOn } from './inquiries.ts';
import { addLeave, forgetLeave, settleStranded } from './leave.ts';
import { addVisits, type DemoContext, forgetVisits, moveVisitsOn } from './visits.ts';
import { addWaiting, forgetWaiting, moveWaitingOn } from './waiting.ts';

const { demoPatients } = schema;
/** New bookings are computed for all doctors at once, which is too expensive for every run. */
const addAfterMs = 3_600_000;

/** For a hospital that has just been filled; false if it has had demo patients before. */
export function addDemoPatients(context: DemoContext): Promise<boolean> {
  return transaction(context, async (inside) => {
    const { orm, now } = inside;
    const at = new Date(now());
    const written = await orm
      .insert(demoPatients)
      .values({ createdAt: at, renewedAt: at })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) return false;
    await addAll(inside, null);
    await addLeave(inside);
    return true;
  });
}

/** Brings them up to date, unless they were ended. Nodes take turns, and the second finds nothing left to do. */
export async function renewDemoPatients(context: DemoContext): Promise<void> {
  const isAdding = await transaction(context, async (inside) => {
    const { orm, now } = inside;
    const [going] = await orm.select().from(demoPatients).where(isNull(demoPatients.endedAt)).for('update');
    if (!going) return false;
    if (now() - going.renewedAt.getTime() < addAfterMs) {
      await moveOn(inside);
      return false;
    }
    await addAll(inside, going.renewedAt.getTime());
    await forgetVisits(inside);
    await forgetInquiries(inside);
    await forgetWaiting(inside);
    await forgetLeave(inside);
    await orm.update(demoPatients).set({ renewedAt: new Date(now()) });
    return true;
  });
  // In its own transaction, since it waits for bookings, which may wait for the slots claimed above.
  if (isAdding) await transaction(context, addLeave);
}

async function addAll(context: DemoContext, since: number | null) {
  await addVisits(context, since);
  await addInquiries(context, since);
  await addWaiting(context, since);
  await moveOn(context);
}

async function moveOn(context: DemoContext) {
  await moveVisitsOn(context);
  await addAnswers(context);
  await settleStranded(context);
  await moveInquiriesOn(context);
  await moveWaitingOn(context);
  await keepCalls(context);
}

/** No more are added, even if there never were any; present ones stay until removed. */
export async function endDemoPatients(orm: Orm, now: number) {
  const at = new Date(now);
  await orm
    .insert(demoPatients)
    .values({ createdAt: at, renewedAt: at, endedAt: at })
    .onConflictDoUpdate({
      target: demoPatients.id,
      set: { endedAt: at },
      setWhere: isNull(demoPatients.endedAt),
    });
}

export async function countDemoPatients(orm: Orm): Promise<DemoPatients> {
  const { rows } = await orm.execute<DemoPatients>(sql`select
    (select count(*)::int from appointment where is_demo) as appointments,
    (select count(*)::int from inquiry where is_demo) as inquiries,
    (select count(*)::int from waitlist where is_demo) as waitlist`);
  return rows[0]!;
}

/**
 * Removes all demo rows and what belongs to them: allocations, replies, offers, messages. What people have made, such
 * as a booking between those of the demo, stays. Returns the counts. Call it in a transaction.
 */
export async function removeDemoPatients(orm: Orm, now: number): Promise<DemoPatients> {
  await endDemoPatients(orm, now);
  const removed = await countDemoPatients(orm);
  // An offer's slot is released with it; the allocation itself would keep it until it expires.
  await orm.execute(sql`delete from allocation where appointment_id is null and id in (
    select o.allocation_id from waitlist_offer o join waitlist w on w.id = o.waitlist_id where w.is_demo)`);
  for (const table of ['waitlist', 'inquiry', 'appointment', 'time_off', 'patient']) {
    await orm.execute(sql`delete from ${sql.identifier(table)} where is_demo`);
  }
  return removed;
}
