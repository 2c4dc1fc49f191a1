import type { Route } from './base.ts';
import { contract } from './index.ts';

/** In the contract's order. */
export function routes() {
  return Object.entries(contract as Record<string, Record<string, Route>>).flatMap(([resource, operations]) =>
    Object.entries(operations).map(([operation, route]) => ({ resource, operation, route })),
  );
}

/**
 * Sorted with literal segments before parameters, for matching: /news/tags is never the article "tags", in any order of
 * the contract.
 */
export function routesByPath() {
  const rank = (path: string) => path.replaceAll('{', '\uffff');
  return routes().sort(({ route: one }, { route: other }) => (rank(one.path) < rank(other.path) ? -1 : 1));
}
