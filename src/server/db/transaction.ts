/**
 * The only way to change several rows together. If a handler returns a problem as a value, its writes are rolled back;
 * a constraint violation that the contract knows becomes that problem.
 *
 * Invariant: the connection is always released. It is reused only if the transaction ended as requested; after a failed
 * BEGIN, COMMIT or ROLLBACK its state is unknown, and it is discarded.
 */

import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { camelCase } from '#contract/resources.ts';
import { t } from '#words/say.ts';
import { cutOff, discard } from './discard.ts';
import { type Orm, ormOf } from './orm.ts';
import { inOnePacket } from './together.ts';

class RolledBack extends Error {
  readonly outcome: Problem;
  constructor(outcome: Problem) {
    super(outcome.code);
    this.outcome = outcome;
  }
}

/** The answer to a COMMIT was lost: it may have succeeded. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  /** PostgreSQL's own code for it. */
  readonly code = '08007';
  constructor(cause: unknown) {
    super('The connection was lost before the database confirmed the transaction.', { cause });
  }
}

/** Attempts at a transaction that PostgreSQL rolled back itself. */
const mostTries = 4;

interface Manner {
  /** The first statement of `work` changes nothing: it is sent together with BEGIN. */
  readsFirst?: boolean;
}

/**
 * Runs `work` in a transaction, with `context.orm` bound to it, and returns its result. Deadlocks and serialization
 * failures are retried up to three times: PostgreSQL asks for exactly that, and has certainly rolled back. Nothing else
 * is retried: after a lost connection the outcome is unknown.
 *
 * Inside a transaction it joins the outer one: a failure rolls back to its own beginning, and the outer one continues.
 */
export async function transaction<C extends { orm: Orm }, T>(
  context: C,
  work: (inside: C) => Promise<T>,
  manner: Manner = {},
): Promise<T> {
  const { $client: client } = context.orm;
  const run = async (orm: Orm) => {
    const outcome = await work({ ...context, orm });
    if (isProblem(outcome)) throw new RolledBack(outcome);
    return outcome;
  };
  for (let tries = 1; ; tries++) {
    try {
      // Inside a transaction the client is a single connection, otherwise the pool.
      if ('release' in client) return await inSavepoint(client, () => run(context.orm));
      return await onOwnClient(client, run, manner);
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as T;
      const { code } = databaseError(error);
      const isTakenBack = code === '40P01' || code === '40001';
      if (isTakenBack && !('release' in client) && tries < mostTries) continue;
      throw error;
    }
  }
}

async function onOwnClient<T>(
  pool: pg.Pool,
  work: (orm: Orm) => Promise<T>,
  { readsFirst }: Manner,
): Promise<T> {
  const client = await pool.connect();
  let isSound = false;
  try {
    const begun = begin(client);
    if (readsFirst && client.pipeline) begun.catch(() => {});
    else await begun;
    const outcome = await work(ormOf(client)).catch(async (error) => {
      isSound = await rollBack(client, error);
      throw error;
    });
    await begun;
    await commit(client);
    isSound = true;
    return outcome;
  } finally {
    if (isSound) client.release();
    else discard(client);
  }
}

/** If it fails, the connection ends: without a transaction, each statement that follows would be kept at once. */
async function begin(client: pg.PoolClient) {
  if (client.pipeline) inOnePacket(client);
  await client.query('begin').catch((error) => {
    cutOff(client);
    throw error;
  });
}

/** Throws `CommitUnknown` if the answer was lost. */
export async function commit(client: pg.ClientBase) {
  const { command } = await client.query('commit').catch((error) => {
    throw isRefusal(error) ? error : new CommitUnknown(error);
  });
  // After a failed statement, COMMIT is answered with ROLLBACK instead of an error.
  if (command !== 'COMMIT') throw new Error('A transaction with a failed statement was not committed.');
}

/** Whether the server refused, so that nothing was committed. One that is shutting down says so in any case. */
function isRefusal(error: unknown) {
  return error instanceof pg.DatabaseError && !/^(08|57|58|XX)/.test(error.code ?? '');
}

/** Returns whether the client can be reused. */
async function rollBack(client: pg.ClientBase, because: unknown) {
  try {
    await client.query('rollback');
    // A read-only server may have been replaced by another one, which a new connection finds.
    return databaseError(because).code !== '25006';
  } catch {
    return false;
  }
}

async function inSavepoint<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  // It shadows an outer savepoint of the same name until released.
  await client.query('savepoint inside');
  try {
    const outcome = await work();
    await client.query('release savepoint inside');
    return outcome;
  } catch (error) {
    // If this fails as well, so does the outer COMMIT.
    await client.query('rollback to savepoint inside; release savepoint inside').catch(() => {});
    throw error;
  }
}

/** Database constraints that the contract reports as problems. */
type ConstraintProblem = Problem<'slug-taken' | 'name-taken' | 'invalid'>;

/** A transaction with user input: a violated constraint that the contract knows becomes its problem. */
export async function writing<C extends { orm: Orm }, T>(
  context: C,
  work: (inside: C) => Promise<T>,
): Promise<T | ConstraintProblem> {
  try {
    return await transaction(context, work);
  } catch (error) {
    const known = asProblem(error);
    if (known) return known;
    throw error;
  }
}

/** The fields of a PostgreSQL error, even if Drizzle wrapped it; empty for any other error. */
export function databaseError(error: unknown): {
  code?: string;
  constraint?: string;
  table?: string;
  message?: string;
  /** A file of PostgreSQL's own source. */
  file?: string;
} {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? (cause as { code?: string }) : {};
}

/** A violated constraint as a problem: unique → conflict, foreign key → a dangling reference. */
function asProblem(error: unknown): ConstraintProblem | undefined {
  const { code, constraint = '', table = '' } = databaseError(error);
  if (code === '23505' && constraint.endsWith('_slug_key')) {
    return problem('slug-taken', {
      errors: [{ path: 'slug', message: t('Another entry already uses this address. Choose another one.') }],
    });
  }
  if (code === '23505' && constraint.endsWith('_name_key')) {
    return problem('name-taken', {
      errors: [{ path: 'name', message: t('Another entry already has this name. Choose another one.') }],
    });
  }
  if (code === '23503' && constraint.startsWith(`${table}_`)) {
    const column = constraint.slice(table.length + 1).replace(/_fkey\d*$/, '');
    const field = camelCase(column);
    const path = /^(doctor|visit_type)_(department|speciality|doctor)$/.test(table) ? `${field}s` : field;
    return problem('invalid', { errors: [{ path, message: t('This entry does not exist.') }] });
  }
  return undefined;
}
