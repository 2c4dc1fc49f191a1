/**
 * `npm test`: the build, the API tests on PostgreSQL where one can be started, unit and API tests on the embedded
 * database, and the journeys in a real browser. The last line sums them up.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
keepTemporaryFilesInMemory();
const reports = mkdtempSync(join(tmpdir(), 'openward-reports-'));
const total = { passed: 0, failed: 0 };
/** What failed, said again at the end: the output above is long. */
const failures: string[] = [];

/** Where there is room: no test needs a disk, and a third of what PostgreSQL does for the tests is to write to one. */
function keepTemporaryFilesInMemory() {
  const folder = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (Math.min(bavail * bsize, freemem()) > 6 * 1024 ** 3) process.env.TMPDIR = folder;
}

/** Runs a program; true if it succeeded. */
async function step(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const status = await new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  return status === 0;
}

/** Counts a test, a file, a part or an error that belongs to none: the last line never says that nothing failed. */
function fail(what: string) {
  total.failed++;
  failures.push(what);
}

/** Runs Vitest and adds up its counts; true if it ran any test. */
async function tests(title: string, before: string[], args: string[], env: Record<string, string> = {}) {
  const report = join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const [command = '', ...rest] = [
    ...before,
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/left-out.ts',
    `--outputFile.json=${report}`,
    ...args,
  ];
  const errors = `${report}.errors`;
  const isGood = await step(title, command, rest, { ...env, UNHANDLED_ERRORS: errors });
  const failedBefore = total.failed;
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report;
    total.passed += numPassedTests;
    for (const failure of testResults.flatMap((file) => failuresOf(title, file))) fail(failure);
    return numPassedTests + numFailedTests > 0;
  } catch {
    process.stdout.write(`${title}: no tests ran.\n`);
    return false;
  } finally {
    const unhandled: string[] = existsSync(errors) ? JSON.parse(readFileSync(errors, 'utf8')) : [];
    for (const error of unhandled) fail(`${title}: an error that no test caught\n${firstLines(error)}`);
    if (!isGood && total.failed === failedBefore) fail(`${title}: ended as a failure`);
  }
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: FileReport[];
}

interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
}

/** One text for each test that failed; for a file that failed as a whole, what it said. */
function failuresOf(title: string, file: FileReport) {
  if (file.status !== 'failed') return [];
  const name = `${title}: ${relative(root, file.name)}`;
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}\n${firstLines(file.message)}`];
  return failed.map(
    (test) => `${name}: ${test.fullName}\n${firstLines(test.failureMessages?.join('\n') ?? '')}`,
  );
}

/** Enough to know it by: what was expected, and where. */
const firstLines = (text: string) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => line.slice(0, 2_000))
    .join('\n');

// Every process of the tests finds what an earlier one has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

const browser = chromium();
const slow = globSync('src/**/*.slow.test.ts', { cwd: root });
/** Every call as every kind of account: thousands of them, and the same on both engines. They run on the faster one. */
const matrices = slow.filter((file) => /security\/(roles|patient-words|declared)/.test(file));
const ofServers = slow.filter((file) => /(faults|nodes)\.slow/.test(file));
const excluding = (files: string[]) => files.flatMap((file) => ['--exclude', file]);
// Skips files that use no database, and slow tests other than the matrices and those about a server's connections and nodes.
const pure = excluding([
  ...slow.filter((file) => ![...matrices, ...ofServers].includes(file)),
  '**/{slots,hours,zone,demo,queue,store,master,serve,lengths}*.test.ts',
]);
const workers = `--maxWorkers=${availableParallelism() + 1}`;
// In parallel: each starts with single-threaded work.
const [isBuilt, hasPostgres] = await Promise.all([
  step('Build', 'npm', ['run', 'build', '--silent']),
  // A worker more than processors: each waits for the server now and then.
  tests('API tests on PostgreSQL', ['bash', 'scripts/with-postgres.sh'], ['src/server', ...pure, workers]),
]);
if (!isBuilt) fail('Build: failed');
await tests('Unit and API tests on the embedded database', [], hasPostgres ? excluding(matrices) : []);
if (isBuilt) {
  const env = { CHROMIUM_PATH: browser };
  await tests('Journeys in the browser', [], ['--config', 'tests/vitest.config.ts'], env);
}
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\nFAILED: ${failure}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
