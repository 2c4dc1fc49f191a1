/**
 * The log says what went wrong and where, never whose data it was. Drizzle's errors contain the values of the
 * statement, and PostgreSQL's messages quote them, so only text of the program itself is kept of both.
 */

import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { outageOf } from '#server/db/outage.ts';
import { databaseError } from '#server/db/transaction.ts';
import { BucketAway } from '#server/media/bucket-watch.ts';
import { logFields } from '#server/telemetry/work.ts';
import { OutageLog } from './outage-log.ts';

export function createLog(
  level: LevelWithSilent,
  destination: DestinationStream,
  outages: OutageLog = new OutageLog(),
) {
  return pino(
    {
      level,
      mixin: logFields,
      serializers: { error: describeError, err: describeError },
      hooks: {
        logMethod(given, method) {
          const [first] = given as unknown[];
          const error = first instanceof Error ? first : (first as { error?: unknown } | undefined)?.error;
          // Its watch logs the outage once.
          if (error instanceof BucketAway) return;
          const sentence = outages.note(this, error);
          if (sentence === null) return;
          if (sentence === undefined) return method.apply(this, given);
          const more = first instanceof Error ? { error } : (first as object);
          method.apply(this, [{ outage: outageOf(error), ...more }, sentence]);
        },
      },
    },
    destination,
  );
}

/** Enough to identify a statement. */
const longestQuery = 500;

function describeError(error: unknown) {
  // A thrown value that is no error has no message of ours; its values could be personal.
  if (typeof error === 'object' && error !== null && !(error instanceof Error))
    return { thrown: Object.keys(error) };
  if (!(error instanceof Error)) return String(error);
  const cause = databaseError(error);
  const outage = outageOf(error);
  // The stack says nothing about a missing database; a slow statement is worth a look.
  if (outage) {
    const query = outage === 'busy' && error instanceof DrizzleQueryError ? error.query : undefined;
    return { name: error.name, code: cause.code, query: query?.slice(0, longestQuery) };
  }
  const isQuoting = error instanceof DrizzleQueryError || 'severity' in error;
  if (!isQuoting) return { name: error.name, message: error.message, code: cause.code, stack: error.stack };
  return {
    name: error.name,
    message: 'severity' in cause ? undefined : cause.message,
    code: cause.code,
    table: cause.table,
    constraint: cause.constraint,
    query: error instanceof DrizzleQueryError ? error.query : undefined,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/** An address without token-like parts: a leaked log must not open anything. */
export function pathWithoutTokens(path: string) {
  return path.replace(/[\w-]{43}/g, '…').replace(/\/t\/[^/?]+/, '/t/…');
}
