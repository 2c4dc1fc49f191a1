/** What caches in front of ours, such as a CDN, may do with pages that are the same for everybody until content changes. */

/** A hospital's telephone number of yesterday is better than an error. */
const ifAwaySeconds = 86_400;
/** What a lost purge (purge.ts) may cost. */
export const mostSeconds = 3_600;

/** Browsers ask each time, so that a change is seen at once; for anybody while the server is away. */
export const cachingOfPage = `public, max-age=0, stale-if-error=${ifAwaySeconds}`;

/**
 * Of a page that a purge ends before its time. `lastsMs` is how long it stays true without a write. A page may be
 * shown while a newer one is fetched, but only as long as it is true. That is said to CDNs alone (RFC 9213), since a
 * browser hears of no purge.
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

/** Headers that alternate names and values, with these for their own Cache-Control. */
export function withCaching(headers: string[], caching: [string, string][]) {
  const at = headers.indexOf('cache-control');
  return [...headers.slice(0, at), ...headers.slice(at + 2), ...caching.flat()];
}
