import type { Route } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import type { Send } from '#web/api/client.ts';

export type Call = [resource: string, operation: string, input?: Parameters<Send>[2]];

export function routeOf(resource: string, operation: string) {
  return (contract as Record<string, Record<string, Route>>)[resource]![operation]!;
}

/** The address of a call. Empty query values are omitted. */
export function callAddress(...[resource, operation, { params = {}, query = {} } = {}]: Call) {
  const path = routeOf(resource, operation).path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}
