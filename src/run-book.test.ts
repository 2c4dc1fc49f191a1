/** Compares the run book with the program. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [, book = ''] = /^## When something is wrong\n(.*?)^## /ms.exec(read('docs/operations.md')) ?? [];
const rows = [...book.matchAll(/^\| `([^`]+)` \| (.+) \| (.+) \|$/gm)].map(([, said, means, todo]) => ({
  said: said!,
  means: means!,
  todo: todo!,
}));
const source = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read)
  .join('\n');

test('each line of the run book is one the program writes, with its meaning and what to do', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.map(({ said }) => said).filter((said) => !source.includes(said))).toEqual([]);
  for (const { means, todo } of rows) expect(Math.min(means.length, todo.length)).toBeGreaterThan(10);
});

test('every fault of the database, the disk and the backups is in it', () => {
  const sentences = /const sentences: .*?\{(.*?)\};/s.exec(read('src/server/log/outage-log.ts'))![1]!;
  const outages = [...sentences.matchAll(/: '([^']+)'/g)].map(([, sentence]) => sentence!);
  expect(outages.length).toBeGreaterThan(4);
  const watched = [
    'src/server/jobs/disk.ts',
    'src/server/log/database-log.ts',
    'src/server/backup/backups.ts',
    'src/server/telemetry/otlp.ts',
  ];
  const faults = watched.flatMap((file) =>
    [...read(file).matchAll(/log\.(?:error|warn)\([^']*?'([^']+)'/g)].map(([, sentence]) => sentence!),
  );
  expect(faults.length).toBeGreaterThan(4);
  // A slow statement has its own alarm, and lost pictures can wait until morning.
  const elsewhere = ['a slow statement', 'backup: the store has lost pictures'];
  const missing = [...outages, ...faults].filter(
    (sentence) => !elsewhere.includes(sentence) && !rows.some(({ said }) => sentence.includes(said)),
  );
  expect(missing).toEqual([]);
});
