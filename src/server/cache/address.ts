/**
 * Under which address an answer may be kept. The address is all that a kept answer depends on: it is asked for under
 * this very address and nothing else of the request, neither host nor cookie, so the same one is everybody's.
 */
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';

/** Longer addresses are nobody's bookmark. */
const longestAddress = 300;

/** Names that other sites put into links to count who follows them; no page of ours reads them. */
const counting = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|mc_cid|mc_eid|_gl|_hsenc)$/;

/**
 * What is never the same for everybody, or not made here: staff and booking pages, the data of applications, and files.
 * Other pages find out while they are made (judgement.ts).
 */
const elsewhere =
  /^\/(admin|appointment|assets|media|social|theme|__|healthz|readyz|metrics|service-worker\.js|favicon\.ico)|\.data$/i;

/** Words that the site itself writes, in one way only: as many as it has pages, whatever anybody asks for. */
const plain = /^\/(?:[a-z0-9_.-]+\/)*[a-z0-9_.-]*$/;

interface Call {
  pattern: RegExp;
  route: Route;
}

/** Public calls of the API that answer the same to everybody until content changes. */
const calls: Call[] = routes()
  .filter(({ route }) => route.method === 'GET' && route.access === 'public')
  .map(({ route }) => ({
    pattern: new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    route,
  }));

/** Whether what a call of the contract answers stays the same until content changes. */
export function isLasting(route: Route, query: Record<string, unknown> | undefined) {
  if (route.method !== 'GET' || route.access !== 'public' || route.personal || route.live === true)
    return false;
  return !route.live?.some((name) => query?.[name] !== undefined && query[name] !== '');
}

/** The address that stands for this one, or null where its answer is not kept; `url` begins with a slash. */
export function keptAddress(url: string): string | null {
  // Two slashes at the start would name another host.
  if (url.length > longestAddress || !/^\/(?![/\\])/.test(url) || elsewhere.test(pathOf(url))) return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const given = [...searchParams].filter(([name]) => !counting.test(name));
  if (given.some(([name]) => name === 'preview')) return null;
  if (!pathname.startsWith('/api/')) return joined(pathname, given);
  const call = calls.find(({ pattern }) => pattern.test(pathname));
  if (!call || !isLasting(call.route, Object.fromEntries(given))) return null;
  // The API ignores what it does not know, and so do we.
  return joined(
    pathname,
    given.filter(([name]) => Object.hasOwn(call.route.query?.shape ?? {}, name)),
  );
}

/** Whether it names a page or a call without any choice of the visitor's. */
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
