/**
 * The whole site as one Hono app: health, API, pictures, files, and pages for everything else. Pages come as a function,
 * so that this room knows nothing of React.
 */

import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Handler, Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import type { Logger } from 'pino';
import { problem } from '#contract/errors.ts';
import { api } from '#server/api/index.ts';
import type { Content } from '#server/cache/content.ts';
import { askedBy, judgementOf } from '#server/cache/judgement.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { faultPage, isForPeople } from '#server/call/fault-page.ts';
import { createApi, send } from '#server/call/http.ts';
import { createPerform, refusal } from '#server/call/perform.ts';
import { onlyToBeRead, refuse } from '#server/call/refuse.ts';
import { asStranger } from '#server/call/stranger.ts';
import { clientAddress } from '#server/client-address.ts';
import { isCommitUnknown, outageOf } from '#server/db/outage.ts';
import { deviceCookie, deviceDays, isDeviceToken } from '#server/identity/known-device.ts';
import {
  isXsrfToken,
  newXsrfToken,
  senderOf,
  xsrfCookie,
  xsrfHeader,
  xsrfHolds,
} from '#server/identity/xsrf.ts';
import { newToken } from '#server/links/token.ts';
import { pathWithoutTokens } from '#server/log/log.ts';
import { servePicture } from '#server/media/serve.ts';
import type { Store } from '#server/media/store.ts';
import { createUploads } from '#server/media/uploads.ts';
import { serveFeed } from '#server/seo/feed.ts';
import { serveSocial } from '#server/seo/serve-social.ts';
import { serveManifest, serveRobots, serveSpeculationRules } from '#server/seo/site-files.ts';
import { serveSitemap } from '#server/seo/sitemap.ts';
import { answerHeaders } from './answer-headers.ts';
import { type Pages, servePages } from './serve-pages.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** By which a browser of staff is known again. */
    deviceToken: string | undefined;
  }
}

export interface AppOptions {
  services: Services;
  /** Where pictures stand. */
  store: Store;
  dataDir: string;
  log: Logger;
  trustProxy: boolean;
  /** Folder of built files, served at /; without one (in tests of the API) there is none. */
  files?: string;
  /** Without it nothing that pages make of the content is kept from one to the next. */
  content?: Content;
  /** Answers /metrics. */
  metrics?: Handler;
  pages?: Pages;
}

/** Sent again with the same Idempotency-Key, as our own pages do, nothing is done twice. */
const unknownWords =
  'The connection broke off before it was certain whether this was saved. Look whether it was, or send it again in a moment.';

/** Nobody writes a form of this size by hand, and the framework reads it whole. */
const largestForm = 200_000;

/** Pages whose scripts change something, and so need a token for the header of their calls. */
const sendsByScript = /^\/(appointment|admin(\/.*)?)(\.data|\/)?$/i;

/** Files, lists for other programs, signs of life. */
const onlyRead =
  /^\/(healthz|readyz|metrics|service-worker\.js|favicon\.ico|feed\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest|speculation-rules\.json|api\/(openapi\.json|docs)|(media|assets|sitemap|social)\/.*)$/;

export function createApp({
  services,
  store,
  dataDir,
  log,
  trustProxy,
  files,
  content,
  metrics,
  pages,
}: AppOptions) {
  const perform = createPerform(services, api);
  const secure = services.publicUrl.startsWith('https:');
  const app = new Hono();

  /** Writes down what nobody expected and answers what may be told of it. */
  function failed(error: unknown, where: string, requestId: string = crypto.randomUUID()) {
    log.error({ requestId, error, where }, 'request failed');
    if (!outageOf(error)) return refusal(problem('internal', { extra: { requestId } }));
    const detail = isCommitUnknown(error) ? unknownWords : undefined;
    return refusal(problem('database-unavailable', { detail, extra: { requestId, retryAfter: 5 } }));
  }
  app.onError((error, c) => {
    // Whoever broke off in the middle of a body reads no answer, and nothing is wrong with us.
    if (isBrokenOff(error)) return c.body(null, 400);
    const requestId = crypto.randomUUID();
    const outcome = failed(error, pathWithoutTokens(c.req.path), requestId);
    return isForPeople(c) ? faultPage(requestId) : send(c, outcome);
  });

  app.use(answerHeaders({ isSecure: secure }));
  app.use((c, next) => (onlyRead.test(c.req.path) ? onlyToBeRead(c, next) : next()));
  const { health } = services.storage.database;
  app.get('/healthz', (c) =>
    health.isStuck ? c.text('no connection to the database comes free', 503) : c.text('ok'),
  );
  app.get('/readyz', async (c) =>
    (await health.isReady()) ? c.text('ready') : c.text('database unavailable', 503, { 'Retry-After': '5' }),
  );
  if (metrics) app.get('/metrics', metrics);
  app.get('/media/:key/:file', servePicture({ orm: services.orm, store }));
  if (files) {
    app.use(
      '/assets/*',
      serveStatic({
        root: files,
        precompressed: true,
        // Built files carry a hash of their content in their name; those of the public folder do not.
        onFound: (path, c) =>
          c.header(
            'Cache-Control',
            /\/assets\/[\w.-]+-[\w-]{8}\.\w+(\.(br|gz))?$/.test(path)
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=3600',
          ),
      }),
    );
    app.get('/assets/*', (c) => c.text('Not found', 404));
    // Every page asks whether there is another one, so that a mistake in it is never kept for longer than a visit.
    const fresh = { onFound: (_: string, c: HonoContext) => c.header('Cache-Control', 'no-cache') };
    app.get('/service-worker.js', serveStatic({ root: files, precompressed: true, ...fresh }));
    app.get('/favicon.ico', (c) => c.redirect('/assets/icon.svg', 301));
  }

  app.use(compress());
  const sender = (c: HonoContext) => senderOf(c.req.raw, services.publicUrl);
  app.use(async (c, next) => {
    await next();
    // A refused call is repeated once with the cookie that its refusal brought.
    const isRefused =
      c.res.status === 403 && c.req.path.startsWith('/api/') && !c.req.header('Authorization');
    if (!isRefused && !sendsByScript.test(c.req.path)) return;
    if (sender(c) === 'elsewhere' || isXsrfToken(services.secret, getCookie(c, xsrfCookie))) return;
    setCookie(c, xsrfCookie, newXsrfToken(services.secret), { path: '/', sameSite: 'Lax', secure });
  });

  // A browser is known again by a cookie that only the sign-in of staff ever sees.
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

  let isProxyUnknown = !trustProxy;
  const callerOf = (c: HonoContext): Caller => {
    if (isProxyUnknown && c.req.header('X-Forwarded-For') !== undefined) {
      isProxyUnknown = false;
      log.warn(
        'A proxy has passed on a request and TRUST_PROXY is not 1. If it is your own, all visitors count as one: set TRUST_PROXY=1.',
      );
    }
    const bearer = /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '');
    return {
      address: askedBy(c) ?? clientAddress(remoteAddress(c), c.req.header('X-Forwarded-For'), trustProxy),
      device: c.req.header('User-Agent') ?? '',
      deviceToken: c.get('deviceToken'),
      // Any other Authorization header is no token of ours: it is refused, not ignored.
      token: c.req.header('Authorization') === undefined ? undefined : (bearer?.[1] ?? ''),
      ifMatch: versionOf(c.req.header('If-Match')),
      idempotencyKey: c.req.header('Idempotency-Key')?.slice(0, 200),
      ownPage:
        sender(c) !== 'elsewhere' &&
        xsrfHolds(services.secret, getCookie(c, xsrfCookie), c.req.header(xsrfHeader)),
      incomplete() {
        judgementOf(c).isWhole = false;
      },
    };
  };
  const visitorOf = (c: HonoContext): Caller => ({
    ...callerOf(c),
    token: undefined,
    ownPage: sender(c) === 'ours',
  });

  app.route('/api/media', createUploads({ services, store, folder: join(dataDir, 'uploads'), callerOf }));
  const readerOf = (c: HonoContext) => asStranger(perform, callerOf(c));
  app.get('/feed.xml', etag(), serveFeed(services, readerOf));
  app.get('/sitemap.xml', serveSitemap(services, readerOf));
  app.get('/sitemap/:part{[1-9]\\d*\\.xml}', serveSitemap(services, readerOf));
  app.get('/robots.txt', serveRobots(services));
  app.get('/manifest.webmanifest', serveManifest(readerOf));
  app.get('/speculation-rules.json', serveSpeculationRules);
  const social = serveSocial({ publicUrl: services.publicUrl, store, files }, readerOf);
  app.get('/social/hospital/:file', social);
  app.get('/social/:kind/:slug/:file', social);
  app.route('/api', createApi(perform, callerOf));
  app.all('/api/*', (c) => send(c, refusal(problem('not-found'))));
  if (pages) {
    app.use(bodyLimit({ maxSize: largestForm, onError: (c) => refuse(c, problem('too-large')) }));
    app.all('*', servePages({ pages, perform, visitorOf, content, failed }));
  }
  return app;
}

/** How Node.js says that a body's sender is gone. */
function isBrokenOff({ message, code }: Error & { code?: string }) {
  return code === 'ECONNRESET' && message === 'aborted';
}

/** The version that a change is based on. What cannot be read is a version that nothing has, so that it changes nothing. */
function versionOf(ifMatch: string | undefined) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return Number(/^\s*(?:W\/)?"(\d+)"\s*$/.exec(ifMatch)?.[1] ?? -1);
}

/** None where the app is called in-process. */
function remoteAddress(c: HonoContext) {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
