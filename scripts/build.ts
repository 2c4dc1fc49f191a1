/** Builds the pages and the program unless there is already a build of this exact source. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Everything each is built from. */
const sources = {
  pages: ['src/{web,contract,words}/**/*', 'public/**/*', '{vite,react-router}.config.ts'],
  program: ['src/*.ts', 'src/{server,contract,words}/**/*.ts', 'scripts/bundle.ts'],
};

type Part = keyof typeof sources;

export function buildWhereChanged() {
  if (isBuilt('pages')) buildProgramWhereChanged();
  else build(['pages', 'program'], 'npm', ['run', 'build']);
}

/** The server alone. */
export function buildProgramWhereChanged() {
  if (!isBuilt('program')) build(['program'], process.execPath, ['scripts/bundle.ts']);
}

function build(parts: Part[], command: string, args: string[]) {
  process.stdout.write(`Building the ${parts.join(' and the ')} …\n`);
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const part of parts) writeFileSync(stampOf(part), sourceHash(part));
}

function isBuilt(part: Part) {
  const stamp = stampOf(part);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(part);
}

function stampOf(part: Part) {
  return join(root, `build/${part}.sha256`);
}

function sourceHash(part: Part) {
  const hash = createHash('sha256');
  for (const file of globSync([...sources[part], 'package-lock.json'], { cwd: root }).sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
