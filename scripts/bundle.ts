/**
 * After the build: the server in a few files. It starts in half the time, since Node.js otherwise reads the query
 * builder's two hundred files and, for each, half a megabyte of package.json to find its module type.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { noteBuilt } from './build.ts';

const root = join(import.meta.dirname, '..');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // Node.js loads all other packages itself: the pages and the program must share one router, and some are not only
  // code.
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    target: 'esnext',
    outDir: 'build/program',
    rolldownOptions: { input: 'src/main.ts' },
  },
});
noteBuilt('program');
