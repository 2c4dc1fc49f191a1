/** Finds by ids whose data an answer shows. */
import { type PersonalEntity, personalEntities, type Shown } from '#contract/base.ts';

export interface Seen {
  entity: PersonalEntity | 'hospital';
  /** Zero for several entries. */
  entityId: number;
  /** Written by `rangesOf`. */
  ids?: string;
}

/** The members that tell whose row it is: its own id, its appointment, or the entry of a trail row. */
interface ShownRow {
  id?: unknown;
  appointmentId?: unknown;
  entity?: unknown;
  entityId?: unknown;
  action?: unknown;
  label?: unknown;
  fields?: unknown;
}

/** Grouped by kind, none of them empty. */
export function seenIn(shows: Shown, data: unknown): Seen[] {
  const rows = (Array.isArray(data) ? data : [data ?? {}]) as ShownRow[];
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const [entity, id] = isOfTrail(row) ? told(row) : [shows, row.appointmentId ?? row.id];
    if (typeof id !== 'number') continue;
    const ids = found.get(entity);
    if (ids) ids.push(id);
    else found.set(entity, [id]);
  }
  return [...found]
    .filter((one): one is [PersonalEntity, number[]] => personalEntities.some((entity) => entity === one[0]))
    .map(([entity, ids]) => ({
      entity,
      entityId: ids.length === 1 ? ids[0]! : 0,
      ids: rangesOf(ids),
    }));
}

/** Keeps only what `seenIn` reads, so that a long file is not kept in memory. */
export function identified(row: unknown): ShownRow {
  const { id, appointmentId, entity, entityId, action, label, fields } = row as ShownRow;
  return { id, appointmentId, entity, entityId, action, label, fields };
}

function isOfTrail({ entity, entityId }: ShownRow) {
  return typeof entity === 'string' && typeof entityId === 'number';
}

/** A trail row without a name or changed values shows no one, nor does one about a read. */
function told({ entity, entityId, action, label, fields }: ShownRow): [string, unknown] {
  const isSilent = action === 'read' || action === 'download' || !(label || (fields as unknown[]).length > 0);
  return [entity as string, isSilent ? null : entityId];
}

/** Ids in PostgreSQL's multirange notation, "{[1,4),[9,10)}": a file of all patients is a few characters. */
export function rangesOf(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === id) last[1] = id + 1;
    else ranges.push([id, id + 1]);
  }
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
