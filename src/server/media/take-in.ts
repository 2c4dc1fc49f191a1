/**
 * Turns an uploaded file into an entry of the library. The key is a hash of the original file, so the same file is one
 * entry for any number of uploads and people, and repeating it after a crash changes nothing.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import { isProblem } from '#contract/errors.ts';
import { recordRevision } from '#server/activity/revision.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Staff } from '#server/identity/session.ts';
import { type Master, makeMaster, type PictureProblem } from './master.ts';
import type { Store } from './store.ts';
import { masterName, presentMedia } from './variants.ts';

const { media, mediaRemoval } = schema;

export interface UploadedMedia {
  id: number;
  /** Whether the hospital already had this exact file. */
  isKnown: boolean;
}

/** Stores the file at a path under its owner's name for it, or returns why not and keeps nothing of it. */
export async function takeIn(
  { orm, store }: { orm: Orm; store: Store },
  { file, name, staff }: { file: string; name: string; staff: Staff },
): Promise<UploadedMedia | PictureProblem> {
  const key = await keyOf(file);
  const known = await find(orm, key);
  if (known) return { id: known.id, isKnown: true };
  const master = await makeMaster(file);
  if (isProblem(master)) return master;
  await keepMaster(store, key, master);
  const taken = await transaction({ orm }, (inside) => enter(inside.orm, staff, name, key, master));
  // A removal of an earlier picture with this key may have deleted our files after they were written.
  if (!(await store.has(masterName(key)))) await keepMaster(store, key, master);
  return taken;
}

/** Stores the picture in these bytes; returns its library fields. Used for the demo hospital's pictures. */
export async function keepPicture(store: Store, bytes: Buffer) {
  const master = await makeMaster(bytes);
  if (isProblem(master)) throw new Error(master.detail);
  const key = shortened(createHash('sha256').update(bytes).digest('hex'));
  await keepMaster(store, key, master);
  const { width, height, placeholder } = master;
  return { key, width, height, placeholder };
}

async function enter(
  orm: Orm,
  staff: Staff,
  name: string,
  key: string,
  master: Master,
): Promise<UploadedMedia> {
  // Waits for a running removal of these files, and cancels a scheduled one.
  await orm.delete(mediaRemoval).where(eq(mediaRemoval.key, key));
  const { width, height, placeholder } = master;
  const [row] = await orm
    .insert(media)
    .values({ key, name, width, height, placeholder })
    .onConflictDoNothing({ target: media.key })
    .returning();
  // Another request was uploading the same file.
  if (!row) return { id: (await find(orm, key))!.id, isKnown: true };
  await recordRevision(orm, staff, 'create', 'media', presentMedia(row));
  return { id: row.id, isKnown: false };
}

async function find(orm: Orm, key: string) {
  const [row] = await orm.select({ id: media.id }).from(media).where(eq(media.key, key));
  return row;
}

function keepMaster(store: Store, key: string, { bytes, type }: Master) {
  return store.put(masterName(key), bytes, type);
}

/** In chunks, so that a large file does not block everyone else. */
async function keyOf(file: string) {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return shortened(hash.digest('hex'));
}

/** 128 bits: enough to rule out collisions. */
function shortened(hash: string) {
  return hash.slice(0, 32);
}
