/** Files below a folder; written to a temporary name and renamed, so that a file is whole or absent. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Store } from './store.ts';

/** Valid names: any other could lead out of the folder, or be all of it. */
const folderForm = /^[0-9a-f]{2}\/[0-9a-f]{4,40}$/;
const fileForm = /^[0-9a-z]+(\.[a-z]+)?$/;

export class DiskStore implements Store {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  async put(name: string, bytes: Buffer) {
    const file = this.file(name);
    await mkdir(dirname(file), { recursive: true });
    const beside = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      const handle = await open(beside, 'w');
      try {
        await handle.writeFile(bytes);
        // An acknowledged picture survives a power cut, like the row that names it.
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
    const handle = await open(this.file(name)).catch(absent);
    if (!handle) return null;
    const { size } = await handle.stat();
    const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
    return { bytes: size, body };
  }

  async has(name: string) {
    return (await stat(this.file(name)).catch(absent)) !== null;
  }

  async remove(folder: string) {
    if (!folderForm.test(folder)) throw new Error(`${JSON.stringify(folder)} is not a picture folder.`);
    await rm(join(this.folder, folder), { recursive: true, force: true });
  }

  private file(name: string) {
    const end = name.lastIndexOf('/');
    if (!folderForm.test(name.slice(0, end)) || !fileForm.test(name.slice(end + 1)))
      throw new Error(`${JSON.stringify(name)} is not a picture file.`);
    return join(this.folder, name);
  }
}

/** Only a missing file is an answer; other disk errors are not. */
function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
