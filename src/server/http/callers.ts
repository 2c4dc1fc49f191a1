/** Who sends a request, as calls and pages are told. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { reasonHeader } from '#contract/export.ts';
import { askedBy, judgementOf } from '#server/cache/judgement.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { clientAddress } from '#server/client-address.ts';
import { versionsOf } from '#server/conditional.ts';
import { senderOf, xsrfCookie, xsrfHeader, xsrfHolds } from '#server/identity/xsrf.ts';

export function callers({ publicUrl, secret }: Services, log: Logger, trustProxy: boolean) {
  const sender = (c: HonoContext) => senderOf(c.req.raw, publicUrl);
  let isProxyUnknown = !trustProxy;
  const callerOf = (c: HonoContext): Caller => {
    if (isProxyUnknown && c.req.header('X-Forwarded-For') !== undefined) {
      isProxyUnknown = false;
      log.warn(
        'A proxy passed on a request, but TRUST_PROXY is not 1. If it is your own, all visitors count as one: set TRUST_PROXY=1.',
      );
    }
    const bearer = /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '');
    return {
      address: askedBy(c) ?? clientAddress(remoteAddress(c), c.req.header('X-Forwarded-For'), trustProxy),
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
  /** As a page may see its visitor: by what their browser says of itself and without their token. */
  const visitorOf = (c: HonoContext): Caller => ({
    ...callerOf(c),
    token: undefined,
    browser: undefined,
    ownPage: sender(c) === 'ours',
  });
  return { callerOf, visitorOf };
}

/** A header that is not percent-encoded is taken as it is. */
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
