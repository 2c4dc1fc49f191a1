/** `npm start`: builds pages and program unless there is a build of this exact source, then runs the program. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildWhereChanged } from './build.ts';
import { endWithCallers } from './callers.ts';

endWithCallers();
await buildWhereChanged();
// The next start finds its modules compiled.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
const program = '../build/program/main.js';
await import(program);
