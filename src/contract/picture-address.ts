/**
 * The addresses of a stored picture's files: /media/<key>/<width>.<format>. The key is a hash of the content, so the
 * file behind an address never changes, and key and width give every address without a look-up.
 */

import { z } from 'zod';
import { said } from './validation-message.ts';

export const PictureKey = z
  .string(said('This picture does not exist.'))
  .regex(/^[0-9a-f]{16,40}$/, said('This picture does not exist.'));

export const variantWidths = [320, 480, 640, 800, 960, 1280, 1920] as const;
export const variantFormats = ['avif', 'webp', 'jpg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

function variantUrl(key: string, width: number, format: VariantFormat) {
  return `/media/${key}/${width}.${format}`;
}

/** The widths of a picture's files: none larger than the picture, but always at least one. */
export function widthsOf(width: number) {
  const fitting = variantWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [variantWidths[0]];
}

/** The attributes of an image element, in WebP. */
export function sourcesOf({ key, width }: { key: string; width: number }) {
  const widths = widthsOf(width);
  return {
    url: variantUrl(key, widths.findLast((one) => one <= 960) ?? widths[0]!, 'webp'),
    srcset: widths.map((one) => `${variantUrl(key, one, 'webp')} ${one}w`).join(', '),
  };
}

/** Null for a foreign address. */
export function keyOf({ url }: { url: string }): string | null {
  return PictureKey.safeParse(/\/media\/([^/]+)\/\d+\.\w+$/.exec(url)?.[1]).data ?? null;
}
