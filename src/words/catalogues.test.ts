/**
 * Compares the files of each language with the source: which messages exist, where each belongs, and its placeholders.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { neededBy } from '../../scripts/imports.ts';
import { languagesIn, registersOf } from '../../scripts/languages.ts';
import { areas } from './areas.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogues } from './catalogues.ts';
import { languages } from './language.ts';
import { textsOf } from './literals.ts';

const messages = Object.keys(catalogues.de!);
const translated = languages.filter((language) => language !== 'en');

const source = (pattern: string) =>
  globSync(pattern).filter((file) => !/\.test\.|^src.(server.demo|words.\w\w\W)/.test(file));
const application = ['src/web/application.tsx', 'src/web/root.tsx'];
const laterSteps = 'src/web/site/booking/steps.tsx';
const booking = ['src/web/site/frame/layout.tsx', 'src/web/site/booking/appointment.tsx'];

/** The source files of each area. */
const speakers: Record<(typeof areas)[number], Iterable<string>> = {
  booking: loadedBy([...application, ...booking], false, [laterSteps]),
  islands: loadedBy(['src/web/site/search-box/islands.ts'], false),
  steps: loadedBy([laterSteps], false),
  staff: loadedBy([...application, ...source('src/web/admin/**/*.{ts,tsx}')], true),
  site: source('src/web/**/*.{ts,tsx}'),
  server: source('src/{contract,server,words}/**/*.ts'),
};

/**
 * What a browser loads for these files. Only forms of the staff area use schemas; the frame is rendered on the server.
 */
function loadedBy(files: string[], hasSchemas: boolean, apart: string[] = []) {
  const isLoaded = (file: string) =>
    /(?<!\.server)\.tsx?$/.test(file) &&
    existsSync(file) &&
    (hasSchemas || !readFileSync(file, 'utf8').includes("from 'zod'"));
  const loaded = new Set(files);
  for (const file of loaded)
    if (!file.startsWith('src/web/site/frame/'))
      for (const needed of neededBy(file).filter(isLoaded)) if (!apart.includes(needed)) loaded.add(needed);
  return loaded;
}

function messagesByArea() {
  const left = new Set(messages);
  return areas.map((area) => {
    const texts = new Set([...speakers[area]].flatMap(textsOf));
    const own = [...left].filter((message) => texts.has(message)).sort();
    for (const message of own) left.delete(message);
    return [area, own] as const;
  });
}

it.each(translated)('a message is in the file of the first area that uses it, in %s', (language) => {
  const written = areas.map((area) => {
    const words = JSON.parse(readFileSync(`src/words/${language}/${area}.json`, 'utf8')) as Catalogue;
    return [area, Object.keys(words).sort()];
  });
  expect(written).toEqual(messagesByArea());
});

/** The names in braces and the tags of a text, each once. */
const partsOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort();

it.each(translated)('a translation has the names and tags of its message, in %s', (language) => {
  const wrong = Object.entries(catalogues[language]!).flatMap(([message, words]) => {
    const parts = partsOf(message);
    if (typeof words === 'string') return partsOf(words).join() === parts.join() ? [] : [words];
    // The form for one need not name the number.
    return Object.values(words).filter((form) => partsOf(form).some((part) => !parts.includes(part)));
  });
  expect(wrong).toEqual([]);
});

it.each(translated)('a message with a count has each plural form of %s, and no other has', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const wrong = Object.entries(catalogues[language]!).filter(([message, words]) => {
    const isCounted = typeof catalogues.de![message] !== 'string';
    const forms = typeof words === 'string' ? null : Object.keys(words).sort().join();
    return forms !== (isCounted ? pluralCategories.toSorted().join() : null);
  });
  expect(wrong).toEqual([]);
});

it('each folder of a language is registered', () => {
  for (const [name, text] of Object.entries(registersOf(languagesIn('src/words'))))
    expect([name, readFileSync(`src/words/${name}`, 'utf8')]).toEqual([name, text]);
});
