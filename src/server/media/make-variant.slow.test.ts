import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '#contract/media.ts';
import { variantFormats, variantWidths } from '#contract/picture-address.ts';
import { DiskStore } from './disk-store.ts';
import { largestBytes, makeVariant } from './make-variant.ts';
import { keepPicture } from './take-in.ts';
import { grain } from './test-upload.ts';
import { folderOf } from './variants.ts';

let folder: string;
let store: DiskStore;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openward-variants-'));
  store = new DiskStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const small = () =>
  sharp({ create: { width: 500, height: 400, channels: 4, background: '#0b556300' } })
    .png()
    .toBuffer();

test('a photograph of 25 MB is served under 120 KB at 800 pixels, and wider ones in proportion', async () => {
  const photograph = await grain(6000, 4000, 97);
  expect(photograph.length).toBeGreaterThan(24_000_000);
  expect(photograph.length).toBeLessThan(upload.largestBytes);
  const { key, width } = await keepPicture(store, photograph);
  expect(width).toBe(4096);
  for (const width of [800, 1280]) {
    for (const format of variantFormats) {
      const made = await makeVariant(store, { key, width, format });
      expect([format, width, made!.length <= largestBytes(width)]).toEqual([format, width, true]);
      expect((await sharp(made!).metadata()).width).toBe(width);
    }
  }
  expect(largestBytes(800)).toBe(120_000);
}, 240_000);

test('a picture is never enlarged', async () => {
  const { key } = await keepPicture(
    store,
    await sharp(await small())
      .resize(200)
      .png()
      .toBuffer(),
  );
  const made = await makeVariant(store, { key, width: variantWidths[0], format: 'webp' });
  expect((await sharp(made!).metadata()).width).toBe(200);
});

test('transparency becomes white in a JPEG and stays elsewhere', async () => {
  const { key } = await keepPicture(store, await small());
  const pixel = async (format: 'jpg' | 'webp' | 'avif') => {
    const made = await makeVariant(store, { key, width: 320, format });
    return [...(await sharp(made!).raw().toBuffer()).subarray(0, 4)];
  };
  expect((await pixel('jpg')).slice(0, 3)).toEqual([255, 255, 255]);
  expect((await pixel('webp'))[3]).toBe(0);
  expect((await pixel('avif'))[3]).toBe(0);
});

test('without a master there is no variant, and a picture deleted meanwhile leaves nothing behind', async () => {
  const { key } = await keepPicture(store, await small());
  const variant = { key, width: 480, format: 'webp' as const };
  const put = store.put.bind(store);
  store.put = async (name, bytes) => {
    await store.remove(folderOf(key));
    await put(name, bytes);
  };
  try {
    expect(await makeVariant(store, variant)).not.toBeNull();
  } finally {
    store.put = put;
  }
  expect(await store.has(`${key.slice(0, 2)}/${key}/480.webp`)).toBe(false);
  expect(await makeVariant(store, variant)).toBeNull();
});
