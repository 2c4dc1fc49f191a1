import type { Route } from './base.ts';
import { contract } from './index.ts';

/** Every route of the contract by name, in order. */
export function routes() {
  return Object.entries(contract as Record<string, Record<string, Route>>).flatMap(([resource, operations]) =>
    Object.entries(operations).map(([operation, route]) => ({ resource, operation, route })),
  );
}

/**
 * The same, literal segments before parameters, as whoever looks for the route of an address must try them:
 * /news/tags is never the article "tags", whatever order the contract lists them in.
 */
export function routesByPath() {
  const rank = (path: string) => path.replaceAll('{', '\uffff');
  return routes().sort(({ route: one }, { route: other }) => (rank(one.path) < rank(other.path) ? -1 : 1));
}
