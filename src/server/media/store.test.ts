import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';
import { openStore, readWhole, type Store } from './store.ts';
import { type Bucket, startBucket } from './test-bucket.ts';

let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'openward-store-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => Store]>([
  ['a folder', () => new DiskStore(folder)],
  ['a bucket', () => new S3Store(bucket.address)],
])('a store in %s', (_, open) => {
  test('returns what it was given, knows what it has, and forgets a whole folder', async () => {
    const store = open();
    const bytes = Buffer.from([0, 1, 2, 250, 251, 252]);
    await store.put('ab/abcd/640.webp', bytes, 'image/webp');
    await store.put('ab/abcd/original', Buffer.from('master'), 'image/jpeg');
    await store.put('ab/abce/640.webp', Buffer.from('another'), 'image/webp');
    expect(await readWhole(store, 'ab/abcd/640.webp')).toEqual(bytes);
    const found = await store.get('ab/abcd/640.webp');
    expect(found?.bytes).toBe(6);
    await found?.body.cancel();
    expect([await store.has('ab/abcd/original'), await store.has('ab/abcd/original2')]).toEqual([
      true,
      false,
    ]);

    await store.remove('ab/abcd');
    expect([await store.has('ab/abcd/original'), await store.get('ab/abcd/640.webp')]).toEqual([false, null]);
    expect((await readWhole(store, 'ab/abce/640.webp'))?.toString()).toBe('another');
    await store.remove('ab/abcd');
  });

  test('overwrites a name, also concurrently, and its file is whole all the time', async () => {
    const store = open();
    const bytes = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 8 }, () => store.put('cd/cdef/320.avif', bytes, 'image/avif')));
    expect((await readWhole(store, 'cd/cdef/320.avif'))?.equals(bytes)).toBe(true);
  });
});

test('a folder contains only finished files', () => {
  expect(readdirSync(join(folder, 'cd/cdef'))).toEqual(['320.avif']);
});

test.each([
  '..',
  '../..',
  '',
  'ab',
  'ab/..',
  '/',
  'ab/abcd/../../..',
  '/etc/passwd',
  'ab/abcd/a/b',
  'ab/abcd/\0',
])('a folder refuses a name such as %j', async (name) => {
  const store = new DiskStore(join(folder, 'within'));
  await expect(store.remove(name)).rejects.toThrow('is not a picture folder');
  await expect(store.get(name)).rejects.toThrow('is not a picture file');
  await expect(store.has(name)).rejects.toThrow('is not a picture file');
  await expect(store.put(name, Buffer.alloc(1))).rejects.toThrow('is not a picture file');
  expect(readdirSync(folder)).toContain('cd');
});

test('a bucket must answer soon, but may take its time to send a file', async () => {
  const bytes = Buffer.alloc(20_000_000, 1);
  await new S3Store(bucket.address).put('ef/efab/original', bytes, 'image/png');
  const found = await new S3Store(bucket.address, { patienceMs: 1_000 }).get('ef/efab/original');
  await setTimeout(1_300);
  expect((await new Response(found!.body).arrayBuffer()).byteLength).toBe(bytes.length);

  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const store = new S3Store(`s3://a:b@127.0.0.1:${port}/pictures?tls=0`, { patienceMs: 100 });
  await expect(store.get('ef/efab/original')).rejects.toThrow('does not answer');
  await expect(store.has('ef/efab/original')).rejects.toThrow('does not answer');
  silent.closeAllConnections();
  silent.close();
});

test('MEDIA_URL decides; an unusable bucket ends the start with a sentence and without the secret', async () => {
  expect(await openStore({ dataDir: folder })).toBeInstanceOf(DiskStore);
  expect(await openStore({ dataDir: folder, MEDIA_URL: bucket.address })).toBeInstanceOf(S3Store);
  for (const address of [
    bucket.address.replace('/pictures', '/no-such-bucket'),
    bucket.address.replace(/:\d+\//, ':1/'),
  ]) {
    const failure = await openStore({ dataDir: folder, MEDIA_URL: address }).catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toMatch(/^the bucket of MEDIA_URL cannot be used: .+\.$/);
    expect(failure.message).not.toMatch(/S3RVER/);
  }
});
