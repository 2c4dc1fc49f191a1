import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no field has a length of its own: it comes from the contract, by name', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname });
  const numbers = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\b(?:max|min)Length=\{?["']?\d.*/g),
    ].map(([found]) => `${file}: ${found}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(numbers).toEqual([]);
});
