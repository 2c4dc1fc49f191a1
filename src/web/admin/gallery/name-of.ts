import type { GalleryImage } from '#contract/gallery.ts';

/** A picture's name in buttons and messages. */
export function nameOf({ image, caption, position }: GalleryImage) {
  const words = caption || image.alt || `picture ${position + 1}`;
  return words.length > 60 ? `“${words.slice(0, 60).trim()} …”` : `“${words}”`;
}
