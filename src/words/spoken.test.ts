import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogues } from './catalogues.ts';
import { literalsOf } from './literals.ts';

/** Folders in which every word is a message. */
const spoken: string[] = [
  // Appointments.
  'src/web/site/booking',
  'src/web/site/manage',
  'src/web/site/waitlist',
  'src/web/site/entry',
  'src/web/site/department',
  'src/web/site/doctor',
  'src/web/site/service',
  'src/web/site/package',
  'src/web/site/condition',
  'src/web/site/contact',
  // What every page has.
  'src/web/site/frame',
  'src/web/site/home',
  'src/web/site/search',
  'src/web/site/search-box',
  'src/web/shell',
  'src/web/ui',
  'src/web/dates',
  'src/web/hospital',
  'src/web/root.tsx',
  'src/web/site/news',
  'src/web/site/guide',
  'src/web/site/price',
  'src/web/site/gallery',
  'src/web/site/newsletter',
  'src/web/site/rating',
  'src/web/site/text',
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

it('the framework itself puts the language before the address of a redirect and of a link of its own', () => {
  const doubled = globSync('src/web/site/**/*.{ts,tsx}').filter((file) =>
    /\bredirect(Document)?\(\s*at\(|<Link[^>]* to=\{at\(|<Form[^>]* action=\{at\(/.test(
      readFileSync(file, 'utf8'),
    ),
  );
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
