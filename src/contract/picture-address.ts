/**
 * Where the files of a stored picture are: /media/<key>/<width>.<format>. The key is a hash of the picture's content,
 * so what stands behind an address never changes, and whoever knows key and width knows every address: no look-up.
 */
import { z } from 'zod';

export const PictureKey = z
  .string('There is no such picture.')
  .regex(/^[0-9a-f]{16,40}$/, 'There is no such picture.');

export const variantWidths = [320, 480, 640, 800, 960, 1280, 1920] as const;
export const variantFormats = ['avif', 'webp', 'jpg'] as const;
export type VariantFormat = (typeof variantFormats)[number];

export function variantUrl(key: string, width: number, format: VariantFormat) {
  return `/media/${key}/${width}.${format}`;
}

/** The widths that a picture of this width is offered in: none is larger than the picture, but one always is there. */
export function widthsOf(width: number) {
  const fitting = variantWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [variantWidths[0]];
}

/** What an image element needs, in WebP. */
export function sourcesOf({ key, width }: { key: string; width: number }) {
  const widths = widthsOf(width);
  return {
    url: variantUrl(key, widths.findLast((one) => one <= 960) ?? widths[0]!, 'webp'),
    srcset: widths.map((one) => `${variantUrl(key, one, 'webp')} ${one}w`).join(', '),
  };
}

/** The key of a picture as the wire shows it; null where its address is none of ours. */
export function keyOf({ url }: { url: string }): string | null {
  return /\/media\/([0-9a-f]{16,40})\/\d+\.\w+$/.exec(url)?.[1] ?? null;
}
