import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { storeOriginal, variantFile } from './store.ts';

let hospital: TestHospital;
let key: string;
beforeAll(async () => {
  hospital = await testHospital();
  // A phone's picture: turned by EXIF, with a place in it.
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0b5563' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const stored = await storeOriginal(hospital.dataDir, photo);
  key = stored.key;
  await hospital.orm.insert(schema.media).values({ ...stored, name: 'photo.jpg', alt: 'A photo' });
});
afterAll(() => hospital.close());

const ask = (path: string, method = 'GET') =>
  hospital.app.request(`http://hospital.test/media/${path}`, { method });

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
])(
  'a picture is sent as %s, upright, at the width asked for, without what the camera wrote',
  async (format, type, codec) => {
    const answer = await ask(`${key}/640.${format}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    const picture = await sharp(await answer.bytes()).metadata();
    expect(picture).toMatchObject({ format: codec, width: 640, height: 960 });
    expect(picture.exif).toBeUndefined();
  },
);

test('what is not a width, a format or a picture of ours is not found, and nothing is made', async () => {
  for (const path of [
    `${key}/641.webp`,
    `${key}/1280.webp`,
    `${key}/640.png`,
    `${key}/original`,
    `${'0'.repeat(32)}/640.webp`,
    '..%2f..%2fsecret/640.webp',
    `${key}/..%2foriginal`,
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect(existsSync(variantFile(hospital.dataDir, { key, width: 1280, format: 'webp' }))).toBe(false);
});

test('many first visitors at once make a variant once, and leave no unfinished file', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(`${key}/320.webp`)));
  const bodies = await Promise.all(answers.map((answer) => answer.bytes()));
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
  const folder = join(variantFile(hospital.dataDir, { key, width: 320, format: 'webp' }), '..');
  expect(readdirSync(folder).filter((name) => !/^(original|\d+\.(avif|webp|jpg))$/.test(name))).toEqual([]);
});

test('a picture’s true size and a small placeholder are known before it is sent', async () => {
  const { body } = await hospital.get('/media?limit=1', hospital.staff);
  expect(body.data[0]).toMatchObject({
    width: 800,
    height: 1200,
    alt: 'A photo',
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(body.data[0].placeholder.length).toBeLessThan(600);
  expect(body.data[0].srcset.split(', ').map((part: string) => part.split(' ')[1])).toEqual([
    '320w',
    '480w',
    '640w',
  ]);
});
