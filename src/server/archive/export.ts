/**
 * A whole hospital as one ZIP: `manifest.json`, a file of JSON lines per table, and the master of each picture. The
 * rows are one snapshot of the database, written to disk first, so that no transaction waits for a slow download.
 * Nothing is held in memory as a whole.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { type PersonalEntity, personalEntities } from '#contract/base.ts';
import type { Services } from '#server/call/context.ts';
import { ownColumns, quoted, tablesInOrder } from '#server/db/tables.ts';
import type { Store } from '#server/media/store.ts';
import { masterName } from '#server/media/variants.ts';
import { type Manifest, manifestName, pictureName, secretMark, tableName } from './manifest.ts';
import { onlyRead, type Travel, travelling } from './travel.ts';
import { zipOf } from './zip-of.ts';

const batch = 500;
const workPrefix = 'work-';

export interface Exported {
  name: string;
  stream: Readable;
  /** The people whose data it holds: the ids of each kind, as a multirange. */
  shown: Map<PersonalEntity, string>;
}

/** Tables with data of people, by the trail's names of their entries. */
const tablesOfPeople: Record<PersonalEntity, string> = {
  appointment: 'appointment',
  waitlist: 'waitlist',
  inquiry: 'inquiry',
  patient: 'patient',
  mail: 'outbox',
  newsletter: 'subscriber',
};

type Place = Pick<Services, 'storage' | 'secret' | 'now'>;

/** Its work folder is removed once the stream ends or is aborted. */
export async function exportHospital({ storage, secret, now }: Place): Promise<Exported> {
  const folder = await workFolder(storage.dataDir, now());
  try {
    const rows = await storage.database.withoutTimeLimit((client) => writeTables(client, folder));
    const { found, lost } = await findPictures(storage.store, rows.pictureKeys);
    const manifest: Manifest = {
      format: 'openward-export',
      version: 1,
      createdAt: new Date(now()).toISOString(),
      hospital: rows.hospital,
      migration: rows.migration,
      secretMark: secretMark(secret),
      tables: rows.tables,
      pictures: found.length,
      lostPictures: lost,
    };
    const stream = pack(manifest, folder, storage.store, found);
    // The daily job deletes what cannot be deleted now.
    stream.once('close', () => rm(folder, { recursive: true, force: true }).catch(() => {}));
    return { name: `hospital-${manifest.createdAt.slice(0, 10)}.zip`, stream, shown: rows.shown };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** For a single export or import. */
export async function workFolder(dataDir: string, now: number) {
  await purgeWork(dataDir, now);
  const parent = join(dataDir, 'exports');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  return mkdtemp(join(parent, workPrefix));
}

/** The remains of a crashed export or import contain personal data: they are removed a day later. */
export async function purgeWork(dataDir: string, now: number) {
  const parent = join(dataDir, 'exports');
  for (const name of await readdir(parent).catch(() => [])) {
    const left = name.startsWith(workPrefix) ? await stat(join(parent, name)).catch(() => null) : null;
    if (left && left.mtimeMs < now - 86_400_000)
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function writeTables(client: PoolClient, folder: string) {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const tables: Manifest['tables'] = [];
    for (const name of await tablesInOrder(client)) {
      const travel = travelling[name] ?? (onlyRead.includes(name) ? {} : undefined);
      if (travel) tables.push(await writeTable(client, folder, name, travel));
    }
    const shown: Exported['shown'] = new Map();
    for (const entity of personalEntities) {
      const table = tablesOfPeople[entity];
      const ids = await idsOf(client, table, travelling[table]!);
      if (ids) shown.set(entity, ids);
    }
    const { rows: migrations } = await client.query('select max(name) as name from migration');
    const { rows: settings } = await client.query('select name from settings');
    const { rows: pictures } = await client.query<{ key: string }>('select key from media order by id');
    return {
      tables,
      shown,
      migration: migrations[0].name as string,
      hospital: settings[0].name as string,
      pictureKeys: pictures.map(({ key }) => key),
    };
  } finally {
    await client.query('rollback');
  }
}

async function writeTable(client: PoolClient, folder: string, name: string, travel: Travel) {
  const { without } = travel;
  const columns = await ownColumns(client, name);
  let count = 0;
  async function* lines() {
    await client.query(
      `declare rows no scroll cursor for select to_jsonb(own) as row from (select ${columns.map((column) => `t.${quoted(column)}`).join(', ')}
        from ${quoted(name)} t ${thatTravel(travel)}) own`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: object }>(
        `fetch ${travel.longestRow ? 1 : batch} from rows`,
      );
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ row }) => `${JSON.stringify({ ...row, ...(without && cut(without)) })}\n`).join('');
    }
    await client.query('close rows');
  }
  await pipeline(lines, createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }));
  return { name, columns, rows: count };
}

/** The ids of the exported rows; null if there are none. */
async function idsOf(client: PoolClient, name: string, travel: Travel) {
  const { rows } = await client.query<{ ids: string | null }>(
    `select range_agg(int4range(t.id, t.id + 1))::text as ids from ${quoted(name)} t ${thatTravel(travel)}`,
  );
  return rows[0]!.ids;
}

function thatTravel({ only, staying }: Travel) {
  const conditions = [only && conditionOf(only), staying && `not coalesce(${staying}, false)`].filter(
    Boolean,
  );
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

function conditionOf({ column, is, isNot }: NonNullable<Travel['only']>) {
  const name = `t.${quoted(column)}`;
  if (is !== undefined) return `${name} = '${is}'`;
  return isNot !== undefined ? `${name} <> '${isNot}'` : `${name} is not null`;
}

function cut(without: NonNullable<Travel['without']>) {
  return Object.fromEntries(
    Object.entries(without).map(([column, value]) => [column, value === '{}' ? {} : value]),
  );
}

async function findPictures(store: Store, keys: string[]) {
  const found: string[] = [];
  const lost: string[] = [];
  for (const key of keys) ((await store.has(masterName(key))) ? found : lost).push(key);
  return { found, lost };
}

function pack(manifest: Manifest, folder: string, store: Store, pictures: string[]): Readable {
  const about = Buffer.from(JSON.stringify(manifest, null, 2));
  return zipOf([
    { name: manifestName, open: async () => Readable.from([about]) },
    ...manifest.tables.map(({ name }) => ({
      name: tableName(name),
      open: async () => createReadStream(join(folder, `${name}.jsonl`)),
    })),
    ...pictures.map((key) => ({
      name: pictureName(key),
      isCompressed: true,
      async open() {
        const file = await store.get(masterName(key));
        if (!file) throw new Error(`The picture ${key} was removed during the export.`);
        return Readable.fromWeb(file.body as never);
      },
    })),
  ]);
}
