import { statSync } from 'node:fs';

/** A file with its identity: another file of the same name is not the same. */
export interface LockedFile {
  path: string;
  identity: string;
}

export function lockedFile(path: string): LockedFile {
  return { path, identity: identityOf(path) };
}

export function isSame({ path, identity }: LockedFile) {
  return identityOf(path) === identity;
}

/** An open file keeps its inode, deleted or not, so no other one can have it. */
function identityOf(path: string) {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'gone';
}
