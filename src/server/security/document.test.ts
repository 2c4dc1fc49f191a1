/** Checks `docs/security.md`: every guard and test in it exists, and its limits are those of the code. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Limit, limits } from '#server/kernel/limits.ts';

const root = join(import.meta.dirname, '../../..');
const tables = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!---|Threat|Limit)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, ...cells]) => cells.slice(0, -1));
const rows = tables
  .filter((cells) => cells.length === 3)
  .map(([threat = '', guard = '', tests = '']) => ({ threat, guard, tests }));

test('the table of limits has every limit of the code with its number, and no other', () => {
  const told = tables.filter((cells) => cells.length === 5);
  expect(told).toEqual(
    Object.entries<Limit>(limits).map(([name, { most, per, whose, why }]) => [
      `\`${name}\``,
      most.toLocaleString('en'),
      per,
      whose,
      why,
    ]),
  );
});

test('there is a row for each threat', () => {
  expect(rows.length).toBeGreaterThan(50);
});

/** Empty if the file is missing. */
const textOf = (file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

test('each names guards whose code matches, and tests that are there', () => {
  const wrong = rows.flatMap(({ threat, guard, tests }) => {
    const guards = [...guard.matchAll(/`(src\/[^`]+)`/g)].map(([, file]) => file!);
    const code = guards.map(textOf).join();
    const missing = [
      ...(guards.length > 0 ? guards.filter((file) => !textOf(file)) : ['a guard']),
      // A name next to a guard must occur in its code.
      ...[...guard.matchAll(/`(\w+)`/g)]
        .map(([, name]) => name!)
        .filter((name) => !/^[A-Z_]+$/.test(name) && !code.includes(name)),
      ...tests.split('<br>').filter((citation) => {
        const [, file, title] = /^`([^`]+)`: (.+)$/.exec(citation.trim()) ?? [];
        return !title || !textOf(file!).includes(title);
      }),
    ];
    return missing.map((one) => `${threat}: ${one}`);
  });
  expect(wrong).toEqual([]);
});
