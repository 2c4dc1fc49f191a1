import { counted, t } from '#words/say.ts';
import { mostCompared } from './package-view.ts';

/** What compare-choice.ts says, for the element with the ticks' count: a line for each number of ticks, from none on. */
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
