import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json. Resolved through the package's own name for a file, which works in a bundle and in the
 * source.
 */
export const installation = join(
  dirname(createRequire(import.meta.url).resolve('#server/kernel/installation.ts')),
  '../../..',
);
