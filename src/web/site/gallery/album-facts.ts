import type { Gallery } from '#contract/gallery.ts';
import { monthWords } from '#web/dates/words.ts';
import { counted } from '#words/say.ts';

/** "7 pictures · May 2026". */
export function albumFacts({ imageCount, takenOn }: Pick<Gallery, 'imageCount' | 'takenOn'>, locale: string) {
  const count = counted('{count} picture', '{count} pictures', imageCount);
  return takenOn ? `${count} · ${monthWords(takenOn.slice(0, 7), locale)}` : count;
}
