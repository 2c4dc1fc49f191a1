import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const row = 'a'.repeat(99_990);

test.each([
  ['of empty cells', `name\n${','.repeat(100_001)}`, 2],
  ['after lines that end as on Windows', `name\r\nb\r\n${','.repeat(100_001)}\r\nc`, 3],
  ['after lines that end as they once did on a Mac', `name\rb\r${','.repeat(100_001)}`, 3],
  ['far below', `name\n${'b\n'.repeat(80_000)}${'a'.repeat(100_001)}\n`, 80_002],
])('a row that is too long is refused by its line: %s', async (_, csv, line) => {
  const { detail } = (await readTable(csv, 100_000, 'csv')) as { detail?: string };
  expect(detail).toBe(`This table cannot be read; check line ${line}.`);
});

test('long rows are read, one after the other', async () => {
  const { rows } = (await readTable(`name\n${row}\n${row}\n${row}`, 10, 'csv')) as { rows: unknown[] };
  expect(rows.length).toBe(3);
});
