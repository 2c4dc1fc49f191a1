/** Files below a folder; written beside and renamed, so that a file is whole or absent. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Store } from './store.ts';

export class DiskStore implements Store {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: Buffer) {
    const file = join(this.folder, name);
    await mkdir(dirname(file), { recursive: true });
    const beside = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      const handle = await open(beside, 'w');
      try {
        await handle.writeFile(bytes);
        // A picture that was acknowledged is there after a power cut, as the row that names it is.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  async get(name: string) {
    const handle = await open(join(this.folder, name)).catch(absent);
    if (!handle) return null;
    const { size } = await handle.stat();
    const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    return { bytes: size, body };
  }

  async has(name: string) {
    return (await stat(join(this.folder, name)).catch(absent)) !== null;
  }

  async remove(folder: string) {
    await rm(join(this.folder, folder), { recursive: true, force: true });
  }
}

/** No such file is an answer; anything else that goes wrong with a disk is not. */
function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
