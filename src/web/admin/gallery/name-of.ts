import type { GalleryImage } from '#contract/gallery.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';

export function nameOf({ image, caption, position }: GalleryImage) {
  const words = caption || image.alt || t('picture {number}', { number: position + 1 });
  return t('“{words}”', { words: words.length > 60 ? `${shorten(words, 60).trim()} …` : words });
}
