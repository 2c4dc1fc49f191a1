/** How long work blocks the event loop. */

/** The longest that one request may block everyone else. */
export const longestHoldMs = 50;

/**
 * The longest stretch in which `work` kept this thread busy, in milliseconds of processor time, so that load from other
 * programs does not count. The best of up to five tries, since garbage collection may hit any of them.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5 && best > longestHoldMs; turn++) {
    best = Math.min(best, await holdOf(work));
    // Far too long is not bad luck.
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
  // Due again in the next turn of a busy loop, while an idle loop may sleep: polling would keep a whole processor from
  // the database it waits for.
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
