import type { Route } from './base.ts';
import { contract } from './index.ts';

/** Every route of the contract by name, in order. */
export function routes() {
  return Object.entries(contract as Record<string, Record<string, Route>>).flatMap(([resource, operations]) =>
    Object.entries(operations).map(([operation, route]) => ({ resource, operation, route })),
  );
}
