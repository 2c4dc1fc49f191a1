/** Builds the pages unless there is already a build of this exact source. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build/source.sha256');

/** A hash of everything the pages are built from. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = [
    'src/web/**/*',
    'src/contract/**/*',
    'public/**/*',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  for (const file of globSync(files, { cwd: root }).sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function builtFrom() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

export function buildWhereChanged() {
  const source = sourceHash();
  if (builtFrom() === source) return;
  process.stdout.write('Building the pages …\n');
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, source);
}
