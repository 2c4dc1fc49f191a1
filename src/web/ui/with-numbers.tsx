import type { ReactNode } from 'react';
import { calling } from '#words/heard.ts';
import { international, linkedBy } from './core/callable.tsx';

/**
 * A phone number in its international form calls, though nobody made it a link; so does a short one that the hospital
 * names for emergencies, where the words tell to call it: "112 beds" is no number to call.
 */
export function withNumbers(text: string, { short = [], look = '' }: Numbers = {}): ReactNode {
  return linkedBy(pattern(short), text, look);
}

/** Whether a text tells to call one of the hospital's numbers for emergencies. */
export function isCallForHelp(text: string, contact: EmergencyNumbers | null): boolean {
  const called = text.split(pattern(shortNumbers(contact))).filter((_, place) => place % 2 === 1);
  return called.some((number) => number === contact?.ambulancePhone || number === contact?.emergencyPhone);
}

interface EmergencyNumbers {
  ambulancePhone: string;
  emergencyPhone: string;
}

interface Numbers {
  /** Of digits only, such as 999. */
  short?: string[];
  /** Classes of the links. */
  look?: string;
}

/** The short numbers of a contact record: the country's, or the hospital's own where that is one. */
export function shortNumbers(contact: EmergencyNumbers | null): string[] {
  return [contact?.ambulancePhone ?? '', contact?.emergencyPhone ?? ''].filter((one) =>
    /^\d{2,6}$/.test(one),
  );
}

function pattern(short: string[]) {
  // Each language's are looked for on every page, as not every text is translated.
  const told = Object.values(calling)
    .map(({ source }) => source)
    .join('|');
  const called = short.map((number) => `(?<=(?<![\\p{L}\\d])(?:${told}))${number}(?![\\d.,]*\\d)`);
  return new RegExp(`(${[international.source, ...called].join('|')})`, 'iu');
}
