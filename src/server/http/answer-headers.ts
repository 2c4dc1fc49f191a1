/** What every answer tells the browser to refuse. Pages bring a Content-Security-Policy of their own. */
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';

/** Of what is no page: data, pictures, words. Browsers draw a picture that is opened by itself with styles of theirs. */
const policyOfData =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function answerHeaders({ isSecure }: { isSecure: boolean }): MiddlewareHandler {
  return every(
    secureHeaders({
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
      // For browsers and plugins that are gone, or what browsers do by themselves: bytes of every answer.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    async (c, next) => {
      await next();
      // A page says for itself, and a worker lives under the policy of its own script.
      const isOwn = /^text\/html|javascript/.test(c.res.headers.get('Content-Type') ?? '');
      if (!isOwn && !c.res.headers.has('Content-Security-Policy'))
        c.res.headers.set('Content-Security-Policy', policyOfData);
    },
  );
}
