/**
 * Security headers of every answer. Pages set their own Content-Security-Policy, and those behind a link their own
 * Referrer-Policy.
 */
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';

/** For everything but pages. Browsers use inline styles to show a picture that is opened directly. */
const policyOfData =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function answerHeaders({ isSecure }: { isSecure: boolean }): MiddlewareHandler {
  return every(
    secureHeaders({
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: false,
      strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
      // For extinct browsers and plugins, or the browsers' own default: bytes in every answer.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    async (c, next) => {
      await next();
      // Answers at secret addresses set a stricter policy.
      if (!c.res.headers.has('Referrer-Policy'))
        c.res.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
      // Pages have their own policy, and a worker is governed by that of its script.
      const isOwn = /^text\/html|javascript/.test(c.res.headers.get('Content-Type') ?? '');
      if (!isOwn && !c.res.headers.has('Content-Security-Policy'))
        c.res.headers.set('Content-Security-Policy', policyOfData);
    },
  );
}
