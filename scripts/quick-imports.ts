/** Imported before a program whose start should be quick. */
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

// The compiled form of every module is kept, so that the next start need not make it again.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));
// For each of the query builder's two hundred files Node would read that package's half a megabyte of package.json to
// learn what it is: a second of the start. They are all modules.
registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isInside) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
