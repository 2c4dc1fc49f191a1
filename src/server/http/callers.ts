/** The caller of a request, for calls and pages. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { reasonHeader } from '#contract/export.ts';
import { versionsOf } from '#server/cache/conditional.ts';
import { askedBy, judgementOf } from '#server/cache/judgement.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { requestOrigin, xsrfCookie, xsrfHeader, xsrfHolds } from '#server/identity/xsrf.ts';
import type { AddressReader } from './address-reader.ts';

export function callers({ publicUrl, secret }: Services, addressOf: AddressReader) {
  const sender = (c: HonoContext) => requestOrigin(c.req.raw, publicUrl);
  const callerOf = (c: HonoContext): Caller => {
    const bearer = /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '');
    return {
      address: askedBy(c) ?? addressOf(remoteAddress(c), (name) => c.req.header(name)),
      device: c.req.header('User-Agent') ?? '',
      deviceToken: c.get('deviceToken'),
      // Any other Authorization header is not our token: it is refused, not ignored.
      token: c.req.header('Authorization') === undefined ? undefined : (bearer?.[1] ?? ''),
      ifMatch: versionsOf(c.req.header('If-Match')),
      idempotencyKey: c.req.header('Idempotency-Key')?.slice(0, 200),
      browser: getCookie(c, xsrfCookie),
      reason: asText(c.req.header(reasonHeader)),
      ownPage:
        sender(c) !== 'elsewhere' && xsrfHolds(secret, getCookie(c, xsrfCookie), c.req.header(xsrfHeader)),
      incomplete() {
        judgementOf(c).isWhole = false;
      },
    };
  };
  /** The visitor of a page: only what their browser says of itself, without their token. */
  const visitorOf = (c: HonoContext): Caller => ({
    ...callerOf(c),
    token: undefined,
    browser: undefined,
    ownPage: sender(c) === 'ours',
  });
  return { callerOf, visitorOf };
}

/** A header that is not percent-encoded is taken unchanged. */
function asText(header: string | undefined) {
  try {
    return header && decodeURIComponent(header);
  } catch {
    return header;
  }
}

/** Undefined if the app is called in-process. */
function remoteAddress(c: HonoContext) {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
