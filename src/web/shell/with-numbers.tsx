import type { ReactNode } from 'react';
import { telephone } from './phone.ts';

/** A phone number in its international form calls, though nobody made it a link. */
export function withNumbers(text: string, className = ''): ReactNode {
  const parts = text.split(/(\+\d[\d ]{7,17}\d)/);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is rendered once and never reordered.
      <a key={place} href={telephone(part)} className={`whitespace-nowrap ${className}`.trim()}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
