/**
 * The one way to change several rows together. A handler returns a problem as a value, and what was written before it is
 * rolled back; what PostgreSQL refuses because of a rule that the contract knows becomes that problem.
 *
 * Invariant: the connection is given back, whatever happens. It is lent again only where the transaction ended as it was
 * told to; after a BEGIN, COMMIT or ROLLBACK that failed nobody knows its state, and it is thrown away.
 */

import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { camelCase } from '#contract/resources.ts';
import { discard } from './discard.ts';
import { type Orm, ormOf } from './orm.ts';

class RolledBack extends Error {
  readonly outcome: Problem;
  constructor(outcome: Problem) {
    super(outcome.code);
    this.outcome = outcome;
  }
}

/** The answer to a COMMIT was lost: it may have been done. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  /** PostgreSQL's own code for it. */
  readonly code = '08007';
  constructor(cause: unknown) {
    super('The connection broke off before the database said whether the transaction was kept.', { cause });
  }
}

/** Tries of a transaction that PostgreSQL took back itself. */
const mostTries = 4;

/**
 * Runs `work` in a transaction, with `context.orm` standing for it inside; what it answers is what is answered.
 * Deadlocks and serialization failures are tried again up to three times, since PostgreSQL asks for exactly that and has
 * surely taken back what was done. Nothing else is: of a lost connection nobody knows what was kept.
 *
 * Inside a transaction it joins the outer one: what fails is taken back to where it began, and the outer one goes on.
 */
export async function transaction<C extends { orm: Orm }, T>(
  context: C,
  work: (inside: C) => Promise<T>,
): Promise<T> {
  const { $client: client } = context.orm;
  const run = async (orm: Orm) => {
    const outcome = await work({ ...context, orm });
    if (isProblem(outcome)) throw new RolledBack(outcome);
    return outcome;
  };
  for (let tries = 1; ; tries++) {
    try {
      // Whoever is in a transaction has one client, and everybody else the pool.
      if ('release' in client) return await inSavepoint(client, () => run(context.orm));
      return await onOwnClient(client, run);
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as T;
      const { code } = databaseError(error);
      const isTakenBack = code === '40P01' || code === '40001';
      if (isTakenBack && !('release' in client) && tries < mostTries) continue;
      throw error;
    }
  }
}

async function onOwnClient<T>(pool: pg.Pool, work: (orm: Orm) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isSound = false;
  try {
    await client.query('begin');
    const outcome = await work(ormOf(client)).catch(async (error) => {
      isSound = await rollBack(client, error);
      throw error;
    });
    await commit(client);
    isSound = true;
    return outcome;
  } finally {
    if (isSound) client.release();
    else discard(client);
  }
}

/** Commits what a client has begun; throws `CommitUnknown` where the answer was lost. */
export async function commit(client: pg.ClientBase) {
  const { command } = await client.query('commit').catch((error) => {
    throw isRefusal(error) ? error : new CommitUnknown(error);
  });
  // A COMMIT after something has failed is answered with ROLLBACK, and not with an error.
  if (command !== 'COMMIT') throw new Error('A transaction in which a statement had failed was not kept.');
}

/** Whether it was the server that refused, and kept nothing. One that is ending says so whatever it has done. */
function isRefusal(error: unknown) {
  return error instanceof pg.DatabaseError && !/^(08|57|58|XX)/.test(error.code ?? '');
}

/** Takes back what was done; answers whether the client can be lent again. */
async function rollBack(client: pg.ClientBase, because: unknown) {
  try {
    await client.query('rollback');
    // A server that takes no writes may be one that others have replaced: the next connection finds the new one.
    return databaseError(because).code !== '25006';
  } catch {
    return false;
  }
}

async function inSavepoint<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  // One of the same name hides the outer one until it is released.
  await client.query('savepoint inside');
  try {
    const outcome = await work();
    await client.query('release savepoint inside');
    return outcome;
  } catch (error) {
    // Where this fails as well, so does the COMMIT of the outer one.
    await client.query('rollback to savepoint inside; release savepoint inside').catch(() => {});
    throw error;
  }
}

/** What the database itself refuses, as a problem. */
type Refused = Problem<'slug-taken' | 'name-taken' | 'invalid'>;

/** A transaction that writes what somebody typed: a violated constraint that the contract knows becomes its problem. */
export async function writing<C extends { orm: Orm }, T>(
  context: C,
  work: (inside: C) => Promise<T>,
): Promise<T | Refused> {
  try {
    return await transaction(context, work);
  } catch (error) {
    const known = asProblem(error);
    if (known) return known;
    throw error;
  }
}

/** The fields of a PostgreSQL error, wherever Drizzle wrapped it; empty for any other error. */
export function databaseError(error: unknown): {
  code?: string;
  constraint?: string;
  table?: string;
  message?: string;
  /** Of PostgreSQL's own source. */
  file?: string;
} {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? (cause as { code?: string }) : {};
}

/** A violated constraint as a problem: unique → conflict, foreign key → a field that points nowhere. */
function asProblem(error: unknown): Refused | undefined {
  const { code, constraint = '', table = '' } = databaseError(error);
  if (code === '23505' && constraint.endsWith('_slug_key')) {
    return problem('slug-taken', {
      errors: [{ path: 'slug', message: 'Another entry already uses this address.' }],
    });
  }
  if (code === '23505' && constraint.endsWith('_name_key')) {
    return problem('name-taken', {
      errors: [{ path: 'name', message: 'Another entry already has this name.' }],
    });
  }
  if (code === '23503' && constraint.startsWith(`${table}_`)) {
    const column = constraint.slice(table.length + 1).replace(/_fkey\d*$/, '');
    const field = camelCase(column);
    const path = /^(doctor|visit_type)_(department|speciality|doctor)$/.test(table) ? `${field}s` : field;
    return problem('invalid', { errors: [{ path, message: 'There is no such entry.' }] });
  }
  return undefined;
}
