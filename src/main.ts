/**
 * Entry point. Opens the database in its own thread while the rest is still loading. A start that fails prints one
 * sentence and exits with code 1. One that is told to stop closes what it has opened; an unfinished transaction, such
 * as a migration, changes nothing.
 */
import { readConfig } from '#server/config/config.ts';
import { closeToOthers } from '#server/config/data-folder.ts';
import { type Database, openDatabase } from '#server/db/connection/connect.ts';
import { chosenLimits } from '#server/db/connection/limits.ts';
import { StartError } from '#server/kernel/start-error.ts';

// Otherwise React runs its development checks.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';

// Databases, pictures, uploads and locks are readable by their owner only, including files that a library writes.
process.umask(0o077);

let opened: Database | undefined;
let end = async () => opened?.close();
let isEnding = false;
// Before anything else, since the first process of a container has no default handlers. Closing a terminal sends
// SIGHUP.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    const exit = () => process.exit();
    end().then(exit, exit);
  });
}

try {
  const config = readConfig(process.env);
  closeToOthers(config.dataDir);
  const connecting = openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.DATABASE_URL,
    limits: chosenLimits(config),
  });
  // `serve` awaits it; until then a failure must not count as unhandled.
  connecting.then(
    (database) => {
      opened = database;
    },
    () => {},
  );
  const { serve } = await import('./serve.ts');
  end = await serve(config, connecting);
} catch (error) {
  // The error is only that the database is being closed.
  if (isEnding) await new Promise(() => {});
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Openward cannot start: ${error.message}\n`);
  process.exit(1);
}
