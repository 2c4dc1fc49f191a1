/** Each day one of the demo patients has no email address, so staff must call them about a time that became free. */
import { sql } from 'drizzle-orm';
import { addDays } from '#contract/words/formats.ts';
import { offerTo } from '#server/booking/waitlist-offers.ts';
import * as schema from '#server/db/schema.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import { localToday } from '#server/times/availability.ts';
import { callableUntil } from '#server/times/desk-hours.ts';
import { chances } from './chance.ts';
import { somebody } from './person.ts';
import type { DemoContext } from './visits.ts';

const { waitlist } = schema;
/** A doctor who has free times. */
const calledAbout = 'samuel-oduya';
const longestDays = 10;

/** A condition on `waitlist`: it is one of these. */
export const isOfCalls = sql`link_key like 'demo call %'`;

/** Offers today's entry a time while staff are there to call, like any entry, and ends those of former days. */
export async function keepCalls(context: DemoContext) {
  const { orm, now, secret } = context;
  const today = await localToday(context);
  const linkKey = `demo call ${today}`;
  const at = new Date(now());
  await orm.execute(sql`update waitlist set status = 'lapsed', updated_at = ${at.toISOString()}
    where is_demo and status = 'waiting' and ${isOfCalls} and link_key <> ${linkKey}`);
  const callUntil = await callableUntil(context);
  if (callUntil === null) return;
  const { rows: doctors } = await orm.execute<{ id: number }>(
    sql`select id from doctor where deleted_at is null and slug = ${calledAbout}`,
  );
  for (const { id: doctorId } of doctors) {
    const { name, phone } = somebody(chances('call', today)(), new Set());
    await orm
      .insert(waitlist)
      .values({
        ...{ createdAt: at, updatedAt: at, doctorId, name, phone, linkKey, isDemo: true },
        fromDate: today,
        toDate: addDays(today, longestDays),
        linkTokenHash: hashToken(waitlistToken(secret, linkKey)),
      })
      .onConflictDoNothing();
  }
  const { rows: waiting } = await orm.execute<{ id: number }>(
    sql`select id from waitlist where is_demo and status = 'waiting' and link_key = ${linkKey}`,
  );
  // No one is written to: without an address there is only the call.
  const unwritten = { publicUrl: '', hasMailServer: false, mailWritten() {} };
  for (const { id } of waiting) await offerTo({ ...context, ...unwritten }, id, callUntil);
}
