/**
 * The log says what went wrong and where, never whom it concerned. Drizzle's errors carry the values of the statement,
 * and PostgreSQL's messages quote them, so of both only what the program itself wrote is kept.
 */

import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type LevelWithSilent, pino } from 'pino';
import { databaseError } from './db/transaction.ts';

export function createLog(level: LevelWithSilent, destination: DestinationStream) {
  return pino({ level, serializers: { error: describeError, err: describeError } }, destination);
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const cause = databaseError(error);
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

/** An address without what looks like a token: a log that leaks must not open anything. */
export function pathWithoutTokens(path: string) {
  return path.replace(/[\w-]{43}/g, '…');
}
