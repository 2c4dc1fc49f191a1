/**
 * One way to change several rows together. A handler returns a problem as a value, and what was written before it is
 * rolled back; what PostgreSQL refuses because of a rule that the contract knows becomes that problem.
 */

import { DrizzleQueryError } from 'drizzle-orm';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { Orm } from './orm.ts';

class RolledBack extends Error {
  readonly outcome: Problem;
  constructor(outcome: Problem) {
    super(outcome.code);
    this.outcome = outcome;
  }
}

/**
 * Runs `work` in a transaction, with `context.orm` standing for it inside; what it answers is what is answered.
 * Deadlocks and serialization failures are retried up to three times, since PostgreSQL asks for exactly that. Inside a
 * transaction it joins the outer one.
 */
export async function transaction<C extends { orm: Orm }, T>(
  context: C,
  work: (inside: C) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await context.orm.transaction(async (orm) => {
        const outcome = await work({ ...context, orm: orm as unknown as Orm });
        if (isProblem(outcome)) throw new RolledBack(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as T;
      const { code } = databaseError(error);
      if ((code === '40P01' || code === '40001') && tries <= 3) continue;
      throw error;
    }
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
    const field = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const path = /^(doctor|visit_type)_(department|speciality|doctor)$/.test(table) ? `${field}s` : field;
    return problem('invalid', { errors: [{ path, message: 'There is no such entry.' }] });
  }
  return undefined;
}
