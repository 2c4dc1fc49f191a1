import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';
import { literalsOf } from './literals.ts';

/** Folders in which every word is a message. */
const spoken: string[] = [
  'src/web/root.tsx',
  'src/web/site',
  'src/web/shell',
  'src/web/ui',
  'src/web/dates',
  'src/web/hospital',
];

/** Read like words and are none of the page: names of events, keys of a browser, codes of a standard. */
const noWords: string[] = [
  // A product, and a part of names of fields.
  'Google Calendar',
  'Id',
  // Keys, classes and units of a browser.
  'End',
  'Enter',
  'Escape',
  'block',
  'noopener noreferrer',
  'px',
  'tel:',
  // Other companies' names.
  'Facebook',
  'Instagram',
  // Of a stylesheet.
  'Not found',
];

const messages = new Set(Object.keys(catalogues.de!));

it.each(spoken)('every word of %s is a message', (folder) => {
  const unsaid = globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\btest\b/.test(file))
    .flatMap((file) =>
      literalsOf(file)
        .filter(({ text, isLoose }) => (isLoose || !messages.has(text)) && !noWords.includes(text))
        .map(({ text, line }) => `${file}:${line} ${text}`),
    );
  expect(unsaid).toEqual([]);
});

const physical =
  /(?<![\w-])-?(?:[mp][lr]-|(?:left|right)-|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b|rounded-[tb][lr]\b|float-(?:left|right)|scroll-[mp][lr]-)|(?:margin|padding|border)-(?:left|right)\b|(?:^|[\s{;])(?:left|right)\s*:|text-align:\s*(?:left|right)/m;

it.each(spoken)('nothing in %s has a left or a right', (folder) => {
  const sided = globSync(`${folder}/**/*.{tsx,css}`)
    .filter((file) => !/\btest\b/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, place) =>
          physical.test(line) && !line.includes('/* both ways')
            ? [`${file}:${place + 1} ${line.trim()}`]
            : [],
        ),
    );
  expect(sided).toEqual([]);
});

it('no page redirects or links by the framework with the language in the address, which would stand there twice', () => {
  const doubled = globSync('src/web/site/**/*.{ts,tsx}').filter((file) => {
    const code = readFileSync(file, 'utf8');
    const imported = /import \{[^}]*\bredirect(Document)?\b[^}]*\} from 'react-router'/.test(code);
    return imported || /<Link[^>]* to=\{at\(|<Form[^>]* action=\{at\(/.test(code);
  });
  expect(doubled).toEqual([]);
});

it('each message is said somewhere', () => {
  const code = globSync('src/{web,contract,server}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isSaid = (message: string) =>
    [`'${message}'`, `"${message}"`].some((quoted) => code.includes(quoted));
  expect([...messages].filter((message) => !isSaid(message))).toEqual([]);
});
