import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/client.ts';
import { currentPhase } from './session.ts';

/**
 * One cache for a visit of the staff area. A failed load is logged and the page shows it; refusals are not retried, as
 * they would be refused again. Nothing loads in the background while nobody is signed in.
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
   * Begins a first load that is under way again, as the library does for later ones: it may have read what stood there
   * before the change, and would pass for fresh.
   */
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
    const isMeant = filters?.predicate ?? (() => true);
    void this.cancelQueries({ ...filters, predicate: (query) => isFirst(query) && isMeant(query) });
    return super.invalidateQueries(filters, options);
  }
}
