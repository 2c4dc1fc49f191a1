/** Originals and their variants in DATA_DIR/media; written beside and renamed, so that a file is whole or absent. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { VariantFormat } from './variants.ts';

export interface Variant {
  key: string;
  width: number;
  format: VariantFormat;
}

/** Far more than any screen: a picture that unfolds to more pixels is refused. */
const limitInputPixels = 40_000_000;

export function variantFile(dataDir: string, { key, width, format }: Variant) {
  return join(dataDir, 'media', key.slice(0, 2), key, `${width}.${format}`);
}

function originalFile(dataDir: string, key: string) {
  return join(dataDir, 'media', key.slice(0, 2), key, 'original');
}

/**
 * Keeps an original and says what it is: its key, true width and height in pixels (turned as its EXIF says) and a
 * placeholder of a few hundred bytes, as a data URL.
 */
export async function storeOriginal(dataDir: string, bytes: Buffer) {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const picture = sharp(bytes, { limitInputPixels });
  const { width, height } = (await picture.metadata()).autoOrient;
  const tiny = await picture.clone().autoOrient().resize(20).webp({ quality: 30 }).toBuffer();
  await writeWhole(originalFile(dataDir, key), bytes);
  return { key, width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** Variants that are being made, so that a page full of first visitors makes each one once. */
const underWay = new Map<string, Promise<void>>();

/** Makes one variant. Nothing of the original but its pixels goes into it: no EXIF, no place. */
export function makeVariant(dataDir: string, variant: Variant) {
  const file = variantFile(dataDir, variant);
  const running = underWay.get(file) ?? render(dataDir, variant, file).finally(() => underWay.delete(file));
  underWay.set(file, running);
  return running;
}

async function render(dataDir: string, { key, width, format }: Variant, file: string) {
  const original = await readFile(originalFile(dataDir, key));
  const picture = sharp(original, { limitInputPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 55, effort: 3 })
      : format === 'webp'
        ? picture.webp({ quality: 78 })
        : picture.jpeg({ quality: 80, mozjpeg: true });
  await writeWhole(file, await encoded.toBuffer());
}

async function writeWhole(file: string, bytes: Buffer) {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, bytes);
  await rename(beside, file);
}
