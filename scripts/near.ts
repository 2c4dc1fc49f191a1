/**
 * `npm run test:near`: the tests of the folders that have changed since the last commit, then those of everything that
 * imports what changed, nearest first. Stops at the first failure.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { neededBy } from './imports.ts';

const root = join(import.meta.dirname, '..');
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: root, exclude: ['src/**/*.slow.test.ts'] });

/** Number of imports between a file and the nearest change. */
const distances = new Map(changed.map((file) => [file, 0]));
const importers = importersOf(globSync('src/**/*.{ts,tsx}', { cwd: root }));
for (const [file, distance] of distances)
  for (const importer of importers.get(file) ?? [])
    if (!distances.has(importer)) distances.set(importer, distance + 1);

const folders = new Set(changed.map((file) => dirname(file)));
const own = tests.filter((file) => folders.has(dirname(file)));
const others = tests.filter((file) => distances.has(file) && !own.includes(file));
const byDistance = Map.groupBy(others, (file) => distances.get(file)!);
const steps = [own, ...[...byDistance].sort(([one], [other]) => one - other).map(([, files]) => files)];
for (const files of steps.filter(({ length }) => length > 0)) {
  const projects = ['unit', 'api'].flatMap((name) => ['--project', name]);
  const { status } = spawnSync('vitest', ['run', '--bail', '1', ...projects, ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

function importersOf(files: string[]) {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const needed of neededBy(file)) found.set(needed, [...(found.get(needed) ?? []), file]);
  return found;
}
