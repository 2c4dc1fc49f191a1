/** A bucket that goes away while the hospital works: refused, silent or overloaded. */
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { S3Store } from './s3-store.ts';
import { tendPictures } from './tend.ts';
import { type Bucket, startBucket } from './test-bucket.ts';
import { type Away, bucketBehind } from './test-bucket-away.ts';
import { photo, uploading } from './test-upload.ts';

/** Milliseconds; shorter than in production. */
const patienceMs = 2_000;

let bucket: Bucket;
let between: Awaited<ReturnType<typeof bucketBehind>>;
let hospital: TestHospital;
let desk: ReturnType<typeof uploading>;
let lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
let store: S3Store;
let ask: (path: string) => Promise<{ status: number; ms: number; headers: Headers }>;
let seed = 100;

beforeAll(async () => {
  bucket = await startBucket();
  between = await bucketBehind(bucket.address);
  store = new S3Store(between.address, { patienceMs, log });
  hospital = await testHospital({ store });
  const app = createApp({ services: hospital.services, log, trustProxy: false });
  desk = uploading({ ...hospital, app });
  ask = async (path) => {
    const began = performance.now();
    const answer = await app.request(`http://hospital.test${path}`);
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - began, headers: answer.headers };
  };
});
afterEach(() => {
  lines = [];
});
afterAll(async () => {
  await hospital.close();
  await between.close();
  await bucket.stop();
});

/** The address of a new picture's file, which is in the bucket. */
async function picture() {
  await desk.whole(await photo(++seed));
  const rows = await hospital.orm.select().from(schema.media);
  const { key } = rows.toSorted((a, b) => b.id - a.id)[0]!;
  const path = `/media/${key}/640.webp`;
  expect((await ask(path)).status).toBe(200);
  return { path, key };
}

describe.each<Away>(['refuses', 'is silent', 'answers 503'])('a bucket that %s', (how) => {
  test('costs one visitor a wait and the others none, logs it once, and is used again at once', async () => {
    const { path } = await picture();
    lines = [];
    between.go(how);
    const first = await ask(path);
    expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(first.ms).toBeLessThan(patienceMs + 2_000);
    // A page's pictures: one checks whether it is back, the others fail at once.
    const many = await Promise.all(Array.from({ length: 40 }, () => ask(path)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    const waits = many.map(({ ms }) => ms).sort((a, b) => a - b);
    expect(waits.at(-2)).toBeLessThan(patienceMs / 2);
    expect((await ask('/api/department')).status).toBe(200);
    const booking = await ask('/api/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31');
    expect(booking.status).toBe(200);

    between.go(null);
    expect((await ask(path)).status).toBe(200);
    expect(lines.map(({ msg, failed }) => [msg, failed])).toEqual([
      ['the bucket cannot be reached', undefined],
      ['the bucket is back', 41],
    ]);
  });

  test('lets an upload wait for it: the last request is refused for now, and asked again it ends', async () => {
    const file = await photo(++seed);
    between.go(how);
    const address = (await desk.begin(file.length)).headers.get('Location')!;
    const refused = await desk.send(address, 0, file);
    expect([refused.status, refused.problem.type]).toEqual([503, '/problems/pictures-unavailable']);
    between.go(null);
    const ended = await desk.send(address, file.length, Buffer.alloc(0));
    expect([ended.status, Number(ended.headers.get('Media-Id'))]).toEqual([204, expect.any(Number)]);
  });

  test('holds no connection of the database while a deleted picture waits for its removal', async () => {
    const { path, key } = await picture();
    await hospital.orm.insert(schema.mediaRemoval).values({ key });
    between.go(how);
    const tending = tendPictures({
      ...hospital,
      store,
      restPerWork: 0,
      signal: hospital.services.leaving,
      onError: (error) => log.error(error, 'pictures'),
    });
    const began = performance.now();
    let isDone = false;
    void tending.finally(() => {
      isDone = true;
    });
    const waits: number[] = [];
    while (!isDone) {
      const asked = performance.now();
      await hospital.database.pool.query('select 1');
      waits.push(performance.now() - asked);
      await setTimeout(20);
    }
    expect(Math.max(...waits)).toBeLessThan(patienceMs / 2);
    expect(performance.now() - began).toBeLessThan(3 * patienceMs + 2_000);
    expect(await hospital.orm.select().from(schema.mediaRemoval)).toHaveLength(1);
    expect(lines.filter(({ msg }) => msg === 'pictures')).toEqual([]);
    between.go(null);
    await tendPictures({
      ...hospital,
      store,
      restPerWork: 0,
      signal: AbortSignal.abort(),
      onError: (error) => log.error(error, 'pictures'),
    });
    await hospital.orm.delete(schema.mediaRemoval);
    expect((await ask(path)).status).toBe(200);
  });
});

test('the time limit of a silent bucket ends in time, during any garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  between.go('is silent');
  const began = performance.now();
  const asked = store.has('ab/abcd/original').catch((error: Error) => error.name);
  const collecting = setInterval(collect, 100);
  expect(await Promise.race([asked, setTimeout(4 * patienceMs, 'nothing')])).toBe('BucketAway');
  expect(performance.now() - began).toBeLessThan(3 * patienceMs);
  clearInterval(collecting);
  between.go(null);
});
