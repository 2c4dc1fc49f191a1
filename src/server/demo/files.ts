/** The files of the demo hospital as they are: demo/README.md says what may be in them, load.ts checks it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { installation } from '#server/kernel/installation.ts';
import { isLanguage, type Language } from '#words/language.ts';
import { type CollectionName, collectionNames, collectionOf } from './collections.ts';
import { richTexts } from './markdown.ts';

export interface Entry {
  /** Such as "demo/en/departments/cardiology.md". */
  file: string;
  /** What it is called, in all languages: by its file, or in its list. */
  key: string;
  fields: Record<string, unknown>;
}

/** A file that cannot be read; its message says which, and why. */
export class FileError extends Error {}

const folder = 'demo';
export const pictureFolder = join(installation, folder, 'pictures');
export const mainLanguage: Language = 'en';

export function otherLanguages(): Language[] {
  return readdirSync(join(installation, folder))
    .filter(isLanguage)
    .filter((language) => language !== mainLanguage);
}

/** The entries of a collection in a language, in their order; none where it has no file. */
export function readEntries(language: Language, name: CollectionName): Entry[] {
  const path = pathOf(language, name);
  if (!existsSync(join(installation, path))) return [];
  switch (collectionOf(name).kept) {
    case 'folder':
      return inOrder(readdirSync(join(installation, path)).map((file) => readPage(join(path, file), name)));
    case 'list':
      return Object.entries(readYaml(path)).map(([key, fields]) => ({
        file: path,
        key,
        fields: fields as Entry['fields'],
      }));
    case 'page':
      return [readPage(path, name)];
    case 'record':
      return [{ file: path, key: name, fields: readYaml(path) }];
  }
}

/** Files that no collection has, such as those in a folder whose name is misspelt. */
export function strayFiles(language: Language): string[] {
  const known = collectionNames.map((name) => pathOf(language, name));
  const path = join(folder, language);
  return readdirSync(join(installation, path))
    .map((file) => join(path, file))
    .filter((file) => !known.includes(file));
}

function pathOf(language: Language, name: CollectionName) {
  const endings = { folder: '', list: '.yaml', page: '.md', record: '.yaml' };
  return join(folder, language, name + endings[collectionOf(name).kept]);
}

/** Facts between two lines of dashes, and below them the texts. */
function readPage(file: string, name: CollectionName): Entry {
  const { texts = [] } = collectionOf(name);
  const text = readText(file);
  const [, facts, markdown] = /^---\n([\s\S]*?)^---(?:\n([\s\S]*))?$/m.exec(text) ?? [];
  if (facts === undefined || !file.endsWith('.md'))
    throw new FileError(`${file}: A page is a file .md that begins with its facts between two lines of ---.`);
  const fields = { ...parseYaml(file, `\n${facts}`), ...richTexts(markdown ?? '', texts[0] ?? 'text') };
  return { file, key: basename(file, '.md'), fields };
}

function readYaml(file: string) {
  return parseYaml(file, readText(file));
}

function readText(file: string) {
  return readFileSync(join(installation, file), 'utf8').replaceAll('\r\n', '\n');
}

function parseYaml(file: string, text: string): Record<string, unknown> {
  try {
    return parse(text) ?? {};
  } catch (error) {
    if (error instanceof YAMLParseError) throw new FileError(`${file}: ${error.message}`);
    throw error;
  }
}

/** By their position; those without one by the time of their publication, or else by what they are called. */
function inOrder(entries: Entry[]) {
  const rank = ({ fields: { position = 0, publishedAt = '' }, key }: Entry) =>
    [String(position).padStart(6, '0'), publishedAt, key].join();
  return entries.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
