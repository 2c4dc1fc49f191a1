import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { S3Store } from './s3-store.ts';
import { type Bucket, startBucket } from './test-bucket.ts';
import { uploading } from './test-upload.ts';
import { folderOf } from './variants.ts';

let bucket: Bucket;
let onDisk: TestHospital;
let inBucket: TestHospital;
let keys: Map<TestHospital, string>;
beforeAll(async () => {
  bucket = await startBucket();
  onDisk = await testHospital();
  inBucket = await testHospital({ store: new S3Store(bucket.address) });
  // A phone's picture: rotated by EXIF, with a location.
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0b5563' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  keys = new Map();
  for (const hospital of [onDisk, inBucket]) {
    await uploading(hospital).whole(photo, 'photo.jpg');
    const { body } = await hospital.get('/media?limit=1', hospital.staff);
    keys.set(hospital, /^\/media\/(\w+)\//.exec(body.data[0].url)![1]!);
  }
});
afterAll(async () => {
  await onDisk.close();
  await inBucket.close();
  await bucket.stop();
});

describe.each<[string, () => TestHospital]>([
  ['a folder', () => onDisk],
  ['a bucket', () => inBucket],
])('with pictures in %s', (_, hospitalOf) => {
  const key = () => keys.get(hospitalOf())!;
  const ask = (path: string, method = 'GET') =>
    hospitalOf().app.request(`http://hospital.test/media/${path}`, { method });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])(
    'one is sent as %s, upright, in the requested width, without camera metadata, rendered once',
    async (format, type, codec) => {
      const made = await ask(`${key()}/640.${format}`);
      const kept = await ask(`${key()}/640.${format}`);
      for (const answer of [made, kept]) {
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
        expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      }
      const bytes = await made.bytes();
      expect(Number(kept.headers.get('Content-Length'))).toBe(bytes.length);
      expect(Buffer.from(await kept.bytes()).equals(bytes)).toBe(true);
      const picture = await sharp(bytes).metadata();
      expect(picture).toMatchObject({ format: codec, width: 640, height: 853 });
      expect(picture.exif).toBeUndefined();
    },
  );

  test('an unknown width, format or picture is not found, and nothing is rendered', async () => {
    for (const path of [
      `${key()}/641.webp`,
      `${key()}/1280.webp`,
      `${key()}/640.png`,
      `${key()}/original`,
      `${'0'.repeat(32)}/640.webp`,
      '..%2f..%2fsecret/640.webp',
      `${key()}/..%2foriginal`,
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect(await hospitalOf().store.has(`${folderOf(key())}/1280.webp`)).toBe(false);
  });

  test('concurrent first visitors all get the same file', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(`${key()}/320.webp`)));
    const bodies = await Promise.all(answers.map((answer) => answer.bytes()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
  });
});

test('a picture’s true size and a small placeholder are known before it is sent', async () => {
  const { body } = await onDisk.get('/media?limit=1', onDisk.staff);
  expect(body.data[0]).toMatchObject({
    width: 900,
    height: 1200,
    focalX: 0.5,
    focalY: 0.5,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(body.data[0].placeholder.length).toBeLessThan(600);
  expect(body.data[0].srcset.split(', ').map((part: string) => part.split(' ')[1])).toEqual([
    '320w',
    '480w',
    '640w',
    '800w',
  ]);
});
