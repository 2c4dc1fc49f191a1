/** Which answers have a tag, and which of them name in it the version of an entry, on which a change can be based. */
import { z } from 'zod';
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import type { Outcome } from './perform.ts';

/** Some records, of which there is one, are read as a list. */
function isOnlyRecord(route: Route) {
  return routes().some((other) => other.route.path === `${route.path}/1`);
}

export function hasVersion(route: Route) {
  const { data } = route;
  const entry = data instanceof z.ZodArray && isOnlyRecord(route) ? data.element : data;
  return entry instanceof z.ZodObject && 'version' in entry.shape;
}

/** What everybody may read is asked for by its tag. */
export function hasTag(route: Route) {
  return hasVersion(route) || (route.method === 'GET' && route.access === 'public' && !route.personal);
}

/** What the tag of an answer of this route is made of. */
export function tagging(route: Route): (outcome: Outcome) => Outcome['tag'] {
  if (!hasTag(route)) return () => undefined;
  if (!hasVersion(route)) return () => ({});
  return ({ body }) => {
    const [{ version }] = [(body as { data: unknown }).data].flat() as [{ version: number }];
    return { version };
  };
}
