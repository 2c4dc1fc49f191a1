import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
};
const files = globSync('src/**/*.{ts,tsx,css}', { cwd: root });
/** Tests and their fixtures look at the program from outside. */
const product = files.filter((file) => !/\.test\.tsx?$|[/]test-[^/]*\.ts$|[/]security[/]|\.css$/.test(file));

/** The files that a file needs at run time; type-only imports are gone by then. */
function neededBy(file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const statement =
    /^(?:import|export)\s+(type\s)?([^'"]*?)from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statement)].flatMap(([, isType, names = '', ...from]) => {
    const named = /^\{([\s\S]*)\}\s*$/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim());
    const address = from.find(Boolean)!;
    const [alias] = Object.keys(rooms).filter((one) => address.startsWith(one));
    if (isType || named?.every((name) => /^\s*type\s/.test(name))) return [];
    if (alias) return [rooms[alias]! + address.slice(alias.length)];
    return address.startsWith('.') ? [normalize(join(dirname(file), address))] : [];
  });
}

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
