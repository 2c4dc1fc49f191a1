import { counted, t } from '#words/say.ts';
import { mostCompared } from './package-view.ts';

/** Texts for compare-choice.ts, as attributes of the count: one line for each number of ticks, from zero. */
export function compareWords() {
  const numbers = Array.from({ length: mostCompared + 1 }, (_, number) => number);
  return {
    'data-compare': mostCompared,
    'data-chosen': numbers
      .map((chosen) =>
        counted('{count} of at most {most} chosen.', '{count} of at most {most} chosen.', chosen, {
          most: mostCompared,
        }),
      )
      .join('\n'),
    'data-too-many': t('You can compare at most {most}. Untick one first.', { most: mostCompared }),
  };
}
