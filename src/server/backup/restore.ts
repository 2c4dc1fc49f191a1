/** Reads a backup back from its vault. */
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { Store } from '#server/media/store.ts';
import { masterName } from '#server/media/variants.ts';
import { type Manifest, partName, pictureName } from './manifest.ts';
import type { SealedVault } from './sealed-vault.ts';
import { untar } from './tar.ts';

/** Writes `database` and, if the backup has it, `secret` into a folder. The database is not yet opened. */
export async function restoreDatabase(sealed: SealedVault, manifest: Manifest, folder: string) {
  async function* parts() {
    for (const [index, kept] of manifest.database.parts.entries())
      yield await sealed.get(partName(manifest.id, index), kept);
  }
  await pipeline(parts, createZstdDecompress(), (chunks: AsyncIterable<Buffer>) => untar(chunks, folder));
}

/** Puts missing originals into a store; returns how many. */
export async function restorePictures(sealed: SealedVault, manifest: Manifest, store: Store) {
  let count = 0;
  for (const [key, kept] of Object.entries(manifest.pictures)) {
    if (await store.has(masterName(key))) continue;
    const bytes = await sealed.get(pictureName(manifest.keyMark, key), kept);
    await store.put(masterName(key), bytes, 'application/octet-stream');
    count++;
  }
  return count;
}
