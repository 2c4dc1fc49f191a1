/** `npm run test:security`: only the security suite, in-process and then against the built server. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhereChanged } from './build.ts';

const root = join(import.meta.dirname, '..');
await buildWhereChanged();
const parts = [
  ['run', 'src/server/security'],
  ['run', '--config', 'tests/security.config.ts'],
];
const failed = parts.filter(
  (args) => spawnSync('vitest', args, { cwd: root, stdio: 'inherit' }).status !== 0,
);
process.exit(failed.length > 0 ? 1 : 0);
