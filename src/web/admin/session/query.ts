import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/client.ts';
import { currentPhase } from './session.ts';

/**
 * One cache for a visit of the staff area. A failed load is logged and the page shows it; refusals are not retried, as
 * they would be refused again. Nothing loads in the background without a session.
 */
export function createQueryClient() {
  return new Queries({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        console.warn(`Could not load ${queryKey.slice(0, 2).join(' ')}.`, error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: () => currentPhase() === 'in',
        retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.status < 500),
      },
    },
  });
}

class Queries extends QueryClient {
  /**
   * Repeats first loads in flight: they may have been read before the change, but would count as fresh. The library
   * already does so for queries with data.
   */
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
    const first = this.getQueryCache().findAll(filters).filter(isFirst);
    // Each on arrival, so that a hanging one does not delay the others.
    const again = first.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => {});
      await super.invalidateQueries({ ...filters, queryKey, exact: true }, options);
    });
    await Promise.all([super.invalidateQueries(filters, options), ...again]);
  }
}
