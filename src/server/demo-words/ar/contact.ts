import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const contact: DemoWords = {
  '1': { location: '14 لانترن رو\nلندن NX4 7QT\nالمملكة المتحدة' },
};
