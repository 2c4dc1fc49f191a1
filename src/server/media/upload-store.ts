/**
 * What has arrived of uploads, in the database: any node may take the next piece, and the last one makes the picture.
 */
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { shorten } from '#words/shorten.ts';
import type { UploadedMedia } from './take-in.ts';

const { upload, uploadPart } = schema;

/** How long an unfinished upload waits for its next byte, and a finished one is remembered. */
const dayMs = 86_400_000;
/** Written at once, so that a large body needs little memory and few statements. */
const partBytes = 512 * 1024;

export class UploadStore extends DataStore {
  readonly #orm: Orm;
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

  constructor(orm: Orm) {
    super();
    this.#orm = orm;
  }

  override async create(begun: Upload) {
    const { id, size, metadata } = begun;
    const staffId = Number(id.split('-', 1)[0]);
    await this.#orm.insert(upload).values({ id, staffId, name: nameOf(metadata?.filename), size: size! });
    return begun;
  }

  override async getUpload(id: string) {
    const [row] = await this.#orm.select().from(upload).where(eq(upload.id, id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { size, received: offset, createdAt } = row;
    return new Upload({ id, size, offset, creation_date: createdAt.toISOString() });
  }

  override async write(bytes: Readable, id: string, offset: number) {
    let at = offset;
    let waiting: Buffer[] = [];
    let length = 0;
    const keep = async () => {
      if (length > 0) await this.#keep(id, at, Buffer.concat(waiting));
      at += length;
      waiting = [];
      length = 0;
    };
    try {
      for await (const piece of bytes) {
        waiting.push(piece);
        length += piece.length;
        if (length >= partBytes) await keep();
      }
    } finally {
      // Bytes received before the connection broke are kept.
      await keep();
    }
    return at;
  }

  /** The pieces of two requests never mix: only one of them finds the upload at its offset. */
  async #keep(id: string, offset: number, bytes: Buffer) {
    const { rows } = await this.#orm.execute(sql`
      with moved as (
        update upload set received = received + ${bytes.length}, touched_at = now()
        where id = ${id} and received = ${offset} returning id)
      insert into upload_part (upload_id, starts_at, bytes) select id, ${offset}, ${bytes} from moved
      returning starts_at`);
    if (rows.length === 0) throw ERRORS.INVALID_OFFSET;
  }

  override async remove(id: string) {
    const removed = await this.#orm.delete(upload).where(eq(upload.id, id)).returning({ id: upload.id });
    if (removed.length === 0) throw ERRORS.FILE_NOT_FOUND;
  }

  override getExpiration() {
    return dayMs;
  }

  /** Makes the whole file available at a path during `work`, with the name that its owner gave it. */
  async asFile<T>(id: string, folder: string, work: (file: string, name: string) => Promise<T>) {
    const [row] = await this.#orm.select({ name: upload.name }).from(upload).where(eq(upload.id, id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    await mkdir(folder, { recursive: true });
    const file = join(await mkdtemp(join(folder, 'upload-')), 'whole');
    try {
      const handle = await open(file, 'w', 0o600);
      try {
        for (const { startsAt } of await this.#places(id)) await handle.write(await this.#part(id, startsAt));
      } finally {
        await handle.close();
      }
      return await work(file, row.name);
    } finally {
      await rm(dirname(file), { recursive: true, force: true });
    }
  }

  #places(id: string) {
    const { startsAt } = uploadPart;
    return this.#orm
      .select({ startsAt })
      .from(uploadPart)
      .where(eq(uploadPart.uploadId, id))
      .orderBy(asc(startsAt));
  }

  /** One part at a time: a file may have 25 MB. */
  async #part(id: string, startsAt: number) {
    const [part] = await this.#orm
      .select({ bytes: uploadPart.bytes })
      .from(uploadPart)
      .where(and(eq(uploadPart.uploadId, id), eq(uploadPart.startsAt, startsAt)));
    return part!.bytes;
  }

  /** Stores the outcome, and deletes the bytes. */
  async end(id: string, { id: mediaId, isKnown }: UploadedMedia) {
    await this.#orm.update(upload).set({ mediaId, isKnown, touchedAt: sql`now()` }).where(eq(upload.id, id));
    await this.#orm.delete(uploadPart).where(eq(uploadPart.uploadId, id));
  }

  /** The outcome of an upload with its size; undefined if it is not finished. */
  async endOf(id: string): Promise<(UploadedMedia & { bytes: number }) | undefined> {
    const [row] = await this.#orm.select().from(upload).where(eq(upload.id, id));
    return row?.mediaId ? { bytes: row.size, id: row.mediaId, isKnown: row.isKnown } : undefined;
  }
}

/**
 * Removes everything untouched for a day: unfinished uploads and outcomes, and files that a crash left in the folder.
 */
export async function purgeUploads(orm: Orm, folder: string, now: number) {
  await orm.delete(upload).where(sql`${upload.touchedAt} < now() - ${dayMs} * interval '1 millisecond'`);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && now - found.mtimeMs > dayMs) await rm(file, { recursive: true, force: true });
  }
}

/** No file system allows longer names; a path may come before them. */
const mostRead = 1_000;

/** The last segment of a path, as one line; it is shown and searched, and never opened. */
function nameOf(given: string | null | undefined) {
  const name = (given ?? '')
    .slice(-mostRead)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/^.*[/\\]/, '')
    .trim();
  return shorten(name, 200).trim() || 'Picture';
}
