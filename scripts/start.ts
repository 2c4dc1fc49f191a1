/** `npm start`: builds the pages where there is no build of this very source, then runs the server in this process. */
import { buildWhereChanged } from './build.ts';

keepMemorySmall();
buildWhereChanged();
await import('./quick-imports.ts');
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
