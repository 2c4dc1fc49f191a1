import type { ReactNode } from 'react';
import { directionOf } from '#words/direction.ts';
import { speech } from '#words/language.ts';
import { telephone } from './telephone.ts';

/** A phone number in its international form. */
export const international = /\+\d[\d ]{7,17}\d/;

/** A message in which every number in its international form calls, though nobody made it a link. */
export function callable(message: string): ReactNode {
  return linkedBy(new RegExp(`(${international.source})`), message, 'underline');
}

/** A text in which whatever a pattern finds, as its only group, is a number that calls; `look` is classes of the links. */
export function linkedBy(pattern: RegExp, text: string, look: string): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  // A number is read from the left wherever it stands.
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
