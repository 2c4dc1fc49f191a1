/**
 * What caches in front of ours, such as a CDN, may do with pages that are the same for everyone until content changes.
 */

/** Yesterday's phone number of a hospital is better than an error. */
const ifAwaySeconds = 86_400;
/** How long a page may stay old after a lost purge (purge.ts). */
export const mostSeconds = 3_600;

/**
 * Browsers revalidate each time, so that a change is seen at once; an old page is shown only while the server is away.
 */
export const cachingOfPage = `public, max-age=0, stale-if-error=${ifAwaySeconds}`;

/**
 * For a page that a purge ends early. `lastsMs` is how long it stays true without a write. A page may be shown while a
 * newer one is fetched, but only as long as it is true. Sent to CDNs alone (RFC 9213), since a browser learns of no
 * purge.
 */
export function cachingOfCdn(lastsMs: number): [name: string, value: string][] {
  const lasts = Math.max(0, Math.floor(lastsMs / 1_000));
  const seconds = Math.min(lasts, mostSeconds);
  const revalidating = Math.min(lasts - seconds, mostSeconds);
  const ifAway = `stale-if-error=${ifAwaySeconds}`;
  return [
    ['cache-control', `public, max-age=0, s-maxage=${seconds}, ${ifAway}`],
    ['cdn-cache-control', `max-age=${seconds}, stale-while-revalidate=${revalidating}, ${ifAway}`],
  ];
}

/** Replaces Cache-Control in headers that alternate names and values. */
export function withCaching(headers: string[], caching: [string, string][]) {
  const at = headers.indexOf('cache-control');
  return [...headers.slice(0, at), ...headers.slice(at + 2), ...caching.flat()];
}
