/**
 * Limits password hashing: each hash takes 19 MiB and one of Node's few threads, so strangers who send many passwords
 * could otherwise stall files, mail and everyone else. Two run at a time; a limited number of strangers wait behind
 * everyone else, and the rest are turned away.
 */
interface Work {
  start(): void;
}

export function createPasswordWork({ atOnce = 2, longestQueue = 20 } = {}) {
  const known: Work[] = [];
  const strangers: Work[] = [];
  let running = 0;

  function next() {
    if (running >= atOnce) return;
    const work = known.shift() ?? strangers.shift();
    if (!work) return;
    running++;
    work.start();
  }

  return {
    /** Whether a stranger would have to wait too long. */
    get isFull() {
      return strangers.length >= longestQueue;
    },
    run<T>(work: () => Promise<T>, isStranger: boolean): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        (isStranger ? strangers : known).push({
          start() {
            work()
              .then(resolve, reject)
              .finally(() => {
                running--;
                next();
              });
          },
        });
        next();
      });
    },
  };
}

export const passwordWork = createPasswordWork();
