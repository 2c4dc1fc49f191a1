/** After the build: writes Brotli and gzip versions of every text file, so that no request waits for compression. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { noteBuilt } from './build.ts';

const client = join(import.meta.dirname, '../build/client');
for (const name of globSync('**/*.{js,css,svg,webmanifest}', { cwd: client })) {
  const file = join(client, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
noteBuilt('pages');
