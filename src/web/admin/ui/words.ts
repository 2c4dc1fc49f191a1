import type { ReactElement, ReactNode } from 'react';
import { translated } from '#words/say.ts';

/** A message, which the component translates; or a text shown unchanged, such as a name or a sentence with values. */
export type Words = string | { text: string };

export function say(words: Words): string {
  return typeof words === 'string' ? translated(words) : words.text;
}

/** The same, or an element. */
export function sayIn(words: Words | ReactElement | undefined): ReactNode {
  return typeof words === 'object' && !('text' in words) ? words : words && say(words);
}
