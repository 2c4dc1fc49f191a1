import type { GalleryImage } from '#contract/gallery.ts';
import { t } from '#words/say.ts';

/** A picture in words, for people who cannot see it: its alt text, otherwise its caption, otherwise its position. */
export function pictureWords(
  { image, caption }: Pick<GalleryImage, 'image' | 'caption'>,
  place: number,
  count: number,
) {
  return image.alt || caption || t('Picture {place} of {count}', { place: place + 1, count });
}
