import type { Logger } from 'pino';
import type { Database } from '#server/db/connection/connect.ts';

/** Enough to identify a statement. It has no values in it. */
const longestQuery = 500;
/** How often the same slow statement is named. */
const everyMs = 60_000;
const mostKnown = 1_000;

/** Logs the events of the database; the count is of slow statements. */
export function logDatabase({ events }: Pick<Database, 'events'>, log: Logger) {
  const counts = { slow: 0 };
  const said = new Map<string, number>();
  events.on('replaced', (reason) => {
    // Only the part before the colon is our own text.
    const [words] = reason.split(':');
    log.warn({ reason: words }, 'the embedded database was ended and starts again');
  });
  events.on('slow', (statement, ms) => {
    counts.slow++;
    const query = statement.slice(0, longestQuery);
    const now = performance.now();
    if (now - (said.get(query) ?? -everyMs) < everyMs) return;
    if (said.size >= mostKnown) said.clear();
    said.set(query, now);
    log.warn({ seconds: Math.round(ms / 100) / 10, query }, 'a slow statement');
  });
  return counts;
}
