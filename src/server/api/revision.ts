/** The trail of a write: who did what, and the entry as it then was. Written in the same transaction as the change. */
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import type { Staff } from '#server/identity/session.ts';

type Entry = { id: number; version?: number; name?: string; title?: string };

export async function recordActivity(
  orm: Orm,
  staff: Staff | null,
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
  action: 'create' | 'update' | 'remove',
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
