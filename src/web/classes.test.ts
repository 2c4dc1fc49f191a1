import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function classesOf(files: string) {
  const texts = globSync(files, { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  );
  expect(texts.length).toBeGreaterThan(5);
  return new Set(texts.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)));
}

test('no class of a public page is one of the staff area, which loads the stylesheet of both', () => {
  const ofStaff = classesOf('admin/**/*.css');
  expect([...classesOf('site/**/*.css')].filter((name) => ofStaff.has(name))).toEqual([]);
});
