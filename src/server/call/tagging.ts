/** Which answers have a tag, and which tags name the version of an entry, on which a change can be based. */
import { z } from 'zod';
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import type { CallOutcome } from './perform.ts';

/** Some single records are read as a list. */
function isOnlyRecord(route: Route) {
  return routes().some((other) => other.route.path === `${route.path}/1`);
}

export function hasVersion(route: Route) {
  const { data } = route;
  const entry = data instanceof z.ZodArray && isOnlyRecord(route) ? data.element : data;
  return entry instanceof z.ZodObject && 'version' in entry.shape;
}

/** Public answers are revalidated by their tag. */
export function hasTag(route: Route) {
  return hasVersion(route) || (route.method === 'GET' && route.access === 'public' && !route.personal);
}

export function tagging(route: Route): (outcome: CallOutcome) => CallOutcome['tag'] {
  if (!hasTag(route)) return () => undefined;
  if (!hasVersion(route)) return () => ({});
  return ({ body }) => {
    const [{ version }] = [(body as { data: unknown }).data].flat() as [{ version: number }];
    return { version };
  };
}
