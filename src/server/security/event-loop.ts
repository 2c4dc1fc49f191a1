/** How long a piece of work keeps everybody else waiting. */

/** Nobody may be kept waiting longer by one request. */
export const longestHoldMs = 50;

/**
 * The longest stretch of `work` in which this thread did nothing else, in milliseconds of processor time: a machine that
 * is busy with other programs makes it no longer. Of up to five tries the best, since a collection of garbage falls on
 * whoever comes by.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5 && best > longestHoldMs; turn++) {
    best = Math.min(best, await holdOf(work));
    // Far too long is no matter of luck.
    if (best > 4 * longestHoldMs) break;
  }
  return best;
}

async function holdOf(work: () => Promise<unknown>) {
  let longest = 0;
  let last = busyMs();
  let isOver = false;
  const look = () => {
    const now = busyMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) looking = setTimeout(look, 1);
  };
  // Due again in the next turn of a loop that is busy. One that has nothing to do is left to sleep: to look all the time
  // would keep a whole processor from the database that is waited for.
  let looking = setTimeout(look, 1);
  await work();
  isOver = true;
  clearTimeout(looking);
  return Math.max(longest, busyMs() - last);
}

function busyMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
