import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { count, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { upload } from '#contract/media.ts';
import * as schema from '#server/db/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { administrator } from '#server/identity/rights.ts';
import { createSession } from '#server/identity/session.ts';
import { photo, uploading } from '#server/media/test-upload.ts';
import { purgeUploads } from '#server/media/upload-store.ts';
import { colleague as limited } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { createApp } from './app.ts';

let hospital: TestHospital;
let desk: ReturnType<typeof uploading>;
let stranger: ReturnType<typeof uploading>;
let seed = 0;
let file: Buffer;
beforeAll(async () => {
  hospital = await testHospital();
  desk = uploading(hospital);
  stranger = uploading(hospital, await colleague());
});
afterAll(() => hospital.close());
beforeEach(async () => {
  file = await photo(++seed, { width: 3000, height: 2000 });
  // Large enough for several chunks; bytes after the end of a picture are ignored.
  file = Buffer.concat([file, Buffer.alloc(200_000, seed)]);
});

async function colleague() {
  const [row] = await hospital.orm
    .insert(schema.staff)
    .values({
      name: 'A colleague',
      email: 'two@openward.example',
      passwordHash: await hashPassword('x'),
      roles: administrator,
    })
    .returning();
  const { token } = await createSession(hospital.orm, row!.id, 'test', hospital.clock.now);
  return { Authorization: `Bearer ${token}` };
}

const { upload: uploads, uploadPart } = schema;
const idOf = (address: string) => address.split('/').at(-1)!;
/** Parts in the database, of one upload or all, and files left on the disk. */
async function left(address?: string) {
  const parts = await hospital.orm.select().from(uploadPart);
  const folder = join(hospital.dataDir, 'uploads');
  return {
    parts: parts.filter(({ uploadId }) => !address || uploadId === idOf(address)).length,
    files: existsSync(folder) ? readdirSync(folder).length : 0,
  };
}
/** As left by a process that dies right after the last byte. */
async function arriveWithoutEnd(address: string) {
  await desk.send(address, 0, file.subarray(0, -1));
  const last = { uploadId: idOf(address), startsAt: file.length - 1, bytes: file.subarray(-1) };
  await hospital.orm.insert(uploadPart).values(last);
  await hospital.orm
    .update(uploads)
    .set({ received: file.length })
    .where(eq(uploads.id, idOf(address)));
}
const pictures = async () => (await hospital.orm.select({ value: count() }).from(schema.media))[0]!.value;
const begin = async (bytes = file.length) => (await desk.begin(bytes)).headers.get('Location')!;
const chunk = (number: number) => file.subarray(number * upload.chunkBytes, (number + 1) * upload.chunkBytes);

test('only an account that may change content uploads, begins, or asks for an upload', async () => {
  const of = async (role: 'auditor' | 'desk' | 'editor') =>
    uploading(
      hospital,
      (await limited(hospital, `a-${role}@openward.example`, { roles: [{ role, departmentIds: null }] }))
        .headers,
    );
  const own = await begin();
  for (const role of ['auditor', 'desk'] as const) {
    const calls = await of(role);
    const begun = await calls.begin(10);
    expect([role, begun.status, begun.problem.type]).toEqual([role, 403, '/problems/forbidden']);
    expect([role, (await calls.ask(own)).status]).toEqual([role, 403]);
    expect([role, (await calls.send(own, 0, chunk(0))).status]).toEqual([role, 403]);
  }
  const editor = await of('editor');
  const begun = await editor.begin(10);
  expect(begun.status).toBe(201);
  await editor.giveUp(begun.headers.get('Location')!);
  await desk.giveUp(own);
});

test('a picture sent in chunks becomes an entry of the library, named by the last answer', async () => {
  const before = await pictures();
  const ended = await desk.whole(file, 'C:\\Pictures\\Garden in\tMay.JPG');
  expect([ended.status, ended.headers.get('Upload-Offset')]).toEqual([204, String(file.length)]);
  expect(ended.headers.get(upload.knownHeader)).toBeNull();
  const { body } = await hospital.get(`/media/${ended.headers.get(upload.idHeader)}`, hospital.staff);
  const key = createHash('sha256').update(file).digest('hex').slice(0, 32);
  expect(body.data).toMatchObject({
    name: 'Garden in May.JPG',
    alt: '',
    width: 3000,
    height: 2000,
    version: 1,
    usedIn: [],
    url: `/media/${key}/960.webp`,
  });
  expect(await pictures()).toBe(before + 1);
  // The outcome stays, not the file.
  expect(await left()).toEqual({ parts: 0, files: 0 });
  const { body: activity } = await hospital.get('/admin/activity?entity=media&limit=1', hospital.staff);
  expect(activity.data[0]).toMatchObject({ action: 'create', label: 'Garden in May.JPG' });
});

test('HEAD says how much has arrived, and PATCH continues there and nowhere else', async () => {
  const address = await begin();
  expect(address).toMatch(/^\/api\/media\/upload\/1-[0-9a-f]{32}$/);
  expect((await desk.send(address, 0, chunk(0))).headers.get('Upload-Offset')).toBe('65536');
  const asked = await desk.ask(address);
  expect([asked.status, asked.headers.get('Upload-Offset'), asked.headers.get('Upload-Length')]).toEqual([
    200,
    '65536',
    String(file.length),
  ]);
  for (const offset of [0, 65_535, 131_072]) {
    const refused = await desk.send(address, offset, chunk(1));
    expect([offset, refused.status, refused.problem.type]).toEqual([
      offset,
      409,
      '/problems/upload-out-of-step',
    ]);
  }
  expect((await desk.ask(address)).headers.get('Upload-Offset')).toBe('65536');
  const ended = await desk.send(address, 65_536, file.subarray(65_536));
  expect(ended.headers.get(upload.idHeader)).toMatch(/^\d+$/);
});

test('an upload belongs to the account that started it; to others it does not exist', async () => {
  const address = await begin();
  await desk.send(address, 0, chunk(0));
  const answers = await Promise.all([
    stranger.ask(address),
    stranger.send(address, 65_536, chunk(1)),
    stranger.giveUp(address),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await desk.ask(address)).headers.get('Upload-Offset')).toBe('65536');
});

test('an unknown upload is not found, by any name', async () => {
  for (const name of [
    '1-00000000000000000000000000000000',
    '1-..%2f..%2fsecret',
    '..%2fsecret',
    '1-abc.json',
    'x',
  ]) {
    const answers = await Promise.all([
      desk.ask(`/api/media/upload/${name}`),
      desk.send(`/api/media/upload/${name}`, 0, chunk(0)),
      desk.giveUp(`/api/media/upload/${name}`),
    ]);
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 404, 404, 404]);
  }
});

test('more than 25 MB are refused before the first byte, and more than announced at the chunk', async () => {
  const refused = await desk.begin(upload.largestBytes + 1);
  expect([refused.status, refused.problem]).toMatchObject([
    413,
    {
      type: '/problems/too-large',
      detail: 'This file is larger than 25 MB. Make it smaller and upload it again.',
    },
  ]);
  expect((await desk.begin(upload.largestBytes)).status).toBe(201);
  const address = await begin(10);
  expect((await desk.send(address, 0, chunk(0))).status).toBe(413);
});

test('a chunk may be larger than a JSON body of the API', async () => {
  const large = Buffer.concat([file, Buffer.alloc(3_000_000)]);
  const { headers } = await desk.begin(large.length);
  const ended = await desk.send(headers.get('Location')!, 0, large);
  expect(ended.headers.get(upload.idHeader)).toMatch(/^\d+$/);
});

test.each<[string, () => Buffer, RegExp]>([
  [
    'a program',
    () => Buffer.from('MZ\x90\0 this program cannot be run'),
    /is not a picture, whatever its name says/,
  ],
  ['a drawing with a script', () => Buffer.from('<svg><script>alert(1)</script></svg>'), /^SVG drawings/],
  ['half a picture', () => file.subarray(0, 5000), /^This picture could not be read/],
  ['nothing', () => Buffer.alloc(0), /^This file is empty\./],
])('%s named photo.jpg is refused with a sentence, and nothing of it is kept', async (_, make, words) => {
  const before = [await pictures(), readdirSync(join(hospital.dataDir, 'media')).length];
  const refused = await desk.whole(make(), 'photo.jpg');
  expect([refused.status, refused.problem]).toEqual([
    422,
    {
      type: '/problems/picture-refused',
      title: 'This file cannot be used as a picture. Choose another one.',
      status: 422,
      detail: expect.stringMatching(words),
    },
  ]);
  expect(refused.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  expect([await pictures(), readdirSync(join(hospital.dataDir, 'media')).length]).toEqual(before);
});

test('a cancelled upload is gone', async () => {
  const address = await begin();
  await desk.send(address, 0, chunk(0));
  expect((await desk.giveUp(address)).status).toBe(204);
  expect((await desk.ask(address)).status).toBe(404);
  expect((await left(address)).parts).toBe(0);
});

test('a client that missed the last answer can ask for the outcome as often as it likes', async () => {
  const address = await begin();
  const ended = await desk.send(address, 0, file);
  const id = ended.headers.get(upload.idHeader);
  for (let times = 0; times < 2; times++) {
    const asked = await desk.ask(address);
    expect([asked.status, asked.headers.get('Upload-Offset'), asked.headers.get(upload.idHeader)]).toEqual([
      200,
      String(file.length),
      id,
    ]);
    expect((await desk.send(address, file.length, Buffer.alloc(0))).headers.get(upload.idHeader)).toBe(id);
  }
  expect((await desk.send(address, 5, Buffer.alloc(0))).status).toBe(409);
  expect((await stranger.ask(address)).status).toBe(404);
});

test('a crash after the last byte loses nothing: an empty PATCH at the end stores the picture', async () => {
  const address = await begin();
  await arriveWithoutEnd(address);
  const asked = await desk.ask(address);
  expect([asked.headers.get('Upload-Offset'), asked.headers.get(upload.idHeader)]).toEqual([
    String(file.length),
    null,
  ]);
  const ended = await desk.send(address, file.length, Buffer.alloc(0));
  expect(ended.headers.get(upload.idHeader)).toMatch(/^\d+$/);
});

test('the same file is one entry, for any number of uploads and people', async () => {
  const before = await pictures();
  const answers = await Promise.all([desk.whole(file), stranger.whole(file), desk.whole(file)]);
  const later = await stranger.whole(file);
  expect(new Set([...answers, later].map(({ headers }) => headers.get(upload.idHeader))).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get(upload.knownHeader) === null)).toHaveLength(1);
  expect(later.headers.get(upload.knownHeader)).toBe('1');
  expect(await pictures()).toBe(before + 1);
});

test('a picture that was deleted and uploaded again has its files again', async () => {
  const { headers } = await desk.whole(file);
  const id = headers.get(upload.idHeader);
  await hospital.call('DELETE', `/media/${id}`, undefined, hospital.staff);
  const again = await desk.whole(file);
  expect(again.headers.get(upload.idHeader)).not.toBe(id);
  expect(await hospital.orm.select().from(schema.mediaRemoval)).toEqual([]);
  const { body } = await hospital.get(`/media/${again.headers.get(upload.idHeader)}`, hospital.staff);
  expect((await hospital.app.request(body.data.url)).status).toBe(200);
});

test('a chunk that breaks off loses nothing that has arrived', async () => {
  // The global Response must stay: other test files share it.
  const server = createServer(
    getRequestListener(hospital.app.fetch, { overrideGlobalObjects: false }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = await begin();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    [
      `PATCH ${address} HTTP/1.1`,
      'Host: hospital.test',
      `Authorization: ${hospital.staff.Authorization}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      'Content-Length: 65536',
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(chunk(0).subarray(0, 40_000));
  const arrived = async () => Number((await desk.ask(address)).headers.get('Upload-Offset'));
  // Nothing shows that the server has read it before the connection breaks.
  await setTimeout(300);
  socket.destroy();
  await expect.poll(arrived, { timeout: 10_000 }).toBe(40_000);
  const ended = await desk.send(address, 40_000, file.subarray(40_000));
  const { body } = await hospital.get(`/media/${ended.headers.get(upload.idHeader)}`, hospital.staff);
  expect(body.data.url).toContain(createHash('sha256').update(file).digest('hex').slice(0, 32));
  server.close();
});

test('the protocol is implemented as specified', async () => {
  const options = await desk.options(upload.path);
  expect([options.status, options.headers.get('Tus-Version'), options.headers.get('Tus-Max-Size')]).toEqual([
    204,
    '1.0.0',
    String(upload.largestBytes),
  ]);
  expect(options.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const old = await hospital.call('POST', '/media', undefined, hospital.staff);
  expect([old.status, old.headers.get('Tus-Version'), old.body.detail]).toEqual([
    412,
    '1.0.0',
    'Send the header "Tus-Resumable: 1.0.0"; no other version is supported.',
  ]);
  const begun = await desk.begin(10);
  expect(begun.headers.get('Upload-Expires')).toMatch(/GMT$/);
});

test('requests that the protocol forbids are refused in words, and nothing of them is kept', async () => {
  const begun = await begin(100_000);
  const ended = await begin(file.length);
  await desk.send(ended, 0, file);
  const before = [await pictures(), await left()];
  const right = { 'Tus-Resumable': '1.0.0', ...hospital.staff };
  const chunked = { ...right, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
  const { 'Upload-Offset': _, ...nowhere } = chunked;
  const length = { ...right, 'Upload-Length': '10' };
  const refused: [string, string, Record<string, string>, ErrorCode, RegExp][] = [
    ['POST', upload.path, { ...length, 'Upload-Concat': 'partial' }, 'upload-unreadable', /one upload/],
    ['POST', upload.path, { ...right, 'Upload-Defer-Length': '1' }, 'upload-unreadable', /begins/],
    ['POST', upload.path, { ...length, 'Tus-Resumable': '0.2.2' }, 'upload-version', /1\.0\.0/],
    ['POST', upload.path, right, 'upload-unreadable', /Upload-Length/],
    ['POST', upload.path, { ...right, 'Upload-Length': 'ten' }, 'upload-unreadable', /Upload-Length/],
    [
      'POST',
      upload.path,
      { ...right, 'Upload-Length': '9'.repeat(30) },
      'upload-unreadable',
      /Upload-Length/,
    ],
    ['POST', upload.path, { ...length, 'Upload-Metadata': 'a b c' }, 'upload-unreadable', /Upload-Metadata/],
    ['POST', upload.path, { ...right, 'Upload-Length': '30000000' }, 'too-large', /25 MB/],
    ['HEAD', begun, { ...hospital.staff, 'Tus-Resumable': '2.0.0' }, 'upload-version', /^/],
    ['PATCH', begun, { ...chunked, 'Tus-Resumable': '2.0.0' }, 'upload-version', /1\.0\.0/],
    ['PATCH', begun, { ...chunked, 'Content-Type': 'text/plain' }, 'unsupported-media-type', /offset\+octet/],
    ['PATCH', begun, nowhere, 'upload-unreadable', /Upload-Offset/],
    ['PATCH', begun, { ...chunked, 'Upload-Offset': '0, 0' }, 'upload-unreadable', /Upload-Offset/],
    ['PATCH', begun, { ...chunked, 'Upload-Length': '100000' }, 'upload-unreadable', /begins/],
    ['PATCH', begun, { ...chunked, 'Upload-Offset': '100001' }, 'upload-out-of-step', /./],
    ['PATCH', begun, { ...chunked, 'Content-Length': '100001' }, 'too-large', /^More has been sent/],
    [
      'PATCH',
      ended,
      { ...chunked, 'Upload-Offset': String(file.length), 'Content-Length': '5' },
      'too-large',
      /^More/,
    ],
    ['GET', begun, right, 'method-not-allowed', /HEAD, PATCH, DELETE/],
    ['POST', begun, right, 'method-not-allowed', /HEAD, PATCH, DELETE/],
    ['PUT', upload.path, right, 'method-not-allowed', /GET, POST, HEAD/],
  ];
  for (const [method, path, headers, code, words] of refused) {
    const answer = await hospital.app.request(`http://hospital.test${path}`, {
      method,
      headers,
      ...(method === 'PATCH' ? { body: 'bytes' } : {}),
    });
    const { status } = errors[code];
    expect([method, headers, answer.status]).toEqual([method, headers, status]);
    const text = await answer.text();
    if (method !== 'HEAD')
      expect([headers, JSON.parse(text)]).toEqual([
        headers,
        {
          type: `/problems/${code}`,
          title: errors[code].title,
          status,
          detail: expect.stringMatching(status === 405 ? /./ : words),
        },
      ]);
    if (status === 412) expect(answer.headers.get('Tus-Version')).toBe('1.0.0');
    if (status === 405) expect(answer.headers.get('Allow')).toMatch(words);
  }
  expect([await pictures(), await left()]).toEqual(before);
  expect((await desk.ask(begun)).headers.get('Upload-Offset')).toBe('0');
});

test('anything a client writes into a header of the protocol or of a proxy is never our fault', async () => {
  const headers = [
    ...['Upload-Length', 'Upload-Offset', 'Upload-Defer-Length', 'Upload-Concat', 'Upload-Metadata'],
    ...['Upload-Checksum', 'Upload-Expires', 'Tus-Version', 'Tus-Extension', 'Tus-Max-Size'],
    ...['X-HTTP-Method-Override', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'Content-Type'],
  ];
  const values = [
    '',
    '0',
    '1',
    '-1',
    'x',
    'partial',
    'final;/x',
    'sha1 x',
    'a YQ==',
    'https, http',
    '9'.repeat(30),
  ];
  const right = { 'Tus-Resumable': '1.0.0', ...hospital.staff };
  const usual: Record<string, Record<string, string>> = {
    POST: { 'Upload-Length': '10' },
    PATCH: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  };
  const begun = await begin(10);
  for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const name of headers)
      for (const value of values) {
        const path = method === 'POST' ? upload.path : method === 'DELETE' ? await begin(10) : begun;
        const answer = await hospital.app.request(`http://hospital.test${path}`, {
          method,
          headers: { ...right, ...usual[method], [name]: value },
        });
        const asked = [method, name, value];
        expect([...asked, answer.status < 500]).toEqual([...asked, true]);
        if (/^(X-F|F)/.test(name)) expect([...asked, answer.ok]).toEqual([...asked, true]);
        const text = await answer.text();
        if (!answer.ok && text)
          expect([...asked, JSON.parse(text).type]).toEqual([...asked, expect.stringMatching(/^.problems/)]);
      }
});

test('a chunk of unknown length that goes past the end is refused as that', async () => {
  const address = await begin(10);
  const refused = await hospital.app.request(`http://hospital.test${address}`, {
    method: 'PATCH',
    headers: {
      ...hospital.staff,
      ...{ 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' },
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Blob([Buffer.alloc(20)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { detail: 'More has been sent than the upload announced. Start it again.' },
  ]);
});

test('every answer but the one to OPTIONS says the version of the protocol', async () => {
  const answers = [await desk.begin(10), await desk.begin(-1), await uploading(hospital, {}).begin(10)];
  answers.push(await desk.ask(await begin()), await desk.ask('/api/media/upload/x'));
  expect(answers.map(({ status, headers }) => [status, headers.get('Tus-Resumable')])).toEqual(
    [201, 400, 401, 200, 404].map((status) => [status, '1.0.0']),
  );
});

test('of two that send the same piece at once, from anywhere, one is accepted', async () => {
  const address = await begin();
  const other = uploading(await beside());
  const answers = await Promise.all([desk.send(address, 0, chunk(0)), other.send(address, 0, chunk(0))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await desk.ask(address)).headers.get('Upload-Offset')).toBe('65536');
});

test('an upload continues at another node, which makes the picture of all its pieces', async () => {
  const address = await begin();
  await desk.send(address, 0, chunk(0));
  const other = uploading(await beside());
  expect((await other.ask(address)).headers.get('Upload-Offset')).toBe('65536');
  await other.send(address, 65_536, chunk(1));
  const ended = await desk.send(address, 131_072, file.subarray(131_072));
  const { body } = await hospital.get(`/media/${ended.headers.get(upload.idHeader)}`, hospital.staff);
  expect(body.data.url).toContain(createHash('sha256').update(file).digest('hex').slice(0, 32));
  expect((await other.ask(address)).headers.get(upload.idHeader)).toBe(ended.headers.get(upload.idHeader));
});

/** The same hospital on another process, with files of its own. */
async function beside(): Promise<TestHospital> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-node-'));
  const services = { ...hospital.services, storage: { ...hospital.services.storage, dataDir } };
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false });
  return { ...hospital, app };
}

test('what was not touched for a day is removed, and uploads in progress stay', async () => {
  const [stale, current] = [await begin(), await begin()];
  await desk.send(stale, 0, chunk(0));
  const touch = (address: string, ago: string) =>
    hospital.orm
      .update(uploads)
      .set({ touchedAt: sql`now() - ${ago}::interval` })
      .where(eq(uploads.id, idOf(address)));
  await touch(stale, '24 hours 1 minute');
  await touch(current, '23 hours 59 minutes');
  const folder = join(hospital.dataDir, 'uploads');
  for (const name of ['crashed', 'at-work']) mkdirSync(join(folder, name), { recursive: true });
  utimesSync(join(folder, 'crashed'), 1, 1);
  await purgeUploads(hospital.orm, folder, Date.now());
  expect(readdirSync(folder)).toEqual(['at-work']);
  await purgeUploads(hospital.orm, join(folder, 'not there'), Date.now());
  expect((await left(stale)).parts).toBe(0);
  expect((await desk.ask(stale)).status).toBe(404);
  expect((await desk.ask(current)).status).toBe(200);
});
