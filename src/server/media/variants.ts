/**
 * The widths and formats that every picture is offered in. Addresses hold the content's key, so what stands behind
 * one never changes and may be kept for ever.
 */
import type { Image } from '#contract/base.ts';
import type * as schema from '#server/db/schema.ts';

export const variantWidths = [320, 480, 640, 960, 1280, 1920] as const;
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

/** A picture as the wire shows it. */
export function presentImage(row: typeof schema.media.$inferSelect): Image {
  const widths = widthsOf(row.width);
  return {
    id: row.id,
    url: variantUrl(row.key, widths.findLast((width) => width <= 960) ?? widths[0]!, 'webp'),
    alt: row.alt,
    width: row.width,
    height: row.height,
    srcset: widths.map((width) => `${variantUrl(row.key, width, 'webp')} ${width}w`).join(', '),
    placeholder: row.placeholder,
  };
}
