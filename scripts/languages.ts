/**
 * Registers the program's languages: each has a folder in src/words, named by its two letters, and three generated
 * files there list them. `npm run check`, `npm run build` and `npm run dev` run it first.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas } from '../src/words/areas.ts';

/** Folder names, English first. */
export function languagesIn(folder: string): string[] {
  const names = globSync('*/heard.ts', { cwd: folder }).map(dirname).sort();
  const wrong = names.filter((name) => !/^[a-z]{2}$/.test(name));
  if (wrong.length > 0)
    throw new Error(`A language is named by two small letters, as addresses are: ${wrong.join(', ')}.`);
  return ['en', ...names.filter((name) => name !== 'en')];
}

/** The expected files, by name. */
export function registersOf(languages: string[]): Record<string, string> {
  const others = languages.filter((language) => language !== 'en');
  return {
    'known.ts': file(
      [],
      `export const languages = [${languages.map((language) => `'${language}'`).join(', ')}] as const;`,
    ),
    'catalogues.ts': file(
      [
        ['import type { Catalogue } from', './catalogue.ts'],
        ['import type { Language } from', './language.ts'],
        ...others.flatMap((one) =>
          areas.map((area): Import => [`import ${wordsOf(one, area)} from`, `./${one}/${area}.json`]),
        ),
      ],
      '/** All words of each language. A browser loads only those of its page. */',
      'export const catalogues: Record<Language, Catalogue | null> = {',
      '  en: null,',
      ...others.map((one) => `  ${one}: { ${areas.map((area) => `...${wordsOf(one, area)}`).join(', ')} },`),
      '};',
    ),
    'heard.ts': file(
      [
        ['import type { Language } from', './language.ts'],
        ...languages.map((one): Import => [`import * as ${one} from`, `./${one}/heard.ts`]),
      ],
      '/** Words before a number to call. */',
      'export const calling: Record<Language, RegExp> = {',
      ...languages.map((one) => `  ${one}: ${one}.calling,`),
      '};',
      '',
      '/** Words without meaning for a search. */',
      'export const filler: Record<Language, readonly string[]> = {',
      ...languages.map((one) => `  ${one}: ${one}.filler,`),
      '};',
      '',
      '/** Words of a search for an hour, such as “night”. */',
      'export const times: Record<Language, readonly string[]> = {',
      ...languages.map((one) => `  ${one}: ${one}.times,`),
      '};',
    ),
  };
}

/** The name of a file of words in code. */
function wordsOf(language: string, area: string) {
  return language + area[0]!.toUpperCase() + area.slice(1);
}

type Import = [what: string, from: string];

/** Formatted like all other files. */
function file(imports: Import[], ...lines: string[]) {
  const sorted = imports.toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  return [
    '// Written by scripts/languages.ts from the folders beside it.',
    '',
    ...sorted.map(
      ([what, from]) => `${what} '${from}'${from.endsWith('.json') ? " with { type: 'json' }" : ''};`,
    ),
    ...(imports.length > 0 ? [''] : []),
    ...lines,
    '',
  ].join('\n');
}

/** Writes changed files only, since a watcher reacts to the modification time. */
export function registerLanguages(folder: string) {
  for (const [name, text] of Object.entries(registersOf(languagesIn(folder)))) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

if (import.meta.main) registerLanguages(join(import.meta.dirname, '../src/words'));
