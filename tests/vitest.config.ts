import { defineConfig } from 'vitest/config';
import { longFirst } from '../scripts/long-first.ts';

/**
 * Three workers take one file after the other, so a new file needs no place in any list; with two, waiting for each
 * other, two processors were idle for a sixth of the time. Each has a browser and a hospital which its files share, one
 * after another: a journey finds its address with `hospitalAddress()`, makes what it changes for itself or puts it back,
 * and calls `startOwnHospital()` where it cannot. The order is the same each time, long files first; `--maxWorkers=1`
 * shows whether all of them can share one hospital.
 */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.journey.ts'],
    globalSetup: ['tests/server.ts'],
    maxWorkers: 3,
    isolate: false,
    sequence: {
      sequencer: longFirst(
        /(admin|admin-access|booking|days|design|gallery|languages|layout|morning|pages|patients|roles|safety|useful|weight)\.journey/,
      ),
    },
    cache: false,
    // Some four hundred journeys, each of many steps: one that waits for the wrong thing fails once in many runs. The
    // closing report names it, to be mended.
    retry: 1,
    // Only ends what hangs: each wait within has a limit of its own, and one machine takes three times as long as another.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A second is little on a machine with other work; what holds is seen at once all the same.
    expect: { poll: { timeout: 10_000 } },
    // A report that keeps only the message says all of what was found.
    chaiConfig: { truncateThreshold: 0 },
  },
});
