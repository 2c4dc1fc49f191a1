/** Records a write: who did what, and the resulting entry. In the same transaction as the change. */

import { randomBytes } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ActivityAction, Change } from '#contract/activity.ts';
import type { AppointmentStatus } from '#contract/appointment.ts';
import type { InquiryStatus } from '#contract/inquiry.ts';
import { headingOf } from '#contract/resources.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { shorten } from '#words/shorten.ts';
import { changesHash } from './chain.ts';
import { changesBetween } from './changes.ts';

type Entry = { id: number; version?: number; name?: string; title?: string };
type Actor = { id: number | null; name: string };

/** Commands on the machine itself. */
export const commandLine: Actor = { id: null, name: 'Command line' };

/**
 * Returns the row's id. `changes` are the fields before and after; the row itself has only their hash, so that they can
 * be deleted. Their salt is random, even without changes: a reader of the seals cannot find a row's content by
 * guessing.
 */
export async function recordActivity(
  orm: Orm,
  actor: Actor | null,
  action: ActivityAction | AppointmentStatus | InquiryStatus,
  entity: string,
  entry: Entry,
  changes: Change[] = [],
): Promise<number> {
  const { activity } = schema;
  const row = {
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? 'Visitor',
    action,
    entity,
    entityId: entry.id,
    label: shorten(headingOf(entry), 200),
  };
  const [salt, content] = [randomBytes(16), JSON.stringify(changes)];
  const inserted = orm.$with('inserted').as(
    orm
      .insert(activity)
      .values({ ...row, changesHash: changesHash(salt, content) })
      .returning({ id: activity.id }),
  );
  // One statement, since a booking waits for it.
  const [written] = await orm
    .with(inserted)
    .insert(schema.activityChange)
    .select(sql`select id, ${salt}::bytea, ${content}::text from inserted`)
    .returning({ id: schema.activityChange.activityId });
  return written!.id;
}

/** An activity row, plus the whole entry as a revision to compare with and restore. */
export async function recordRevision(
  orm: Orm,
  staff: Actor & { id: number },
  action: 'create' | 'update' | 'restore' | 'remove',
  entity: string,
  entry: Entry & { version: number },
) {
  const changes = action === 'remove' ? [] : changesBetween(await contentBefore(orm, entity, entry), entry);
  await recordActivity(orm, staff, action, entity, entry, changes);
  await orm.insert(schema.revision).values({
    actorId: staff.id,
    actorName: staff.name,
    entity,
    entityId: entry.id,
    version: entry.version,
    content: { ...entry },
  });
}

/** Empty for a new entry. */
async function contentBefore(orm: Orm, entity: string, { id, version }: { id: number; version: number }) {
  const { revision } = schema;
  const [row] = await orm
    .select({ content: revision.content })
    .from(revision)
    .where(and(eq(revision.entity, entity), eq(revision.entityId, id), lt(revision.version, version)))
    .orderBy(desc(revision.version))
    .limit(1);
  return row?.content ?? {};
}

/**
 * Stores an entry before its first change if it has no revision yet, as in the demo hospital; otherwise the first
 * mistake could not be undone.
 */
export async function keepOriginal<E extends Entry & { version: number; updatedAt: string }>(
  orm: Orm,
  entity: string,
  { id, version }: { id: number; version: number },
  present: () => Promise<E>,
) {
  const { revision } = schema;
  const ofThis = and(eq(revision.entity, entity), eq(revision.entityId, id), eq(revision.version, version));
  if ((await orm.select({ id: revision.id }).from(revision).where(ofThis)).length > 0) return;
  const entry = await present();
  await orm.insert(revision).values({
    createdAt: new Date(entry.updatedAt),
    actorId: null,
    actorName: 'Original',
    entity,
    entityId: id,
    version,
    content: { ...entry },
  });
}
