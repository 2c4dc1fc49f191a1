/**
 * `npm test`: unit and API tests on the embedded database, the API tests again on a PostgreSQL where one can be
 * started, the build, and the journeys in a real browser. Ends with one line that counts them all.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'openward-reports-'));
const total = { passed: 0, failed: 0 };
let broken = false;

function step(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) broken = true;
  return status === 0;
}

/** Runs Vitest and adds what it counted; `shards` of it at once, each with all that it starts for itself. */
async function tests(
  title: string,
  before: string[],
  args: string[],
  { env = {}, shards = 1 }: { env?: Record<string, string>; shards?: number } = {},
) {
  process.stdout.write(`\n── ${title}\n`);
  const runs = Array.from({ length: shards }, async (_, place) => {
    const report = join(reports, `${title.replaceAll(/\W+/g, '-')}-${place}.json`);
    const [command = '', ...rest] = [
      ...before,
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(shards > 1 ? [`--shard=${place + 1}/${shards}`] : []),
      ...args,
    ];
    const child = spawn(command, rest, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const status = await new Promise((resolve) => child.once('exit', resolve));
    if (status !== 0) broken = true;
    try {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
      total.passed += numPassedTests;
      total.failed += numFailedTests;
    } catch {
      process.stdout.write(`${title}: no tests ran.\n`);
    }
  });
  await Promise.all(runs);
}

const browser = chromium();
await tests('Unit and API tests on the embedded database', [], []);
// What never asks a database needs no second run.
const pure = ['**/*.slow.test.ts', '**/{slots,hours,zone,demo,queue,store,master,serve}*.test.ts'].flatMap(
  (glob) => ['--exclude', glob],
);
await tests('API tests on PostgreSQL', ['bash', 'scripts/with-postgres.sh'], ['src/server', ...pure]);
if (step('Build', 'npm', ['run', 'build', '--silent'])) {
  const env = { CHROMIUM_PATH: browser };
  await tests('Journeys in the browser', [], ['--config', 'tests/vitest.config.ts'], { env, shards: 2 });
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(broken || total.failed > 0 || total.passed === 0 ? 1 : 0);
