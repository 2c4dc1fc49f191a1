/**
 * Reads the demo hospital from its files. Each entry must be what the contract lets staff save, so that a mistake in a
 * file is told with the file's name and the field, and nothing is filled in.
 */
import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import { fieldErrors } from '#server/call/field-errors.ts';
import { StartError } from '#server/kernel/start-error.ts';
import type { Language } from '#words/language.ts';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
  references,
  translationOf,
} from './collections.ts';
import {
  type Entry,
  FileError,
  mainLanguage,
  otherLanguages,
  pictureFolder,
  readEntries,
  strayFiles,
} from './files.ts';

type Entries = Record<CollectionName, Entry[]>;

export interface Demo {
  /** In the main language, with everything that is the same in all. */
  entries: Entries;
  /** What is said of them in the other languages. */
  words: [Language, Entries][];
}

/** The id of an entry by what it is called; undefined where there is none. */
export type IdOf = (collection: CollectionName, key: string) => number | undefined;

export function loadDemo(): Demo {
  const mistakes: string[] = [];
  const entries = readAll(mainLanguage, mistakes);
  const words = otherLanguages().map((language): Demo['words'][number] => [
    language,
    readAll(language, mistakes),
  ]);
  const problems = [...mistakes, ...problemsOf({ entries, words })];
  if (problems.length > 0) throw new StartError(`The demo hospital has mistakes.\n${problems.join('\n')}`);
  return { entries, words };
}

/** What the contract does not allow, or a reader would miss: each with its file and field. */
export function problemsOf({ entries, words }: Demo): string[] {
  return [
    ...pictureProblems(entries),
    ...collectionNames.flatMap((name) => {
      const { fields } = collectionOf(name);
      return entries[name].flatMap((entry) => fieldProblems(entry, { name, schema: fields, entries }));
    }),
    ...words.flatMap(([, said]) => translationProblems(said, entries)),
  ];
}

/** An entry with ids in place of names, as the contract has it: `department` becomes `departmentId`. Names without an id are left out. */
export function withIds(value: unknown, idOf: IdOf): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const reference = references[field];
      if (!reference) return [field, withIds(one, idOf)];
      const ids = [one].flat().flatMap((key) => idOf(reference.to, String(key)) ?? []);
      return [reference.id, Array.isArray(one) ? ids : ids[0]];
    }),
  );
}

function readAll(language: Language, problems: string[]) {
  const stray = strayFiles(language);
  problems.push(...stray.map((file) => `${file}: The demo hospital has no such file or folder.`));
  const read = (name: CollectionName) => {
    try {
      return readEntries(language, name).map((entry, index) => completed(entry, { language, name, index }));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      problems.push(error.message);
      return [];
    }
  };
  return Object.fromEntries(collectionNames.map((name) => [name, read(name)])) as Entries;
}

/** With what is said by where an entry is: its name, its place in a list, and the language of its own words. */
function completed(
  entry: Entry,
  { language, name, index }: { language: Language; name: CollectionName; index: number },
): Entry {
  const { kept, named, fields, isOfLanguage } = collectionOf(name);
  const isMain = language === mainLanguage;
  if (!isMain && !isOfLanguage) return entry;
  return {
    ...entry,
    fields: {
      ...(named ? { [named]: entry.key } : {}),
      ...(kept === 'list' && fields.shape.position ? { position: index } : {}),
      ...(isMain ? {} : { language }),
      ...entry.fields,
    },
  };
}

function translationProblems(said: Entries, entries: Entries) {
  return collectionNames.flatMap((name) => {
    const schema = translationOf(name);
    const known = new Set(entries[name].map(({ key }) => key));
    return said[name].flatMap((entry) => {
      if (!schema) return [`${entry.file}: There is nothing to translate.`];
      if (!collectionOf(name).isOfLanguage && !known.has(entry.key))
        return [`${entry.file}: There is no "${entry.key}" in English that it could translate.`];
      return fieldProblems(entry, { name, schema, entries });
    });
  });
}

function fieldProblems(
  { file, key, fields }: Entry,
  { name, schema, entries }: { name: CollectionName; schema: z.ZodObject; entries: Entries },
) {
  const place = collectionOf(name).kept === 'list' ? `${file}: ${key}` : file;
  const missing: string[] = [];
  const row = withIds(fields, (to, other) => {
    const index = entries[to].findIndex((one) => one.key === other);
    if (index < 0) missing.push(`There is no "${other}" in ${to}.`);
    return Math.max(index, 0) + 1;
  });
  const { error } = schema.safeParse(row, { reportInput: true });
  const wrong = error ? fieldErrors(error).map(({ path, message }) => `${path}: ${message}`) : [];
  return [...missing, ...wrong].map((words) => `${place}: ${words}`);
}

function pictureProblems({ pictures }: Entries) {
  const described = pictures.map(({ key }) => key);
  const inFolder = readdirSync(pictureFolder);
  return [
    ...described
      .filter((file) => !inFolder.includes(file))
      .map((file) => `demo/en/pictures.yaml: There is no ${file} in demo/pictures.`),
    ...inFolder
      .filter((file) => !described.includes(file))
      .map((file) => `demo/pictures/${file}: demo/en/pictures.yaml does not say what it shows.`),
  ];
}
