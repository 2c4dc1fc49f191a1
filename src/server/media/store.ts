/**
 * Where picture files are stored: a folder, or the bucket of any S3-compatible store in MEDIA_URL. A store knows names
 * and bytes and nothing about pictures. Names are the same in both, so that one can be copied into the other. A file is
 * whole or absent, and the content under a name never changes.
 */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';

export interface Store {
  /** The name is like `ab/abcd/640.webp`. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Null without such a file. The caller must read the body to its end or cancel it. */
  get(name: string): Promise<{ bytes: number; body: ReadableStream<Uint8Array> } | null>;
  has(name: string): Promise<boolean>;
  /** Removes everything in a folder such as `ab/abcd`; an empty one is no error. */
  remove(folder: string): Promise<void>;
}

/** An unreachable store ends the start with a sentence. Outages of the store are logged. */
export async function openStore(
  { dataDir, MEDIA_URL }: { dataDir: string; MEDIA_URL?: string | undefined },
  log?: Logger,
): Promise<Store> {
  if (!MEDIA_URL) return new DiskStore(join(dataDir, 'media'));
  const store = new S3Store(MEDIA_URL, { log });
  await store.reach();
  return store;
}

export async function readWhole(store: Store, name: string) {
  const found = await store.get(name);
  return found && Buffer.from(await new Response(found.body).arrayBuffer());
}
