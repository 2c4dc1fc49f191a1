/** Checks `docs/security.md`: every guard and test in it exists, and its limits are those of the code. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Limit, limits } from '#server/limits.ts';

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

test.each(rows)('$threat', ({ guard, tests }) => {
  const guards = [...guard.matchAll(/`(src\/[^`]+)`/g)].map(([, file]) => file!);
  expect(guards.length).toBeGreaterThan(0);
  for (const file of guards) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  // A name next to a guard must occur in its code.
  const code = guards.map((file) => readFileSync(join(root, file), 'utf8')).join();
  for (const [, name] of guard.matchAll(/`(\w+)`/g))
    if (!/^[A-Z_]+$/.test(name!)) expect(code).toContain(name);
  for (const citation of tests.split('<br>')) {
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(citation.trim()) ?? [];
    expect([citation, title !== undefined]).toEqual([citation, true]);
    expect([citation, readFileSync(join(root, file!), 'utf8').includes(title!)]).toEqual([citation, true]);
  }
});
