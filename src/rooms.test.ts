import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { neededBy } from '../scripts/imports.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx,css}', { cwd: root });
/** Tests and their fixtures see the program from outside. */
const product = files.filter((file) => !/\.test\.tsx?$|[/]test-[^/]*\.ts$|[/]security[/]|\.css$/.test(file));

/** The folders of src/server, lowest first: each imports only from floors before its own, types included. */
const floors = [
  ['kernel'],
  ['links', 'telemetry'],
  ['db'],
  ['activity', 'cache', 'update'],
  ['config', 'identity'],
  ['media'],
  ['backup', 'log'],
  ['call'],
  ['content', 'demo'],
  ['rating', 'search', 'seo', 'times'],
  ['appointment', 'report', 'sms'],
  ['mail'],
  ['account', 'booking', 'translation'],
  ['day', 'inquiry', 'sso', 'visit-answer'],
  ['manage', 'notice', 'demo-patients'],
  ['archive', 'desk'],
  ['patient', 'series'],
  ['jobs'],
  ['api'],
  ['http'],
];
const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder));

test('imports of the server only go down its floors', () => {
  const up = product.flatMap((file) => {
    const [, folder] = /^src\/server\/([^/]+)\//.exec(file) ?? [];
    if (folder === undefined) return [];
    return neededBy(file, { types: true }).flatMap((other) => {
      const [, needed] = /^src\/server\/([^/]+)\//.exec(other) ?? [];
      if (needed === undefined || needed === folder) return [];
      return floorOf(needed) < floorOf(folder) && floorOf(needed) >= 0 ? [] : [`${file} imports ${other}`];
    });
  });
  expect(up).toEqual([]);
});

test('ARCHITECTURE lists these floors from the top, with the README of each folder', () => {
  const lines = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n');
  const listed = lines
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      [...line.matchAll(/\[([\w-]+)\]\(src\/server\/\1\/README\.md\)/g)].map(([, name]) => name!),
    )
    .filter((names) => names.length > 0);
  expect(listed.reverse().map((names) => names.sort())).toEqual(floors.map((names) => names.toSorted()));
});

/** Folders that a page of the site may import. The frame is around all pages and imports what it shows of them. */
const shared = new Set(['cards', 'entry', 'frame', 'search-box', 'words']);

test('a page of the site imports no other page', () => {
  const across = product.flatMap((file) => {
    const [, page = ''] = /^src\/web\/site\/([^/]+)\//.exec(file) ?? [];
    if (page === '' || page === 'frame') return [];
    return neededBy(file).flatMap((other) => {
      const [, needed = page] = /^src\/web\/site\/([^/]+)\//.exec(other) ?? [];
      return needed === page || shared.has(needed) ? [] : [`${file} imports ${other}`];
    });
  });
  expect(across).toEqual([]);
});

test('folders form no import cycle, however long', () => {
  const needs = new Map<string, Set<string>>();
  for (const file of product) {
    const needed = needs.get(dirname(file)) ?? new Set<string>();
    needs.set(dirname(file), needed);
    for (const other of neededBy(file)) if (dirname(other) !== dirname(file)) needed.add(dirname(other));
  }
  expect(needs.size).toBeGreaterThan(80);
  expect(circleIn(needs)).toEqual([]);
});

/** What is left after folders that import nothing else are removed, again and again. */
function circleIn(needs: Map<string, Set<string>>) {
  const left = new Map([...needs].map(([folder, needed]) => [folder, new Set(needed)]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [folder, needed] of left)
      if ([...needed].every((other) => !left.has(other))) left.delete(folder);
  }
  return [...left].map(
    ([folder, needed]) => `${folder} needs ${[...needed].filter((other) => left.has(other)).join(', ')}`,
  );
}

test('no folder holds more than 40 files, except those with one file per resource', () => {
  const counts = Map.groupBy(files, (file) => dirname(file));
  expect(counts.size).toBeGreaterThan(40);
  const full = [...counts].filter(([, inside]) => inside.length > 40).map(([folder]) => folder);
  expect(full.sort()).toEqual(['src/contract', 'src/server/api']);
});
