import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no page keeps the browser from holding it for the way back: nothing waits for it to be unloaded', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/test\.tsx?$/.test(file),
  );
  const waiting = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(files.length).toBeGreaterThan(200);
  expect(waiting(/['"]unload['"]|\bonunload\b/)).toEqual([]);
  // Only staff are asked, before they lose unsaved work.
  expect(waiting(/['"]beforeunload['"]|\bonbeforeunload\b/)).toEqual([join('admin', 'ui', 'unsaved.tsx')]);
});
