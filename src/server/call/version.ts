/** The version of the entry that an answer consists of, which a change can be based on. */
import { z } from 'zod';
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';

/** Some records, of which there is one, are read as a list. */
function isOnlyRecord(route: Route) {
  return routes().some((other) => other.route.path === `${route.path}/1`);
}

export function hasVersion(route: Route) {
  const { data } = route;
  const entry = data instanceof z.ZodArray && isOnlyRecord(route) ? data.element : data;
  return entry instanceof z.ZodObject && 'version' in entry.shape;
}

/** Of an answer of a route that has one. */
export function versionIn({ data }: { data: unknown }): number {
  const [entry] = [data].flat() as [{ version: number }];
  return entry.version;
}
