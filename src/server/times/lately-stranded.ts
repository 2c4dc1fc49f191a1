/**
 * Finding stranded visits reads every future visit, and each open desk asks every minute. So the whole hospital is read
 * at most twice a minute, and again after a write to hours, rooms or visit types. Each answer then rechecks what was
 * found and the visits that changed since.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { Stranded } from '#contract/schedule.ts';
import type { Services } from '#server/call/context.ts';
import type { Notifications } from '#server/db/connection/notifications.ts';
import type { Holder } from '#server/identity/rights.ts';
import { findStranded, undecidedSince } from './stranded.ts';

interface Context extends Pick<Services, 'orm' | 'notifications' | 'now'> {
  staff?: Holder | null;
}

interface Reading {
  /** Epoch milliseconds. */
  at: number;
  found: Promise<{ ids: number[]; changedBefore: string }>;
}

const keptMs = 30_000;
/** A transaction may have begun this long before it is seen, and the clocks of two machines differ a little. */
const unseenSeconds = 120;

interface LastReading {
  /** Null after a write that may change the result. */
  last: Reading | null;
}

const ofProcess = new WeakMap<Notifications, Promise<LastReading>>();

/**
 * The stranded appointments that meet a condition on `appointment a`, in order of time, including today's. Writes on
 * another node, and changes that come only with the clock, may be missing for half a minute.
 */
export async function latelyStranded(context: Context, condition: SQL = sql`true`): Promise<Stranded[]> {
  const { ids, changedBefore } = await readingOf(context);
  const since = await undecidedSince(context);
  return findStranded(
    { ...context, since },
    sql`(a.id = any(${`{${ids.join(',')}}`}::int[]) or a.updated_at >= ${changedBefore}::timestamptz) and ${condition}`,
  );
}

async function readingOf(context: Context) {
  const { notifications, now } = context;
  const kept = await keptOf(notifications).catch(() => ({ last: null }) as LastReading);
  if (kept.last && Math.abs(now() - kept.last.at) < keptMs) return kept.last.found;
  const reading = { at: now(), found: readAll(context) };
  kept.last = reading;
  reading.found.catch(() => {
    if (kept.last === reading) kept.last = null;
  });
  return reading.found;
}

/** Rejects while it cannot learn of writes. A process learns of its own before they are answered. */
function keptOf(notifications: Notifications): Promise<LastReading> {
  const known = ofProcess.get(notifications);
  if (known) return known;
  const kept: LastReading = { last: null };
  const following = notifications
    .listen('content_changed', () => {
      kept.last = null;
    })
    .then(() => kept);
  ofProcess.set(notifications, following);
  following.catch(() => ofProcess.delete(notifications));
  return following;
}

async function readAll(context: Context) {
  const { orm, now } = context;
  const at = new Date(now()).toISOString();
  // Read first. A row is dated by this process or by the database, whose clock may differ.
  const { rows } = await orm.execute<{ before: string }>(
    sql`select (least(now(), ${at}::timestamptz) - make_interval(secs => ${unseenSeconds}))::text as before`,
  );
  const stranded = await findStranded(
    { ...context, staff: null, since: await undecidedSince(context) },
    sql`true`,
  );
  return { ids: stranded.map(({ appointmentId }) => appointmentId), changedBefore: rows[0]!.before };
}
