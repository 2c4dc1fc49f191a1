/**
 * Records who read data of patients. A view is one row of the trail for any number of entries. It names the entries by
 * their ids alone: it must say who looked long after the patient is deleted.
 *
 * Views are gathered for a moment after the answer and written by one statement, since the embedded database has one
 * connection, and the next query would wait for each. A crash loses that moment; a file is recorded at once, and the
 * whole hospital before it is sent.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Shown } from '#contract/base.ts';
import { changesHash } from '#server/activity/chain.ts';
import type { Orm } from '#server/db/orm.ts';
import type { Staff } from '#server/identity/session.ts';
import type { Services } from './context.ts';
import { identified, type Seen, seenIn } from './seen.ts';
import type { TextFile } from './text-file.ts';
import type { ZipFile } from './zip-file.ts';

/** One person's view of a page or a file. */
interface Read extends Seen {
  staff: Staff;
  at: number;
  /** Only for a file. */
  reason?: string;
}

/** A page that reloads itself counts as the same view for this long. */
const sameViewMs = 10 * 60_000;
const mostViews = 10_000;
const gatherMs = 1_000;

type Given = Pick<Services, 'orm' | 'now' | 'afterwards' | 'leaving' | 'gatherReadsMs'>;

export class Reads {
  readonly #services: Given;
  /** When each view was last recorded, oldest first. */
  readonly #views = new Map<string, number>();
  #waiting: Read[] = [];
  #isDue = false;

  constructor(services: Given) {
    this.#services = services;
  }

  /** Records an answer with a list or one entry. */
  note(shows: Shown, staff: Staff, data: unknown) {
    const at = this.#services.now();
    const fresh = seenIn(shows, data)
      .map((seen) => ({ ...seen, staff, at }))
      .filter((read) => !this.#isRepeated(read));
    if (fresh.length === 0) return;
    this.#waiting.push(...fresh);
    if (this.#isDue) return;
    this.#isDue = true;
    this.#services.afterwards(async () => {
      await this.#moment();
      this.#isDue = false;
      await this.#write();
    });
  }

  /** Records the rows of a table that were actually sent. */
  watch(file: TextFile, shows: Shown, staff: Staff, reason: string) {
    const rows: unknown[] = [];
    file.watcher = {
      sent: (some) => rows.push(...some.map(identified)),
      ended: () => {
        const at = this.#services.now();
        this.#waiting.push(...seenIn(shows, rows).map((seen) => ({ ...seen, staff, at, reason })));
        this.#services.afterwards(() => this.#write());
      },
    };
  }

  /** Records a file of many kinds of data before it is sent: of the whole hospital, or of one patient. */
  async take({ shown, stream }: ZipFile, shows: Shown, staff: Staff, reason: string) {
    const taken = { staff, at: this.#services.now(), reason };
    if (shows === 'hospital') this.#waiting.push({ ...taken, entity: 'hospital', entityId: 1 });
    for (const [entity, ids] of shown) this.#waiting.push({ ...taken, entity, entityId: 0, ids });
    try {
      await this.#write();
    } catch (error) {
      await stream.cancel();
      throw error;
    }
  }

  /** Ends at once when the process must stop, which then waits for the write. */
  async #moment() {
    const { leaving, gatherReadsMs = gatherMs } = this.#services;
    if (gatherReadsMs > 0) await setTimeout(gatherReadsMs, null, { signal: leaving }).catch(() => {});
  }

  async #write() {
    const reads = this.#waiting.splice(0);
    if (reads.length === 0) return;
    try {
      await record(this.#services.orm, reads);
    } catch (error) {
      // Written with the next ones.
      this.#waiting.unshift(...reads);
      throw error;
    }
  }

  /** Whether the same session has just been recorded with the same entries. */
  #isRepeated({ staff, entity, ids, at }: Read): boolean {
    const view = `${staff.id} ${staff.sessionId} ${entity} ${ids}`;
    const last = this.#views.get(view);
    if (last !== undefined && at - last < sameViewMs) return true;
    this.#views.delete(view);
    this.#views.set(view, at);
    for (const [oldest, before] of this.#views) {
      if (this.#views.size <= mostViews && at - before < sameViewMs) break;
      this.#views.delete(oldest);
    }
    return false;
  }
}

/** In one statement, in order. */
async function record(orm: Orm, reads: Read[]) {
  const rows = JSON.stringify(reads.map(rowOf));
  await orm.execute(sql`
    with read as materialized (
      select nextval(pg_get_serial_sequence('activity', 'id')) as id, r.*
      from jsonb_to_recordset(${rows}::jsonb) r (at timestamptz, actor_id int, actor_name text, action text,
        entity text, entity_id int, hash text, salt text, content text, ids int4multirange)
    ), told as (
      insert into activity (id, created_at, actor_id, actor_name, action, entity, entity_id, label, changes_hash)
      overriding system value
      select id, at, actor_id, actor_name, action, entity, entity_id, '', decode(hash, 'hex') from read
    ), kept as (
      insert into activity_change (activity_id, salt, content) select id, decode(salt, 'hex'), content from read
    )
    insert into activity_seen (activity_id, entity, ids) select id, entity, ids from read where ids is not null`);
}

function rowOf({ staff, at, entity, entityId, ids, reason }: Read) {
  const changes = [
    ...(ids === undefined ? [] : [{ field: 'ids', before: null, after: ids }]),
    ...(reason === undefined ? [] : [{ field: 'reason', before: null, after: reason }]),
  ];
  const [salt, content] = [randomBytes(16), JSON.stringify(changes)];
  return {
    at: new Date(at).toISOString(),
    actor_id: staff.id,
    actor_name: staff.name,
    action: reason === undefined ? 'read' : 'download',
    entity,
    entity_id: entityId,
    hash: changesHash(salt, content).toString('hex'),
    salt: salt.toString('hex'),
    content,
    ids: ids ?? null,
  };
}
