/**
 * Needs of a visit, in the words of every form, list and file; without the schemas, for pages that count their bytes.
 */
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

/** By field; each is yes or no. */
export const needWords = {
  needsInterpreter: 'Interpreter',
  needsStepFree: 'Wheelchair or step-free access',
  needsHearingHelp: 'Help with hearing',
  needsSightHelp: 'Help with sight',
  needsChaperone: 'Chaperone in the room',
} as const satisfies Record<string, PlainMessage>;
export type Need = keyof typeof needWords;
export const needNames = Object.keys(needWords) as Need[];

export type Needed = Record<Need, unknown> & { interpreterLanguage: string };

/** One text per need, such as "Interpreter (Welsh)". */
export function needsInWords(needs: Needed): string[] {
  return neededOf(needs).map((name) =>
    name === 'needsInterpreter' ? interpreterWords(needs) : t(needWords[name]),
  );
}

export function neededOf(needs: Needed) {
  return needNames.filter((name) => needs[name]);
}

export function interpreterWords({ interpreterLanguage: language }: Needed) {
  return t('Interpreter ({language})', { language });
}
