/** Where the hospital is, in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const contact: DemoWords = {
  '1': { location: '14 Lantern Row\nLondon NX4 7QT\nVereinigtes Königreich' },
};
