import { defineConfig } from 'vitest/config';

/** The safety suite's part against the built server, which it starts for itself. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/safety.journey.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
