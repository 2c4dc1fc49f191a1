/**
 * Entry point: reads the configuration and opens the database in its own thread while the rest is still loading. A
 * start that fails prints one sentence and exits with code 1.
 */
import { readConfig } from '#server/config.ts';
import { closeToOthers } from '#server/data-folder.ts';
import { openDatabase } from '#server/db/connection/connect.ts';
import { StartError } from '#server/start-error.ts';

// Without it React runs its development checks.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';

// Databases, pictures, uploads and locks are readable by their owner only, also those that a library writes.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  closeToOthers(config.dataDir);
  const connecting = openDatabase({ dataDir: config.dataDir, databaseUrl: config.DATABASE_URL });
  // `serve` awaits it; until then a failure must not count as unhandled.
  connecting.catch(() => {});
  const { serve } = await import('./serve.ts');
  await serve(config, connecting);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Openward cannot start: ${error.message}\n`);
  process.exit(1);
}
