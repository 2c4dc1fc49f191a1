/**
 * Records who read data of patients. A view is one row of the trail, however many entries it shows, written after the
 * answer, so that nobody waits for it. It names the entries by their ids alone: it must say who looked when the patient
 * is long forgotten.
 */
import { randomBytes } from 'node:crypto';
import type { PersonalEntity } from '#contract/base.ts';
import { changesHash } from '#server/activity/chain.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Staff } from '#server/identity/session.ts';
import type { Services } from './context.ts';
import type { CsvFile } from './csv.ts';

/** What somebody saw, on a page or in a file. */
interface Read {
  staff: Staff;
  entity: PersonalEntity;
  ids: readonly number[];
  isFile: boolean;
}

/** A page that loads itself again shows nothing new for this long. */
const sameViewMs = 10 * 60_000;
const mostViews = 10_000;

export class Reads {
  readonly #services: Pick<Services, 'orm' | 'now' | 'afterwards'>;
  /** When each view was last recorded, oldest first. */
  readonly #views = new Map<string, number>();

  constructor(services: Pick<Services, 'orm' | 'now' | 'afterwards'>) {
    this.#services = services;
  }

  /** Of an answer: of a list, or of one entry. */
  note(entity: PersonalEntity, staff: Staff, data: unknown) {
    this.#note({ staff, entity, ids: idsOf(data), isFile: false });
  }

  /** Of a file: what was sent of it, once that is known. */
  watch(file: CsvFile, entity: PersonalEntity, staff: Staff) {
    const ids: number[] = [];
    file.watcher = {
      sent: (rows) => ids.push(...idsOf(rows)),
      ended: () => this.#note({ staff, entity, ids, isFile: true }),
    };
  }

  #note(read: Read) {
    const { orm, now, afterwards } = this.#services;
    const at = now();
    if (read.ids.length === 0 || this.#isRepeated(read, at)) return;
    afterwards(() => recordRead(orm, read, at));
  }

  /** Whether the same session has just been recorded with the same entries; a file always counts. */
  #isRepeated({ staff, entity, ids, isFile }: Read, now: number): boolean {
    if (isFile) return false;
    const view = `${staff.id} ${staff.sessionId} ${entity} ${rangesOf(ids)}`;
    const last = this.#views.get(view);
    if (last !== undefined && now - last < sameViewMs) return true;
    this.#views.delete(view);
    this.#views.set(view, now);
    for (const [oldest, at] of this.#views) {
      if (this.#views.size <= mostViews && now - at < sameViewMs) break;
      this.#views.delete(oldest);
    }
    return false;
  }
}

function recordRead(orm: Orm, { staff, entity, ids, isFile }: Read, now: number) {
  const seen = rangesOf(ids);
  const [salt, content] = [randomBytes(16), JSON.stringify([{ field: 'ids', before: null, after: seen }])];
  return transaction({ orm }, async (inside) => {
    const [row] = await inside.orm
      .insert(schema.activity)
      .values({
        createdAt: new Date(now),
        actorId: staff.id,
        actorName: staff.name,
        action: isFile ? 'download' : 'read',
        entity,
        entityId: ids.length === 1 ? ids[0]! : 0,
        label: '',
        changesHash: changesHash(salt, content),
      })
      .returning({ id: schema.activity.id });
    await inside.orm.insert(schema.activityChange).values({ activityId: row!.id, salt, content });
    await inside.orm.insert(schema.activitySeen).values({ activityId: row!.id, entity, ids: seen });
  });
}

/** The ids of what an answer shows: of its rows or its one entry, or of the appointments that they are about. */
function idsOf(data: unknown): number[] {
  const rows = (Array.isArray(data) ? data : [data ?? {}]) as { id?: unknown; appointmentId?: unknown }[];
  return rows.map((row) => row.appointmentId ?? row.id).filter((id) => typeof id === 'number');
}

/** Ids as PostgreSQL writes a multirange, "{[1,4),[9,10)}": a file of all patients is a few characters. */
export function rangesOf(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === id) last[1] = id + 1;
    else ranges.push([id, id + 1]);
  }
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}
