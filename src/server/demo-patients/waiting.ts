/** Writes the demo patients' entries on the waiting list, for the doctors who are fully booked. */
import { sql } from 'drizzle-orm';
import type { WaitlistStatus } from '#contract/waitlist.ts';
import { addDays } from '#contract/words/formats.ts';
import * as schema from '#server/db/schema.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import { isOfCalls } from './calls.ts';
import { chances, pick } from './chance.ts';
import { somebody } from './person.ts';
import { soughtAfter } from './visit.ts';
import type { DemoContext } from './visits.ts';

const { waitlist } = schema;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const keptDays = 21;

/** Adds patients who joined after `since`, up to now; all that are kept if it is null. */
export async function addWaiting({ orm, now, secret }: DemoContext, since: number | null) {
  const after = Math.max(since ?? 0, now() - keptDays * dayMs);
  const { rows: doctors } = await orm.execute<{ id: number; slug: string }>(
    sql`select id, slug from doctor where deleted_at is null and slug = any(${sql.param(soughtAfter)}::text[])`,
  );
  for (let day = Math.floor(after / dayMs); day <= Math.floor(now() / dayMs); day++) {
    const next = chances('waiting', day);
    const joinedAt = day * dayMs + Math.round((8 + 12 * next()) * hourMs);
    if (next() < 0.4 || joinedAt <= after || joinedAt > now()) continue;
    const slug = pick(soughtAfter, next());
    const doctor = doctors.find((one) => one.slug === slug);
    if (!doctor) continue;
    const { name, email, phone } = somebody(next(), new Set());
    const joinedOn = new Date(joinedAt).toISOString().slice(0, 10);
    const linkKey = `demo ${joinedOn}`;
    await orm
      .insert(waitlist)
      .values({
        createdAt: new Date(joinedAt),
        updatedAt: new Date(joinedAt),
        doctorId: doctor.id,
        fromDate: addDays(joinedOn, 1),
        toDate: addDays(joinedOn, 10 + Math.floor(5 * next())),
        ...{ name, email, phone, linkKey },
        linkTokenHash: hashToken(waitlistToken(secret, linkKey)),
        isDemo: true,
      })
      .onConflictDoNothing();
  }
}

/** Some get a time, some find one elsewhere; no one waits beyond the requested days. */
export async function moveWaitingOn({ orm, now }: DemoContext) {
  const { rows } = await orm.execute<{ id: number; link_key: string; created_at: string }>(
    sql`select id, link_key, created_at from waitlist where is_demo and status = 'waiting' and not ${isOfCalls} for update`,
  );
  for (const { id, link_key, created_at } of rows) {
    const next = chances('end', link_key);
    if (now() < Date.parse(created_at) + (3 + 6 * next()) * dayMs) continue;
    const status = pick<WaitlistStatus>(['booked', 'booked', 'left', 'lapsed'], next());
    const at = new Date(now()).toISOString();
    await orm.execute(sql`update waitlist set status = ${status}, updated_at = ${at} where id = ${id}`);
  }
}

export async function forgetWaiting({ orm, now }: DemoContext) {
  const before = new Date(now() - keptDays * dayMs).toISOString();
  await orm.execute(sql`delete from waitlist where is_demo and created_at < ${before}`);
}
