/**
 * Links of text messages, where every character counts: /t/ and a letter for the kind of row, its id, and 72 bits
 * derived from the hospital's secret and the row. They lead to the page of the long link; guesses count like those of
 * other links.
 */
import { isSame, sign } from '#server/kernel/signature.ts';
import type { LinkSource } from './reference.ts';

const longestNumber = 10;
const signatureLength = 12;

export function visitCode(secret: string, { id, reference, linkVersion }: LinkSource & { id: number }) {
  return codeOf(secret, 'v', id, `${reference} ${linkVersion}`);
}

export function waitCode(secret: string, { id, linkKey }: { id: number; linkKey: string }) {
  return codeOf(secret, 'w', id, linkKey);
}

function codeOf(secret: string, kind: 'v' | 'w', id: number, source: string) {
  return `${kind}${id.toString(36)}.${sign(secret, 'short link', `${kind} ${id} ${source}`).slice(0, signatureLength)}`;
}

/** The claimed target of a code, not verified. */
export function readCode(code: string): { kind: 'v' | 'w'; id: number } | null {
  const [, kind, number] =
    new RegExp(`^([vw])([0-9a-z]{1,${longestNumber}})\\.[\\w-]{${signatureLength}}$`).exec(code) ?? [];
  const id = Number.parseInt(number ?? '', 36);
  return kind && id > 0 && id <= 2_147_483_647 ? { kind: kind as 'v' | 'w', id } : null;
}

export function isCode(given: string, right: string) {
  return isSame(given, right);
}
