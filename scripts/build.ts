/** Builds the pages and the program unless there is already a build of this exact source. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const sources = {
  pages: ['src/{web,contract,words}/**/*', 'public/**/*', '{vite,react-router}.config.ts'],
  program: ['src/*.ts', 'src/{server,contract,words}/**/*.{ts,json}', 'scripts/bundle.ts'],
};

type Part = keyof typeof sources;

export async function buildWhereChanged() {
  if (isBuilt('pages')) await buildProgramWhereChanged();
  else await build(['pages', 'program'], 'npm', ['run', 'build']);
}

export async function buildProgramWhereChanged() {
  if (!isBuilt('program')) await build(['program'], process.execPath, ['scripts/bundle.ts']);
}

export function noteBuilt(part: Part) {
  writeFileSync(stampOf(part), sourceHash(part));
}

async function build(parts: Part[], command: string, args: string[]) {
  process.stdout.write(`Building the ${parts.join(' and the ')} …\n`);
  // In a process group of its own, which is ended as a whole.
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    // A test runner sets another NODE_ENV.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const end = () => {
    process.kill(-child.pid!, 'SIGTERM');
    process.exit(1);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  const [status] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, end);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
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
  const files = globSync([...sources[part], 'package-lock.json'], { cwd: root, exclude: ['**/*.md'] });
  for (const file of files.sort()) {
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
