/**
 * A throw-away PostgreSQL server for the tests that run on it. Without an installed one they run on the embedded
 * database.
 */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** '' where PostgreSQL is not installed. */
    postgres: string;
  }
}

export default async function start(project: TestProject) {
  const server = await startPostgres({ isDurable: false });
  project.provide('postgres', server?.url ?? '');
  return () => server?.close();
}
