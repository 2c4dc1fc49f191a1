/**
 * Whether a request that changes something was sent by a page of ours. First by what its browser says of where it comes
 * from, which no page can forge: whatever comes from elsewhere is refused, with whatever token. A form without script is
 * let in by that alone. A call by script, or by a program that says nothing of where it comes from, must repeat the
 * cookie in a header besides, which a page of another site can neither read nor send.
 *
 * The token is a nonce and its signature, so that only this hospital makes one. It is bound to no visitor: a neighbouring
 * subdomain can fetch one and plant it, since the specification fixes the cookie's name and so keeps `__Host-` out of
 * it. That is why the token is never enough where the browser says that somebody else sent the request.
 */
import { randomBytes } from 'node:crypto';
import { isSame, sign } from '#server/signature.ts';

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

/** Whether cookie and header are the same token of this hospital's. */
export function xsrfHolds(secret: string, cookie: string | undefined, header: string | undefined) {
  return isXsrfToken(secret, cookie) && header !== undefined && isSame(cookie, header);
}

export type Sender = 'ours' | 'elsewhere' | 'unknown';

/**
 * Who sent a request, by the browser's own words. `Origin` must be that of PUBLIC_URL; the address that the request
 * itself names counts only where nobody has said what the public one is, or where the browser adds that the two are the
 * same, as for a hospital with a second name. "null" is the origin of a page that hides where it is from.
 */
export function senderOf(request: Request, publicUrl: string): Sender {
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return 'elsewhere';
  if (origin === null) return fetchSite === 'same-origin' ? 'ours' : 'unknown';
  const ours = new URL(publicUrl);
  if (origin === ours.origin) return 'ours';
  const isOwnAddress = URL.parse(origin)?.host === new URL(request.url).host;
  return isOwnAddress && (isLocal(ours) || fetchSite === 'same-origin') ? 'ours' : 'elsewhere';
}

/** The default, which says nothing of where visitors find the hospital. */
function isLocal({ hostname }: URL) {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
