/**
 * Everything in the data folder is for its owner alone: patients, messages, unpublished pictures, the secret. The start
 * tightens a folder that was made manually, restored from a backup or left by an earlier version.
 */
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#server/kernel/start-error.ts';

const others = 0o077;

/** Removes the rights of others to the folder and everything below it. */
export function closeToOthers(dataDir: string) {
  if (process.platform === 'win32') return;
  // The folder first: once it is closed, no one can read what is still open below.
  for (const path of pathsOf(dataDir)) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // A link has no mode of its own, and its target is not ours to change.
    if (!found || found.isSymbolicLink() || (found.mode & others) === 0) continue;
    try {
      chmodSync(path, found.mode & 0o777 & ~others);
    } catch (error) {
      // A mounted volume may belong to another user; everything in it is still closed one by one.
      if (path === dataDir && found.uid !== process.getuid?.()) continue;
      throw new StartError(
        `others may read ${path}, and that cannot be changed (${(error as NodeJS.ErrnoException).code}). Make it its owner's alone, mode ${found.isDirectory() ? '0700' : '0600'}, or set DATA_DIR to another folder.`,
      );
    }
  }
}

function* pathsOf(folder: string): Generator<string> {
  yield folder;
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pathsOf(path);
    else yield path;
  }
}

/** Empty if there is no folder yet, or if it is closed to us too, like a volume's `lost+found`. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (/^(ENOENT|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
