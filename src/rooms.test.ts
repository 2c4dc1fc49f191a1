import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { neededBy } from '../scripts/imports.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx,css}', { cwd: root });
/** Tests and their fixtures look at the program from outside. */
const product = files.filter((file) => !/\.test\.tsx?$|[/]test-[^/]*\.ts$|[/]security[/]|\.css$/.test(file));

test('no two folders import each other', () => {
  const needs = new Set(
    product.flatMap((file) => neededBy(file).map((other) => `${dirname(file)} needs ${dirname(other)}`)),
  );
  expect(needs.size).toBeGreaterThan(100);
  const both = [...needs].filter((one) => {
    const [folder, other] = one.split(' needs ');
    return folder! < other! && needs.has(`${other} needs ${folder}`);
  });
  expect(both).toEqual([]);
});

test('no folder holds more than 40 files, except those with one file per resource', () => {
  const counts = Map.groupBy(files, (file) => dirname(file));
  expect(counts.size).toBeGreaterThan(40);
  const full = [...counts].filter(([, inside]) => inside.length > 40).map(([folder]) => folder);
  expect(full.sort()).toEqual(['src/contract', 'src/server/api']);
});
