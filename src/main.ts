/**
 * The start: configuration, then the database, which opens in a thread of its own while the program is still being
 * loaded. What keeps it from starting is one sentence and exit code 1.
 */
import { readConfig } from '#server/config.ts';
import { closeToOthers } from '#server/data-folder.ts';
import { openDatabase } from '#server/db/connection/connect.ts';
import { StartError } from '#server/start-error.ts';

// React decides by it whether to run with the checks that are for its developers.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';

// Whatever the program or a library of its writes is for its own user alone: databases, pictures, uploads, locks.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  closeToOthers(config.dataDir);
  const opening = openDatabase({ dataDir: config.dataDir, databaseUrl: config.DATABASE_URL });
  // Awaited by `serve`; until then a failure is not an unhandled one.
  opening.catch(() => {});
  const { serve } = await import('./serve.ts');
  await serve(config, opening);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Openward cannot start: ${error.message}\n`);
  process.exit(1);
}
