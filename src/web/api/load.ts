import { ApiProblem } from './client.ts';

/**
 * The answer of a load, or null where it failed. Faults are logged, refusals of the API are not; the page goes on
 * without that part.
 */
export async function orNothing<T>(what: string, loading: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await loading).data;
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return null;
    console.error(`A part of a page could not be loaded: ${what}.`, error);
    return null;
  }
}
