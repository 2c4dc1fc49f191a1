import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { export090, rowCounts } from '#server/db/test-0-9-0.ts';
import { type TestDatabase, testDatabase } from '#server/db/test-database.ts';
import { manageToken } from '#server/links/reference.ts';
import { masterName } from '#server/media/variants.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { exportHospital, purgeWork } from './export.ts';
import type { Manifest } from './manifest.ts';
import { most } from './read.ts';
import { fillWholeHospital } from './test-full-hospital.ts';
import { onlyRead, staying, travelling } from './travel.ts';

const picture = readFileSync(join(import.meta.dirname, '../../../demo/pictures/dental.jpg'));

let from: TestHospital;
let into: TestHospital;
let file: Buffer;
beforeAll(async () => {
  [from, into] = [await testHospital({ fixture: 'demo' }), await testHospital({ fixture: 'demo' })];
  await fill();
  file = await exported(from);
});
beforeEach(() => empty(into));
// A download removes its files after its end, which may be a moment after its last byte was read.
afterEach(async () => {
  for (const { dataDir } of [from, into]) await expect.poll(() => exportsOn(dataDir)).toEqual([]);
});
afterAll(async () => {
  await from.close();
  await into.close();
});

const exportsOn = (dataDir: string) => globSync('exports/*', { cwd: dataDir });

async function fill() {
  const { rows } = await from.orm.execute<{ key: string }>(sql`select key from media order by id limit 2`);
  for (const { key } of rows) await from.store.put(masterName(key), picture, 'image/jpeg');
  await fillWholeHospital(from);
}

async function exported(hospital: TestHospital) {
  const answer = await hospital.app.request('http://hospital.test/api/admin/export', {
    method: 'POST',
    headers: { ...hospital.staff, ...forAReason },
  });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  return Buffer.from(await answer.arrayBuffer());
}

/** Resets to a new hospital: its account and default rows. */
async function empty(hospital: TestHospital) {
  // An account may be a doctor's, and doctors have pictures: truncating either would delete the accounts too.
  const deleted = ['doctor', 'media'];
  const tables = Object.keys(travelling).filter(
    (name) => !['staff', ...deleted].includes(name) && !travelling[name]!.isReplaced,
  );
  // Truncating creates new files for a table and its indexes, and most tables are empty after a refused import.
  const { rows } = await hospital.orm.execute<{ name: string }>(
    sql.raw(
      tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
    ),
  );
  if (rows.length > 0)
    await hospital.orm.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`));
  for (const name of deleted) await hospital.orm.execute(sql.raw(`delete from ${name}`));
  await hospital.orm.execute(sql`insert into settings default values on conflict do nothing`);
  await hospital.orm.execute(sql`delete from staff where id > 1`);
  rmSync(join(hospital.dataDir, 'media'), { recursive: true, force: true });
}

async function send(zip: Buffer, hospital = into) {
  const answer = await hospital.app.request('http://hospital.test/api/admin/import', {
    method: 'POST',
    headers: { ...hospital.staff, 'Content-Type': 'application/zip' },
    body: new Uint8Array(zip),
  });
  return { status: answer.status, body: await answer.json() };
}

async function digest({ orm }: Pick<TestDatabase, 'orm'>, table: string, columns = 't') {
  const { rows } = await orm.execute(sql.raw(digestOf(table, columns)));
  return rows[0];
}

/** Many tables in one query, since most of them are empty. */
async function digests({ orm }: Pick<TestDatabase, 'orm'>, tables: string[]) {
  const { rows } = await orm.execute(sql.raw(tables.map((table) => digestOf(table)).join(' union all ')));
  return rows;
}

function digestOf(table: string, columns = 't') {
  return `select '${table}' as table, count(*)::int as count,
    md5(coalesce(string_agg(to_jsonb(${columns})::text, '|' order by to_jsonb(${columns})::text), '')) as sum
    from ${table} t`;
}

async function unpack(zip: Buffer) {
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  return files;
}

function pack(files: Map<string, Buffer>) {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The export with one of its files changed. */
async function changed(name: string, change: (text: string) => string | null) {
  const files = await unpack(file);
  const text = change(String(files.get(name)));
  if (text === null) files.delete(name);
  else files.set(name, Buffer.from(text));
  return pack(files);
}

test('every table of the database either travels or states why it stays', async () => {
  const database = await testDatabase();
  const { rows } = await database.orm.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
  );
  await database.close();
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(travelling), ...Object.keys(staying)].sort());
});

test('an exported and imported hospital is the same: content, pictures, appointments, inquiries', async () => {
  const { status, body } = await send(file);
  expect([status, body.data?.pictures, body.detail]).toEqual([200, 2, undefined]);
  const whole = Object.keys(travelling).filter(
    (name) => !['staff', 'media', 'outbox', 'revision', 'saved_view', 'inquiry_reply'].includes(name),
  );
  for (const table of whole) {
    const left = Object.keys(travelling[table]!.without ?? {});
    const columns = `to_jsonb(t) - array[${left.map((name) => `'${name}'`)}]::text[]`;
    expect([table, await digest(into, table, columns)]).toEqual([table, await digest(from, table, columns)]);
  }
  const { rows } = await from.orm.execute<{ key: string }>(sql`select key from media order by id limit 2`);
  for (const { key } of rows) {
    const { body: stream } = (await into.store.get(masterName(key)))!;
    expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(picture)).toBe(true);
  }
  expect((await into.get('/settings')).body.data.name).toBe('St Elsewhere');
  // Searchable, numbered after the imported rows, and reachable with the patient's own link.
  expect((await into.get('/search?q=cardiol')).body.data.length).toBeGreaterThan(0);
  const made = await into.call('POST', '/speciality', { name: 'One more' }, into.staff);
  expect(made.status).toBe(201);
  const [{ link }] = (
    await from.orm.execute<{ link: string }>(
      sql`select substring(text_body from '/appointment/manage/[A-Za-z0-9_-]+') as link from outbox where recipient = 'ann@example.org' limit 1`,
    )
  ).rows as [{ link: string }];
  expect((await into.get(link)).body).toEqual((await from.get(link)).body);
});

test('an export of 0.9.0 arrives with every row and its picture', async () => {
  const files = await unpack(export090());
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Manifest;
  const { status, body } = await send(export090());
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body.data.pictures).toBe(1);
  const found = await rowCounts(into.database.pool);
  const arrived = manifest.tables.filter(({ name }) => !onlyRead.includes(name));
  expect(arrived.filter(({ name, rows }) => found[name] !== rows).map(({ name }) => name)).toEqual([]);
  await empty(into);

  files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, migration: '091-help-now.sql' })));
  const refused = await send(await pack(files));
  expect([refused.status, refused.body.detail]).toEqual([
    422,
    expect.stringContaining('older than version 0.9.0. Import it there, and export it again.'),
  ]);
});

test('nothing that opens an account travels, and existing accounts stay signed in under the same id', async () => {
  const files = await unpack(file);
  const text = [...files].filter(([name]) => !name.startsWith('media/')).join('\n');
  expect(text).not.toMatch(/\$argon2|"token_hash":"\\\\x/);
  expect([...files.keys()].filter((name) => /session|passkey|recovery|staff_link/.test(name))).toEqual([]);
  expect(text).not.toContain('/appointment/manage/');
  expect(String(files.get('tables/outbox.jsonl')).split('\n').length - 1).toBe(
    (await from.orm.execute(sql`select 1 from outbox where status = 'sent'`)).rows.length,
  );
  await send(file);
  const accounts = (await into.get('/admin/accounts', into.staff)).body.data;
  expect(accounts.map(({ id, email }: { id: number; email: string }) => [id, email])).toEqual(
    expect.arrayContaining([
      [1, 'desk@openward.example'],
      [expect.any(Number), 'bo@openward.example'],
    ]),
  );
  const { rows } = await into.orm.execute(
    sql`select email, password_hash is null as "isOpen" from staff order by id`,
  );
  expect(rows).toEqual([
    { email: 'desk@openward.example', isOpen: false },
    { email: 'bo@openward.example', isOpen: true },
  ]);
});

test('accounts arrive disabled, for any content of the file, and neither a reset nor a link lets anyone in', async () => {
  const forged = await changed('tables/staff.jsonl', (text) => text.replaceAll('bo@', 'attacker@'));
  const { body } = await send(forged);
  expect(body.data.notes.join(' ')).toContain('arrived disabled and without a password');
  expect(body.data.notes.join(' ')).toContain('attacker@openward.example');
  const attacker = async () =>
    (await into.get('/admin/accounts', into.staff)).body.data.find(
      ({ email }: { email: string }) => email === 'attacker@openward.example',
    );
  const mails = async () => {
    await into.call('POST', '/admin/password-reset', { email: 'attacker@openward.example' }, into.visitor);
    await into.settled();
    const { rows } = await into.orm.execute(
      sql`select subject from outbox where recipient = 'attacker@openward.example'`,
    );
    return rows.length;
  };
  expect([(await attacker()).state, await mails()]).toEqual(['disabled', 0]);
  // Even if enabled by mistake, it has no password to reset.
  const { id } = await attacker();
  await into.call('PUT', `/admin/accounts/${id}`, { isDisabled: false }, into.staff);
  expect([(await attacker()).state, await mails()]).toEqual(['invited', 0]);
  await into.call('POST', `/admin/accounts/${id}/invitation`, undefined, into.staff);
  expect(await mails()).toBeGreaterThan(0);
});

test('with another key, links are re-signed, and the importer is told', async () => {
  const { secret } = into.services;
  into.services.secret = 'another key';
  const { body } = await send(file);
  into.services.secret = secret;
  expect(body.data.notes.join(' ')).toContain('another SECRET');
  const { rows } = await into.orm.execute<{ reference: string }>(sql`select reference from appointment`);
  const opened = await into.get(
    `/appointment/manage/${manageToken('another key', { reference: rows[0]!.reference, linkVersion: 0 })}`,
  );
  expect([opened.status, opened.body.data?.reference]).toEqual([200, rows[0]!.reference]);
});

test('a hospital with content refuses an import', async () => {
  const before = await digest(from, 'department');
  const { status, body } = await send(file, from);
  expect([status, body.type]).toEqual([409, '/problems/not-empty']);
  expect(body.detail).toContain('department: 16');
  expect(await digest(from, 'department')).toEqual(before);
});

type Damage = [name: string, make: () => Promise<Buffer> | Buffer, says?: RegExp];
const damages: Damage[] = [
  ['cut off', () => file.subarray(0, file.length - 2000)],
  ['no ZIP', () => Buffer.from('hello')],
  ['empty', () => Buffer.alloc(0)],
  ['one bit flipped in a picture', () => turned()],
  ['a missing table', () => changed('tables/doctor.jsonl', () => null)],
  ['a missing row', () => changed('tables/news.jsonl', (text) => text.slice(text.indexOf('\n') + 1))],
  ['a row that is no JSON', () => changed('tables/news.jsonl', (text) => text.replace('{', '['))],
  ['a manifest of something else', () => changed('manifest.json', () => '{"format":"zip"}')],
  ['a file too many', () => added('../../etc/passwd')],
  ['a file of its own', () => added('readme.txt')],
  ['a picture that is not one', () => changedPicture()],
  [
    'a column of a newer program',
    () => changed('manifest.json', (text) => text.replace('"consultation_fee"', '"from_the_future"')),
  ],
  ['a key that leaves the store', () => changedKey('..')],
  ['an empty key', () => changedKey('')],
  ['no settings', () => withoutRows('settings')],
  [
    'a dangling reference',
    () => changed('tables/gallery_image.jsonl', (text) => text.replace(/"media_id":\d+/, '"media_id":99999')),
  ],
  [
    'a script as a phone number',
    () =>
      changed('tables/contact.jsonl', (text) =>
        text.replace(/"emergency_phone":"[^"]*"/, '"emergency_phone":"javascript:alert(1)"'),
      ),
    /contact.jsonl, line 1: emergency_phone: Enter a phone number/,
  ],
  ['rows of sessions', () => withTable('session'), /It contains session, which no export does/],
  ['an endless line', () => changed('tables/department.jsonl', () => `"${'x'.repeat(most.line)}`)],
  ['more rows than it promises', () => changed('tables/news.jsonl', (text) => text.repeat(2))],
  ['endlessly nested lists', () => nested()],
  ['more files than a hospital has', () => crowded(), /more than 100000 files/],
  ['a table that unpacks to more than it claims', () => claimed('tables/news.jsonl', () => 10)],
  ['a picture that claims an impossible size', () => claimed('media/', () => most.picture - 1)],
  ['overlapping files', () => overlapping()],
];

test.each(damages)('an export with %s is refused as a whole', async (_, make, says = /./) => {
  const tables = [...Object.keys(travelling), 'session'];
  const before = await digests(into, tables);
  const { status, body } = await send(await make());
  expect([status, body.type]).toEqual([422, '/problems/archive-refused']);
  expect(body.detail).not.toMatch(/undefined|\[object/);
  expect(body.detail).toMatch(says);
  expect(await digests(into, tables)).toEqual(before);
  const { rows } = await from.orm.execute<{ key: string }>(sql`select key from media order by id limit 2`);
  for (const { key } of rows) expect(await into.store.has(masterName(key))).toBe(false);
});

function turned() {
  const copy = Buffer.from(file);
  // Pictures are stored uncompressed.
  const at = copy.indexOf(picture.subarray(2000, 2100));
  expect(at).toBeGreaterThan(0);
  copy[at] = copy[at]! ^ 1;
  return copy;
}

/** Gives the last picture, whose file is lost, another key, in the rows and in the list of lost ones. */
async function changedKey(key: string) {
  const files = await unpack(file);
  const rows = String(files.get('tables/media.jsonl'));
  const before = rows
    .match(/"key":"([0-9a-f]{32})"/g)!
    .at(-1)!
    .slice(7, -1);
  for (const name of ['manifest.json', 'tables/media.jsonl'])
    files.set(name, Buffer.from(String(files.get(name)).replaceAll(`"${before}"`, `"${key}"`)));
  return pack(files);
}

/** The export with a changed manifest. */
async function withManifest(files: Map<string, Buffer>, change: (tables: Manifest['tables']) => void) {
  const manifest = JSON.parse(String(files.get('manifest.json')));
  change(manifest.tables);
  return pack(files.set('manifest.json', Buffer.from(JSON.stringify(manifest))));
}

/** As exported while opening hours were lines of two texts. */
async function withTable(name: string) {
  const files = await unpack(file);
  files.set(`tables/${name}.jsonl`, Buffer.from('{"id":1}\n'));
  return withManifest(files, (tables) => void tables.push({ name, columns: ['id'], rows: 1 }));
}

async function withoutRows(table: string) {
  const files = await unpack(file);
  const manifest = JSON.parse(String(files.get('manifest.json')));
  manifest.tables.find(({ name }: { name: string }) => name === table).rows = 0;
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  return pack(files.set(`tables/${table}.jsonl`, Buffer.alloc(0)));
}

async function added(name: string) {
  const files = await unpack(file);
  files.set('x'.repeat(name.length), Buffer.from('x'));
  const zip = await pack(files);
  // yazl refuses such a name, so it is patched in afterwards, in both places.
  let at = zip.indexOf('x'.repeat(name.length));
  while (at >= 0) {
    zip.write(name, at);
    at = zip.indexOf('x'.repeat(name.length), at);
  }
  return zip;
}

async function nested() {
  const lists = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  return changed('tables/revision.jsonl', (text) =>
    text.replace('"content":{', `"content":{"deep":${lists},`),
  );
}

/**
 * One file too many, all empty. Writing so many would take yazl half a minute, so it writes one, and its two headers
 * are repeated with a name and an offset for each file.
 */
async function crowded() {
  const count = most.files + 1;
  const one = await pack(new Map([[`media/${'0'.repeat(32)}`, Buffer.alloc(0)]]));
  const [directory, end] = [one.indexOf('PK\x01\x02'), one.indexOf('PK\x05\x06')];
  const [file, entry] = [one.subarray(0, directory), one.subarray(directory, end)];
  const files = Buffer.concat(Array(count).fill(file));
  const entries = Buffer.concat(Array(count).fill(entry));
  for (let index = 0; index < count; index++) {
    const name = `media/${index.toString(16).padStart(32, '0')}`;
    files.write(name, index * file.length + 30);
    entries.write(name, index * entry.length + 46);
    entries.writeUInt32LE(index * file.length, index * entry.length + 42);
  }
  return Buffer.concat([files, entries, endOfMany(count, files.length, entries.length)]);
}

/** The end of a ZIP with more files than sixteen bits can count: 64-bit record, locator and the old end. */
function endOfMany(count: number, at: number, length: number) {
  const end = Buffer.alloc(56 + 20 + 22);
  end.write('PK\x06\x06');
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  for (const [place, value] of [
    [24, count],
    [32, count],
    [40, length],
    [48, at],
  ] as const)
    end.writeBigUInt64LE(BigInt(value), place);
  end.write('PK\x06\x07', 56);
  end.writeBigUInt64LE(BigInt(at + length), 56 + 8);
  end.writeUInt32LE(1, 56 + 16);
  end.write('PK\x05\x06', 76);
  end.fill(0xff, 76 + 8, 76 + 20);
  return end;
}

/** The export with another size in the ZIP's directory for each file whose name has this prefix. */
async function claimed(name: string, size: (before: number) => number) {
  const zip = Buffer.from(file);
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    if (
      !zip
        .subarray(at + 46)
        .toString('latin1', 0, name.length)
        .startsWith(name)
    )
      continue;
    zip.writeUInt32LE(size(zip.readUInt32LE(at + 24)), at + 24);
  }
  return zip;
}

/** The whole directory, with its first picture a hundred times. */
async function overlapping() {
  const zip = Buffer.from(file);
  const first = zip.indexOf('PK\x01\x02');
  let picture = first;
  while (!zip.toString('latin1', picture + 46, picture + 52).startsWith('media/'))
    picture = zip.indexOf('PK\x01\x02', picture + 4);
  const length =
    46 + zip.readUInt16LE(picture + 28) + zip.readUInt16LE(picture + 30) + zip.readUInt16LE(picture + 32);
  const more = Array.from({ length: 100 }, (_, index) => {
    const entry = Buffer.from(zip.subarray(picture, picture + length));
    entry.write(index.toString(16).padStart(32, '0'), 46 + 'media/'.length, 'latin1');
    return entry;
  });
  const end = zip.indexOf('PK\x05\x06');
  const added = Buffer.concat(more);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(tail.readUInt16LE(8) + 100, 8);
  tail.writeUInt16LE(tail.readUInt16LE(10) + 100, 10);
  tail.writeUInt32LE(tail.readUInt32LE(12) + added.length, 12);
  return Buffer.concat([zip.subarray(0, end), added, tail]);
}

async function changedPicture() {
  const files = await unpack(file);
  const name = [...files.keys()].find((one) => one.startsWith('media/'))!;
  return pack(files.set(name, Buffer.from('<svg onload="alert(1)"/>')));
}

test('only a few rows of a file are in memory at once, for any row length', async () => {
  const files = await unpack(file);
  const manifest = JSON.parse(String(files.get('manifest.json')));
  const table = manifest.tables.find(({ name }: { name: string }) => name === 'revision');
  const [first] = String(files.get('tables/revision.jsonl')).split('\n');
  const rows = Array.from({ length: 40 }, (_, index) =>
    JSON.stringify({
      ...JSON.parse(first!),
      id: index + 1,
      version: index + 1,
      content: { text: 'x'.repeat(1_000_000) },
    }),
  );
  table.rows = rows.length;
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  files.set('tables/revision.jsonl', Buffer.from(`${rows.join('\n')}\n`));
  const zip = await pack(files);
  expect(zip.length).toBeLessThan(file.length + 1_000_000);

  const { storage } = into.services;
  let longest = 0;
  const database = Object.create(storage.database, {
    withoutTimeLimit: {
      value: (work: Parameters<typeof storage.database.withoutTimeLimit>[0]) =>
        storage.database.withoutTimeLimit((client) => {
          const query = (text: string, values: unknown[] = []) => {
            longest = Math.max(longest, ...values.map((value) => String(value).length));
            return client.query(text, values);
          };
          return work(Object.create(client, { query: { value: query } }));
        }),
    },
  });
  into.services.storage = { ...storage, database };
  const { status } = await send(zip);
  into.services.storage = storage;
  expect(status).toBe(200);
  expect(longest).toBeGreaterThan(1_000_000);
  expect(longest).toBeLessThan(4_000_000);
  expect((await digest(into, 'revision'))!.count).toBe(40);
});

test('both need a fresh password, and an export is recorded in the trail', async () => {
  const { rows } = await from.orm.execute(
    sql`select 1 from activity where action = 'download' and entity = 'hospital'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  from.clock.now += 11 * 60_000;
  const answers = [
    await from.call('POST', '/admin/export', undefined, from.staff),
    await send(file, from),
    await from.get('/admin/import', from.staff),
  ];
  expect(answers.map(({ status, body }) => [status, body.type])).toEqual(
    answers.map(() => [403, '/problems/password-needed']),
  );
});

function openBelow(folder: string) {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

test.runIf(process.platform === 'linux')(
  'a download aborted inside a picture or a table leaves nothing open',
  async () => {
    const large = Buffer.concat([picture, Buffer.alloc(5_000_000)]);
    const { rows } = await from.orm.execute<{ key: string }>(sql`select key from media order by id limit 1`);
    await from.store.put(masterName(rows[0]!.key), large, 'image/jpeg');
    // The large picture comes first: everything before it is shorter than the whole export without it.
    const downloads = [0, file.length + 100_000].map(async (bytes) => {
      const { stream } = await exportHospital(from.services);
      let seen = 0;
      for await (const piece of stream) {
        seen += piece.length;
        if (seen > bytes) break;
      }
      expect([seen > bytes, stream.destroyed]).toEqual([true, true]);
    });
    await Promise.all(downloads);
    await expect.poll(() => openBelow(from.dataDir)).toBe(0);
    await from.store.put(masterName(rows[0]!.key), picture, 'image/jpeg');
  },
);

test.runIf(process.platform === 'linux')('a full disk ends the export and nothing else', async () => {
  const { storage } = from.services;
  const database = Object.create(storage.database, {
    withoutTimeLimit: {
      value: (work: Parameters<typeof storage.database.withoutTimeLimit>[0]) => {
        const exports = join(from.dataDir, 'exports');
        symlinkSync('/dev/full', join(exports, readdirSync(exports)[0]!, 'department.jsonl'));
        return storage.database.withoutTimeLimit(work);
      },
    },
  });
  const failed = exportHospital({ ...from.services, storage: { ...storage, database } });
  await expect(failed).rejects.toThrow('ENOSPC');
  expect(exportsOn(from.dataDir)).toEqual([]);
  const { stream } = await exportHospital(from.services);
  expect((await buffer(stream)).length).toBeGreaterThan(1000);
});

test('the remains of a crashed export are removed a day later, and nothing else', async () => {
  const folder = join(from.dataDir, 'exports');
  for (const name of ['work-old', 'work-new', 'kept']) {
    mkdirSync(join(folder, name), { recursive: true });
    if (name !== 'work-new') utimesSync(join(folder, name), 1, 1);
  }
  await purgeWork(from.dataDir, Date.now());
  expect(readdirSync(folder).sort()).toEqual(['kept', 'work-new']);
  for (const name of ['work-new', 'kept']) rmSync(join(folder, name), { recursive: true });
  await purgeWork(join(from.dataDir, 'nowhere'), Date.now());
});

test('no invented patients are added to a hospital that was imported', async () => {
  await into.orm.execute(sql`delete from demo_patients`);
  await into.orm.execute(sql`insert into demo_patients (renewed_at) values (now())`);
  expect((await send(file)).status).toBe(200);
  const { rows } = await into.orm.execute(sql`select ended_at is not null as ended from demo_patients`);
  expect(rows).toEqual([{ ended: true }]);
});
