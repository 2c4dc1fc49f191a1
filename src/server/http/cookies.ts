/** The two cookies of the server: one against forged forms, one to recognise a browser of staff. */
import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { judgementOf } from '#server/cache/judgement.ts';
import type { Services } from '#server/call/context.ts';
import { deviceCookie, deviceDays, isDeviceToken } from '#server/identity/known-device.ts';
import { isXsrfToken, newXsrfToken, requestOrigin, xsrfCookie } from '#server/identity/xsrf.ts';
import { newToken } from '#server/links/token.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Recognises a browser of staff. */
    deviceToken: string | undefined;
  }
}

/** Pages whose scripts change something, and so need a token for the header of their calls. */
const sendsByScript = /^\/(appointment|admin(\/.*)?)(\.data|\/)?$/i;

export function giveCookies(app: Hono, { publicUrl, secret }: Pick<Services, 'publicUrl' | 'secret'>) {
  const secure = publicUrl.startsWith('https:');
  // An answer that sets a cookie, or would for another browser, is for one browser: no shared cache may keep it.
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Set-Cookie') && !sendsByScript.test(c.req.path)) return;
    judgementOf(c).isForEverybody = false;
    if (!/\b(private|no-store)\b/.test(headers.get('Cache-Control') ?? ''))
      c.header('Cache-Control', 'private, no-cache');
  });

  app.use(async (c, next) => {
    await next();
    // A refused call is retried once with the cookie from its refusal.
    const isRefused =
      c.res.status === 403 && c.req.path.startsWith('/api/') && !c.req.header('Authorization');
    if (!isRefused && !sendsByScript.test(c.req.path)) return;
    if (requestOrigin(c.req.raw, publicUrl) === 'elsewhere' || isXsrfToken(secret, getCookie(c, xsrfCookie)))
      return;
    setCookie(c, xsrfCookie, newXsrfToken(secret), { path: '/', sameSite: 'Lax', secure });
  });

  // Known browsers have a cookie that only the staff sign-in ever sees.
  app.use('/api/admin/*', async (c, next) => {
    const cookie = getCookie(c, deviceCookie);
    const token = isDeviceToken(cookie) ? cookie : newToken();
    c.set('deviceToken', token);
    await next();
    if (token !== cookie && c.req.method !== 'GET')
      setCookie(c, deviceCookie, token, {
        path: '/api/admin',
        sameSite: 'Strict',
        httpOnly: true,
        secure,
        maxAge: deviceDays * 86_400,
      });
  });
}
