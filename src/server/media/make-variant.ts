/** Renders the files that pages use from a picture's master. */
import type { Sharp } from 'sharp';
import type { VariantFormat } from '#contract/picture-address.ts';
import { openPicture, pictureWork, sharp } from './sharp.ts';
import { readWhole, type Store } from './store.ts';
import { folderOf, masterName, type Variant, variantName } from './variants.ts';

export const variantTypes: Record<VariantFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Variants in progress, so that concurrent visitors of a page render each one once. */
const underWay = new WeakMap<Store, Map<string, Promise<Buffer | null>>>();

/** Null without a master. */
export function makeVariant(store: Store, variant: Variant): Promise<Buffer | null> {
  const running = underWay.get(store) ?? new Map<string, Promise<Buffer | null>>();
  underWay.set(store, running);
  const name = variantName(variant);
  const making = running.get(name) ?? draw(store, variant).finally(() => running.delete(name));
  running.set(name, making);
  return making;
}

async function draw(store: Store, variant: Variant) {
  const master = await readWhole(store, masterName(variant.key));
  if (!master) return null;
  const bytes = await pictureWork(() => encode(master, variant));
  await store.put(variantName(variant), bytes, variantTypes[variant.format]);
  // Deleted meanwhile: a file written after the deletion would stay for ever.
  if (!(await store.has(masterName(variant.key)))) await store.remove(folderOf(variant.key));
  return bytes;
}

/** Encodes at the usual quality, then at lower ones until it fits. */
async function encode(master: Buffer, { width, format }: Variant) {
  const { data, info } = await openPicture(master)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let smallest: Buffer | undefined;
  for (const quality of qualities[format]) {
    const bytes = await encoders[format](sharp(data, { raw: info }), quality).toBuffer();
    if (bytes.length <= largestBytes(width)) return bytes;
    if (!smallest || bytes.length < smallest.length) smallest = bytes;
  }
  return smallest!;
}

/** Grain or leaves must not cost a phone megabytes: 120 KB at 800 pixels, wider ones in proportion. */
export function largestBytes(width: number) {
  return 120_000 * Math.max(1, width / 800);
}

const qualities: Record<VariantFormat, number[]> = {
  avif: [55, 45, 35, 25, 15],
  webp: [78, 65, 50, 35, 15],
  jpg: [80, 68, 55, 40, 20],
};

const encoders: Record<VariantFormat, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 3 }),
  webp: (picture, quality) => picture.webp({ quality }),
  // JPEG has no transparency.
  jpg: (picture, quality) => picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
};
