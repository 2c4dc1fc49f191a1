/** What a visit may need, in the words of every form, list and file; without the schemas, for pages that count their bytes. */

/** By field; each is yes or no. */
export const needWords = {
  needsInterpreter: 'Interpreter',
  needsStepFree: 'Wheelchair or step-free access',
  needsHearingHelp: 'Help with hearing',
  needsSightHelp: 'Help with sight',
  needsChaperone: 'Chaperone in the room',
};
export type Need = keyof typeof needWords;
export const needNames = Object.keys(needWords) as Need[];

/** Each by itself, such as "Interpreter (Welsh)"; none where nothing is needed. */
export function needsInWords(needs: Record<Need, unknown> & { interpreterLanguage: string }): string[] {
  return needNames
    .filter((name) => needs[name])
    .map((name) =>
      name === 'needsInterpreter' ? `${needWords[name]} (${needs.interpreterLanguage})` : needWords[name],
    );
}

/** "Interpreter (Welsh), help with hearing". */
export function needsInOneLine(needs: Parameters<typeof needsInWords>[0]) {
  return needsInWords(needs)
    .map((words, place) => (place === 0 ? words : words[0]!.toLowerCase() + words.slice(1)))
    .join(', ');
}
