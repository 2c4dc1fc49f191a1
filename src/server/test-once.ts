/** Shared by all processes of the tests: one makes it, while the others wait. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Longer than anything takes to make; a slower maker has died. */
const longestMs = 120_000;

/** Makes a missing file or folder. */
export async function makeOnce(path: string, make: () => Promise<void>) {
  const mark = `${path}.making`;
  while (!existsSync(path)) {
    if (isMine(mark)) {
      try {
        if (!existsSync(path)) await make();
      } finally {
        rmSync(mark, { force: true });
      }
    } else await setTimeout(100);
  }
}

function isMine(mark: string) {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Two may make it then, of which one is kept.
  if (isLeftBehind(mark)) rmSync(mark, { force: true });
  return false;
}

function isLeftBehind(mark: string) {
  const made = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return false;
  const age = Date.now() - made;
  try {
    const maker = Number(readFileSync(mark, 'utf8'));
    // Empty until its maker has written into it.
    if (maker > 0) process.kill(maker, 0);
    return age > (maker > 0 ? longestMs : 1_000);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
