/** The Location of a 201. */
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { ownAddress } from '#words/own-address.ts';

/** A path below /api or a member of the answer that is a whole address; null if the caller has none. */
export function locationTemplate(route: Route): string | null {
  if (route.location !== undefined) return route.location;
  const ofOne = `${route.path}/{id}`;
  return routes().some((other) => other.route.path === ofOne) ? ofOne : route.path;
}

export function locationOf(
  route: Route,
  params: Record<string, string>,
  data: Record<string, unknown>,
): string | null {
  const place = locationTemplate(route);
  if (place === null) return null;
  const filled = place.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name] ?? data[name] ?? data.id),
  );
  return place.startsWith('/') ? ownAddress(`/api${filled}`) : filled;
}
