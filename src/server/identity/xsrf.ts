/**
 * Whether one of our pages sent a request that changes something. First by the origin that the browser states, which no
 * page can forge: a foreign origin is refused, regardless of the token. That alone admits a form without script. A call
 * by script, or by a program that states no origin, must also repeat the cookie in a header, which a page of another
 * site can neither read nor send.
 *
 * The token is a nonce and its signature, so that only this hospital can make one. It is not bound to a visitor: a
 * neighbouring subdomain can fetch one and plant it, since the specification fixes the cookie's name and so rules out
 * `__Host-`. That is why the token is never enough if the browser states a foreign origin.
 */
import { randomBytes } from 'node:crypto';
import { isSame, sign } from '#server/kernel/signature.ts';

export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';

export function newXsrfToken(secret: string) {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(secret, 'xsrf', nonce)}`;
}

export function isXsrfToken(secret: string, token: string | undefined): token is string {
  const [nonce, signature] = token?.split('.') ?? [];
  return Boolean(nonce && signature) && isSame(signature!, sign(secret, 'xsrf', nonce!));
}

export function xsrfHolds(secret: string, cookie: string | undefined, header: string | undefined) {
  return isXsrfToken(secret, cookie) && header !== undefined && isSame(cookie, header);
}

type RequestOrigin = 'ours' | 'elsewhere' | 'unknown';

/**
 * The sender of a request, according to the browser. `Origin` must be that of PUBLIC_URL. The request's own address
 * counts only if no public one is configured, or if the browser adds that both are the same, as for a hospital with a
 * second name. "null" is the origin of a page that hides its own.
 */
export function requestOrigin(request: Request, publicUrl: string): RequestOrigin {
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return 'elsewhere';
  if (origin === null) return fetchSite === 'same-origin' ? 'ours' : 'unknown';
  const ours = new URL(publicUrl);
  if (origin === ours.origin) return 'ours';
  const isOwnAddress = URL.parse(origin)?.host === new URL(request.url).host;
  return isOwnAddress && (isLocal(ours) || fetchSite === 'same-origin') ? 'ours' : 'elsewhere';
}

/** The default, which says nothing about the hospital's public address. */
function isLocal({ hostname }: URL) {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
