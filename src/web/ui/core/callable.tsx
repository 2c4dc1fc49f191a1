import type { ReactNode } from 'react';
import { directionOf } from '#words/direction.ts';
import { speech } from '#words/language.ts';
import { telephone } from './telephone.ts';

export const international = /\+\d[\d ]{7,17}\d/;

/** Links every international phone number in a message. */
export function callable(message: string): ReactNode {
  return linkedBy(new RegExp(`(${international.source})`), message, 'underline');
}

/** Links each match of the pattern's only group as a phone number; `look` is the links' classes. */
export function linkedBy(pattern: RegExp, text: string, look: string): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  // Phone numbers are read from the left in every language.
  const dir = directionOf(speech().language) === 'rtl' ? 'ltr' : undefined;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is rendered once and never reordered.
      <a key={place} href={telephone(part)} dir={dir} className={`whitespace-nowrap ${look}`.trim()}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
