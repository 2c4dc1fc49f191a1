import type { Image } from '#contract/base.ts';
import type { Media } from '#contract/media.ts';
import { sourcesOf, type VariantFormat } from '#contract/picture-address.ts';
import type * as schema from '#server/db/schema.ts';

export interface Variant {
  key: string;
  width: number;
  format: VariantFormat;
}

/** Names in the store: a folder per picture, with its master and variants. */
export function folderOf(key: string) {
  return `${key.slice(0, 2)}/${key}`;
}
export function masterName(key: string) {
  return `${folderOf(key)}/original`;
}
export function variantName({ key, width, format }: Variant) {
  return `${folderOf(key)}/${width}.${format}`;
}

export function presentImage(row: schema.StoredMedia): Image {
  return {
    id: row.id,
    alt: row.alt,
    width: row.width,
    height: row.height,
    focalX: row.focalX,
    focalY: row.focalY,
    placeholder: row.placeholder,
    ...sourcesOf(row),
  };
}

export function presentMedia(row: schema.StoredMedia): Media {
  return {
    ...presentImage(row),
    name: row.name,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
