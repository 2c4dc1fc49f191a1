/**
 * Finding out which visits are stranded looks at every visit ahead, and each open desk asks every minute. So the whole
 * hospital is looked through at most twice a minute; an answer then asks again about what was found, as it is now.
 */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { findStranded, undecidedSince } from '#server/times/stranded.ts';

interface Clocked {
  orm: Orm;
  now(): number;
}

const keptMs = 30_000;
const kept = new WeakMap<Orm, { at: number; ids: Promise<number[]> }>();

/** The stranded appointments of the whole hospital; one that became so may be missing for half a minute. */
export async function latelyStranded(context: Clocked): Promise<number[]> {
  const ids = await allOf(context);
  return ids.length === 0 ? [] : idsOf(context, `{${ids.join(',')}}`);
}

function allOf(context: Clocked): Promise<number[]> {
  const { orm, now } = context;
  const last = kept.get(orm);
  if (last && Math.abs(now() - last.at) < keptMs) return last.ids;
  const ids = idsOf(context);
  kept.set(orm, { at: now(), ids });
  ids.catch(() => kept.delete(orm));
  return ids;
}

async function idsOf(context: Clocked, among?: string): Promise<number[]> {
  const since = await undecidedSince(context);
  const stranded = await findStranded(
    { ...context, since },
    among ? sql`a.id = any(${among}::int[])` : sql`true`,
  );
  return stranded.map(({ appointmentId }) => appointmentId);
}
