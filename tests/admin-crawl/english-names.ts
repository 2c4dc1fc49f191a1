/** Lets checks name things in English while the staff area is in the pseudo-language (test-pseudo.ts). */
import type { Locator, Page } from 'playwright-core';
import { pseudo } from '../../src/test-pseudo.ts';

/** A page or a part of it in which `getByRole`, `getByLabel` and `getByText` take names in English. */
export function byEnglishNames<T extends Page | Locator>(of: T): T {
  return new Proxy(of, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const result = value.apply(target, translated(key, given));
        return isLocator(result) ? byEnglishNames(result) : result;
      };
    },
  });
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'getByRole' in value && 'press' in value && 'nth' in value;

interface Options {
  name?: string | RegExp;
  exact?: boolean;
}

function translated(key: string | symbol, given: unknown[]) {
  const [first, { exact = false, name, ...options } = {}] = given as [string | RegExp, Options?];
  if (key === 'getByRole' && name !== undefined) return [first, { ...options, name: matcher(name, exact) }];
  return key === 'getByLabel' || key === 'getByText' ? [matcher(first, exact), options] : given;
}

/** Matches the English words or data, and what they are in the pseudo-language. */
export function matcher(name: string | RegExp, exact = false) {
  if (name instanceof RegExp) return new RegExp(inBothLetters(name.source), name.flags);
  const source = inBothLetters(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return exact ? new RegExp(`^\\s*${source}\\s*$`) : new RegExp(source, 'i');
}

/**
 * The source of a regular expression: escapes and punctuation stay, and brackets may be where a message begins or ends.
 */
function inBothLetters(source: string) {
  return source.replaceAll(/\\.|[a-z]+|[“”…:,’]| /gi, (part) => {
    if (/^\\[a-z]/i.test(part)) return part;
    if (part === ' ') return '[\\s[\\]]+';
    const other = pseudo(part).replaceAll(/[[\]]/g, '');
    return part === other ? `\\[?${part}\\]?` : `\\[?(?:${part}|${other})\\]?`;
  });
}
