/**
 * All tests, as projects; ARCHITECTURE.md says which test belongs where. Files of a worker share what they import: each
 * makes its own hospital, and importing it all again would be half of the time.
 */
import { existsSync, globSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { loadedWith } from './scripts/imports.ts';
import { BalancedSequencer } from './tests/runner/sequencer.ts';

const root = import.meta.dirname;
keepTemporaryFilesInMemory();
// Every process of the tests finds what an earlier one has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

const slow = 'src/**/*.slow.test.ts';
const quick = globSync('src/**/*.test.{ts,tsx}', { cwd: root, exclude: [slow] });
const [api, unit] = [true, false].map((needsDatabase) =>
  quick.filter((file) => loadedWith(file).has('src/server/db/connection/pglite.ts') === needsDatabase),
);

/** Folders whose SQL or locks depend on the engine. */
const engineFolders =
  'src/server/{activity,archive,booking,cache,db,jobs,report,search,series,times,translation}/**/*.test.ts';

function project(
  name: string,
  groupOrder: number,
  include: string[],
  more: object = {},
): TestProjectConfiguration {
  return {
    extends: true,
    test: { name, include, sequence: { groupOrder }, ...more },
  };
}

/** Three workers for two processors: each waits for its browser or its database now and then. */
const waiting = { maxWorkers: 3 };
const journeys = {
  ...waiting,
  globalSetup: ['tests/server.ts'],
  // Hundreds of steps in a real browser: what passes only on a second try is named at the end.
  retry: 1,
  // Ends what hangs; each wait within has a limit of its own.
  testTimeout: 900_000,
  hookTimeout: 900_000,
};

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
    projects: [
      project('unit', 0, unit!),
      project('api', 0, api!, { globalSetup: ['tests/runner/hospitals.ts'] }),
      project('gate', 1, ['tests/gate/*.journey.ts'], journeys),
      project('slow', 2, [slow]),
      // Only where it is asked for, so that the tests of a folder do not start a server.
      ...(process.env.SECOND_ENGINE
        ? [
            project('postgres', 3, [engineFolders], {
              ...waiting,
              globalSetup: ['tests/runner/postgres.ts'],
              setupFiles: ['tests/runner/processor-time.ts', 'tests/runner/use-postgres.ts'],
            }),
          ]
        : []),
      project('journeys', 4, ['tests/*.journey.ts'], journeys),
    ],
    reporters: ['tests/runner/report.ts'],
    setupFiles: ['tests/runner/processor-time.ts'],
    sequence: { sequencer: BalancedSequencer },
    // The default keeps one core for a watcher that is not there.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second is little on a machine with other work; what holds is seen at once all the same.
    expect: { poll: { timeout: 10_000 } },
    // A report that keeps only the message says all of what was found.
    chaiConfig: { truncateThreshold: 0 },
  },
});

/** Where there is room: no test needs a disk, and a third of what PostgreSQL does for the tests is to write to one. */
function keepTemporaryFilesInMemory() {
  const folder = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (Math.min(bavail * bsize, freemem()) > 6 * 1024 ** 3) process.env.TMPDIR = folder;
}
