/** `npm start`: builds the pages where there is no build of this very source, then runs the server in this process. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build/source.sha256');

/** What the built pages are made of. */
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

const source = sourceHash();
if (builtFrom() !== source) {
  process.stdout.write('Building the pages …\n');
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, source);
}
// The compiled form of every module is kept, so that the next start need not make it again.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
// For each of the query builder's two hundred files Node would read that package's half a megabyte of package.json to
// learn what it is: a second of the start. They are all modules.
registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isInside) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
await import('../src/main.ts');
