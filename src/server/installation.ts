import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of package.json. It is found by the package's own name for a file, which holds in a bundle as in the source. */
export const installation = join(
  dirname(createRequire(import.meta.url).resolve('#server/installation.ts')),
  '../..',
);
