/**
 * Makes one backup: the files of the database on disk, read while the hospital works, and the originals of the pictures
 * that the vault does not have yet. The manifest is written last, so a backup without one is incomplete. It counts as
 * good only after `verify.ts` has restored it.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { readWhole, type Store } from '#server/media/store.ts';
import { masterName } from '#server/media/variants.ts';
import { logFiles, segmentBytes } from './log-files.ts';
import { idOf, type Manifest, partName, pictureName, writeManifest } from './manifest.ts';
import type { Kept, SealedVault } from './sealed-vault.ts';
import type { Ended, Source } from './source.ts';
import { tarBytes, tarEnd, tarFile, tarFolder } from './tar.ts';

export interface Making {
  source: Source;
  dataDir: string;
  store: Store;
  sealed: SealedVault;
  /** Pictures already in the vault, from the last manifest. */
  knownPictures: Manifest['pictures'];
  /** The content of DATA_DIR/secret, to be kept in the backup; null if it is given by SECRET. */
  secret: string | null;
  program: string;
  now(): number;
}

export interface Made {
  manifest: Manifest;
  /** Bytes written to the vault. */
  bytes: number;
  newPictures: string[];
  heldMs: number;
}

export async function makeBackup(making: Making): Promise<Made> {
  const { sealed, secret } = making;
  const id = idOf(making.now());
  const parts = new Parts(sealed, id);
  // Pictures first and last: one that is deleted while the database is copied is in the vault by then.
  const first = await copyPictures(making, await making.source.pictures());
  const ended = await writeDatabase(making, parts);
  const pictures = await copyPictures(making, ended.pictures, first);
  const manifest: Manifest = {
    format: 'openward-backup',
    version: 2,
    id,
    at: ended.at,
    program: making.program,
    migration: ended.migration,
    keyMark: sealed.keyMark,
    hasSecret: sealed.keyMark !== null && secret !== null,
    tables: ended.tables,
    database: { bytes: parts.plainBytes, parts: parts.written },
    pictures: pictures.kept,
    lostPictures: pictures.lost,
  };
  await writeManifest(sealed, manifest);
  const bytes = parts.written.reduce((sum, part) => sum + part.bytes, pictures.writtenBytes);
  // A picture deleted meanwhile is in no backup.
  const newPictures = pictures.written.filter((key) => pictures.kept[key]);
  return { manifest, bytes, newPictures, heldMs: ended.heldMs };
}

async function writeDatabase({ source, dataDir, sealed, secret }: Making, parts: Parts): Promise<Ended> {
  const folder = join(dataDir, 'database');
  let ended: Ended | undefined;
  async function* files() {
    const from = await source.begin();
    yield* databaseFiles(folder);
    ended = await source.end();
    yield tarBytes('database/backup_label', Buffer.from(ended.label));
    for (const { name, until } of logFiles(ended.label, from, ended.to))
      yield* tarFile(`database/pg_wal/${name}`, join(folder, 'pg_wal', name), { size: segmentBytes, until });
    await source.release();
    if (secret !== null && sealed.keyMark !== null) yield tarBytes('secret', Buffer.from(secret));
    yield tarEnd();
  }
  try {
    await pipeline(files, parts.counted(), createZstdCompress(), (chunks) => parts.takeAll(chunks));
  } finally {
    await source.release();
  }
  return ended!;
}

/** Recreated at each start, as in `pg_basebackup`: the folders are kept, their files are not. */
const emptied = /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const left =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*|pg_internal\.init.*)$/;
const control = 'global/pg_control';

/** All files but the log, the record of the last checkpoint last. */
async function* databaseFiles(folder: string, within = ''): AsyncGenerator<Buffer> {
  yield tarFolder(within ? `database/${within}` : 'database');
  for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
    const path = within ? `${within}/${entry.name}` : entry.name;
    if (left.test(entry.name) || path === control) continue;
    if (entry.isFile()) yield* tarFile(`database/${path}`, join(folder, path));
    else if (entry.isDirectory() && !emptied.test(path)) yield* databaseFiles(folder, path);
    else if (entry.isDirectory()) yield tarFolder(`database/${path}`);
  }
  if (within === '') yield* tarFile(`database/${control}`, join(folder, control));
}

const partBytes = 8 * 1024 * 1024;

/** Cuts a stream into files that fit into memory, even on a small machine. */
class Parts {
  readonly written: Kept[] = [];
  plainBytes = 0;
  readonly #sealed: SealedVault;
  readonly #id: string;
  #chunks: Buffer[] = [];
  #size = 0;

  constructor(sealed: SealedVault, id: string) {
    this.#sealed = sealed;
    this.#id = id;
  }

  counted() {
    const parts = this;
    return async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        parts.plainBytes += chunk.length;
        yield chunk;
      }
    };
  }

  async takeAll(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      if (this.#size >= partBytes) await this.#write();
    }
    if (this.#size > 0) await this.#write();
  }

  async #write() {
    const part = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#size = 0;
    this.written.push(await this.#sealed.put(partName(this.#id, this.written.length), part));
  }
}

/** Copies missing pictures; one that the store lost is named, so that the rest is still kept. */
async function copyPictures(
  { store, sealed, knownPictures }: Making,
  keys: string[],
  before: Pictures = { kept: {}, lost: [], written: [], writtenBytes: 0 },
): Promise<Pictures> {
  const there = new Map((await sealed.vault.list('pictures/')).map(({ name, bytes }) => [name, bytes]));
  const { written } = before;
  let { writtenBytes } = before;
  const kept: Manifest['pictures'] = {};
  const lost: string[] = [];
  for (const key of keys) {
    const name = pictureName(sealed.keyMark, key);
    const known = before.kept[key] ?? knownPictures[key];
    if (known && (before.kept[key] || there.get(name) === known.bytes)) {
      kept[key] = known;
      continue;
    }
    const bytes = await readWhole(store, masterName(key));
    if (!bytes) lost.push(key);
    else {
      kept[key] = await sealed.put(name, bytes);
      written.push(key);
      writtenBytes += kept[key].bytes;
    }
  }
  return { kept, lost, written, writtenBytes };
}

interface Pictures {
  kept: Manifest['pictures'];
  lost: string[];
  /** The keys of pictures that were not there yet. */
  written: string[];
  writtenBytes: number;
}
