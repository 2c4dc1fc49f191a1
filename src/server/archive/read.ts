/**
 * Reads the ZIP of an export, every byte of it, before anything is written: each file is there once, with a valid
 * checksum, and matches the manifest. A fault is thrown as `Damaged`, with a sentence.
 */

import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { plainNumber } from '#contract/words/formats.ts';
import { oldest } from '#server/db/migrate.ts';
import { sharp } from '#server/media/sharp.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';
import { Manifest, manifestName, pictureName, tableName } from './manifest.ts';
import { type Row, wrongIn } from './row-rules.ts';
import { onlyRead, staying, travelling } from './travel.ts';

export class Damaged extends Error {}

export interface Archive {
  manifest: Manifest;
  /** Keys of the pictures with a file. */
  pictures: string[];
  rows(table: string): AsyncGenerator<Row>;
  picture(key: string): Promise<{ bytes: Buffer; type: string }>;
  close(): void;
}

/**
 * Limits far above what a hospital has: a file of a few kilobytes can unpack to gigabytes. Sizes are in bytes and
 * counted while reading, ignoring those claimed by the file; tables are read row by row, so their size costs time but
 * no memory.
 */
export const most = {
  files: 100_000,
  accounts: 10_000,
  table: 10_000_000_000,
  line: 10_000_000,
  /** Nesting of objects and lists in one row; the editor's texts reach about twenty. */
  levels: 100,
  picture: 200_000_000,
  /** Bytes that an entry of the ZIP's directory may hold besides the file's name. */
  remarks: 300,
};
/** No deflated file grows by more than this factor. */
const largestGrowth = 1100;

/** `columnsOf` lists a table's columns in this database. */
export async function openArchive(path: string, columnsOf: (table: string) => string[]): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new Damaged(
      t('It is not a ZIP file, or it is incomplete ({problem}).', { problem: error.message }),
    );
  });
  try {
    const files = await entriesOf(zip);
    const manifest = await readManifest(zip, files);
    const archive: Archive = {
      manifest,
      pictures: [],
      rows: (table) => rowsOf(zip, files.get(tableName(table)), travelling[table]?.longestRow),
      picture: async (key) => {
        const bytes = await whole(zip, files.get(pictureName(key))!, most.picture);
        return { bytes, type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' };
      },
      close: () => zip.close(),
    };
    const keys = await checkTables(archive, files, columnsOf);
    archive.pictures = await checkPictures(archive, files, keys);
    return archive;
  } catch (error) {
    zip.close();
    throw isZipError(error)
      ? new Damaged(t('It is damaged ({problem}).', { problem: (error as Error).message }))
      : error;
  }
}

const allowedNames = [/^manifest\.json$/, /^tables\/[a-z_]+\.jsonl$/, /^media\/[0-9a-f]{32}$/];

async function entriesOf(zip: ZipFile) {
  if (zip.entryCount > most.files)
    throw new Damaged(t('It holds more than {most} files.', { most: plainNumber(most.files) }));
  const files = new Map<string, Entry>();
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    if (!allowedNames.some((allowed) => allowed.test(entry.fileName)))
      throw new Damaged(
        t('It contains a file that no export has: {file}.', { file: shorten(entry.fileName, 80) }),
      );
    if (files.has(entry.fileName)) throw new Damaged(t('It holds {file} twice.', { file: entry.fileName }));
    if (entry.extraFieldLength + entry.fileCommentLength > most.remarks)
      throw new Damaged(t('It says too much about {file}.', { file: entry.fileName }));
    packed += entry.compressedSize;
    files.set(entry.fileName, entry);
  }
  // Overlapping files would unpack the same bytes again and again.
  if (packed > zip.fileSize) throw new Damaged(t('Its files are larger than it is.'));
  return files;
}

async function readManifest(zip: ZipFile, files: Map<string, Entry>) {
  const entry = files.get(manifestName);
  if (!entry) throw new Damaged(t('It is not an export of a hospital: it has no manifest.json.'));
  const found = Manifest.safeParse(parsed(String(await whole(zip, entry, most.line)), manifestName));
  if (!found.success) throw new Damaged(t('Its manifest.json is not one that this program writes.'));
  if (found.data.migration.slice(0, 3) < oldest.migration)
    throw new Damaged(t('It is older than version {version}. Import it there, and export it again.', oldest));
  return found.data;
}

function placeWords(file: string, line: number) {
  return t('{file}, line {line}', { file, line: plainNumber(line) });
}

/** Rows of these tables are partly kept in memory. */
const mostRows: Record<string, number> = { media: most.files, staff: most.accounts };

/** Returns the picture keys in its rows. */
async function checkTables(
  archive: Archive,
  files: Map<string, Entry>,
  columnsOf: (table: string) => string[],
) {
  const { manifest } = archive;
  const keys = new Set<string>();
  const names = new Set(manifest.tables.map(({ name }) => name));
  for (const file of files.keys()) {
    if (file.startsWith('tables/') && !names.has(file.slice(7, -6)))
      throw new Damaged(t('Its manifest does not name {file}.', { file }));
  }
  for (const { name, columns, rows } of manifest.tables) {
    if (!files.has(tableName(name))) throw new Damaged(t('{file} is missing.', { file: tableName(name) }));
    const isTaken = Object.hasOwn(travelling, name);
    if (!isTaken && !onlyRead.includes(name)) throw new Damaged(whyNot(name));
    const known = new Set(columnsOf(name));
    const unknown = isTaken ? columns.find((column) => !known.has(column)) : undefined;
    if (unknown)
      throw new Damaged(
        t('It was made by a newer version of this program ({column}). Update this one first.', {
          column: `${name}.${unknown}`,
        }),
      );
    let count = 0;
    for await (const row of archive.rows(name)) {
      count++;
      checkRow(name, count, row, columns);
      if (count > (mostRows[name] ?? rows))
        throw new Damaged(t('{file} has too many rows.', { file: tableName(name) }));
      if (name === 'media') keys.add(pictureKey(row.key, placeWords(tableName(name), count)));
    }
    if (name === 'settings' && count !== 1)
      throw new Damaged(
        t('{file} has {rows} rows where one belongs.', { file: tableName(name), rows: plainNumber(count) }),
      );
    if (count !== rows)
      throw new Damaged(
        t('{file} has {rows} rows where {wanted} belong.', {
          file: tableName(name),
          rows: plainNumber(count),
          wanted: plainNumber(rows),
        }),
      );
  }
  for (const name of ['settings', 'staff'])
    if (!names.has(name)) throw new Damaged(t('{file} is missing.', { file: tableName(name) }));
  return keys;
}

function whyNot(table: string) {
  const why = Object.hasOwn(staying, table) ? staying[table] : undefined;
  return why
    ? t('It contains {table}, which no export does. {why}', { table, why: t(why) })
    : t('This program does not know {table}.', { table: shorten(table, 80) });
}

/** A hash in hexadecimal digits: it becomes a folder name, so nothing else is allowed. */
function pictureKey(key: unknown, where: string) {
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key))
    throw new Damaged(t('{place}: key is not the key of a picture.', { place: where }));
  return key;
}

function checkRow(table: string, line: number, row: Row, columns: string[]) {
  const where = placeWords(tableName(table), line);
  for (const column of Object.keys(row))
    if (!columns.includes(column))
      throw new Damaged(
        t('{place}: {column} is not one of its columns.', { place: where, column: shorten(column, 80) }),
      );
  const wrong = Object.hasOwn(travelling, table) ? wrongIn(table, row) : undefined;
  if (wrong)
    throw new Damaged(
      t('{place}: {column}: {problem}', { place: where, column: wrong.column, problem: wrong.why }),
    );
}

async function checkPictures(archive: Archive, files: Map<string, Entry>, keys: Set<string>) {
  const found = [...files.keys()].filter((name) => name.startsWith('media/')).map((name) => name.slice(6));
  const lost = new Set(archive.manifest.lostPictures);
  const missing = [...keys].find((key) => !files.has(pictureName(key)) && !lost.has(key));
  if (missing || found.length !== archive.manifest.pictures)
    throw new Damaged(t('Some of its pictures are missing.'));
  for (const key of found) {
    if (!keys.has(key)) throw new Damaged(t('{file} belongs to no picture.', { file: pictureName(key) }));
    const { bytes } = await archive.picture(key);
    const format = await sharp(bytes)
      .metadata()
      .then(
        (facts) => facts.format,
        () => undefined,
      );
    if (format !== 'jpeg' && format !== 'png')
      throw new Damaged(t('{file} is not a picture.', { file: pictureName(key) }));
  }
  return found;
}

async function* rowsOf(zip: ZipFile, entry: Entry | undefined, longest = most.line): AsyncGenerator<Row> {
  if (!entry) return;
  let line = 0;
  let [rest, length] = [[] as string[], 0];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of checkedPieces(zip, entry, most.table)) {
    const [first, ...others] = decoder.decode(piece, { stream: true }).split('\n');
    rest.push(first!);
    length += first!.length;
    if (length > longest)
      throw new Damaged(t('{file} has a line that is too long.', { file: entry.fileName }));
    for (const other of others) {
      yield parsed(rest.join(''), placeWords(entry.fileName, ++line));
      [rest, length] = [[other], other.length];
    }
  }
  if (length > 0) throw new Damaged(t('{file} breaks off.', { file: entry.fileName }));
}

function parsed(text: string, where: string): Row {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isDeeper(value, most.levels))
      return value;
  } catch {
    // Thrown below.
  }
  throw new Damaged(t('{place} cannot be read.', { place: where }));
}

/** Endless nesting would crash the embedded database. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

async function whole(zip: ZipFile, entry: Entry, limit: number) {
  const { fileName, uncompressedSize, compressedSize } = entry;
  // The buffer is allocated before a byte is read, so not for more than can come.
  if (uncompressedSize > limit || uncompressedSize > compressedSize * largestGrowth)
    throw new Damaged(t('{file} is too large.', { file: fileName }));
  const bytes = Buffer.alloc(uncompressedSize);
  let length = 0;
  for await (const piece of checkedPieces(zip, entry, uncompressedSize)) length += piece.copy(bytes, length);
  return bytes;
}

/** The content of a file, at most `limit` bytes; verifies the checksum at its end. */
async function* checkedPieces(zip: ZipFile, entry: Entry, limit: number): AsyncGenerator<Buffer> {
  let [sum, length] = [0, 0];
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    length += (piece as Buffer).length;
    if (length > limit) throw new Damaged(t('{file} is too large.', { file: entry.fileName }));
    sum = crc32(piece as Buffer, sum);
    yield piece as Buffer;
  }
  if (sum !== entry.crc32) throw new Damaged(t('{file} is damaged.', { file: entry.fileName }));
}

/** From yauzl, from decompression or from invalid text; anything else is a bug of ours or the disk. */
function isZipError(error: unknown) {
  if (error instanceof Damaged || !(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error.constructor === Error : /^(Z_|ERR_ENCODING)/.test(code);
}
