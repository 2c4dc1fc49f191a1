import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

/** A day of a busy hospital, with its checkpoints and an export. */
export const leastFreeBytes = 1_000_000_000;

/** Bytes of the disk that holds a folder. */
export async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Logs once when the disk gets full, and once when there is room again. */
export function diskWatch(folder: string, log: Logger, read = diskOf) {
  let isLow = false;
  return async () => {
    const { free } = await read(folder);
    if (free < leastFreeBytes === isLow) return;
    isLow = !isLow;
    const freeMegabytes = Math.round(free / 1_000_000);
    if (isLow) log.error({ freeMegabytes }, 'the disk of the data folder is nearly full');
    else log.info({ freeMegabytes }, 'the disk of the data folder has room again');
  };
}
