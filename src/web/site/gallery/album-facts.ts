import type { Gallery } from '#contract/gallery.ts';
import { monthWords } from '#web/dates/words.ts';

/** "7 pictures · May 2026". */
export function albumFacts({ imageCount, takenOn }: Pick<Gallery, 'imageCount' | 'takenOn'>, locale: string) {
  const count = imageCount === 1 ? '1 picture' : `${imageCount} pictures`;
  return takenOn ? `${count} · ${monthWords(takenOn.slice(0, 7), locale)}` : count;
}
