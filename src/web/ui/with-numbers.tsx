import type { ReactNode } from 'react';
import { calling } from '#words/heard.ts';
import { international, linkedBy } from './core/callable.tsx';

/**
 * Links phone numbers in international form, and the hospital's short emergency numbers where the words say to call
 * them: "112 beds" is not a number to call.
 */
export function withNumbers(text: string, { short = [], look = '' }: Numbers = {}): ReactNode {
  return linkedBy(pattern(short), text, look);
}

/** Whether a text says to call one of the hospital's emergency numbers. */
export function isCallForHelp(text: string, contact: EmergencyNumbers | null): boolean {
  const called = text.split(pattern(shortNumbers(contact))).filter((_, place) => place % 2 === 1);
  return called.some((number) => number === contact?.ambulancePhone || number === contact?.emergencyPhone);
}

interface EmergencyNumbers {
  ambulancePhone: string;
  emergencyPhone: string;
}

interface Numbers {
  /** Digits only, such as 999. */
  short?: string[];
  look?: string;
}

/** Short numbers of a contact record: the country's, or the hospital's own if short. */
export function shortNumbers(contact: EmergencyNumbers | null): string[] {
  return [contact?.ambulancePhone ?? '', contact?.emergencyPhone ?? ''].filter((one) =>
    /^\d{2,6}$/.test(one),
  );
}

function pattern(short: string[]) {
  // All languages on every page, as not every text is translated.
  const told = Object.values(calling)
    .map(({ source }) => source)
    .join('|');
  const called = short.map((number) => `(?<=(?<![\\p{L}\\d])(?:${told}))${number}(?![\\d.,]*\\d)`);
  return new RegExp(`(${[international.source, ...called].join('|')})`, 'iu');
}
