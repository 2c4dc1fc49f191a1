import { defineConfig } from 'vitest/config';
import { longFirst } from './scripts/long-first.ts';

const unmade: Record<string, string> = {
  '\0no-icon': 'export default ""',
  '\0no-icons': 'export default { get: () => "" }',
  '\0style': 'export default "/style.css"',
};

export default defineConfig({
  // Drawings and stylesheets are made by the build; no rule is about them.
  plugins: [
    {
      name: 'unmade',
      enforce: 'pre',
      resolveId: (id) =>
        id.startsWith('~icons/')
          ? '\0no-icon'
          : /^virtual:\w+-icons$/.test(id)
            ? '\0no-icons'
            : id.endsWith('.css?url')
              ? '\0style'
              : undefined,
      load: (id) => unmade[id],
    },
  ],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // The default keeps one core for a watcher that is not there.
    maxWorkers: '100%',
    // Every file makes its own hospital, so files may share what they import: half of the time was importing it again.
    isolate: false,
    sequence: { sequencer: longFirst(/\.slow\.test/) },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second is little on a machine with other work; what holds is seen at once all the same.
    expect: { poll: { timeout: 10_000 } },
    // A report that keeps only the message says all of what was found.
    chaiConfig: { truncateThreshold: 0 },
  },
});
