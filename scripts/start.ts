/** `npm start`: builds the pages where there is no build of this very source, then runs the server in this process. */
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { buildWhereChanged } from './build.ts';

const root = join(import.meta.dirname, '..');

keepMemorySmall();
buildWhereChanged();
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

/**
 * Begins again, as the same process, with settings that only a beginning process reads. By itself the C library learns
 * from the first large buffers that are freed to hold on to all later ones, a third of the memory after a busy hour;
 * requests leave so little behind that a nursery of four megabytes is room enough for it; and what is kept is small, so
 * that it costs little to look through it when it has grown by two fifths, where the engine would let it grow fourfold.
 */
function keepMemorySmall() {
  if (process.platform !== 'linux' || process.env.MALLOC_MMAP_THRESHOLD_) return;
  const flags = ['--max-semi-space-size=4', '--heap-growing-percent=40', ...process.execArgv];
  process.execve(process.execPath, [process.execPath, ...flags, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
}
