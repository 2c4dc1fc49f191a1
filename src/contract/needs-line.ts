/** A visit's needs in one line, for lists and files of staff. */
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { listed } from './listed.ts';
import { interpreterWords, type Need, type Needed, neededOf, needWords } from './words/needs-words.ts';

/** The words of needWords after another one. An interpreter is always the first. */
const wordsAfterOthers = {
  needsStepFree: 'wheelchair or step-free access',
  needsHearingHelp: 'help with hearing',
  needsSightHelp: 'help with sight',
  needsChaperone: 'chaperone in the room',
} as const satisfies Record<Exclude<Need, 'needsInterpreter'>, PlainMessage>;

/** Such as "Interpreter (Welsh), help with hearing". */
export function needsInOneLine(needs: Needed) {
  const words = neededOf(needs).map((name, place) => {
    if (name === 'needsInterpreter') return interpreterWords(needs);
    return t(place === 0 ? needWords[name] : wordsAfterOthers[name]);
  });
  return listed(words, { type: 'unit' });
}
