/**
 * The address under which an answer may be cached. A cached answer depends on its address alone: it is requested
 * without host, cookie or anything else of the request, so it is the same for everyone.
 */
import type { Route } from '#contract/base.ts';
import { routesByPath } from '#contract/routes.ts';
import { partsOfAddress } from '#words/language.ts';

/** No one bookmarks longer addresses. */
const longestAddress = 300;

/** Tracking parameters that other sites add to links; no page of ours reads them. */
const counting = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|mc_cid|mc_eid|_gl|_hsenc)$/;

/**
 * Never the same for everyone, or not made here: staff and booking pages, data of client-side navigation, and files.
 * Other pages find out while they render (judgement.ts).
 */
const elsewhere =
  /^\/(admin|appointment|assets|media|social|theme|t\/|__|healthz|readyz|metrics|service-worker\.js|favicon\.ico)|\.data$/i;

/** Paths in the site's own notation: bounded by its pages, regardless of requests. */
const plain = /^\/(?:[a-z0-9_.-]+\/)*[a-z0-9_.-]*$/;

interface Call {
  pattern: RegExp;
  route: Route;
}

/** In the order in which the API matches an address. */
const calls: Call[] = routesByPath()
  .filter(({ route }) => route.method === 'GET' && route.access === 'public')
  .map(({ route }) => ({
    pattern: new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    route,
  }));

/** Whether a call's answer stays the same until content changes. */
export function isLasting(route: Route, query: Record<string, unknown> | undefined) {
  if (route.method !== 'GET' || route.access !== 'public' || route.personal || route.live === true)
    return false;
  return !route.live?.some((name) => query?.[name] !== undefined && query[name] !== '');
}

/** Null if the answer is not cached; `url` begins with a slash. */
export function keptAddress(url: string): string | null {
  // Two slashes at the start would name another host.
  if (
    url.length > longestAddress ||
    !/^\/(?![/\\])/.test(url) ||
    elsewhere.test(partsOfAddress(pathOf(url)).path)
  )
    return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const given = [...searchParams].filter(([name]) => !counting.test(name));
  if (given.some(([name]) => name === 'preview')) return null;
  const { path } = partsOfAddress(pathname);
  if (!path.startsWith('/api/')) return joined(pathname, given);
  const call = calls.find(({ pattern }) => pattern.test(path));
  if (!call || !isLasting(call.route, Object.fromEntries(given))) return null;
  // The API ignores unknown parameters, and so does the cache.
  return joined(
    pathname,
    given.filter(([name]) => Object.hasOwn(call.route.query?.shape ?? {}, name)),
  );
}

/** Whether it names a page or a call without any parameters. */
export function isPlain(address: string) {
  return plain.test(address) && (address === '/' || !address.endsWith('/'));
}

export function pathOf(address: string) {
  return address.split('?', 1)[0]!;
}

function joined(pathname: string, given: [string, string][]) {
  if (given.length === 0) return pathname;
  return `${pathname}?${new URLSearchParams(given.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))}`;
}
