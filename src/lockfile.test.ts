/** What `npm ci` installs: everything is pinned by its hash, the runtime included, and no script runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  hasInstallScript?: true;
  /** Part of the package above it, and covered by that hash. */
  inBundle?: true;
  engines?: object;
  bin?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).slice(1);

test('every package is pinned by its hash and runs no script when installed', () => {
  expect(locked.length).toBeGreaterThan(400);
  const faults = locked.filter(
    ([, { integrity, inBundle, hasInstallScript }]) => !(integrity || inBundle) || hasInstallScript,
  );
  expect(faults.map(([name]) => name)).toEqual([]);
});

test('the runtime has the same version on every platform', () => {
  const runtimes = locked.filter(([, { bin }]) => bin && 'node' in bin).map(([, { version }]) => version);
  const { optionalDependencies } = read('package.json');
  expect([...new Set([...runtimes, ...Object.values(optionalDependencies)])]).toEqual([
    process.version.slice(1),
  ]);
  expect(runtimes).toHaveLength(Object.keys(optionalDependencies).length);
});

test('npm on an older Node.js warns about no package, as all run on the pinned runtime', () => {
  // `npm install` adds "engines" to package-lock.json; remove them.
  expect(locked.filter(([, { engines }]) => engines).map(([name]) => name)).toEqual([]);
});
