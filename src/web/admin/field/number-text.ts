import { latinDigits } from '#contract/digits.ts';

/** A number in the digits of any script; null if empty, the text if invalid. */
export function readNumber(text: string): number | string | null {
  const plain = latinDigits(text).trim();
  if (plain === '') return null;
  return /^-?\d+$/.test(plain) ? Number(plain) : plain;
}
