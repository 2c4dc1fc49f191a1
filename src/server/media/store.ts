/**
 * Where the files of pictures stand: a folder, or a bucket of any S3-compatible store where MEDIA_URL names one. A
 * store knows names and bytes and nothing of pictures. Names are the same in both, so that one can be copied into the
 * other. A file is whole or absent, and what stands under a name never changes.
 */
import { join } from 'node:path';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';

export interface Store {
  /** Keeps bytes under a name such as `ab/abcd/640.webp`. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** What stands under a name, or null. Whoever takes the body reads it to its end or cancels it. */
  get(name: string): Promise<{ bytes: number; body: ReadableStream<Uint8Array> } | null>;
  has(name: string): Promise<boolean>;
  /** Removes everything in a folder such as `ab/abcd`; nothing there is no failure. */
  remove(folder: string): Promise<void>;
}

/** The store that the configuration names; what cannot be reached ends the start with a sentence. */
export async function openStore({
  dataDir,
  MEDIA_URL,
}: {
  dataDir: string;
  MEDIA_URL?: string | undefined;
}): Promise<Store> {
  if (!MEDIA_URL) return new DiskStore(join(dataDir, 'media'));
  const store = new S3Store(MEDIA_URL);
  await store.reach();
  return store;
}

/** All that stands under a name, or null. */
export async function readWhole(store: Store, name: string) {
  const found = await store.get(name);
  return found && Buffer.from(await new Response(found.body).arrayBuffer());
}
