/** What a component is given to say. */
import type { ReactElement, ReactNode } from 'react';
import { translated } from '#words/say.ts';

/** A message, which the component translates; or a text that is said as it is, such as a name or a sentence with values. */
export type Words = string | { text: string };

export function say(words: Words): string {
  return typeof words === 'string' ? translated(words) : words.text;
}

/** The same where elements may stand in it. */
export function sayIn(words: Words | ReactElement | undefined): ReactNode {
  return typeof words === 'object' && !('text' in words) ? words : words && say(words);
}
