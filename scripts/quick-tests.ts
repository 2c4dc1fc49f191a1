/** The tests that need no database: half of all files, in a fifth of the time. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadedWith } from './imports.ts';

const root = join(import.meta.dirname, '..');
const engine = 'src/server/db/connection/pglite.ts';
const quick = globSync('src/**/*.test.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.slow.'))
  .filter((file) => !loadedWith(file).has(engine));
const { status } = spawnSync('vitest', ['run', ...quick], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
