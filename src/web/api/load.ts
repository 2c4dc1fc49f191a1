import { ApiProblem } from './client.ts';

/**
 * The result of a load, or null if it failed. Faults are logged, refusals of the API are not; the page continues
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
