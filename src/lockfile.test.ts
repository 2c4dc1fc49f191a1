/** What `npm ci` brings: all of it by its hash, the runtime included, and without running anything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  hasInstallScript?: true;
  /** Part of the package above it, whose hash is that of both. */
  inBundle?: true;
  engines?: object;
  bin?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).slice(1);

test('every package has the hash of its content and runs no script when it is installed', () => {
  expect(locked.length).toBeGreaterThan(400);
  const faults = locked.filter(
    ([, { integrity, inBundle, hasInstallScript }]) => !(integrity || inBundle) || hasInstallScript,
  );
  expect(faults.map(([name]) => name)).toEqual([]);
});

test('the runtime is one version for every kind of machine', () => {
  const runtimes = locked.filter(([, { bin }]) => bin && 'node' in bin).map(([, { version }]) => version);
  const { optionalDependencies } = read('package.json');
  expect([...new Set([...runtimes, ...Object.values(optionalDependencies)])]).toEqual([
    process.version.slice(1),
  ]);
  expect(runtimes).toHaveLength(Object.keys(optionalDependencies).length);
});

test('npm on an older Node.js warns of no package: all run on the pinned runtime', () => {
  // Remove what `npm install` has added: for each package, "engines" in package-lock.json.
  expect(locked.filter(([, { engines }]) => engines).map(([name]) => name)).toEqual([]);
});
