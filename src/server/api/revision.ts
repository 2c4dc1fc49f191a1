/** The trail of a write: who did what, and the entry as it then was. Written in the same transaction as the change. */
import { and, eq } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Staff } from '#server/identity/session.ts';

type Entry = { id: number; version?: number; name?: string; title?: string };

export async function recordActivity(
  orm: Orm,
  staff: Pick<Staff, 'id' | 'name'> | null,
  action: string,
  entity: string,
  entry: Entry,
) {
  await orm.insert(schema.activity).values({
    actorId: staff?.id ?? null,
    actorName: staff?.name ?? 'Visitor',
    action,
    entity,
    entityId: entry.id,
    label: (entry.name ?? entry.title ?? '').slice(0, 200),
  });
}

/** An activity row, and the whole entry as a revision that can be compared and brought back. */
export async function recordRevision(
  orm: Orm,
  staff: Staff,
  action: 'create' | 'update' | 'restore' | 'remove',
  entity: string,
  entry: Entry & { version: number },
) {
  await recordActivity(orm, staff, action, entity, entry);
  await orm.insert(schema.revision).values({
    actorId: staff.id,
    actorName: staff.name,
    entity,
    entityId: entry.id,
    version: entry.version,
    content: { ...entry },
  });
}

/**
 * Keeps an entry as it is before its first change, where it came without a revision, as the demo hospital's do; else the
 * first mistake in it could not be taken back.
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
