/** Where what a call created is: the Location of a 201. */
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';

/** Below /api, or a member of the answer that is a whole address. */
export function placeOf(route: Route): string {
  if (route.location) return route.location;
  const ofOne = `${route.path}/{id}`;
  return routes().some((other) => other.route.path === ofOne) ? ofOne : route.path;
}

export function locationOf(
  route: Route,
  params: Record<string, string>,
  data: Record<string, unknown>,
): string {
  const place = placeOf(route);
  const filled = place.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name] ?? data[name] ?? data.id),
  );
  return place.startsWith('/') ? `/api${filled}` : filled;
}
