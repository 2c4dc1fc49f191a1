/**
 * Proves that the tests still protect the most important rules. Each patch in tests/sabotage/ breaks one thing on
 * purpose, and one of the test files that it names must fail. `node scripts/sabotage.ts` tries all of them, two at a
 * time, on copies of the program; `node scripts/sabotage.ts 07 mail` those whose names contain "07" or "mail". With
 * `--check` it only lists patches that no longer apply, or name a missing file.
 */
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';

type Sabotage = ReturnType<typeof readSabotages>[number];

const root = join(import.meta.dirname, '..');
const leastInGate = 36;
const say = (line: string) => process.stdout.write(`${line}\n`);
/** One line of context is enough, so that a new import or comment does not make a patch stale. */
const apply = (folder: string, patch: string, ...options: string[]) =>
  spawnSync('git', ['apply', '-C1', ...options, patch], { cwd: folder }).status === 0;
const isJourney = (file: string) => file.endsWith('.journey.ts');

export function readSabotages() {
  const paths = fs.globSync('tests/sabotage/*.patch', { cwd: root }).sort();
  return paths.map((path) => {
    const patch = join(root, path);
    const [, files = ''] = /^Found by: (.+)$/m.exec(fs.readFileSync(patch, 'utf8')) ?? [];
    return { name: basename(path, '.patch'), patch, foundBy: files.split(' ') };
  });
}

export function faultsOf(sabotages: Sabotage[]): string[] {
  const missing = (file: string) => !fs.existsSync(join(root, file)) || !/\.(test|journey)\.tsx?$/.test(file);
  return sabotages.flatMap(({ name, patch, foundBy }) => [
    ...(apply(root, patch, '--check') ? [] : [`${name} does not apply.`]),
    ...foundBy.filter(missing).map((file) => `${name} names “${file}”, which is not a test.`),
  ]);
}

/** Tries each on one of two copies, and counts which tests found them. */
async function tryAll(sabotages: Sabotage[]) {
  const parent = fs.mkdtempSync(join(tmpdir(), 'openward-sabotage-'));
  process.once('SIGINT', () => process.exit(1));
  process.once('exit', () => fs.rmSync(parent, { recursive: true, force: true }));
  const copies = ['one', 'two'].map((name) => join(parent, name)) as [string, string];
  copyProgram(copies[0]);
  // A test that fails without any sabotage proves nothing. This run also creates the template databases for the others.
  const files = new Set(sabotages.flatMap(({ foundBy }) => foundBy).filter((file) => !isJourney(file)));
  const broken = files.size > 0 && (await firstFailure(copies[0], [...files]));
  if (broken) throw new Error(`Without any sabotage this fails: ${broken.file}: ${broken.test}`);
  fs.cpSync(copies[0], copies[1], { recursive: true, verbatimSymlinks: true });
  const found = { gate: 0, all: 0, none: 0 };
  const waiting = [...sabotages];
  const work = async (copy: string) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[await tryOne(copy, next)]++;
  };
  await Promise.all(copies.map(work));
  return found;
}

/** Packages are linked, with a separate cache, so that nothing from a sabotage remains. */
function copyProgram(folder: string) {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = spawnSync('git', listing, { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter(Boolean);
  const files = [...listed, '.react-router'].filter((file) => fs.existsSync(join(root, file)));
  for (const file of files) fs.cpSync(join(root, file), join(folder, file), { recursive: true });
  const packages = fs.readdirSync(join(root, 'node_modules')).filter((name) => !/^\.(cache|vite)/.test(name));
  fs.mkdirSync(join(folder, 'node_modules'));
  for (const name of packages)
    fs.symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}

async function tryOne(copy: string, { name, patch, foundBy }: Sabotage) {
  const began = performance.now();
  apply(copy, patch);
  const isBuilt = !foundBy.some(isJourney) || (await run(copy, 'npm', 'run', 'build', '--silent'));
  if (!isBuilt) throw new Error(`${name} cannot be built`);
  const failure = await firstFailure(copy, foundBy);
  const tier = !failure ? 'none' : /\.slow\.|^tests\/[^/]+$/.test(failure.file) ? 'all' : 'gate';
  apply(copy, patch, '-R');
  const seconds = Math.round((performance.now() - began) / 1_000);
  const what = failure ? `${tier}, ${failure.file}: ${failure.test}` : `NOT FOUND by ${foundBy.join(', ')}`;
  say(`${name}, ${seconds} s: ${what}`);
  return tier;
}

/** The first test that fails in some files; undefined if all pass. */
async function firstFailure(copy: string, files: string[]) {
  const report = `${copy}.json`;
  fs.rmSync(report, { force: true });
  const options = ['--bail=1', '--retry=0', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  if (await run(copy, 'node_modules/.bin/vitest', 'run', ...options, ...files)) return undefined;
  if (!fs.existsSync(report)) throw new Error(`No report of ${files.join(', ')}`);
  const { testResults }: JsonTestResults = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  const test = failed?.assertionResults.find(({ status }) => status === 'failed');
  const title = test?.fullName ?? failed?.message.split('\n')[0] ?? 'an error that no test caught';
  return { file: failed ? relative(copy, failed.name) : files[0]!, test: title };
}

/** Runs a program silently; true if it succeeded. */
function run(cwd: string, command: string, ...args: string[]) {
  const child = spawn(command, args, { cwd, stdio: 'ignore' });
  return new Promise<boolean>((resolve) => child.once('exit', (status) => resolve(status === 0)));
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const faults = faultsOf(readSabotages());
  for (const fault of faults) say(fault);
  if (faults.length > 0 || words.includes('--check')) process.exit(Math.sign(faults.length));
  const isChosen = ({ name }: Sabotage) => words.length === 0 || words.some((word) => name.includes(word));
  const { gate, all, none } = await tryAll(readSabotages().filter(isChosen));
  say(`${gate} found by npm test, ${all} by npm run test:all, ${none} not found`);
  process.exit(none > 0 || (words.length === 0 && gate < leastInGate) ? 1 : 0);
}
