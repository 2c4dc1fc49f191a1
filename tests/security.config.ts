import { defineConfig } from 'vitest/config';

/** The safety suite's part against the built server, which it starts for itself. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/safety.journey.ts'],
    // Only ends what hangs: each wait within has a limit of its own, and one machine takes three times as long as another.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
