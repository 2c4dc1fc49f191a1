import type { GalleryImage } from '#contract/gallery.ts';

/** What a picture shows, for those who do not see it: its alternative text, else its caption, else at least its place. */
export function pictureWords(
  { image, caption }: Pick<GalleryImage, 'image' | 'caption'>,
  place: number,
  count: number,
) {
  return image.alt || caption || `Picture ${place + 1} of ${count}`;
}
