/**
 * What stands in the data folder is for its owner alone: patients, messages, pictures not yet published, the secret. A
 * folder that somebody made beforehand, restored from a copy or used with an earlier version is put right at the start.
 */
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const others = 0o077;

/** Takes from everybody else what they may do with the folder and with all below it. */
export function closeToOthers(dataDir: string) {
  // Windows has other rights than these.
  if (process.platform === 'win32') return;
  // The folder first: with it closed nobody reads what is still open below.
  for (const path of pathsOf(dataDir)) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // A link has no rights of its own, and where it leads is not ours to change.
    if (!found || found.isSymbolicLink() || (found.mode & others) === 0) continue;
    try {
      chmodSync(path, found.mode & 0o777 & ~others);
    } catch (error) {
      // A volume that somebody else mounted for us: what stands in it is closed by itself.
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

/** None where there is no folder yet, or one that is closed to us as well, such as a volume's `lost+found`. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (/^(ENOENT|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
