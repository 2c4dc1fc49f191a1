/**
 * The XSRF token: a nonce and its signature, in a cookie that script may read. A state-changing request without a
 * bearer token must repeat the cookie in a header (or, from a page without script, in a form field, which the page's
 * own action turns into the header). The signature keeps a neighbouring subdomain from planting a token of its own.
 */
import { randomFillSync } from 'node:crypto';
import { isSame, sign } from './signature.ts';

export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'X-XSRF-TOKEN';

const nonceBytes = 16;
/** A call for random bytes costs more than the bytes, and a page from memory costs little more than either. */
const random = Buffer.alloc(256 * nonceBytes);
let used = random.length;

function newNonce() {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += nonceBytes;
  return random.toString('base64url', used - nonceBytes, used);
}

export function newXsrfToken(secret: string) {
  const nonce = newNonce();
  return `${nonce}.${sign(secret, 'xsrf', nonce)}`;
}

export function isXsrfToken(secret: string, token: string | undefined): token is string {
  const [nonce, signature] = token?.split('.') ?? [];
  return Boolean(nonce && signature) && isSame(signature!, sign(secret, 'xsrf', nonce!));
}

/** Whether a request may change something: cookie and header agree, and the browser does not say it came from elsewhere. */
export function xsrfHolds(
  secret: string,
  {
    cookie,
    header,
    fetchSite,
  }: { cookie: string | undefined; header: string | undefined; fetchSite: string | undefined },
) {
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return isXsrfToken(secret, cookie) && header !== undefined && isSame(cookie, header);
}
