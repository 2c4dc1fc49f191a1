/**
 * Imports an export into an empty hospital: first the whole file is checked, then everything is written in one
 * transaction or not at all. Existing accounts keep their passwords; those of the export arrive disabled and without
 * one, so that no file can let anyone in.
 */

import type { PoolClient } from 'pg';
import { recordActivity } from '#server/activity/revision.ts';
import type { Services } from '#server/call/context.ts';
import { createOrm } from '#server/db/orm.ts';
import { continueNumbering, quoted, tablesInOrder } from '#server/db/tables.ts';
import { CommitUnknown, commit, databaseError } from '#server/db/transaction.ts';
import { endDemoPatients } from '#server/demo-patients/demo-patients.ts';
import { administrator } from '#server/identity/rights.ts';
import type { Staff } from '#server/identity/session.ts';
import { canonicalEmail } from '#server/kernel/email-address.ts';
import { derivedLinks, hashOfLink } from '#server/links/derived-links.ts';
import type { Store } from '#server/media/store.ts';
import { folderOf, masterName } from '#server/media/variants.ts';
import { counted, t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { secretMark } from './manifest.ts';
import { type Archive, Damaged, openArchive } from './read.ts';
import type { Row } from './row-rules.ts';
import { travelling } from './travel.ts';

/** Advisory lock: of two concurrent imports the second waits, then finds the hospital filled. */
const lockKey = 7_025_118_804;
/** Rows per statement: this many, or fewer long ones with this many characters together. */
const batch = { rows: 500, characters: 2_000_000 };

export class NotEmpty extends Error {}

export interface Imported {
  rows: number;
  pictures: number;
  notes: string[];
}
type Place = Pick<Services, 'storage' | 'secret' | 'now'>;

/** Throws `Damaged` or `NotEmpty`, with a sentence, before anything is written. `staff` is the actor for the trail. */
export async function importHospital(
  { storage: { database, store }, secret, now }: Place,
  path: string,
  staff: Pick<Staff, 'id' | 'name'> | null,
): Promise<Imported> {
  // The file is read outside any transaction: the embedded database has a single connection.
  const columns = await database.withoutTimeLimit(async (client) => {
    await refuseIfFilled(client);
    return columnsByTable(client);
  });
  const archive = await openArchive(path, (table) => columns.get(table) ?? []);
  const putFiles: string[] = [];
  try {
    return await database.withoutTimeLimit(async (client) => {
      await client.query('begin');
      try {
        await client.query(`select pg_advisory_xact_lock(${lockKey})`);
        await refuseIfFilled(client);
        const result = await writeAll(client, archive, { secret, now: now() });
        for (const key of archive.pictures) await putPicture(store, archive, key, putFiles);
        // From here on it is a real hospital, even if a demo was emptied for it.
        await endDemoPatients(createOrm(client), now());
        await recordActivity(createOrm(client), staff, 'import', 'hospital', {
          id: 1,
          name: archive.manifest.hospital,
        });
        await commit(client);
        return { ...result, pictures: archive.pictures.length };
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  } catch (error) {
    // If the commit may have succeeded, the pictures stay: a file without an entry does no harm.
    if (!(error instanceof CommitUnknown)) for (const key of putFiles) await store.remove(folderOf(key));
    throw refusedByDatabase(error) ?? error;
  } finally {
    archive.close();
  }
}

/** Mail to staff about their accounts does not count: a sign-in from another browser writes some. */
const isOfVisitors = 'num_nonnulls(appointment_id, series_id, inquiry_id, subscriber_id) > 0';

/** The content that prevents an import, such as "3 departments, 1 inquiry"; empty if nothing does. */
export async function whatIsHere(client: Pick<PoolClient, 'query'>): Promise<string> {
  const found: string[] = [];
  for (const [table, { isReplaced }] of Object.entries(travelling)) {
    if (isReplaced || table === 'staff') continue;
    const only = table === 'outbox' ? `where ${isOfVisitors}` : '';
    const { rows } = await client.query(`select count(*)::int as count from ${quoted(table)} ${only}`);
    const { count } = rows[0] as { count: number };
    if (count > 0) found.push(`${table.replaceAll('_', ' ')}: ${count}`);
  }
  return found.join(', ');
}

async function refuseIfFilled(client: PoolClient) {
  const found = await whatIsHere(client);
  if (found)
    throw new NotEmpty(
      t('This hospital is not empty ({found}). Import into one that has just been set up.', { found }),
    );
}

async function columnsByTable(client: PoolClient) {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, all]) => [
      table,
      all.map(({ column }) => column),
    ]),
  );
}

async function writeAll(
  client: PoolClient,
  archive: Archive,
  { secret, now }: { secret: string; now: number },
) {
  const order = (await tablesInOrder(client)).filter((table) => table in travelling);
  for (const table of [...order].reverse()) {
    if (travelling[table]!.isReplaced) await client.query(`delete from ${quoted(table)}`);
  }
  const bringBack = await setMailAside(client);
  const accounts = await writeAccounts(client, archive, now);
  const relabel = createRelabel(archive.manifest.secretMark === secretMark(secret) ? null : secret);
  let rows = accounts.ids.size;
  for (const table of order) {
    const found = archive.manifest.tables.find(({ name }) => name === table);
    if (!found || table === 'staff') continue;
    const staffColumns = await columnsToStaff(client, table);
    const prepare = (row: Row) => {
      for (const column of staffColumns) row[column] = accounts.ids.get(row[column] as number) ?? null;
      relabel(table, row);
      return JSON.stringify(row);
    };
    for await (const some of batches(archive.rows(table), prepare)) {
      await insert(client, table, found.columns, some);
      rows += some.length;
    }
    await continueNumbering(client, table);
  }
  await bringBack();
  return { rows, notes: [...accounts.notes, ...relabel.notes] };
}

/** Frees the ids of existing mail about accounts for those of the file; returns the function that restores it. */
async function setMailAside(client: PoolClient) {
  const columns = (await columnsByTable(client)).get('outbox')!.filter((name) => name !== 'id');
  await client.query('create temporary table own_mail on commit drop as select * from outbox');
  await client.query('delete from outbox');
  return () =>
    client.query(
      `insert into outbox (${columnList(columns)}) select ${columnList(columns)} from own_mail order by id
        on conflict do nothing`,
    );
}

/**
 * The export's accounts, matched by address: existing ones are unchanged, the others arrive disabled and without a
 * password. Returns the id of each one here.
 */
async function writeAccounts(client: PoolClient, archive: Archive, now: number) {
  const found = archive.manifest.tables.find(({ name }) => name === 'staff')!.columns;
  const columns = [...new Set([...found, 'disabled_at', 'roles'])].filter((column) => column !== 'id');
  const ids = new Map<number, number>();
  const arrived: string[] = [];
  let more = 0;
  const importedAt = new Date(now).toISOString();
  for await (const row of archive.rows('staff')) {
    const { rows: known } = await client.query<{ id: number }>(
      'select id from staff where lower(email collate "C") = $1 and left_at is null and $2::timestamptz is null',
      [canonicalEmail(String(row.email)), row.left_at ?? null],
    );
    if (known[0]) {
      ids.set(row.id as number, known[0].id);
      continue;
    }
    const { id: before, ...rest } = row;
    // Before there were roles, every account was an administrator's; a row that omits its own is refused.
    const fresh = {
      ...(found.includes('roles') ? {} : { roles: administrator }),
      ...rest,
      ...withoutSecrets,
      disabled_at: row.disabled_at ?? importedAt,
    };
    const { rows } = await client.query<{ id: number }>(
      `insert into staff (${columnList(columns)})
        select ${columnList(columns)} from jsonb_populate_record(null::staff, $1) returning id`,
      [JSON.stringify(fresh)],
    );
    ids.set(before as number, rows[0]!.id);
    if (row.left_at) continue;
    if (arrived.length < mostNamed) arrived.push(String(row.email));
    else more++;
  }
  const notes =
    arrived.length === 0
      ? []
      : [
          t(
            'These accounts arrived disabled and without a password, so that the file lets nobody in: {accounts}. Under Settings, Staff, enable the people you know and send them a new invitation.',
            {
              accounts:
                more > 0
                  ? counted('{fields} and {count} more', '{fields} and {count} more', more, {
                      fields: arrived.join(', '),
                    })
                  : arrived.join(', '),
            },
          ),
        ];
  return { ids, notes };
}

const mostNamed = 50;
/** An import lets no one in, for any content of the file. */
const withoutSecrets = travelling.staff!.without!;

/** Columns of a table that reference an account. */
async function columnsToStaff(client: PoolClient, table: string) {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.conrelid = $1::regclass and c.confrelid = 'staff'::regclass`,
    [quoted(table)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Patients' links are signed with the hospital's key. With another key, links in future messages use it, and the ones
 * already mailed are dead.
 */
function createRelabel(secret: string | null) {
  const relabel = (table: string, row: Row) => {
    const link = derivedLinks[table];
    if (secret && link && row[link.hashColumn]) row[link.hashColumn] = hashOfLink(link, secret, row);
  };
  relabel.notes = secret
    ? [
        t(
          "This hospital signs links with another SECRET than the export's. Links in messages that patients already have no longer open; those in new messages do.",
        ),
      ]
    : [];
  return relabel;
}

async function* batches(rows: AsyncGenerator<Row>, prepare: (row: Row) => string): AsyncGenerator<string[]> {
  let [some, characters] = [[] as string[], 0];
  for await (const row of rows) {
    const text = prepare(row);
    some.push(text);
    characters += text.length;
    if (some.length < batch.rows && characters < batch.characters) continue;
    yield some;
    [some, characters] = [[], 0];
  }
  if (some.length > 0) yield some;
}

/** Inserts rows given as JSON. A column newer than the export gets its default. */
async function insert(client: PoolClient, table: string, columns: string[], rows: string[]) {
  const name = quoted(table);
  await client.query(
    `insert into ${name} (${columnList(columns)}) overriding system value
      select ${columnList(columns)} from jsonb_populate_recordset(null::${name}, $1)`,
    [`[${rows.join(',')}]`],
  );
}

function columnList(columns: string[]) {
  return columns.map(quoted).join(', ');
}

async function putPicture(store: Store, archive: Archive, key: string, putFiles: string[]) {
  const { bytes, type } = await archive.picture(key);
  putFiles.push(key);
  await store.put(masterName(key), bytes, type);
}

/** A row that the database refuses cannot come from our export: returns a sentence with the table, without values. */
function refusedByDatabase(error: unknown) {
  const { code = '', table, message = '' } = databaseError(error);
  if (!/^(22|23|54)/.test(code)) return undefined;
  return new Damaged(
    table
      ? t('The database refuses its content of {table} ({problem}).', {
          table,
          problem: shorten(message, 120),
        })
      : t('The database refuses its content ({problem}).', { problem: shorten(message, 120) }),
  );
}
